import { buildPhoto, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import type { FileStore } from '../../core/storage/index.js';
import { Photo } from './photo.entity.js';
import { purgePhotos } from './photo.purge.js';

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startServer();
  ({ id: userId } = await buildUser(server.dataSource));
});
beforeEach(() => server.dataSource.query('TRUNCATE photos CASCADE'));
afterAll(() => server.stop());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Creates a photo with one file. */
async function build(overrides: Partial<Photo> = {}): Promise<Photo> {
  const photo = await buildPhoto(server.dataSource, { userId, ...overrides });
  await server.store.put(`${photo.fileKey}/480.webp`, Buffer.from('x'), 'image/webp');
  return photo;
}

/** Whether the row and the file exist. */
async function isThere({ id, fileKey }: Photo): Promise<[boolean, boolean]> {
  const file = await server.store.get(`${fileKey}/480.webp`);
  file?.stream.destroy();
  return [await server.dataSource.getRepository(Photo).existsBy({ id }), file !== null];
}

test.each<[string, Partial<Photo>, boolean]>([
  ['unused for a day', { createdAt: hoursAgo(25) }, false],
  ['not used yet', { createdAt: hoursAgo(23) }, true],
  ['in use', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999) }, true],
  ['deleted a day ago', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999), deletedAt: hoursAgo(25) }, false],
  ['deleted unused a day ago', { createdAt: hoursAgo(9000), deletedAt: hoursAgo(25) }, false],
  ['just deleted', { createdAt: hoursAgo(9000), usedAt: hoursAgo(8999), deletedAt: hoursAgo(1) }, true],
])('keeps or deletes row and file of a photo that is %s', async (_what, overrides, stays) => {
  const photo = await build(overrides);
  expect(await purgePhotos(server.dataSource, server.store)).toBe(stays ? 0 : 1);
  expect(await isThere(photo)).toEqual([stays, stays]);
});

test('deletes each of many photos once, with several processes at the same time', async () => {
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

test('keeps a photo that is being used at the same time', async () => {
  const photo = await build({ createdAt: hoursAgo(30) });
  await server.dataSource.transaction(async (manager) => {
    await manager.update(Photo, photo.id, { usedAt: new Date() });
    expect(await purgePhotos(server.dataSource, server.store)).toBe(0);
  });
  expect(await purgePhotos(server.dataSource, server.store)).toBe(0);
  expect(await isThere(photo)).toEqual([true, true]);
});

test('keeps row and file for the next run if the file store does not respond', async () => {
  const photo = await build({ createdAt: hoursAgo(30) });
  const broken: FileStore = { ...server.store, remove: () => Promise.reject(new Error('no')) };
  await expect(purgePhotos(server.dataSource, broken)).rejects.toThrow('no');
  expect(await isThere(photo)).toEqual([true, true]);
  expect(await purgePhotos(server.dataSource, server.store)).toBe(1);
});
