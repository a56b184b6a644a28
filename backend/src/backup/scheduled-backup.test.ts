import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { buildPlace } from '../../test/builders.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { createDataSource, runMigrations } from '../core/db/index.js';
import { FolderStore } from '../core/storage/folder-store.js';
import { ENTITIES } from '../server/entities.js';
import { checkBackup } from './backup-files.js';
import { backupHandler, planBackup, prepareBackupDir, tidyBackups } from './schedule.js';
import { type BackupWork, makeBackup } from './scheduled-backup.js';

let database: TestDatabase;
let dataSource: DataSource;
let folder: string;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: ENTITIES }).initialize();
  await runMigrations(dataSource); // creates TypeORM's own table as well
  await buildPlace(dataSource);
});
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-schedule-'));
  lines = [];
  await dataSource.query('TRUNCATE scheduled_backups');
  await dataSource.query('DELETE FROM graphile_worker._private_jobs');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const backups = () => fs.readdirSync(folder).sort();
const night = (day: number) => new Date(2026, 2, day, 3, 0);
const patience = () => AbortSignal.timeout(30_000);
const work = ({ dir = folder, keep = 7 } = {}): BackupWork => ({
  settings: { dir, keep },
  manager: dataSource.manager,
  connection: database.connection,
  store: new FolderStore(path.join(folder, 'uploads')),
  logger: pino({}, { write: (line) => void lines.push(line) }),
});
const make = (dueAt: Date, { signal = patience(), ...settings }: { signal?: AbortSignal; dir?: string; keep?: number } = {}): Promise<void> =>
  makeBackup({ asker: 'schedule', dueAt, signal }, work(settings));
const known = () => dataSource.query<object[]>('SELECT file, error, ended_at IS NOT NULL AS "hasEnded" FROM scheduled_backups ORDER BY due_at');

test('a scheduled backup is complete, and a retry overwrites it', async () => {
  await make(night(1), { signal: AbortSignal.abort() }).catch(() => undefined);
  await make(night(1));
  await make(night(1));
  expect(backups()).toEqual(['citypins-scheduled-2026-03-01-0300.tar']);
  const file = path.join(folder, 'citypins-scheduled-2026-03-01-0300.tar');
  expect((await checkBackup(file, patience())).tables.find(({ name }) => name === 'places')?.rows).toBe(1);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(await known()).toEqual([{ file, error: null, hasEnded: true }]);
});

test('a backup leaves the job queue out', async () => {
  await planBackup(dataSource.manager, '0 3 * * *');
  await make(night(1));
  const names = (await checkBackup(path.join(folder, 'citypins-scheduled-2026-03-01-0300.tar'), patience())).tables.map(({ name }) => name);
  expect(names).toContain('places');
  expect(names.filter((name) => /job/.test(name))).toEqual([]);
});

test('the retention keeps the newest backups and all files that the schedule did not make', async () => {
  const others = ['citypins-2020-01-01-0300.tar', 'citypins-scheduled-2020-01-01-0300.tar.gpg', 'citypins-scheduled-before-the-move.tar', 'notes.txt'];
  for (const name of [...others, 'citypins-scheduled-2026-02-27-0300.tar.part']) fs.writeFileSync(path.join(folder, name), 'x');
  for (const day of [1, 2, 3]) await make(night(day), { keep: 2 });
  expect(backups()).toEqual([...others, 'citypins-scheduled-2026-03-02-0300.tar', 'citypins-scheduled-2026-03-03-0300.tar'].sort());
});

test('a backup that cannot be written is logged as an error, and older backups stay', async () => {
  await make(night(1), { keep: 1 });
  await expect(make(night(2), { keep: 1, dir: path.join(folder, 'gone') })).rejects.toThrow('gone');
  expect(backups()).toEqual(['citypins-scheduled-2026-03-01-0300.tar']);
  expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({
    level: 50,
    msg: expect.stringContaining('npm run citypins -- backup') as string,
    err: { message: expect.stringContaining('gone') as string },
  });
  expect((await known()).at(-1)).toEqual({ file: null, error: expect.stringContaining('gone') as string, hasEnded: true });
});

test('an aborted backup leaves no file', async () => {
  await expect(make(night(1), { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(backups()).toEqual([]);
  expect(await known()).toEqual([{ file: null, error: 'The app was stopped', hasEnded: true }]);
});

test('an aborted backup of an admin leaves no file and no failure', async () => {
  await expect(makeBackup({ asker: 'console', dueAt: night(1), signal: AbortSignal.abort() }, work())).rejects.toThrow();
  expect([backups(), await known()]).toEqual([[], []]);
});

test('unfinished backups of admins are deleted, also without a folder', async () => {
  const others = ['citypins-console-2026-03-01-030000.tar', 'citypins-scheduled-2026-03-01-0300.tar.part', 'notes.tar.part'];
  for (const name of [...others, 'citypins-console-2026-03-02-030000.tar.part']) fs.writeFileSync(path.join(folder, name), 'x');
  expect([await tidyBackups(folder), await tidyBackups(folder), await tidyBackups(path.join(folder, 'none'))]).toEqual([1, 0, 0]);
  expect(backups()).toEqual(others);
});

/** Returns the waiting backup jobs, with their schedule and due time. */
const planned = () =>
  dataSource.query<object[]>(`SELECT payload ->> 'schedule' AS schedule, (payload ->> 'dueAt')::timestamptz = run_at AS "isOnTime", run_at > now() AS "isNext"
    FROM graphile_worker._private_jobs ORDER BY run_at`);
const NEXT = { schedule: '0 3 * * *', isOnTime: true, isNext: true };

test('several starts plan one backup, and keep a job that became due while the app was stopped', async () => {
  await Promise.all([planBackup(dataSource.manager, '0 3 * * *'), planBackup(dataSource.manager, '0 3 * * *')]);
  expect(await planned()).toEqual([NEXT]);
  await dataSource.query("UPDATE graphile_worker._private_jobs SET run_at = now() - interval '2 hours'");
  await planBackup(dataSource.manager, '0 3 * * *');
  expect(await planned()).toEqual([{ ...NEXT, isOnTime: false, isNext: false }]);
});

test('a backup job plans the next one even if it fails, and ignores a former schedule', async () => {
  const handler = backupHandler('0 3 * * *', work({ dir: path.join(folder, 'none') }));
  const attempt = { signal: patience(), isLast: false };
  await expect(handler.run({ schedule: '0 3 * * *', dueAt: night(1).toISOString() }, attempt)).rejects.toThrow('ENOENT');
  expect(await planned()).toEqual([NEXT]);
  await handler.run({ schedule: '0 4 * * *', dueAt: night(2).toISOString() }, attempt);
  expect(await known()).toMatchObject([{ error: expect.stringContaining('ENOENT') as string }]);
});

test('a folder that is not writable is refused with a remedy', async () => {
  fs.writeFileSync(path.join(folder, 'file'), 'x');
  await expect(prepareBackupDir(path.join(folder, 'file', 'backups'))).rejects.toThrow(/set BACKUP_DIR to another folder/);
  await prepareBackupDir(path.join(folder, 'new', 'backups'));
  expect(fs.readdirSync(path.join(folder, 'new', 'backups'))).toEqual([]);
});
