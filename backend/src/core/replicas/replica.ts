import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { CacheInvalidator, Position } from '../response-cache/index.js';
import { DatabaseClient } from '../database-client.js';
import { ReadPool, type ReadStatement } from '../db/index.js';
import { Busy } from '../errors/index.js';
import type { Logger } from '../logging/index.js';

/** Timeout (ms) after which a replica counts as unresponsive. It equals the time that a request waits for a connection to the primary. */
const PATIENCE = 2_000;
/** Pause (ms) before a failed replica is used again. */
const PAUSE = 3_000;
/** First and longest interval (ms) of checks of a replica that lags behind. Each interval is twice the previous one. */
const SHORTEST_LOOK = 2;
const LONGEST_LOOK = 200;

/** SQL that tells whether the server is a replica of the same database, and whether it has replayed the log up to a position. */
const PROGRESS = `SELECT pg_is_in_recovery() AND system_identifier::text = $2 AS "isReplica", coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) AS "isThere"
  FROM pg_control_system()`;

const STATEMENT_TIMEOUT = '57014';
/** SQLSTATEs of errors that are only about the statement, such as a conflict with replay. All other errors count as a failure of the replica. */
const OF_STATEMENT = /^(?!08|53|57|58)\d/;

/** The functions of the cache invalidator that a replica needs. */
export type Changes = Pick<CacheInvalidator, 'moment' | 'isCurrent' | 'position'>;

/**
 * A read replica of the database, which lags behind the primary.
 * It only answers a query if it has replayed all changes of the query's tables that this process was notified of. Its responses can therefore be
 * cached like those of the primary.
 */
export class Replica {
  /** Moment up to which the replica has certainly replayed all changes; 0 if unknown. */
  private caughtUpAt = 0;
  private client: pg.Client | undefined;
  private following: Promise<void> | undefined;
  private pausedUntil = 0;
  /** Start of the current lag (ms since the epoch); undefined if the replica has replayed all changes. */
  private behindSince: number | undefined;
  private isUsed = false;
  private isFailing = false;
  private readonly pool: ReadPool;
  /** Host and port, without the secrets of the URL. */
  readonly replica: string;

  constructor(
    private readonly config: pg.ClientConfig,
    private readonly changes: Changes,
    private readonly logger: Logger,
  ) {
    this.pool = new ReadPool(config);
    const { host, port } = new DatabaseClient(config);
    this.replica = `${host}:${port}`;
  }

  /** Statements sent and not yet answered. */
  get inFlight(): number {
    return this.pool.inFlight;
  }

  /** Number of open connections for statements. */
  get open(): number {
    return this.pool.open;
  }

  /** Returns whether the replica answers queries, and its lag (s). */
  get progress(): { isUsed: boolean; lag: number } {
    return { isUsed: this.isUsed, lag: this.behindSince === undefined ? 0 : (Date.now() - this.behindSince) / 1000 };
  }

  /** Returns whether the replica can answer a query of these tables. */
  isFitFor(tables: readonly string[]): boolean {
    return this.caughtUpAt > 0 && this.changes.isCurrent(tables, this.caughtUpAt);
  }

  /**
   * Runs a statement. Returns undefined if the replica cannot run it; the primary must then run it.
   * @throws the error of a statement that timed out: it would also time out on the primary
   */
  async query(statement: ReadStatement, isHeavy: boolean): Promise<(string | null)[] | undefined> {
    const hanging = setTimeout(() => this.leaveOut(new Error('The replica does not answer')), PATIENCE);
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

  /** Starts to check the progress of the replica, unless a check is running or the replica is paused after a failure. */
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
      if (!this.isUsed) this.logger.info({ replica: this.replica }, 'A replica answers queries');
      this.isUsed = true;
      moment = this.changes.moment();
      this.behindSince = moment === this.caughtUpAt ? undefined : Date.now();
    } while (moment !== this.caughtUpAt);
  }

  /**
   * Waits until the replica has replayed the log up to a position.
   * @throws Error if the server is not a replica of that database
   */
  private async reach(client: pg.Client, { lsn, system }: Position): Promise<void> {
    for (let pause = SHORTEST_LOOK; this.client === client; pause = Math.min(2 * pause, LONGEST_LOOK)) {
      const {
        rows: [row],
      } = await client.query<{ isReplica: boolean; isThere: boolean }>(PROGRESS, [lsn, system]);
      if (!row?.isReplica) throw new Error('The server is not a replica of the database');
      if (row.isThere) return;
      await sleep(pause);
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new DatabaseClient({ ...this.config, application_name: 'citypins progress', keepAlive: true, query_timeout: PATIENCE });
    const lost = (error?: Error) => {
      if (this.client === client) this.leaveOut(error ?? new Error('The replica has closed the connection'));
    };
    client.on('error', lost).on('end', lost);
    await client.connect();
    return client;
  }

  /** Pauses the replica after a failure. The primary runs the pending statements. */
  private leaveOut(error: unknown): void {
    if (this.pausedUntil < Infinity) this.pausedUntil = Date.now() + PAUSE;
    this.abandon();
    if (!this.isFailing) this.logger.warn({ err: error, replica: this.replica }, 'A replica has failed; other servers run its queries');
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
