import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type BucketServer, startBucketServer } from '../../../test/bucket/start.js';
import { archiveWith, WATER_TILE } from '../../../test/files/archives.js';
import { Busy } from '../../core/errors/index.js';
import { TileArchive } from '../../core/tiles/index.js';
import { BucketMapStore } from './bucket-map-store.js';
import { FolderMapStore, type MapStore } from './map-store.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-maps-'));
const ARCHIVE = archiveWith(['0/0/0', '1/0/0']);
const VERSION = '0123456789abcdef';

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const STORES: [string, () => MapStore][] = [
  ['a folder', () => new FolderMapStore(path.join(folder, 'maps'))],
  ['a bucket', () => new BucketMapStore(bucket.settings)],
  ['a folder of a bucket', () => new BucketMapStore({ ...bucket.settings, prefix: 'guide/files' })],
];

describe.each(STORES)('%s', (_what, open) => {
  let store: MapStore;
  beforeAll(() => (store = open()));
  afterAll(() => store.close());

  test('keeps an archive, gives parts of it, and removes it', async () => {
    const file = path.join(folder, 'upload');
    fs.writeFileSync(file, ARCHIVE);
    await store.keep(VERSION, file);
    expect([fs.existsSync(file), await store.sizeOf(VERSION)]).toEqual([false, ARCHIVE.length]);
    const source = await store.open(VERSION);
    if (!source) throw new Error('There is no archive');
    expect(source.size).toBe(ARCHIVE.length);
    expect(await source.read(10, 20)).toEqual(ARCHIVE.subarray(10, 30));
    expect((await source.read(ARCHIVE.length - 5, 100)).length).toBe(5);
    expect((await source.read(ARCHIVE.length + 5, 100)).length).toBe(0);
    expect(await (await TileArchive.open(source)).tile(1, 0, 0)).toEqual(WATER_TILE);
    await source.close();
    expect(await store.list()).toEqual([{ version: VERSION, storedAt: expect.any(Number) as number }]);
    await store.remove(VERSION);
    await store.remove(VERSION);
    expect([await store.open(VERSION), await store.sizeOf(VERSION)]).toEqual([null, null]);
    expect(await store.list()).toEqual([]);
  });

  test.each(['../../../etc/x', '', '0123456789ABCDEF', `${VERSION}0`, `${VERSION}\n`])('rejects the version %j', async (version) => {
    await expect(Promise.resolve().then(() => store.sizeOf(version))).rejects.toThrow('not the version');
    await expect(Promise.resolve().then(() => store.remove(version))).rejects.toThrow('not the version');
  });
});

test('a bucket that does not answer throws Busy', async () => {
  const store = new BucketMapStore({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' });
  for (const attempt of [() => store.open(VERSION), () => store.sizeOf(VERSION), () => store.list(), () => store.remove(VERSION)])
    await expect(attempt()).rejects.toBeInstanceOf(Busy);
  await store.close();
});
