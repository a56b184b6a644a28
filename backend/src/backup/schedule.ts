import { Cron } from 'croner';
import type { EntityManager } from 'typeorm';
import { prepareFolder } from '../core/files/index.js';
import { defineTask, type Handler, handle, handleInBackground, JobQueue } from '../core/jobs/index.js';
import { MAKE_BACKUP } from '../modules/system/index.js';
import { removeUnfinished } from './backup-files.js';
import { type BackupWork, makeBackup } from './scheduled-backup.js';

/** Creates the folder for backups and checks that it is writable. @throws StartError if not */
export const prepareBackupDir = (dir: string): Promise<void> =>
  prepareFolder(dir, { purpose: `Backups are to be kept in ${dir}.`, setting: 'BACKUP_DIR to another folder, or leave BACKUP_SCHEDULE out', mode: 0o700 });

/** Payload of a scheduled backup job. */
interface BackupJob {
  schedule: string;
  /** Scheduled time (ISO 8601), a full minute. */
  dueAt: string;
}

/** Five attempts take two minutes. A problem that lasts longer needs the operator. */
const BACKUP = defineTask<BackupJob>('backup', { maxAttempts: 5, priority: 20 });

/**
 * Adds the job of the next backup to the queue.
 * @param isNext true if a backup job calls this: the new job replaces a waiting one. False at startup: a waiting job stays, so that a backup that
 *   became due while the app was stopped is made late.
 */
export async function planBackup(manager: EntityManager, schedule: string, isNext = false): Promise<void> {
  const dueAt = new Cron(schedule, { mode: '5-part', paused: true }).nextRun();
  if (!dueAt) return;
  await new JobQueue(manager).add(BACKUP, { schedule, dueAt: dueAt.toISOString() }, { startAt: dueAt, key: `backup ${schedule}`, keepsOther: !isNext });
}

/** Returns the handler of scheduled backup jobs. It ignores jobs of a former BACKUP_SCHEDULE. */
export const backupHandler = (schedule: string, work: BackupWork): Handler =>
  handle(BACKUP, async (job, { signal }) => {
    if (job.schedule !== schedule) return;
    await planBackup(work.manager, schedule, true);
    await makeBackup({ asker: 'schedule', dueAt: new Date(job.dueAt), signal }, work);
  });

/**
 * Deletes unfinished files of backups that admins have asked for, and whose process was killed. Its job must be in the queue of `MAKE_BACKUP`.
 * @returns the number of deleted files
 */
export const tidyBackups = (dir: string): Promise<number> =>
  removeUnfinished(dir, 'console').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0; // the folder does not exist before the first backup
    throw error;
  });

/** Rows between two reports of the progress. */
const REPORTED = 20_000;

/** Returns the handler of backups that admins ask for. */
export const askedBackupHandler = (work: BackupWork): Handler =>
  handleInBackground(MAKE_BACKUP, work.manager, async ({ dueAt }, { signal, report }) => {
    await prepareBackupDir(work.settings.dir);
    let told = -REPORTED; // the first call tells the total
    const onRows = (done: number, all: number) => {
      if (done - told < REPORTED) return;
      told = done;
      void report(done, all).catch(() => undefined); // the signal stops the backup
    };
    await makeBackup({ asker: 'console', dueAt: new Date(dueAt), signal, onRows }, work);
  });
