import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { Busy } from '../errors/index.js';
import { inStatementSpan } from '../tracing/index.js';
import { DatabaseClient } from '../database-client.js';
import { DB_IDLE_TIMEOUT_MS } from './timeout-client.js';

/** A statement that returns one row of texts. */
export interface ReadStatement {
  text: string;
  values: unknown[];
}

/** A prepared statement that keeps only its row. It skips the metadata that `pg` collects about each result, which took longer than the row itself. */
class OneRow extends pg.Query {
  readonly name: string;
  readonly values: unknown[];
  readonly callback: (error: Error | null) => void;
  private row: (string | null)[] = [];

  constructor({ name, text, values }: ReadStatement & { name: string }, done: (error: Error | null, row: (string | null)[]) => void) {
    super(text);
    this.name = name;
    this.values = values;
    this.callback = (error) => done(error, this.row);
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.row = fields;
  }

  handleRowDescription(): void {}

  handleCommandComplete(): void {}
}

/** Maximum prepared statements of a connection; each takes up to about 100 kB in the database server. */
const PREPARED = 200;
/** Pause (ms) after a failed attempt to connect. */
const PAUSE = 1000;
/** Time (ms) without a response after which a connection counts as blocked by its first statement. Most statements take well below 1 ms. */
const HELD_UP = 5;

/** Parts of `pg` that its types do not declare: the names of prepared statements, and the socket. */
type PipelineClient = pg.Client & { connection: { parsedStatements: Record<string, string>; stream: Socket } };

/** Returns whether a statement timed out, in the database (57014) or without any response. */
const isTimeout = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '57014' || message === 'Query read timeout';
};

/** A connection that sends statements without waiting for the responses to earlier ones. */
export class ReadConnection {
  /** Statements sent and not yet answered. */
  inFlight = 0;
  /** Those of them that are heavy. */
  private heavyInFlight = 0;
  /** Time of the last response, or of the first statement after an idle period (`performance.now()`). */
  private answeredAt = 0;
  private client: PipelineClient | undefined;
  /** The client that was closed after a statement timed out. */
  private stuck: PipelineClient | undefined;
  private opening: Promise<void> | undefined;
  private failedAt = -Infinity;
  private isClosed = false;
  /** Names of the prepared statements, by SQL text. */
  private readonly names = new LRUCache<string, string>({ max: PREPARED, dispose: (name) => this.forget(name) });
  private prepared = 0;

  constructor(private readonly config: pg.ClientConfig) {}

  get isOpen(): boolean {
    return this.client !== undefined;
  }

  get mayOpen(): boolean {
    return !this.isClosed && !this.client && Date.now() - this.failedAt > PAUSE;
  }

  /** Whether a new statement would wait for a slow one. */
  get isHeldUp(): boolean {
    return this.heavyInFlight > 0 || (this.inFlight > 0 && performance.now() - this.answeredAt > HELD_UP);
  }

  /** Connects; concurrent calls share one attempt. Rejects if the database cannot be reached. */
  open(): Promise<void> {
    this.opening ??= this.connect().finally(() => (this.opening = undefined));
    return this.opening;
  }

  async query({ text, values }: ReadStatement, isHeavy: boolean): Promise<(string | null)[]> {
    const { client } = this;
    if (!client) throw new Error('Connection terminated');
    let name = this.names.get(text);
    if (!name) {
      this.prepared += 1;
      name = `read_${this.prepared}`;
      this.names.set(text, name);
    }
    if (this.inFlight === 0) this.answeredAt = performance.now();
    this.inFlight += 1;
    if (isHeavy) this.heavyInFlight += 1;
    try {
      return await inStatementSpan(
        text,
        () => new Promise((resolve, reject) => client.query(new OneRow({ name, text, values }, (error, row) => (error ? reject(error) : resolve(row))))),
      );
    } catch (error) {
      this.names.delete(text); // the statement may not be prepared yet
      if (isTimeout(error)) this.cutOff(client);
      throw client === this.stuck ? new Busy({ cause: error }) : error;
    } finally {
      this.inFlight -= 1;
      if (isHeavy) this.heavyInFlight -= 1;
      this.answeredAt = performance.now();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.opening?.catch(() => undefined);
    await this.client?.end();
  }

  /** Closes the connection at once, even if the database does not answer. Pending statements fail. */
  drop(): void {
    this.client?.connection.stream.destroy();
  }

  private async connect(): Promise<void> {
    const client = new DatabaseClient({ ...this.config, query_timeout: DB_IDLE_TIMEOUT_MS, pipeline: true }) as PipelineClient;
    const lost = () => {
      if (this.client !== client) return;
      this.client = undefined;
      this.names.clear();
    };
    client.on('error', lost).on('end', lost);
    try {
      await client.connect();
      this.client = client;
    } catch (error) {
      this.failedAt = Date.now();
      throw error;
    }
  }

  /** Closes a connection after a timeout. Statements behind the slow one have waited just as long: they fail with Busy instead of waiting again. */
  private cutOff(client: PipelineClient): void {
    this.stuck = client;
    client.connection.stream.destroy();
  }

  private forget(name: string): void {
    if (!this.client) return;
    Reflect.deleteProperty(this.client.connection.parsedStatements, name);
    this.client.query(`DEALLOCATE ${name}`).catch(() => undefined);
  }
}
