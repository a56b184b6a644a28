import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type BucketServer, startBucketServer } from '../../../test/bucket/start.js';
import { Busy } from '../errors/index.js';
import { BucketStore } from './bucket-store.js';
import type { FileStore } from './file-store.js';
import { FolderStore } from './folder-store.js';
import { createFileStore } from './index.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-store-'));
let bucket: BucketServer;
beforeAll(async () => {
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const read = async (store: FileStore, name: string): Promise<Buffer | null> => {
  const file = await store.get(name);
  if (!file) return null;
  const bytes = await buffer(file.stream);
  expect(file.size).toBe(bytes.length);
  return bytes;
};

const STORES: [string, () => FileStore][] = [
  ['a folder', () => new FolderStore(path.join(folder, 'uploads'))],
  ['a bucket', () => new BucketStore(bucket.settings)],
  ['a folder of a bucket', () => new BucketStore({ ...bucket.settings, prefix: 'guide/photos' })],
];

describe.each(STORES)('%s', (_what, open) => {
  let store: FileStore;
  beforeAll(() => (store = open()));
  afterAll(() => store.close());

  test('returns the bytes of a file, and the newer of two files with the same name', async () => {
    const [first, second] = [Buffer.from([0, 255, 10, 13, 0]), Buffer.alloc(300_000, 'x')];
    await store.put('Key_-1/480.webp', first, 'image/webp');
    expect(await read(store, 'Key_-1/480.webp')).toEqual(first);
    await store.put('Key_-1/480.webp', second, 'image/webp');
    expect((await read(store, 'Key_-1/480.webp'))?.equals(second)).toBe(true);
  });

  test('distinguishes names that differ in case, and accepts keys of one letter', async () => {
    for (const name of ['abc/1.webp', 'aBc/1.webp', 'abc/2.webp', 'a/1.webp']) await store.put(name, Buffer.from(name), 'image/webp');
    for (const name of ['abc/1.webp', 'aBc/1.webp', 'abc/2.webp', 'a/1.webp']) expect(String(await read(store, name))).toBe(name);
  });

  test('returns null for an unknown name', async () => {
    expect(await read(store, 'nobody/480.webp')).toBeNull();
  });

  test('removes only the named files, and ignores missing ones', async () => {
    for (const name of ['gone/480.webp', 'gone/960.webp', 'gone2/480.webp']) await store.put(name, Buffer.from('x'), 'image/webp');
    await store.remove(['gone/480.webp', 'gone/1600.webp', 'never/480.webp']);
    expect([await read(store, 'gone/480.webp'), String(await read(store, 'gone/960.webp')), String(await read(store, 'gone2/480.webp'))]).toEqual([
      null,
      'x',
      'x',
    ]);
    await store.remove([]);
    await store.remove(['gone/960.webp', 'gone2/480.webp']);
    await store.put('gone/480.webp', Buffer.from('again'), 'image/webp');
    expect(String(await read(store, 'gone/480.webp'))).toBe('again');
  });

  test.each([
    '../x/480.webp',
    'a/../480.webp',
    '/etc/480.webp',
    'a/480.webp/',
    'a//480.webp',
    'a/b/480.webp',
    'a/480.png',
    'a/480.webp\n',
    'a\0/480.webp',
    '..',
    '',
    'a/.webp',
    'é/480.webp',
    'a\\480.webp',
  ])('rejects the file name %j', async (name) => {
    await expect(store.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow('not the name');
    await expect(store.get(name)).rejects.toThrow('not the name');
    await expect(store.remove([name])).rejects.toThrow('not the name');
  });
});

test('a folder store uses two-letter subfolders, and leaves no empty folder or temporary file', async () => {
  const root = path.join(folder, 'tidy');
  const store = new FolderStore(root);
  await store.put('abcdef/480.webp', Buffer.from('x'));
  expect(fs.readdirSync(root, { recursive: true }).sort()).toEqual(['ab', 'ab/abcdef', 'ab/abcdef/480.webp']);
  await store.remove(['abcdef/480.webp']);
  expect(fs.readdirSync(root, { recursive: true })).toEqual(['ab']);
});

test('a folder store returns whole files while others write', async () => {
  const store = new FolderStore(path.join(folder, 'busy'));
  const versions = ['a', 'b', 'c'].map((letter) => Buffer.alloc(200_000, letter));
  await store.put('busy/480.webp', Buffer.alloc(200_000, 'a'));
  const [reads] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, () => read(store, 'busy/480.webp'))),
    Promise.all(versions.map((bytes) => store.put('busy/480.webp', bytes))),
  ]);
  for (const bytes of reads) expect(versions.some((version) => bytes?.equals(version))).toBe(true);
});

test('a bucket store sends the content type', async () => {
  const store = new BucketStore(bucket.settings);
  await store.put('typed/480.webp', Buffer.from('x'), 'image/webp');
  const response = await fetch(`${bucket.settings.endpoint}/photos/typed/480.webp`);
  await store.close();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

describe('a store that does not answer throws Busy, with the reason as the cause only', () => {
  const refused = async (store: FileStore) => {
    for (const attempt of [() => store.put('k/480.webp', Buffer.from('x'), 'image/webp'), () => store.get('k/480.webp'), () => store.remove(['k/480.webp'])]) {
      const error = await attempt().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Busy);
      expect((error as Busy).cause).toBeDefined();
      expect((error as Busy).message).toBe('The service is busy. Please try again in a moment.');
    }
  };

  test('a folder that is a file', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, 'x');
    await refused(new FolderStore(file));
  });

  test('a bucket without a server', () => refused(new BucketStore({ ...bucket.settings, endpoint: 'http://127.0.0.1:9' })));

  test('a bucket that does not exist', () => refused(new BucketStore({ ...bucket.settings, bucket: 'nothing' })));

  test('a bucket that answers with errors', async () => {
    const broken = http.createServer((_request, response) => response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'));
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    await refused(new BucketStore({ ...bucket.settings, endpoint: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` }));
    broken.close();
    broken.closeAllConnections();
  });
});

test('stores files in the bucket if one is configured, otherwise in the data folder', async () => {
  const dataDir = path.join(folder, 'data');
  const inFolder = createFileStore({ dataDir, bucket: undefined });
  await inFolder.put('xy1/480.webp', Buffer.from('x'), 'image/webp');
  expect(fs.readFileSync(path.join(dataDir, 'uploads/xy/xy1/480.webp'), 'utf8')).toBe('x');
  const inBucket = createFileStore({ dataDir, bucket: bucket.settings });
  await inBucket.put('xy2/480.webp', Buffer.from('y'), 'image/webp');
  expect([await inFolder.get('xy2/480.webp'), String(await read(inBucket, 'xy2/480.webp'))]).toEqual([null, 'y']);
  await inBucket.close();
});
