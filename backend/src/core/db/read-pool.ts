import type pg from 'pg';
import { Busy } from '../errors/index.js';
import { ReadConnection, type ReadStatement } from './read-connection.js';

/** Makes PostgreSQL use one generic plan for each prepared statement, so that it plans a statement only once. */
const GENERIC = '-c plan_cache_mode=force_generic_plan';
/** Number of connections, and of those that also run heavy statements. With ten, short queries were a tenth slower on two cores. */
const SIZES = { size: 7, heavy: 3 };
/** Maximum statements in flight on one connection. At 1 ms each, the last one waits 100 ms. */
const LONGEST_QUEUE = 100;

/** Returns whether one connection answers sooner than another. A blocked connection answers later, even if it has fewer statements in flight. */
const isFreer = (one: ReadConnection, other: ReadConnection): boolean => (one.isHeldUp === other.isHeldUp ? one.inFlight < other.inFlight : other.isHeldUp);

/** Returns the open connection that answers soonest. Opens another one while fewer than two are idle, as a spare for when this one is blocked. */
function freestOf(connections: readonly ReadConnection[]): ReadConnection | undefined {
  let best: ReadConnection | undefined;
  let idle = 0;
  for (const connection of connections) {
    if (!connection.isOpen) continue;
    if (connection.inFlight === 0) idle += 1;
    if (!best || (best.inFlight > 0 && isFreer(connection, best))) best = connection;
  }
  if (best && idle < 2)
    connections
      .find(({ mayOpen }) => mayOpen)
      ?.open()
      .catch(() => undefined);
  return best;
}

async function openOne([connection]: readonly ReadConnection[]): Promise<ReadConnection> {
  if (!connection?.mayOpen) throw new Error('Connection terminated');
  await connection.open();
  return connection;
}

/**
 * The read-only connections of the fast path to one database. Each connection prepares a statement once. A statement goes to an unblocked connection
 * with the fewest statements in flight. Heavy statements use only some of the connections, so that light ones never wait for them.
 * Connections are opened on demand, and re-opened after a loss.
 */
export class ReadPool {
  private readonly connections: ReadConnection[];
  private readonly forHeavy: ReadConnection[];

  constructor(config: pg.ClientConfig, { size, heavy } = SIZES) {
    const readOnly = { ...config, application_name: 'citypins reads', options: `-c default_transaction_read_only=on -c jit=off ${GENERIC}` };
    this.connections = Array.from({ length: size }, () => new ReadConnection(readOnly));
    this.forHeavy = this.connections.slice(size - heavy);
  }

  /**
   * Runs a statement and returns its only row.
   * @param isHeavy whether the statement takes longer than about 1 ms
   * @throws Busy if too many statements are waiting or one of them timed out; errors of PostgreSQL and of the connection
   */
  async query(statement: ReadStatement, isHeavy: boolean): Promise<(string | null)[]> {
    const usable = isHeavy ? this.forHeavy : this.connections;
    const connection = freestOf(usable) ?? (await openOne(usable));
    if (connection.inFlight >= LONGEST_QUEUE) throw new Busy();
    return connection.query(statement, isHeavy);
  }

  /** Statements sent and not yet answered. */
  get inFlight(): number {
    return this.connections.reduce((sum, { inFlight }) => sum + inFlight, 0);
  }

  /** Number of open connections. */
  get open(): number {
    return this.connections.filter(({ isOpen }) => isOpen).length;
  }

  /** Closes all connections at once, for a database that no longer answers. They are re-opened on demand. */
  drop(): void {
    for (const connection of this.connections) connection.drop();
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }
}
