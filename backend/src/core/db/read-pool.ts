import type { ClientConfig } from 'pg';
import { ReadConnections, type ReadStatement } from './read-connections.js';

/** Makes PostgreSQL use one generic plan for each prepared statement, so that it plans a statement only once. */
const GENERIC = '-c plan_cache_mode=force_generic_plan';
/** Connections for statements that take well below 1 ms: few connections, kept busy. */
const LIGHT = { size: 7, options: GENERIC };
/** Connections for slower statements, which would block the fast ones. */
const HEAVY = { size: 3, options: GENERIC };

/** The connections to one database for the fast path. */
export class ReadPool {
  private readonly light: ReadConnections;
  private readonly heavy: ReadConnections;

  constructor(config: ClientConfig) {
    this.light = new ReadConnections(config, LIGHT);
    this.heavy = new ReadConnections(config, HEAVY);
  }

  /** Statements sent and not yet answered. */
  get inFlight(): number {
    return this.light.inFlight + this.heavy.inFlight;
  }

  /** Number of open connections; they are opened on demand. */
  get open(): number {
    return this.light.open + this.heavy.open;
  }

  /**
   * Runs a statement and returns its only row.
   * @param isHeavy whether the statement takes longer than about 1 ms
   * @throws Busy if too many statements are waiting; errors of PostgreSQL and of the connection
   */
  query(statement: ReadStatement, isHeavy: boolean): Promise<(string | null)[]> {
    return (isHeavy ? this.heavy : this.light).query(statement);
  }

  /** Closes all connections at once; they are re-opened on demand. */
  drop(): void {
    this.light.drop();
    this.heavy.drop();
  }

  async close(): Promise<void> {
    await Promise.all([this.light.close(), this.heavy.close()]);
  }
}
