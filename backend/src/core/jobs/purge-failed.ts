import type { EntityManager } from 'typeorm';

/** Days that a job whose last attempt has failed is kept: its payload can hold the address of a person. */
const KEPT = 30;

/** Deletes the jobs that failed for good long ago. @returns how many */
export async function purgeFailedJobs({ manager }: { manager: EntityManager }): Promise<number> {
  const deleted = await manager.query<unknown[]>(
    `SELECT graphile_worker.complete_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts >= max_attempts AND updated_at < now() - make_interval(days => $1)))`,
    [KEPT],
  );
  return deleted.length;
}
