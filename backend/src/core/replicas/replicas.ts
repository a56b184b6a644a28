import type { ClientConfig } from 'pg';
import type { Outdated } from '../answers/index.js';
import type { ReadStatement } from '../db/read-connections.js';
import { ReadPool } from '../db/read-pool.js';
import type { Logger } from '../logging/logger.js';
import { type Changes, Replica } from './replica.js';

/** Milliseconds between two looks at whether idle replicas still answer, and those that are left out do again. */
const HEARTBEAT = 1_000;

/** What a statement reads, and for whom. */
interface Reading {
  /** Whether it takes longer than a millisecond or so. */
  isHeavy: boolean;
  /** All that it reads. */
  tables: readonly string[];
  /** Whether somebody who is signed in has asked: they may have written just now, through another process. */
  isSignedIn: boolean;
}

type Hearing = Changes & Pick<Outdated, 'watches' | 'onChange'>;

/** Reads from the primary, and what visitors ask from replicas, as far as these have replayed it. */
export class ReplicatedReads {
  readonly replicas: readonly Replica[];
  private readonly heartbeat: NodeJS.Timeout | undefined;

  /**
   * @param changes how changes are heard of; undefined where there are no replicas
   * @param replicas settings of the connections to each
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
   * Runs a statement; its only row. Whatever a replica cannot do, the primary does.
   * @throws Busy where too many wait already, and whatever the primary or the connection to it says
   */
  async query(statement: ReadStatement, reading: Reading): Promise<(string | null)[]> {
    const row = await this.fit(reading)?.query(statement, reading.isHeavy);
    return row ?? this.primary.query(statement, reading.isHeavy);
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    await Promise.all([this.primary, ...this.replicas].map((one) => one.close()));
  }

  /** Of the replicas that may answer the one with the fewest statements under way. */
  private fit({ tables, isSignedIn }: Reading): Replica | undefined {
    if (this.replicas.length === 0 || isSignedIn || !this.changes?.watches(tables)) return undefined;
    let best: Replica | undefined;
    for (const replica of this.replicas) if (replica.isFitFor(tables) && replica.inFlight < (best?.inFlight ?? Infinity)) best = replica;
    return best;
  }
}
