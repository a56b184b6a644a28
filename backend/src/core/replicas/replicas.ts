import type { ClientConfig } from 'pg';
import type { CacheInvalidator } from '../response-cache/index.js';
import { ReadPool, type ReadStatement } from '../db/index.js';
import type { Logger } from '../logging/index.js';
import { type Changes, Replica } from './replica.js';

/** Interval (ms) of checks of replicas that are idle, or paused after a failure. */
const HEARTBEAT = 1_000;

/** Properties of a query that decide which server runs it. */
interface Reading {
  /** Whether the statement takes longer than about 1 ms. */
  isHeavy: boolean;
  /** All tables that the statement reads. */
  tables: readonly string[];
  /** Whether the viewer is signed in. They may have just written something through another process. */
  isSignedIn: boolean;
}

type Hearing = Changes & Pick<CacheInvalidator, 'watches' | 'onChange'>;

/** Runs the queries of visitors on replicas that are up to date, and all other queries on the primary. */
export class ReplicatedReads {
  readonly replicas: readonly Replica[];
  private readonly heartbeat: NodeJS.Timeout | undefined;

  /**
   * @param changes source of change notifications; undefined without replicas
   * @param replicas connection settings of each replica
   */
  constructor(
    readonly primary: ReadPool,
    private readonly changes: Hearing | undefined,
    { replicas, logger }: { replicas: readonly ClientConfig[]; logger: Logger },
  ) {
    this.replicas = changes ? replicas.map((config) => new Replica(config, changes, logger)) : [];
    if (this.replicas.length === 0) return;
    const follow = () => this.replicas.forEach((replica) => replica.follow());
    changes?.onChange(follow);
    this.heartbeat = setInterval(follow, HEARTBEAT).unref();
    follow();
  }

  /**
   * Runs a statement and returns its only row. If no replica can run it, the primary does.
   * @throws Busy if too many statements are waiting; errors of the primary and of its connection
   */
  async query(statement: ReadStatement, reading: Reading): Promise<(string | null)[]> {
    const row = await this.fit(reading)?.query(statement, reading.isHeavy);
    return row ?? this.primary.query(statement, reading.isHeavy);
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await Promise.all([this.primary, ...this.replicas].map((one) => one.close()));
  }

  /** Returns the suitable replica with the fewest statements in flight; undefined if there is none. */
  private fit({ tables, isSignedIn }: Reading): Replica | undefined {
    if (this.replicas.length === 0 || isSignedIn || !this.changes?.watches(tables)) return undefined;
    let best: Replica | undefined;
    for (const replica of this.replicas) if (replica.isFitFor(tables) && replica.inFlight < (best?.inFlight ?? Infinity)) best = replica;
    return best;
  }
}
