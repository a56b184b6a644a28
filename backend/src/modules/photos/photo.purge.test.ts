import { buildPhoto, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import type { FileStore } from '../../core/storage/index.js';
import { Photo, purgePhotos } from './index.js';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startServer();
  ({ id: userId } = await buildUser(server.dataSource));
});
beforeEach(() => server.dataSource.query('TRUNCATE photos CASCADE'));
afterAll(() => server.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A photo with one file. */
async function build(overrides: Partial<Photo> = {}): Promise<Photo> {
  const photo = await buildPhoto(server.dataSource, { userId, ...overrides });
  await server.store.put(`${photo.fileKey}/480.webp`, Buffer.from('x'), 'image/webp');
  return photo;
}

/** Whether the row and the file are there. */
async function isThere({ id, fileKey }: Photo): Promise<[boolean, boolean]> {
  const file = await server.store.get(`${fileKey}/480.webp`);
  file?.stream.destroy();
  return [await server.dataSource.getRepository(Photo).existsBy({ id }), file !== null];
}

test.each<[string, Partial<Photo>, boolean]>([
  ['one that was never used in a day', { createdAt: hoursAgo(25) }, false],
  ['one that was not used yet', { createdAt: hoursAgo(23) }, true],
  ['one that is part of something', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999) }, true],
  ['one that was deleted a day ago', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999), deletedAt: hoursAgo(25) }, false],
  ['one that was deleted unused a day ago', { createdAt: hoursAgo(9000), deletedAt: hoursAgo(25) }, false],
  ['one that was just deleted', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999), deletedAt: hoursAgo(1) }, true],
])('of all photos %s stays as it should, with its file', async (_what, overrides, stays) => {
  const photo = await build(overrides);
  expect(await purgePhotos(server.dataSource, server.store)).toBe(stays ? 0 : 1);
  expect(await isThere(photo)).toEqual([stays, stays]);
});

test('many are thrown away, by several instances at once, each once', async () => {
  const photos: Photo[] = [];
  for (let i = 0; i < 130; i += 1) photos.push(await build({ createdAt: hoursAgo(30) }));
  const removed: string[] = [];
  const counting: FileStore = {
    ...server.store,
    remove: async (names) => {
      removed.push(...names);
      await server.store.remove(names);
    },
  };
  const counts = await Promise.all([1, 2, 3].map(() => purgePhotos(server.dataSource, counting)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(130);
  expect(removed.length).toBe(new Set(removed).size);
  expect(await Promise.all(photos.slice(-1).map(isThere))).toEqual([[false, false]]);
  expect(await server.dataSource.getRepository(Photo).count()).toBe(0);
});

test('while somebody uses a photo at that moment, it stays', async () => {
  const photo = await build({ createdAt: hoursAgo(30) });
  await server.dataSource.transaction(async (manager) => {
    await manager.update(Photo, photo.id, { usedAt: new Date() });
    expect(await purgePhotos(server.dataSource, server.store)).toBe(0);
  });
  expect(await purgePhotos(server.dataSource, server.store)).toBe(0);
  expect(await isThere(photo)).toEqual([true, true]);
});

test('when the store does not answer, both row and file stay for the next time', async () => {
  const photo = await build({ createdAt: hoursAgo(30) });
  const broken: FileStore = { ...server.store, remove: () => Promise.reject(new Error('no')) };
  await expect(purgePhotos(server.dataSource, broken)).rejects.toThrow('no');
  expect(await isThere(photo)).toEqual([true, true]);
  expect(await purgePhotos(server.dataSource, server.store)).toBe(1);
});
