import type { EntityManager } from 'typeorm';
import type { Task } from './task.js';

export interface JobOptions {
  /** Seconds from now until the earliest start, by the database's clock. */
  delay?: number;
  /** Jobs of one queue run one at a time, also across processes. */
  queue?: string;
  /** Replaces the job of this key that waits. While that one runs, another is added. */
  key?: string;
}

const ADD = `
SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
  SELECT ROW($1::text, payload, $3::text, now() + make_interval(secs => $4), $5::smallint, $6::text, $7::smallint, NULL::text[])::graphile_worker.job_spec
  FROM json_array_elements($2::json) AS payload))`;

/** Adds jobs in the transaction of its entity manager: they exist if that commits, and never otherwise. */
export class JobQueue {
  constructor(private readonly manager: EntityManager) {}

  async add<P extends object>(task: Task<P>, payload: P, options: JobOptions = {}): Promise<void> {
    await this.addAll(task, [payload], options);
  }

  /** Adds a job for each payload by one statement. */
  async addAll<P extends object>(task: Task<P>, payloads: readonly P[], { delay = 0, queue, key }: JobOptions = {}): Promise<void> {
    if (payloads.length === 0) return;
    await this.manager.query(ADD, [task.name, JSON.stringify(payloads), queue ?? null, delay, task.maxAttempts, key ?? null, task.priority]);
  }
}
