import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCommand } from '../../test/command.js';
import { findDatabase, type RunningDatabase, startDatabase } from '../core/db/embedded.js';
import { lockFolder } from '../server/startup/folder-lock.js';

let dataDir: string;
const citypins = (...args: string[]) => startCommand(args, { env: { DATA_DIR: dataDir }, cwd: dataDir }).ended;

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-command-'));
  fs.chmodSync(dataDir, 0o755);
  fs.writeFileSync(path.join(dataDir, 'places.csv'), 'id,name,lat,lon,city,state,country\n1,Sample Café,18.52,73.85,Pune,Maharashtra,IN\n');
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('a command makes and starts the database, and stops it at its end', async () => {
  expect(await citypins('import', 'places.csv', '--create-cities')).toMatchObject({ code: 0 });
  expect(await findDatabase(dataDir)).toBeUndefined();
});

describe('while the app runs', () => {
  let database: RunningDatabase;
  let unlock: () => Promise<void>;
  beforeAll(async () => {
    unlock = await lockFolder(dataDir, 'http://localhost:4000');
    database = await startDatabase({ dataDir, databaseUrl: undefined });
  });
  afterAll(async () => {
    await database.stop();
    await unlock();
  });

  test('a command works on its database and leaves it running', async () => {
    expect(await citypins('import', 'places.csv')).toMatchObject({ code: 0, out: expect.stringContaining('unchanged') as string });
    expect(await findDatabase(dataDir)).toEqual(database.connection);
  });
});

test('a command does not work on the database of another one, which ends with that', async () => {
  const unlock = await lockFolder(dataDir, 'a citypins command');
  expect(await citypins('export')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('Another citypins command works on this data folder') as string,
  });
  await unlock();
});
