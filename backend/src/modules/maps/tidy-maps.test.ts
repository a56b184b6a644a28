import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { archiveWith, buildFailedMap, buildMap } from '../../../test/files/archives.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { createMapStore, MapUploads, tidyMaps } from './index.js';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = path.join(server.dataDir, 'maps');
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM map_archives');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});

/** Writes a file, or makes one older: it changed an hour less, or more, than a day ago. */
function age(name: string, hours: 23 | 25): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) writeFileSync(file, 'x');
  const time = new Date(Date.now() - hours * 3_600_000);
  utimesSync(file, time, time);
  return name;
}
const tidy = (): Promise<number> =>
  tidyMaps(server.dataSource, { store: createMapStore({ bucket: undefined, dataDir: server.dataDir }), uploads: new MapUploads(folder) });
const files = (): string[] => readdirSync(folder).sort();

test('files that no archive needs are deleted after a day', async () => {
  const received = 'a'.repeat(32);
  const left = [`${newId()}.upload`, `${newId()}.making`, `${newId()}.making.part`, received, '0123456789abcdef.pmtiles'];
  for (const name of left) age(name, 23);
  expect([await tidy(), files()]).toEqual([0, left.sort()]);
  for (const name of left) age(name, 25);
  expect([await tidy(), files()]).toEqual([5, []]);
});

test('files of archives stay, also those with which a job can be repeated', async () => {
  const { id, version } = await buildMap(server, archiveWith(['0/0/0']));
  const kept = [age(`${version}.pmtiles`, 25), age(`${await buildFailedMap(server.dataSource)}.upload`, 25)];
  age(`${id}.upload`, 25); // a ready archive does not need its upload any more
  expect([await tidy(), files()]).toEqual([1, kept.sort()]);
});

test('files that others have put into the folder stay', async () => {
  const others = ['lisbon.pmtiles', 'notes.txt', '0123456789abcdef.pmtiles.bak', 'readme'].map((name) => age(name, 25));
  expect([await tidy(), files()]).toEqual([0, others.sort()]);
});

test('an old upload does not become an old archive', async () => {
  const store = createMapStore({ bucket: undefined, dataDir: server.dataDir });
  await store.keep('0123456789abcdef', path.join(folder, age(`${newId()}.upload`, 25)));
  expect([await tidy(), files()]).toEqual([0, ['0123456789abcdef.pmtiles']]);
});
