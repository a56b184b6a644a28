import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Cron } from 'croner';
import { StartError } from '../core/config/start-error.js';

const MINUTE = 60_000;

/** Makes the folder for backups, and looks whether files can be written there. @throws StartError where they cannot */
export async function prepareBackupDir(dir: string): Promise<void> {
  try {
    await fs.mkdir(dir, { recursive: true, mode: 0o700 });
    await probeFolder(dir);
  } catch (cause) {
    throw new StartError(
      `Backups are to be kept in ${dir}, and this user cannot write there: ${(cause as Error).message}. ` +
        'Give this user the folder, set BACKUP_DIR to another one, or leave BACKUP_SCHEDULE out.',
      { cause },
    );
  }
}

/** Writes a file into a folder and takes it away again. @throws what the system says */
export async function probeFolder(dir: string): Promise<void> {
  const probe = path.join(dir, `.probe-${randomUUID()}`);
  await fs.writeFile(probe, 'x', { flag: 'wx' });
  await fs.rm(probe);
}

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
