import fs from 'node:fs';
import path from 'node:path';
import { buildCity, clearGuide } from '../../../test/builders.js';
import { runCommand, workInFolder } from '../../../test/command.js';
import { type RangeServer, serveRanges, writeSample } from '../../../test/files/tiles.js';
import { startServer, type TestServer } from '../../../test/server.js';

const BOUNDS = { west: 9.4, south: 47, east: 9.7, north: 47.3 };

let server: TestServer;
let web: RangeServer;
beforeAll(async () => {
  server = await startServer();
  const file = path.join(server.dataDir, 'sample.pmtiles');
  fs.mkdirSync(server.dataDir, { recursive: true });
  await writeSample(file, BOUNDS, [0, 12]);
  web = await serveRanges(fs.readFileSync(file));
});
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM map_archives');
  web.onRequest = () => undefined;
});
afterAll(async () => {
  web.stop();
  await server.stop();
});
const { folder, write } = workInFolder();

interface Listed {
  id: string;
  name: string;
  state: string;
  origin: string;
  cityId: string | null;
  bounds: { southWest: { longitude: number }; northEast: { longitude: number } };
}
const run = (...args: string[]) => runCommand(['map', ...args], server.dataSource);
const list = async (): Promise<Listed[]> => (JSON.parse((await run('list', '--json')).out) as { maps: Listed[] }).maps;
const files = (): string[] => (fs.existsSync(path.join(folder(), 'maps')) ? fs.readdirSync(path.join(folder(), 'maps')) : []);
const sample = (): string => {
  const file = path.join(folder(), 'town_of-vaduz.pmtiles');
  fs.copyFileSync(path.join(server.dataDir, 'sample.pmtiles'), file);
  return file;
};

test('a file is added as a whole, listed and removed', async () => {
  const added = await run('add', sample());
  expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/^town of vaduz .*\n {2}ready, vector\n {2}west 9.400, south 47.000,/) as string });
  const [map] = await list();
  expect(map).toMatchObject({ name: 'town of vaduz', state: 'ready', origin: 'upload', cityId: null });
  expect(files()).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.pmtiles$/)]);
  expect((await run('list')).out).toContain('tiles of the zoom levels 0 to 12');
  expect((await run('remove', map?.id ?? '')).out).toBe('town of vaduz is removed.\n');
  expect(await list()).toEqual([]);
  expect((await run('list')).out).toBe('There are no map archives. Maps show the world map.\n');
});

test('an area around a city is fetched from an address', async () => {
  const { id } = await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
  expect(await run('add', web.address, '--city', 'Vaduz', '--margin', '2')).toMatchObject({ code: 0 });
  const [map] = await list();
  expect(map).toMatchObject({ name: 'Vaduz', origin: 'area', cityId: id, state: 'ready' });
  expect(map?.bounds.southWest.longitude).toBeCloseTo(9.52 - 2 / 111.2 / Math.cos((47.16 * Math.PI) / 180), 3);
});

test('an area of a file is cut out', async () => {
  expect(await run('add', sample(), '--bbox', '9.5,47.1,9.55,47.2', '--name', 'Center')).toMatchObject({ code: 0 });
  expect(await list()).toMatchObject([{ name: 'Center', bounds: { southWest: { longitude: 9.5 }, northEast: { longitude: 9.55 } } }]);
});

test('the change is in the activity log, without an actor', async () => {
  await run('add', sample());
  const rows = await server.dataSource.query<object[]>("SELECT action, actor_id, label FROM activities WHERE target_kind = 'map'");
  expect(rows).toContainEqual({ action: 'created', actor_id: null, label: 'town of vaduz' });
});

test.each<[string, () => string[], string]>([
  ['of another kind', () => ['notes.pmtiles'], 'This is not a map archive'],
  ['that does not exist', () => ['nothing.pmtiles'], 'nothing.pmtiles'],
  ['that is a folder', () => ['.'], 'is a folder'],
  ['whose area lies elsewhere', () => [sample(), '--bbox', '20,10,21,11'], 'does not have this area'],
  ['without an area', () => [web.address], '--city NAME, or --bbox'],
  ['with a margin without a city', () => [sample(), '--margin', '3'], '--margin goes with --city'],
  ['of an unknown city', () => [sample(), '--city', 'Atlantis'], 'No public city has the name “Atlantis”'],
  ['of a server that is away', () => ['http://127.0.0.1:1/map.pmtiles', '--bbox', '9,47,10,48'], 'cannot be reached'],
])('a map %s is refused with the reason, and nothing stays', async (_, args, sentence) => {
  write('notes.pmtiles', 'These are notes.');
  await expect(run('add', ...args())).rejects.toThrow(sentence);
  expect(await list()).toEqual([]);
  expect(files()).toEqual([]);
});
