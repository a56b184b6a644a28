import { Cron } from 'croner';
import type { EntityManager } from 'typeorm';
import { prepareFolder } from '../core/files/prepare-folder.js';
import { defineTask, type Handler, handle, JobQueue } from '../core/jobs/index.js';

/** Creates the folder for backups, and checks that files can be written there. @throws StartError where they cannot */
export const prepareBackupDir = (dir: string): Promise<void> =>
  prepareFolder(dir, { purpose: `Backups are to be kept in ${dir}.`, setting: 'BACKUP_DIR to another folder, or leave BACKUP_SCHEDULE out', mode: 0o700 });

/** A backup that a schedule asks for. */
interface BackupJob {
  schedule: string;
  /** The moment that the schedule names, a whole minute. */
  dueAt: string;
}

/** Five attempts take two minutes: what lasts longer waits for somebody, or for the next time. */
const BACKUP = defineTask<BackupJob>('backup', { maxAttempts: 5, priority: 20 });

/**
 * Adds the job of the next backup.
 * @param isNext plans the one after a backup that is being made; otherwise a job that waits is kept, so that a backup that became due while nothing
 *   ran is made late rather than never
 */
export async function planBackup(manager: EntityManager, schedule: string, isNext = false): Promise<void> {
  const dueAt = new Cron(schedule, { mode: '5-part', paused: true }).nextRun();
  if (!dueAt) return;
  await new JobQueue(manager).add(BACKUP, { schedule, dueAt: dueAt.toISOString() }, { startAt: dueAt, key: `backup ${schedule}`, keepsOther: !isNext });
}

/**
 * Makes the backups of a schedule. Jobs of another schedule, which was set before, end without a backup.
 * @param make rejects where there is no backup, and is then called again
 */
export const backupHandler = (manager: EntityManager, schedule: string, make: (dueAt: Date, signal: AbortSignal) => Promise<void>): Handler =>
  handle(BACKUP, async (job, { signal }) => {
    if (job.schedule !== schedule) return;
    await planBackup(manager, schedule, true);
    await make(new Date(job.dueAt), signal);
  });
