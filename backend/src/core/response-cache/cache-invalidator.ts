import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { DatabaseClient } from '../database-client.js';

/** PostgreSQL channel on which triggers report changes of the tables behind cached responses (migration 10). */
const CHANNEL = 'answers';
/** Interval (ms) of the check that notifications still arrive. */
const HEARTBEAT = 5_000;
/** Timeout (ms) of a statement and of a barrier message. */
const PATIENCE = 2_000;
/** Pause (ms) before a lost connection is opened again. */
const PAUSE = 1_000;
/** SQL for the names of the tables that have a change trigger. */
const WATCHED =
  "SELECT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'answers_outdated'";

/** SQL for the current position in the write-ahead log and the system identifier. Replicas have the system identifier of their primary. */
const POSITION = 'SELECT pg_current_wal_insert_lsn()::text AS lsn, system_identifier::text AS system FROM pg_control_system()';

/** A position in the write-ahead log (WAL) of a database. */
export interface Position {
  lsn: string;
  /** Identifier of the database, shared by its replicas. */
  system: string;
}

/**
 * Cache invalidator: receives notifications of table changes in the database, made by any process.
 * A moment is the number of changes so far. A result that was read at a moment is current while none of its tables has changed since. While the
 * connection is lost, no result is current.
 */
export class CacheInvalidator {
  /** Number of change notifications received. */
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
  /** Callbacks of barrier messages, by message. When a barrier message arrives, all notifications of earlier commits have arrived. */
  private readonly waiting = new Map<string, () => void>();
  private readonly followers: ((table?: string) => void)[] = [];
  private asked: { at: number; position: Promise<Position | undefined> } | undefined;

  constructor(private readonly config: pg.ClientConfig) {}

  /** Starts to listen; resolves after the first attempt, also if it fails. */
  async start(): Promise<void> {
    const client = new DatabaseClient({ ...this.config, application_name: 'citypins changes', keepAlive: true, query_timeout: PATIENCE, pipeline: true });
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

  /** Whether change notifications are being received. */
  get isHearing(): boolean {
    return this.isListening;
  }

  /** Returns the moment of a read that begins now; undefined while no notifications are received. */
  moment(): number | undefined {
    return this.isListening ? this.now : undefined;
  }

  /** Returns whether all these tables have a change trigger. */
  watches(tables: readonly string[]): boolean {
    return tables.every((table) => this.watched.has(table));
  }

  /** Returns whether a result that was read from tables at a moment is still current. */
  isCurrent(tables: readonly string[], readAt: number): boolean {
    if (!this.isListening || readAt < this.everythingAt) return false;
    return readAt === this.now || tables.every((table) => (this.changedAt.get(table) ?? 0) <= readAt);
  }

  /** Makes all results out of date that were read before. */
  outdateAll(): void {
    this.now += 1;
    this.everythingAt = this.now;
  }

  /** Registers a callback for each change notification, which gets the table, and for each start of listening. */
  onChange(follower: (table?: string) => void): void {
    this.followers.push(follower);
  }

  /** Returns a position in the write-ahead log that includes all changes notified so far; undefined if the database does not answer. */
  position(): Promise<Position | undefined> {
    if (this.asked?.at !== this.now) this.asked = { at: this.now, position: this.askPosition() };
    return this.asked.position;
  }

  /** Waits until the notifications of all earlier commits have arrived. After that, a user who has written something reads the new state. */
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
    this.tellFollowers(payload);
  }

  private tellFollowers(table?: string): void {
    for (const follower of this.followers) follower(table);
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

  /** Sends a barrier message through the channel and waits for it. PostgreSQL delivers notifications in the order of commits. */
  private async echo(client: pg.Client): Promise<void> {
    const sign = `echo ${randomUUID()}`;
    let timer: NodeJS.Timeout | undefined;
    const heard = new Promise<void>((resolve, reject) => {
      this.waiting.set(sign, resolve);
      timer = setTimeout(reject, PATIENCE, new Error('The barrier message did not arrive'));
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
