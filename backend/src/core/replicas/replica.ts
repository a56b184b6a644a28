import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Outdated, Position } from '../answers/index.js';
import type { ReadStatement } from '../db/read-connections.js';
import { ReadPool } from '../db/read-pool.js';
import { Busy } from '../errors/index.js';
import type { Logger } from '../logging/logger.js';

/** Milliseconds after which a replica counts as one that hangs; as long as a request waits for a connection to the primary. */
const PATIENCE = 2_000;
/** Milliseconds for which one that has failed is left out. */
const PAUSE = 3_000;
/** Milliseconds between two looks at a replica that is behind: twice as long each time. */
const SHORTEST_LOOK = 2;
const LONGEST_LOOK = 200;

/** Whether a replica, in recovery and of the same database, has got to a position of the log. */
const PROGRESS = `SELECT pg_is_in_recovery() AND system_identifier::text = $2 AS "isReplica", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "isThere"
  FROM pg_control_system()`;

const STATEMENT_TIMEOUT = '57014';
/** SQLSTATEs of a statement that the replica could not run, a conflict with what it replays among them; others, and all that are none, are of the replica itself. */
const OF_STATEMENT = /^(?!08|53|57|58)\d/;

/** What a replica must know of the changes in the primary. */
export type Changes = Pick<Outdated, 'moment' | 'isCurrent' | 'position'>;

/**
 * A copy of the database that follows it at some distance. It answers a read only if it has replayed every change of the tables read that this
 * process has heard of: so its answers may be kept like those of the primary.
 */
export class Replica {
  /** The moment of the last change that it is known to have replayed, with all before; 0: nothing is known. */
  private caughtUpAt = 0;
  private client: pg.Client | undefined;
  private following: Promise<void> | undefined;
  private pausedUntil = 0;
  /** Since when it has not replayed what was heard of, in milliseconds since 1970; undefined where it has replayed all. */
  private behindSince: number | undefined;
  private isUsed = false;
  private isFailing = false;
  private readonly pool: ReadPool;
  /** Its address, without what is secret. */
  readonly replica: string;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly changes: Changes,
    private readonly logger: Logger,
  ) {
    this.pool = new ReadPool(config);
    const { host, port } = new pg.Client(config);
    this.replica = `${host}:${port}`;
  }

  /** Statements sent and not answered. */
  get inFlight(): number {
    return this.pool.inFlight;
  }

  /** Connections that are there for statements. */
  get open(): number {
    return this.pool.open;
  }

  /** Whether it answers reads, and for how many seconds it has not replayed what was heard of. */
  get progress(): { isUsed: boolean; lag: number } {
    return { isUsed: this.isUsed, lag: this.behindSince === undefined ? 0 : (Date.now() - this.behindSince) / 1000 };
  }

  /** Whether it may answer a read of these tables. */
  isFitFor(tables: readonly string[]): boolean {
    return this.caughtUpAt > 0 && this.changes.isCurrent(tables, this.caughtUpAt);
  }

  /**
   * Runs a statement; undefined where the primary has to, as this one cannot.
   * @throws what a statement ends with that has taken too long, which it would there, too
   */
  async query(statement: ReadStatement, isHeavy: boolean): Promise<(string | null)[] | undefined> {
    const hanging = setTimeout(() => this.leaveOut(new Error('It does not answer')), PATIENCE);
    try {
      return await this.pool.query(statement, isHeavy);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (code === STATEMENT_TIMEOUT) throw error;
      if (!(error instanceof Busy) && !OF_STATEMENT.test(code)) this.leaveOut(error);
      return undefined;
    } finally {
      clearTimeout(hanging);
    }
  }

  /** Looks how far it is, unless it is about to, or left out. */
  follow(): void {
    if (Date.now() < this.pausedUntil) return;
    this.following ??= this.catchUp()
      .catch((error: unknown) => this.leaveOut(error))
      .finally(() => (this.following = undefined));
  }

  async close(): Promise<void> {
    this.pausedUntil = Infinity;
    this.abandon();
    await this.following;
    await this.pool.close();
  }

  private async catchUp(): Promise<void> {
    this.client ??= await this.connect();
    const { client } = this;
    let moment = this.changes.moment();
    this.behindSince ??= Date.now();
    do {
      const position = await this.changes.position();
      if (moment === undefined || !position) return;
      await this.reach(client, position);
      if (this.client !== client) return;
      this.caughtUpAt = moment;
      this.isFailing = false;
      if (!this.isUsed) this.logger.info({ replica: this.replica }, 'A replica answers reads');
      this.isUsed = true;
      moment = this.changes.moment();
      this.behindSince = moment === this.caughtUpAt ? undefined : Date.now();
    } while (moment !== this.caughtUpAt);
  }

  /** Waits until it has replayed the log up to a position; @throws where it is no replica of that database */
  private async reach(client: pg.Client, { lsn, system }: Position): Promise<void> {
    for (let pause = SHORTEST_LOOK; this.client === client; pause = Math.min(2 * pause, LONGEST_LOOK)) {
      const {
        rows: [row],
      } = await client.query<{ isReplica: boolean; isThere: boolean }>(PROGRESS, [lsn, system]);
      if (!row?.isReplica) throw new Error('It is no replica of the database');
      if (row.isThere) return;
      await sleep(pause);
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.config, application_name: 'citypins progress', keepAlive: true, query_timeout: PATIENCE });
    const lost = (error?: Error) => {
      if (this.client === client) this.leaveOut(error ?? new Error('It has ended the connection'));
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    return client;
  }

  /** Leaves it out for a while. What it has been asked goes to the primary. */
  private leaveOut(error: unknown): void {
    if (this.pausedUntil < Infinity) this.pausedUntil = Date.now() + PAUSE;
    this.abandon();
    if (!this.isFailing) this.logger.warn({ err: error, replica: this.replica }, 'A replica is left out');
    this.isFailing = true;
    this.isUsed = false;
  }

  private abandon(): void {
    const { client } = this;
    this.behindSince ??= Date.now();
    this.caughtUpAt = 0;
    this.client = undefined;
    client?.end().catch(() => undefined);
    this.pool.drop();
  }
}
