import fs from 'node:fs/promises';
import os from 'node:os';
import { Cron } from 'croner';
import type pg from 'pg';
import { explainFolder, freeBytes, probeFolder } from '../core/files/index.js';
import { HAS_CONTRIBUTIONS } from '../sample/index.js';
import { one, withPool } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';
import { sizeText } from '../core/size-text.js';

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
const IS_MADE_NOW = `SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE task_identifier = 'backup' AND locked_at IS NOT NULL) AS "isMadeNow"`;
/** Age (ms) from which `doctor` warns about the latest backup. */
const OLD = 7 * 86_400_000;
const MAKE_ONE = 'Fix this error, then make a backup: npm run citypins -- backup';

const moment = (date: Date): string => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

async function newest(pool: pg.Pool, where: string): Promise<Known | undefined> {
  return (await pool.query<Known>(`${KNOWN} WHERE ${where} ORDER BY due_at DESC LIMIT 1`)).rows[0];
}

/** Checks that the last started backup has succeeded. */
async function judgeLast(pool: pg.Pool): Promise<Finding[]> {
  const last = await newest(pool, 'true');
  if (!last) return [];
  const text = `the backup due at ${moment(last.dueAt)} on ${last.machine}`;
  if (last.error) return [failure(`${text} has failed: ${last.error}`, MAKE_ONE)];
  if (last.endedAt)
    return last.missing
      ? [
          warning(
            `${text} lacks ${last.missing} uploaded files`,
            'The file store does not have them: check that DATA_DIR/uploads or the bucket is the right one.',
          ),
        ]
      : [];
  const { isMadeNow } = await one<{ isMadeNow: boolean }>(pool, IS_MADE_NOW);
  return isMadeNow ? [ok(`${text} is being made`)] : [failure(`${text} was not finished: its process has ended`, 'Make one by: npm run citypins -- backup')];
}

/** Checks the age of the latest backup by schedule or command. Old backups are fine while users have added nothing. */
async function judgeNeed(pool: pg.Pool): Promise<Finding> {
  const made = await newest(pool, 'ended_at IS NOT NULL AND error IS NULL');
  const { isNeeded } = await one<{ isNeeded: boolean }>(pool, `SELECT ${HAS_CONTRIBUTIONS} AS "isNeeded"`);
  const text = made ? `the last one is of ${moment(made.dueAt)}, made on ${made.machine}` : 'none was made';
  if (!isNeeded) return ok(made ? text : 'none was made; users have not added anything yet');
  if (made && Date.now() - made.dueAt.getTime() <= OLD) return ok(text);
  return warning(
    `${text}, and users have added reviews, photos or places`,
    'Set BACKUP_SCHEDULE, or make one at least once a week: npm run citypins -- backup (docs/backup.md). Ignore this if another program backs up the database and the uploads.',
  );
}

/** Checks that the latest scheduled backup exists and is not older than two scheduled times. */
async function judgeAge(pool: pg.Pool, schedule: string): Promise<Finding> {
  const cron = new Cron(schedule, { mode: '5-part', paused: true });
  const made = await newest(pool, 'file IS NOT NULL');
  if (!made?.file) {
    const [next, need] = [`the schedule has made none yet; the next one is due at ${moment(cron.nextRun() ?? new Date())}`, await judgeNeed(pool)];
    return need.level === 'warning' ? warning(`${next}; ${need.text}`, 'Make one now: npm run citypins -- backup') : ok(next);
  }
  const text = `the last one is of ${moment(made.dueAt)}: ${made.file} on ${made.machine}, ${sizeText(made.bytes ?? 0)}`;
  if (made.machine === os.hostname() && !(await fs.stat(made.file).catch(() => undefined)))
    return failure(
      `${text}; the file does not exist any more`,
      'Keep backups in a folder that no other program empties, and make one: npm run citypins -- backup',
    );
  const [, beforeLast] = cron.previousRuns(2);
  if (beforeLast && made.dueAt < beforeLast)
    return warning(
      `${text}, and two more were due since`,
      'Check that the app runs all the time, that BACKUP_SCHEDULE is set on all machines, and what its log says.',
    );
  return ok(text);
}

async function judgeFolder(pool: pg.Pool, dir: string): Promise<Finding[]> {
  try {
    await probeFolder(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []; // the next start creates the folder
    const { problem, remedy } = explainFolder(error, dir);
    return [failure(problem, `${remedy} Or set BACKUP_DIR to another folder.`)];
  }
  const [free, made] = [await freeBytes(dir), await newest(pool, 'file IS NOT NULL')];
  if (free > (made?.bytes ?? 0) * 2) return [];
  return [
    warning(
      `${dir} has ${sizeText(free)} left, and the last backup took ${sizeText(made?.bytes ?? 0)}`,
      'Free disk space, decrease BACKUP_KEEP, or set BACKUP_DIR to a folder on another disk.',
    ),
  ];
}

/** Checks the backups made by schedule and by command. */
export const backupsCheck = withPool(
  'Backups',
  async ({
    pool,
    env: {
      backup: { schedule, dir },
    },
  }) => {
    const { isThere } = await one<{ isThere: boolean }>(pool, `SELECT to_regclass('scheduled_backups') IS NOT NULL AS "isThere"`);
    if (!isThere) return [ok('none was made: there are no tables yet')];
    if (!schedule) return [...(await judgeLast(pool)), await judgeNeed(pool)];
    return [...(await judgeFolder(pool, dir)), ...(await judgeLast(pool)), await judgeAge(pool, schedule)];
  },
);
