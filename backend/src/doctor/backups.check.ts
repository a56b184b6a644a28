import fs from 'node:fs/promises';
import os from 'node:os';
import { Cron } from 'croner';
import type pg from 'pg';
import { reasonFace } from '../core/errors/index.js';
import { explainFolder, freeBytes, probeFolder } from '../core/files/index.js';
import { HAS_CONTRIBUTIONS } from '../sample/index.js';
import { one, withPool } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

interface Known {
  dueAt: Date;
  machine: string;
  endedAt: Date | null;
  file: string | null;
  bytes: number | null;
  missing: number | null;
  error: string | null;
}

const KNOWN = `SELECT due_at AS "dueAt", machine, ended_at AS "endedAt", file, bytes::float8 AS bytes, missing, error FROM scheduled_backups`;
const IS_MADE_NOW = `SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier IN ('backup', 'make-backup') AND locked_at IS NOT NULL) AS "isMadeNow"`;
/** Age (ms) from which `doctor` warns about the latest backup. */
const OLD = 7 * 86_400_000;

async function newest(pool: pg.Pool, where: string): Promise<Known | undefined> {
  return (await pool.query<Known>(`${KNOWN} WHERE ${where} ORDER BY due_at DESC LIMIT 1`)).rows[0];
}

/** Checks that the last started backup has succeeded. */
async function judgeLast(pool: pg.Pool): Promise<Finding[]> {
  const last = await newest(pool, 'true');
  if (!last) return [];
  const values = { dueAt: last.dueAt.toISOString(), machine: last.machine };
  if (last.error) return [failure(['findings.backupFailed', { ...values, message: last.error }], 'remedies.fixAndBackUp')];
  if (last.endedAt) return last.missing ? [warning(['findings.backupLacks', { ...values, n: last.missing }], 'remedies.checkFileStore')] : [];
  const { isMadeNow } = await one<{ isMadeNow: boolean }>(pool, IS_MADE_NOW);
  return isMadeNow ? [ok(['findings.backupRunning', values])] : [failure(['findings.backupInterrupted', values], 'remedies.backUp')];
}

/** Finds the latest backup by schedule or command. Returns whether a new one is due: old backups are fine while users have added nothing. */
async function findNeed(pool: pg.Pool): Promise<{ last: { dueAt: string; machine: string } | undefined; isDue: boolean }> {
  const made = await newest(pool, 'ended_at IS NOT NULL AND error IS NULL');
  const { isNeeded } = await one<{ isNeeded: boolean }>(pool, `SELECT ${HAS_CONTRIBUTIONS} AS "isNeeded"`);
  const isOld = !made || Date.now() - made.dueAt.getTime() > OLD;
  return { last: made && { dueAt: made.dueAt.toISOString(), machine: made.machine }, isDue: isNeeded && isOld };
}

/** Checks the age of the latest backup by schedule or command. */
async function judgeNeed(pool: pg.Pool): Promise<Finding> {
  const { last, isDue } = await findNeed(pool);
  if (!isDue) return ok(last ? ['findings.backupLast', last] : 'findings.backupNone');
  return warning(last ? ['findings.backupOld', last] : 'findings.backupNoneNeeded', 'remedies.backUpRegularly');
}

/** Checks whether a backup is due that a schedule has not made yet. */
async function judgeNext(pool: pg.Pool, nextAt: string): Promise<Finding> {
  const { last, isDue } = await findNeed(pool);
  if (!isDue) return ok(['findings.scheduleNext', { nextAt }]);
  return warning(last ? ['findings.scheduleNextOld', { ...last, nextAt }] : ['findings.scheduleNextNone', { nextAt }], 'remedies.backUpNow');
}

/** Checks that the latest scheduled backup exists and is not older than two scheduled times. */
async function judgeAge(pool: pg.Pool, schedule: string): Promise<Finding> {
  const cron = new Cron(schedule, { mode: '5-part', paused: true });
  const made = await newest(pool, 'file IS NOT NULL');
  if (!made?.file) return judgeNext(pool, (cron.nextRun() ?? new Date()).toISOString());
  const { dueAt, file, machine, bytes } = made;
  const values = { dueAt: dueAt.toISOString(), file, machine, size: bytes ?? 0 };
  if (machine === os.hostname() && !(await fs.stat(file).catch(() => undefined))) return failure(['findings.scheduledGone', values], 'remedies.keepBackups');
  const [, beforeLast] = cron.previousRuns(2);
  if (beforeLast && dueAt < beforeLast) return warning(['findings.scheduledLate', values], 'remedies.checkSchedule');
  return ok(['findings.scheduled', values]);
}

async function judgeFolder(pool: pg.Pool, dir: string): Promise<Finding[]> {
  try {
    await probeFolder(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // the next start creates the folder
    const { problem, remedy } = explainFolder(error, dir);
    return [failure(problem, ['remedies.orOtherFolder', { remedy: reasonFace(remedy), variable: 'BACKUP_DIR' }])];
  }
  const [free, made] = [await freeBytes(dir), await newest(pool, 'file IS NOT NULL')];
  const size = made?.bytes ?? 0;
  return free > size * 2 ? [] : [warning(['findings.backupSpace', { folder: dir, free, size }], 'remedies.makeBackupSpace')];
}

/** Checks the backups made by schedule and by command. */
export const backupsCheck = withPool(
  'checks.backups',
  async ({
    pool,
    env: {
      backup: { schedule, dir },
    },
  }) => {
    const { isThere } = await one<{ isThere: boolean }>(pool, `SELECT to_regclass('scheduled_backups') IS NOT NULL AS "isThere"`);
    if (!isThere) return [ok('findings.backupsNotYet')];
    if (!schedule) return [...(await judgeLast(pool)), await judgeNeed(pool)];
    return [...(await judgeFolder(pool, dir)), ...(await judgeLast(pool)), await judgeAge(pool, schedule)];
  },
);
