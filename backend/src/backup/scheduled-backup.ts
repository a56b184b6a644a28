import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { BackupSettings } from '../core/config/env.js';
import { connectionConfig } from '../core/db/data-source.js';
import type { DatabaseConnection } from '../core/db/embedded.js';
import { writeFile } from '../core/files/write-file.js';
import type { Logger } from '../core/logging/logger.js';
import type { FileStore } from '../core/storage/index.js';
import { sealed } from './archive.js';
import { backupName, checkBackup, keepNewest, OWNER_ONLY, removeUnfinished } from './backup-files.js';
import { backupParts, type Contents } from './backup.js';

/** Any fixed number: whoever holds it makes a backup for the schedule, of all processes on one database. */
export const SCHEDULE_LOCK = 4_203_001;

/** What the schedule has asked for longer ago is forgotten. */
const REMEMBERED = "interval '1 year'";

interface Parts {
  settings: Pick<BackupSettings, 'dir' | 'keep'>;
  connection: DatabaseConnection;
  store: FileStore;
  logger: Logger;
}

/**
 * Makes the backup that is due, unless another process, here or on another machine, makes it or has made it. It is checked before older ones go,
 * and how it went stands in `scheduled_backups`. Never throws: a failure is logged.
 * @param dueAt the moment that the schedule names, the same for all processes
 * @param signal stops it; there is no file then
 */
export async function makeScheduledBackup(dueAt: Date, { settings, connection, store, logger }: Parts, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ ...connectionConfig(connection), application_name: 'citypins schedule' });
  client.on('error', () => undefined); // what it ends with is what the next statement says
  try {
    await client.connect();
    if (!(await claim(client, dueAt))) return;
    const file = path.join(settings.dir, backupName('schedule', dueAt));
    try {
      const { bytes, missing } = await write(file, { connection, store, signal });
      await client.query('UPDATE scheduled_backups SET ended_at = now(), file = $2, bytes = $3, missing = $4 WHERE due_at = $1', [dueAt, file, bytes, missing]);
      const removed = await keepNewest(settings.dir, 'schedule', settings.keep);
      logger.info({ file, bytes, removed }, 'The backup that was due is made');
      if (missing > 0) logger.warn({ file, missing }, 'The backup lacks uploaded files that are not where they are kept');
    } catch (error) {
      const reason = signal.aborted ? 'The app was stopped' : (error as Error).message;
      await client.query('UPDATE scheduled_backups SET ended_at = now(), error = $2 WHERE due_at = $1', [dueAt, reason]);
      throw error;
    }
  } catch (err) {
    if (signal.aborted) logger.warn('The backup that was due is not made: the app was stopped meanwhile');
    else logger.error({ err }, 'The backup that was due has failed. Mend what it says, and make one by: npm run citypins -- backup');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Takes the backup of a moment for this process until its connection ends. @returns whether it is this one's to make */
async function claim(client: pg.Client, dueAt: Date): Promise<boolean> {
  await client.query('SET idle_session_timeout = 0'); // the connection says nothing while the backup is written
  const {
    rows: [lock],
  } = await client.query<{ isHeld: boolean }>('SELECT pg_try_advisory_lock($1) AS "isHeld"', [SCHEDULE_LOCK]);
  if (!lock?.isHeld) return false;
  const { rowCount } = await client.query('INSERT INTO scheduled_backups (due_at, machine) VALUES ($1, $2) ON CONFLICT DO NOTHING', [dueAt, os.hostname()]);
  if (rowCount === 0) return false;
  await client.query(`DELETE FROM scheduled_backups WHERE due_at < now() - ${REMEMBERED}`);
  return true;
}

async function write(
  file: string,
  { connection, store, signal }: Pick<Parts, 'connection' | 'store'> & { signal: AbortSignal },
): Promise<{ bytes: number; missing: number }> {
  const contents: Contents = { rows: 0, files: 0, missing: [] };
  await removeUnfinished(path.dirname(file), 'schedule');
  const pieces = sealed(backupParts({ config: connectionConfig(connection), store, onRows: () => undefined, signal }, contents));
  await writeFile(pieces, file, { mode: OWNER_ONLY, check: (unfinished) => checkBackup(unfinished, signal) });
  return { bytes: (await fs.stat(file)).size, missing: contents.missing.length };
}
