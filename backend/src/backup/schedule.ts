import { Cron } from 'croner';
import { prepareFolder } from '../core/files/prepare-folder.js';

const MINUTE = 60_000;

/** Creates the folder for backups, and checks that files can be written there. @throws StartError where they cannot */
export const prepareBackupDir = (dir: string): Promise<void> =>
  prepareFolder(dir, { purpose: `Backups are to be kept in ${dir}.`, setting: 'BACKUP_DIR to another folder, or leave BACKUP_SCHEDULE out', mode: 0o700 });

/**
 * Makes backups as a schedule says, as long as the process has anything else to do; none begins while one is being made.
 * @param make is told the moment that the schedule has named, a whole minute, and when to stop; it does not throw
 * @returns ends it; it stops one that is being made and waits for that
 */
export function scheduleBackups(schedule: string, make: (dueAt: Date, signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const stop = new AbortController();
  let making: Promise<void> | undefined;
  const cron = new Cron(schedule, { mode: '5-part', protect: true, unref: true }, () => {
    making = make(new Date(Math.floor(Date.now() / MINUTE) * MINUTE), stop.signal);
    return making;
  });
  return async () => {
    cron.stop();
    stop.abort();
    await making;
  };
}
