import type { Socket } from 'node:net';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { Busy } from '../errors/index.js';
import { inStatementSpan } from '../tracing/index.js';
import { SILENCE } from './impatient-client.js';

/** A statement whose answer is one row of texts. */
export interface ReadStatement {
  text: string;
  values: unknown[];
}

/** A prepared statement and its only row, without what `pg` learns about any result: that took longer than the row itself. */
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

/** Statements that a connection keeps prepared, at most some 100 kB each in the server. */
const PREPARED = 200;
/** Statements that may wait for one connection: at a millisecond each, the last of them waits long enough. */
const LONGEST_QUEUE = 100;
/** Milliseconds after which a connection that could not be made is tried again. */
const PAUSE = 1000;
/** Milliseconds without an answer after which a connection is held up by its first statement: many times what the slowest usual one takes. */
const HELD_UP = 100;

/** What the types of `pg` do not tell: where it remembers what it has prepared, and its socket. */
type PipelineClient = pg.Client & { connection: { parsedStatements: Record<string, string>; stream: Socket } };

/** Of a statement that the database has ended because it took too long, or to which it has said nothing. */
const isTimeout = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return code === '57014' || message === 'Query read timeout';
};

/** One connection that sends statements without waiting for the answers to those before. */
class ReadConnection {
  /** Statements sent and not answered. */
  inFlight = 0;
  /** When the last answer came, or, after a rest, the first statement was sent. */
  private answeredAt = 0;
  private client: PipelineClient | undefined;
  /** A connection that was cut off because a statement took too long. */
  private stuck: PipelineClient | undefined;
  private opening: Promise<void> | undefined;
  private failedAt = -Infinity;
  private isClosed = false;
  /** Names of the prepared statements by their texts. */
  private readonly names = new LRUCache<string, string>({ max: PREPARED, dispose: (name) => this.forget(name) });
  private prepared = 0;

  constructor(private readonly config: pg.ClientConfig) {}

  get isOpen(): boolean {
    return this.client !== undefined;
  }

  get mayOpen(): boolean {
    return !this.isClosed && !this.client && Date.now() - this.failedAt > PAUSE;
  }

  /** Whether whatever is sent now would wait for a statement that takes long. */
  get isHeldUp(): boolean {
    return this.inFlight > 0 && performance.now() - this.answeredAt > HELD_UP;
  }

  /** Connects, unless it is about to; rejects where the database cannot be reached. */
  open(): Promise<void> {
    this.opening ??= this.connect().finally(() => (this.opening = undefined));
    return this.opening;
  }

  async query({ text, values }: ReadStatement): Promise<(string | null)[]> {
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
    try {
      return await inStatementSpan(
        text,
        () => new Promise((resolve, reject) => client.query(new OneRow({ name, text, values }, (error, row) => (error ? reject(error) : resolve(row))))),
      );
    } catch (error) {
      this.names.delete(text); // it may not have come to be prepared
      if (isTimeout(error)) this.cutOff(client);
      throw client === this.stuck ? new Busy({ cause: error }) : error;
    } finally {
      this.inFlight -= 1;
      this.answeredAt = performance.now();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.opening?.catch(() => undefined);
    await this.client?.end();
  }

  /** Ends it at once, whether or not the database answers: what is under way fails. */
  drop(): void {
    this.client?.connection.stream.destroy();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ ...this.config, query_timeout: SILENCE, pipeline: true }) as PipelineClient;
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

  /** What stands in line behind a statement that took too long has waited as long, and is not made to wait for the next one. */
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

/** Whether a statement is answered sooner by one connection than by another: few under way are no good sign where the first of them takes long. */
const isFreer = (one: ReadConnection, other: ReadConnection): boolean => (one.isHeldUp === other.isHeldUp ? one.inFlight < other.inFlight : other.isHeldUp);

/**
 * A few connections for reading only. Each statement is prepared once and goes to the connection that has the fewest under way, past those
 * that are held up. They are made as they are needed; one that is lost is made anew.
 */
export class ReadConnections {
  private readonly connections: ReadConnection[];

  /** @param options as `psql -c` takes them, for what these statements need of PostgreSQL */
  constructor(config: pg.ClientConfig, { size, options = '' }: { size: number; options?: string }) {
    const readOnly = { ...config, application_name: 'citypins reads', options: `-c default_transaction_read_only=on -c jit=off ${options}` };
    this.connections = Array.from({ length: size }, () => new ReadConnection(readOnly));
  }

  /**
   * Runs a statement; its only row.
   * @throws Busy where too many wait already or one of them took too long, and whatever PostgreSQL or the connection says
   */
  async query(statement: ReadStatement): Promise<(string | null)[]> {
    const connection = this.freest() ?? (await this.openOne());
    if (connection.inFlight >= LONGEST_QUEUE) throw new Busy();
    return connection.query(statement);
  }

  /** Statements sent and not answered. */
  get inFlight(): number {
    return this.connections.reduce((sum, { inFlight }) => sum + inFlight, 0);
  }

  /** Connections that are there. */
  get open(): number {
    return this.connections.filter(({ isOpen }) => isOpen).length;
  }

  /** Ends the connections at once, as one does with a database that no longer answers; they are made anew when they are needed. */
  drop(): void {
    for (const connection of this.connections) connection.drop();
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }

  /** The open connection that answers soonest; as long as it can be, another is idle, for whoever comes while this one is held up. */
  private freest(): ReadConnection | undefined {
    let best: ReadConnection | undefined;
    let idle = 0;
    for (const connection of this.connections) {
      if (!connection.isOpen) continue;
      if (connection.inFlight === 0) idle += 1;
      if (!best || isFreer(connection, best)) best = connection;
    }
    if (best && idle < 2)
      this.connections
        .find(({ mayOpen }) => mayOpen)
        ?.open()
        .catch(() => undefined);
    return best;
  }

  private async openOne(): Promise<ReadConnection> {
    const [connection] = this.connections;
    if (!connection?.mayOpen) throw new Error('Connection terminated');
    await connection.open();
    return connection;
  }
}
