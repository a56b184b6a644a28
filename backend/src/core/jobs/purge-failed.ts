import type { EntityManager } from 'typeorm';

/** Days for which a job is kept after its last attempt has failed: its payload can contain a person's e-mail address. */
const KEPT = 30;

/**
 * Deletes the jobs that failed for good long ago.
 * @returns the number of deleted jobs
 */
export async function purgeFailedJobs({ manager }: { manager: EntityManager }): Promise<number> {
  const deleted = await manager.query<unknown[]>(
    `SELECT graphile_worker.complete_jobs(ARRAY(
       SELECT id FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts >= max_attempts AND updated_at < now() - make_interval(days => $1)))`,
    [KEPT],
  );
  return deleted.length;
}
