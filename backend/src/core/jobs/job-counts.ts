import type { EntityManager } from 'typeorm';

export interface JobCounts {
  /** Jobs scheduled for later, for the first or another attempt. */
  waiting: number;
  /** Jobs that can start. */
  due: number;
  running: number;
  /** Jobs whose last attempt has failed. `purgeFailedJobs` deletes them after 30 days. */
  failed: number;
}

const COUNTS = `
SELECT count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at > now())::integer AS waiting,
  count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now())::integer AS due,
  count(*) FILTER (WHERE locked_at IS NOT NULL)::integer AS running,
  count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::integer AS failed
FROM graphile_worker.jobs`;

/** Counts the jobs of the database by state. */
export async function countJobs(manager: EntityManager): Promise<JobCounts> {
  const [counts] = await manager.query<[JobCounts]>(COUNTS);
  return counts;
}
