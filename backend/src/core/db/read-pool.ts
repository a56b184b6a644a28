import type { ClientConfig } from 'pg';
import { ReadConnections, type ReadStatement } from './read-connections.js';

/** Plans fit any values: nothing is planned twice. */
const GENERIC = '-c plan_cache_mode=force_generic_plan';
/** Connections for statements that take well below a millisecond: few, each of them always busy. */
const LIGHT = { size: 7, options: GENERIC };
/** Connections for the others, which would hold those up. */
const HEAVY = { size: 3, options: GENERIC };

/** The connections to one database by which reads are answered that everyone may do. */
export class ReadPool {
  private readonly light: ReadConnections;
  private readonly heavy: ReadConnections;

  constructor(config: ClientConfig) {
    this.light = new ReadConnections(config, LIGHT);
    this.heavy = new ReadConnections(config, HEAVY);
  }

  /** Statements sent and not answered. */
  get inFlight(): number {
    return this.light.inFlight + this.heavy.inFlight;
  }

  /** Connections that are there; they are made as they are needed. */
  get open(): number {
    return this.light.open + this.heavy.open;
  }

  /**
   * Runs a statement; its only row.
   * @param isHeavy whether it takes longer than a millisecond or so
   * @throws Busy where too many wait already, and whatever PostgreSQL or the connection says
   */
  query(statement: ReadStatement, isHeavy: boolean): Promise<(string | null)[]> {
    return (isHeavy ? this.heavy : this.light).query(statement);
  }

  /** Ends the connections at once; they are made anew when they are needed. */
  drop(): void {
    this.light.drop();
    this.heavy.drop();
  }

  async close(): Promise<void> {
    await Promise.all([this.light.close(), this.heavy.close()]);
  }
}
