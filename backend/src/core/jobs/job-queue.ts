import type { EntityManager } from 'typeorm';
import type { Task } from './task.js';

export interface JobOptions {
  /** Seconds from now until the earliest start, by the database's clock. */
  delay?: number;
  /** The earliest start, in place of a delay. */
  startAt?: Date;
  /** Jobs of one queue run one at a time, also across processes. */
  queue?: string;
  /** Replaces a waiting job with this key. While a job with this key runs, another one is added. */
  key?: string;
  /** Adds nothing if a job with this key waits or runs. */
  keepsOther?: boolean;
}

const ADD = `
SELECT count(graphile_worker.add_job($1, job->'payload', job->>'queue', coalesce((job->>'startAt')::timestamptz, now() + make_interval(secs => coalesce((job->>'delay')::float8, 0))),
  $2::integer, job->>'key', $3::integer, NULL, CASE WHEN (job->>'keepsOther')::boolean THEN 'unsafe_dedupe' ELSE 'replace' END))
FROM json_array_elements($4::json) AS job`;

/** Adds jobs in the transaction of its entity manager: they exist only if that transaction commits. */
export class JobQueue {
  constructor(private readonly manager: EntityManager) {}

  async add<P extends object>(task: Task<P>, payload: P, options: JobOptions = {}): Promise<void> {
    await this.addAll(task, [{ payload, ...options }]);
  }

  /** Adds all jobs with one statement. */
  async addAll<P extends object>({ name, maxAttempts, priority }: Task<P>, jobs: readonly (JobOptions & { payload: P })[]): Promise<void> {
    if (jobs.length > 0) await this.manager.query(ADD, [name, maxAttempts, priority, JSON.stringify(jobs)]);
  }

  /** Removes the waiting jobs with these keys. */
  async remove(keys: readonly string[]): Promise<void> {
    await this.manager.query('SELECT graphile_worker.remove_job(key) FROM unnest($1::text[]) key', [keys]);
  }
}
