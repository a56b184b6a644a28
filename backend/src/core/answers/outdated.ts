import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** What the database's triggers call when something changes that answers for everyone are made from (migration 10). */
const CHANNEL = 'answers';
/** Milliseconds between two looks at whether changes still arrive. */
const HEARTBEAT = 5_000;
/** Milliseconds that an answer of the database may take. */
const PATIENCE = 2_000;
/** Milliseconds until a lost connection is made anew. */
const PAUSE = 1_000;
/** The tables whose triggers tell of changes. */
const WATCHED =
  "SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'answers_outdated'";

/** How far the database's log of changes reaches, and of which database it is: replicas have the same one. */
const POSITION = 'SELECT pg_current_wal_insert_lsn()::text AS lsn, system_identifier::text AS system FROM pg_control_system()';

/** A place in a database's log of changes (WAL). */
export interface Position {
  lsn: string;
  /** Names the database and its replicas. */
  system: string;
}

/**
 * Hears from the database what has changed, in whichever process. Time is counted in changes: what was read at a moment is current as long
 * as none of its tables has changed since. While nothing can be heard, nothing is current.
 */
export class Outdated {
  /** How many changes have been heard of. */
  heard = 0;
  private now = 1;
  private readonly changedAt = new Map<string, number>();
  private everythingAt = 0;
  private watched: ReadonlySet<string> = new Set();
  private client: pg.Client | undefined;
  private isListening = false;
  private isClosed = false;
  private retry: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  /** Who waits until everything that was committed before has been heard of, by the name of their sign. */
  private readonly waiting = new Map<string, () => void>();
  private readonly followers: (() => void)[] = [];
  private asked: { at: number; position: Promise<Position | undefined> } | undefined;

  constructor(private readonly config: pg.ClientConfig) {}

  /** Begins to listen; resolves when the first attempt has been made. */
  async start(): Promise<void> {
    const client = new pg.Client({ ...this.config, application_name: 'citypins changes', keepAlive: true, query_timeout: PATIENCE, pipeline: true });
    this.client = client;
    const lost = () => this.lose(client);
    client
      .on('error', lost)
      .on('end', lost)
      .on('notification', ({ payload = '' }) => this.hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      const watched = await client.query<{ name: string }>(WATCHED);
      await this.echo(client);
      if (this.client !== client) return;
      this.watched = new Set(watched.rows.map(({ name }) => name));
      this.now += 1;
      this.everythingAt = this.now;
      this.isListening = true;
      this.tellFollowers();
      this.heartbeat = setInterval(() => void this.settle(), HEARTBEAT).unref();
    } catch {
      this.lose(client);
    }
  }

  /** Whether changes are heard of at the moment. */
  get isHearing(): boolean {
    return this.isListening;
  }

  /** The moment of a read that begins; undefined while changes are not heard of. */
  moment(): number | undefined {
    return this.isListening ? this.now : undefined;
  }

  /** Whether changes of all these tables are told of. */
  watches(tables: readonly string[]): boolean {
    return tables.every((table) => this.watched.has(table));
  }

  /** Whether what was read from tables at a moment still stands. */
  isCurrent(tables: readonly string[], readAt: number): boolean {
    if (!this.isListening || readAt < this.everythingAt) return false;
    return readAt === this.now || tables.every((table) => (this.changedAt.get(table) ?? 0) <= readAt);
  }

  /** Calls something whenever a change has been heard of, and when listening begins. */
  onChange(follower: () => void): void {
    this.followers.push(follower);
  }

  /** Where in the database's log all changes are that have been heard of by this moment, or later; undefined where it does not say. */
  position(): Promise<Position | undefined> {
    if (this.asked?.at !== this.now) this.asked = { at: this.now, position: this.askPosition() };
    return this.asked.position;
  }

  /** Waits until all that was committed before has been heard of: whoever has written something then reads it. */
  async settle(): Promise<void> {
    const { client } = this;
    if (!client || !this.isListening) return;
    await this.echo(client).catch(() => this.lose(client));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.retry);
    const { client } = this;
    if (client) this.lose(client);
    await client?.end().catch(() => undefined);
  }

  private hear(payload: string): void {
    const waiter = this.waiting.get(payload);
    if (waiter) {
      waiter();
      return;
    }
    this.heard += 1;
    this.now += 1;
    this.changedAt.set(payload, this.now);
    this.tellFollowers();
  }

  private tellFollowers(): void {
    for (const follower of this.followers) follower();
  }

  private async askPosition(): Promise<Position | undefined> {
    const { client } = this;
    try {
      return (await client?.query<Position & pg.QueryResultRow>(POSITION))?.rows[0];
    } catch {
      if (client) this.lose(client);
      return undefined;
    }
  }

  /** Sends a sign through the channel and waits for it: notices arrive in the order of their commits. */
  private async echo(client: pg.Client): Promise<void> {
    const sign = `echo ${randomUUID()}`;
    let timer: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      this.waiting.set(sign, resolve);
      timer = setTimeout(reject, PATIENCE, new Error('Nothing is heard'));
    });
    try {
      await Promise.all([heard, client.query(`SELECT pg_notify('${CHANNEL}', $1)`, [sign])]);
    } finally {
      clearTimeout(timer);
      this.waiting.delete(sign);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.isListening = false;
    clearInterval(this.heartbeat);
    for (const resolve of this.waiting.values()) resolve();
    client.end().catch(() => undefined);
    if (!this.isClosed) this.retry = setTimeout(() => void this.start(), PAUSE).unref();
  }
}
