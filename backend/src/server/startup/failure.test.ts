import fs from 'node:fs';
import promises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeFailure } from './failure.js';
import { startDatabase } from '../../core/embedded-database/index.js';

const BLOCK = 4096;
let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-space-'));
  fs.chmodSync(dataDir, 0o755);
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const leave = (bytes: number) =>
  jest.spyOn(promises, 'statfs').mockImplementation((async () => ({ bavail: Math.floor(bytes / BLOCK), bsize: BLOCK })) as unknown as typeof promises.statfs);
const FULL = (left: string) => `The disk of ${dataDir} is full: it has ${left} left, and the embedded database needs at least 250.0 MB. Free space on it`;

test('the first start on a disk with 30 MB reports the space that the database needs, and creates no file', async () => {
  leave(30e6);
  await expect(startDatabase({ dataDir, databaseUrl: undefined, isForTests: true })).rejects.toThrow(FULL('30.0 MB'));
  expect(fs.readdirSync(dataDir)).toEqual([]);
});

test('a lost connection is reported as a full disk if the disk is full, else with its stack', async () => {
  const lost = new Error('Connection terminated unexpectedly');
  leave(0);
  expect(await describeFailure(lost, dataDir)).toContain(FULL('0 B'));
  expect(await describeFailure(lost, undefined)).toBe(lost.stack);
  leave(1e9);
  expect(await describeFailure(lost, dataDir)).toBe(lost.stack);
});
