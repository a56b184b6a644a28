import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand, startCommand } from '../../test/command.js';
import { findDatabase, type RunningDatabase, startDatabase } from '../core/embedded-database/index.js';
import { lockFolder } from '../server/startup/index.js';
import { isTold } from './output.js';

let dataDir: string;
const places = () => path.join(dataDir, 'places.csv');
const citypins = (...args: string[]) => runCommand(args, null, { DATA_DIR: dataDir });

beforeAll(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-command-'));
  fs.chmodSync(dataDir, 0o755);
  fs.writeFileSync(places(), 'id,name,lat,lon,city,state,country\n1,Sample Café,18.52,73.85,Pune,Maharashtra,IN\n');
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('a command creates and starts the embedded database, and stops it at the end', async () => {
  const { ended } = startCommand(['import', 'places.csv', '--create-cities'], { env: { DATA_DIR: dataDir }, cwd: dataDir });
  expect(await ended).toMatchObject({ code: 0 });
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

  test('a command uses the database of the app and leaves it running', async () => {
    expect(await citypins('import', places())).toMatchObject({ code: 0, out: expect.stringContaining('unchanged') as string });
    expect(await findDatabase(dataDir)).toEqual(database.connection);
  });
});

test('a command refuses the database of another command, which would stop it', async () => {
  const unlock = await lockFolder(dataDir, 'a citypins command');
  const failure: unknown = await citypins('export').catch((error: unknown) => error);
  expect([(failure as Error).message, isTold(failure)]).toEqual([expect.stringContaining('Another citypins command works on this data folder'), true]);
  await unlock();
});
