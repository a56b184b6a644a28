import path from 'node:path';
import { buildPlace, buildPlaceImage, buildUser, clearGuide } from '../../test/builders.js';
import { workInFolder } from '../../test/command.js';
import { exportGuide, importGuide } from '../../test/files/packs.js';
import { photoForm, plain } from '../../test/files/pictures.js';
import { startServer, type TestServer } from '../../test/server.js';
import type { FileStore } from '../core/storage/index.js';

const TASK = 'remove-stray-files';

let server: TestServer;
let stored: string[];
const { folder } = workInFolder();
const pack = (): string => path.join(folder(), 'pack');
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

/** Exports a guide with a photo, and empties the site. */
beforeEach(async () => {
  const { dataSource } = server;
  await clearGuide(dataSource);
  stored = [];
  const headers = await server.signInAs(await buildUser(dataSource, { role: 'admin' }));
  const body = photoForm(await plain(600, 400).jpeg().toBuffer());
  const { _id: photoId } = (await (await fetch(`${server.url}/api/photos`, { method: 'POST', body, headers })).json()) as { _id: string };
  await dataSource.query(`UPDATE photos SET used_at = now(), status = 'approved' WHERE id = $1`, [photoId]);
  const place = await buildPlace(dataSource);
  await buildPlaceImage(dataSource, { placeId: place.id, photoId, url: '' });
  await exportGuide(server, pack());
  await clearGuide(dataSource);
  await buildUser(dataSource, { role: 'admin' });
});

/** A store from which an import removes nothing, as if its process was killed. */
const killedStore = (): FileStore => ({
  ...server.store,
  get: (name) => server.store.get(name),
  put(name, bytes, type) {
    stored.push(name);
    return server.store.put(name, bytes, type);
  },
  remove: () => Promise.reject(new Error('killed')),
});

/** Imports the pack, and is stopped after the photo has been stored. */
async function killImport(): Promise<void> {
  const onRows = (done: number, all: number) => (done < all ? Promise.resolve() : Promise.reject(new Error('stopped')));
  await expect(importGuide(server, pack(), undefined, { store: killedStore(), onRows })).rejects.toThrow('stopped');
}

/** Returns how many of the stored files exist. */
async function countFiles(): Promise<number> {
  const files = await Promise.all(stored.map((name) => server.store.get(name)));
  for (const file of files) file?.stream.destroy();
  return files.filter((file) => file !== null).length;
}

/** Returns in how many hours the files of each claim are removed. */
async function hoursLeft(): Promise<number[]> {
  const jobs = await server.dataSource.query<{ hours: number }[]>(
    'SELECT round(extract(epoch FROM run_at - now()) / 3600)::integer AS hours FROM graphile_worker.jobs WHERE task_identifier = $1',
    [TASK],
  );
  return jobs.map(({ hours }) => hours);
}

test('the files of a killed import are removed a day later', async () => {
  await killImport();
  expect(stored.length).toBeGreaterThan(0);
  expect([await countFiles(), await hoursLeft()]).toEqual([stored.length, [24]]);
  await server.ran(TASK, { isUrgent: true });
  expect(await countFiles()).toBe(0);
});

test('a further attempt at a killed import keeps its files', async () => {
  await killImport();
  expect(await importGuide(server, pack())).toMatchObject({ pictures: 1 });
  expect([await countFiles(), await hoursLeft()]).toEqual([stored.length, []]);
});

test('files are not removed while an import runs', async () => {
  await killImport();
  await server.dataSource.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock(4202609)');
    await server.ran(TASK, { isUrgent: true });
    expect(await countFiles()).toBe(stored.length);
  });
  await server.ran(TASK, { isUrgent: true });
  expect(await countFiles()).toBe(0);
});

test('files whose photo exists meanwhile are kept', async () => {
  await killImport();
  const [key] = stored[0]?.split('/') ?? [];
  const { id } = await buildUser(server.dataSource);
  await server.dataSource.query(
    `INSERT INTO photos (id, user_id, file_key, alt, width, height, thumb_hash) VALUES (gen_random_uuid(), $1, $2, '', 600, 400, '')`,
    [id, key],
  );
  await server.ran(TASK, { isUrgent: true });
  expect([await countFiles(), await hoursLeft()]).toEqual([stored.length, []]);
});
