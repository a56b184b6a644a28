import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { buildPlace } from '../../test/builders.js';
import { createTestDatabase, type TestDatabase } from '../../test/database.js';
import { createDataSource } from '../core/db/data-source.js';
import { runMigrations } from '../core/db/migrate.js';
import { FolderStore } from '../core/storage/folder-store.js';
import { ENTITIES } from '../server/entities.js';
import { checkBackup } from './backup-files.js';
import { prepareBackupDir, scheduleBackups } from './schedule.js';
import { makeScheduledBackup } from './scheduled-backup.js';

let database: TestDatabase;
let dataSource: DataSource;
let folder: string;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource(database.connection, { poolSize: 2, entities: ENTITIES }).initialize();
  await runMigrations(dataSource); // which makes TypeORM's own table, too
  await buildPlace(dataSource);
});
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-schedule-'));
  lines = [];
  await dataSource.query('TRUNCATE scheduled_backups');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const backups = () => fs.readdirSync(folder).sort();
const night = (day: number) => new Date(2026, 2, day, 3, 0);
const patience = () => AbortSignal.timeout(30_000);
function make(dueAt: Date, { dir = folder, keep = 7, signal = patience() } = {}): Promise<void> {
  const logger = pino({}, { write: (line) => void lines.push(line) });
  return makeScheduledBackup(
    dueAt,
    { settings: { dir, keep }, connection: database.connection, store: new FolderStore(path.join(folder, 'uploads')), logger },
    signal,
  );
}
const known = () => dataSource.query<object[]>('SELECT file, error, ended_at IS NOT NULL AS "hasEnded" FROM scheduled_backups ORDER BY due_at');

test('of several processes whose clocks differ, one makes the backup that is due, and it is whole', async () => {
  await Promise.all([make(night(1)), make(night(1))]);
  await make(night(1));
  expect(backups()).toEqual(['citypins-scheduled-2026-03-01-0300.tar']);
  const file = path.join(folder, 'citypins-scheduled-2026-03-01-0300.tar');
  expect((await checkBackup(file, patience())).tables.find(({ name }) => name === 'places')?.rows).toBe(1);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(await known()).toEqual([{ file, error: null, hasEnded: true }]);
});

test('the newest stay, and nothing goes that the schedule has not made', async () => {
  const others = ['citypins-2020-01-01-0300.tar', 'citypins-scheduled-2020-01-01-0300.tar.gpg', 'citypins-scheduled-before-the-move.tar', 'notes.txt'];
  for (const name of [...others, 'citypins-scheduled-2026-02-27-0300.tar.part']) fs.writeFileSync(path.join(folder, name), 'x');
  for (const day of [1, 2, 3]) await make(night(day), { keep: 2 });
  expect(backups()).toEqual([...others, 'citypins-scheduled-2026-03-02-0300.tar', 'citypins-scheduled-2026-03-03-0300.tar'].sort());
});

test('one that cannot be written is told as an error, and no older one goes for it', async () => {
  await make(night(1), { keep: 1 });
  await make(night(2), { keep: 1, dir: path.join(folder, 'gone') });
  expect(backups()).toEqual(['citypins-scheduled-2026-03-01-0300.tar']);
  expect(lines.map((line) => JSON.parse(line) as object).at(-1)).toMatchObject({
    level: 50,
    msg: expect.stringContaining('npm run citypins -- backup') as string,
    err: { message: expect.stringContaining('gone') as string },
  });
  expect((await known()).at(-1)).toEqual({ file: null, error: expect.stringContaining('gone') as string, hasEnded: true });
});

test('one that is stopped leaves no file', async () => {
  await make(night(1), { signal: AbortSignal.abort() });
  expect(backups()).toEqual([]);
  expect(await known()).toEqual([{ file: null, error: 'The app was stopped', hasEnded: true }]);
});

test('the schedule names whole minutes, and whoever ends it stops a backup under way and waits for it', async () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 1, 2, 58, 30) });
  const asked: Date[] = [];
  const stop = scheduleBackups('0 3 * * *', async (dueAt, signal) => {
    asked.push(dueAt);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    asked.push(new Date(0));
  });
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect(asked).toEqual([night(1)]);
  await jest.advanceTimersByTimeAsync(24 * 3_600_000);
  await stop();
  expect(asked).toEqual([night(1), new Date(0)]);
  jest.useRealTimers();
});

test('a folder that nobody can write to is refused in words that say what to do', async () => {
  fs.writeFileSync(path.join(folder, 'file'), 'x');
  await expect(prepareBackupDir(path.join(folder, 'file', 'backups'))).rejects.toThrow(/set BACKUP_DIR to another folder/);
  await prepareBackupDir(path.join(folder, 'new', 'backups'));
  expect(fs.readdirSync(path.join(folder, 'new', 'backups'))).toEqual([]);
});
