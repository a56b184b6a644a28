import fs from 'node:fs';
import path from 'node:path';
import { archiveWith, buildMap } from '../../../test/files/archives.js';
import { buildCity, buildUser, clearGuide } from '../../../test/builders.js';
import { workInFolder } from '../../../test/command.js';
import { exportGuide, filesIn, importGuide, zipOf } from '../../../test/files/packs.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/index.js';
import { PackReader, planImport, withPack } from '../index.js';

const BYTES = archiveWith(['6/33/22', '7/67/44']);
const OTHER = archiveWith(['6/33/22']);
const VADUZ = path.join(import.meta.dirname, '../../../../guides/vaduz');

let server: TestServer;
/** Server that imports the packs of `server`. */
let other: TestServer;
const { folder } = workInFolder();
const at = (name: string): string => path.join(folder(), name);
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
});
beforeEach(async () => {
  for (const one of [server, other]) {
    await clearGuide(one.dataSource);
    await one.dataSource.query('DELETE FROM map_archives');
    fs.rmSync(path.join(one.dataDir, 'maps'), { recursive: true, force: true });
    await buildUser(one.dataSource, { role: 'admin' });
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const MAPS = 'SELECT id, name, state, origin, version, city_id, min_zoom, max_zoom, bytes, tile_count, attribution FROM map_archives ORDER BY id';
const mapsOf = (one: TestServer) =>
  one.dataSource.query<{ id: string; name: string; version: string; city_id: string | null; state: string; tile_count: string }[]>(MAPS);
const storedFiles = (one: TestServer) => (fs.existsSync(path.join(one.dataDir, 'maps')) ? fs.readdirSync(path.join(one.dataDir, 'maps')) : []);

const GUIDE = { format: 1, name: 'Small' };
const TABLES = {
  'cities.csv': 'key,name,state,country,description,latitude,longitude,time_zone\nb,Bern,Bern,Switzerland,A city.,46.9,7.4,Europe/Zurich\n',
  'places.csv': 'id,city,name,category,description\n',
};

/** Writes a pack by hand. */
function writePack(guide: object, files: Record<string, string | Buffer> = {}): void {
  fs.rmSync(at('pack'), { recursive: true, force: true });
  fs.mkdirSync(at('pack'));
  for (const [name, content] of Object.entries({ 'guide.json': JSON.stringify({ ...GUIDE, ...guide }), ...TABLES, ...files })) {
    fs.writeFileSync(at(`pack/${name}`), content);
  }
}

const planOf = () => withPack(at('pack'), at('scratch'), async (files) => planImport(other.dataSource.manager, await PackReader.open(files, new Date())));

/** Fills the guide of `server` with maps. */
async function fill() {
  const city = await buildCity(server.dataSource);
  const first = await buildMap(server, BYTES, { name: 'Center' });
  const second = await buildMap(server, OTHER, { name: 'Around – „Umgebung“' });
  await buildMap(server, OTHER, { name: 'Twice' });
  await server.dataSource.query('UPDATE map_archives SET city_id = $1 WHERE id = $2', [city.id, first.id]);
  return { city, first, second };
}

test('maps are the same after an export, an import into an empty site and another export', async () => {
  const { city, first } = await fill();
  expect(await exportGuide(server, at('first'))).toMatchObject({ cities: 1, maps: 3 });
  const files = filesIn(at('first'));
  expect(Object.keys(files)).toEqual(['cities.csv', 'guide.json', 'map-2.pmtiles', 'map-3.pmtiles', 'map.pmtiles', 'places.csv']);
  expect(fs.readFileSync(at('first/map.pmtiles')).equals(BYTES)).toBe(true);
  expect(await importGuide(other, at('first'))).toMatchObject({ cities: 1, maps: 3 });
  expect(await mapsOf(other)).toEqual(await mapsOf(server));
  expect((await mapsOf(other))[0]).toMatchObject({ id: first.id, name: 'Center', state: 'ready', city_id: city.id });
  await exportGuide(other, at('second'));
  expect(filesIn(at('second'))).toEqual(files);
});

test('a site serves the tiles of an imported map at once', async () => {
  await fill();
  await exportGuide(server, at('first'));
  await importGuide(other, at('first'));
  const { body } = await other.graphql<{ site: { map: { layers: { id: string; url: string }[] } } }>('{ site { map { layers { id url } } } }');
  const [, layer] = body.data.site.map.layers;
  const tile = await fetch(other.url + (layer?.url ?? '').replace('{z}', '6').replace('{x}', '33').replace('{y}', '22'));
  expect([tile.status, tile.headers.get('content-type')]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
});

test('an export leaves out a map whose file is missing, and one that is not ready', async () => {
  const { first } = await fill();
  fs.rmSync(path.join(server.dataDir, 'maps', `${first.version}.pmtiles`));
  await server.dataSource.query(`UPDATE map_archives SET state = 'failed' WHERE name = 'Twice'`);
  expect(await exportGuide(server, at('first'))).toMatchObject({ maps: 1 });
  expect(fs.readFileSync(at('first/map.pmtiles')).equals(OTHER)).toBe(true);
  expect(JSON.parse(fs.readFileSync(at('first/guide.json'), 'utf8'))).toMatchObject({ maps: [{ name: 'Around – „Umgebung“' }] });
});

test('a pack of a guide without maps does not name any', async () => {
  await buildCity(server.dataSource);
  await exportGuide(server, at('first'));
  expect(JSON.parse(fs.readFileSync(at('first/guide.json'), 'utf8'))).not.toHaveProperty('maps');
});

test('maps with the same id or the same file stay as they are, and get back the city that they have lost', async () => {
  const { city, first, second } = await fill();
  await exportGuide(server, at('first'));
  const known = await buildMap(other, BYTES, { name: 'Mine' });
  await other.dataSource.query('UPDATE map_archives SET id = $1 WHERE id = $2', [second.id, (await buildMap(other, archiveWith(['7/67/44']))).id]);
  expect(await importGuide(other, at('first'))).toMatchObject({ maps: 1 });
  const maps = await mapsOf(other);
  expect(maps).toHaveLength(3);
  expect(maps).toContainEqual(expect.objectContaining({ id: known.id, name: 'Mine', city_id: city.id }));
  expect(maps).toContainEqual(expect.objectContaining({ id: second.id, name: 'Vaduz', tile_count: '1' }));
  expect(maps.map(({ id }) => id)).not.toContain(first.id);
  expect(await importGuide(other, at('first'), 'replace')).toMatchObject({ cities: 1, maps: 0 });
  expect(await mapsOf(other)).toEqual(maps);
});

test('a file without an entry in the guide is the map of the whole guide, and others are left out', async () => {
  writePack({}, { 'map.pmtiles': BYTES, 'map-2.pmtiles': BYTES });
  expect(await planOf()).toMatchObject({ maps: { all: 1, present: 0 }, others: ['map-2.pmtiles'] });
  expect(await importGuide(other, at('pack'))).toMatchObject({ maps: 1 });
  expect(await mapsOf(other)).toMatchObject([{ name: 'Small', city_id: null }]);
  expect(await planOf()).toMatchObject({ maps: { all: 1, present: 1 } });
});

test('the pack of Vaduz brings the map of its streets', async () => {
  expect(await importGuide(other, VADUZ)).toMatchObject({ cities: 1, places: 40, maps: 1 });
  const [city] = await other.dataSource.query<{ id: string }[]>('SELECT id FROM cities');
  expect(await mapsOf(other)).toMatchObject([{ name: 'Liechtenstein', city_id: city?.id, min_zoom: 6, max_zoom: 14 }]);
  expect(await other.dataSource.query(`SELECT attribution FROM map_archives`)).toEqual([{ attribution: expect.stringContaining('OpenStreetMap') as string }]);
});

test('an import that fails at its end leaves no map and no file', async () => {
  const kept = await buildMap(other, OTHER);
  writePack({ maps: [{ name: 'Bern', city: 'b' }] }, { 'map.pmtiles': BYTES });
  const finish = () => Promise.reject(new Error('The end'));
  await expect(importGuide(other, at('pack'), undefined, { finish })).rejects.toThrow('The end');
  expect(await mapsOf(other)).toMatchObject([{ id: kept.id }]);
  expect(storedFiles(other)).toEqual([`${kept.version}.pmtiles`]);
});

describe('a pack is refused, and nothing is changed,', () => {
  const map = { name: 'Bern', city: 'b' };
  const id = newId();
  it.each<[string, unknown, Record<string, Buffer>, string]>([
    ['with a damaged map', [map], { 'map.pmtiles': BYTES.subarray(0, -20) }, 'map.pmtiles: The end of this archive is missing'],
    ['with a map that is no archive', undefined, { 'map.pmtiles': Buffer.from('a map') }, 'map.pmtiles: This is not a map archive'],
    [
      'with unknown layers',
      [map],
      { 'map.pmtiles': archiveWith(['0/0/0'], { metadata: '{"vector_layers":[{"id":"secrets"}]}' }) },
      'map.pmtiles: None of the layers of this archive can be drawn: secrets',
    ],
    ['with a damaged second map', [map, map], { 'map.pmtiles': BYTES, 'map-2.pmtiles': Buffer.from('a map') }, 'map-2.pmtiles: This is not a map archive'],
    ['without the file of a map', [map, map], { 'map.pmtiles': BYTES }, 'it has no file map-2.pmtiles'],
    ['with a map of a city that it does not have', [{ ...map, city: 'paris' }], { 'map.pmtiles': BYTES }, 'city "paris" does not exist'],
    ['with a text as maps', 'map.pmtiles', { 'map.pmtiles': BYTES }, 'guide.json, maps: the value is not valid'],
    ['with 101 maps', Array.from({ length: 101 }, () => map), {}, 'guide.json, maps: '],
    ['with a text as a map', ['map.pmtiles'], { 'map.pmtiles': BYTES }, 'guide.json, maps.0: '],
    ['with an unknown field', [{ ...map, file: '../secret' }], { 'map.pmtiles': BYTES }, 'guide.json, maps.0.file: '],
    ['without a name', [{ city: 'b' }], { 'map.pmtiles': BYTES }, 'guide.json, maps.0.name: '],
    ['with a control character in a name', [{ name: 'a\u0000b' }], { 'map.pmtiles': BYTES }, 'guide.json, maps.0.name: '],
    ['with a number as a city', [{ ...map, city: 1 }], { 'map.pmtiles': BYTES }, 'guide.json, maps.0.city: '],
    ['with a wrong id', [{ ...map, id: 'x' }], { 'map.pmtiles': BYTES }, 'guide.json, maps.0.id: '],
    [
      'with an id twice',
      [
        { ...map, id },
        { ...map, id: id.toUpperCase() },
      ],
      { 'map.pmtiles': BYTES, 'map-2.pmtiles': BYTES },
      'guide.json, maps.1.id: ',
    ],
  ])('%s', async (_what, maps, files, message) => {
    writePack({ maps }, files);
    await expect(importGuide(other, at('pack'))).rejects.toThrow(message);
    expect(await other.dataSource.query('SELECT FROM cities')).toEqual([]);
    expect(await mapsOf(other)).toEqual([]);
    expect(storedFiles(other)).toEqual([]);
  });

  it('with more maps than the site has room for', async () => {
    await other.dataSource.query(
      `INSERT INTO map_archives (id, name, state, origin) SELECT gen_random_uuid(), 'Map ' || n, 'failed', 'upload' FROM generate_series(1, 99) n`,
    );
    writePack({ maps: [map, map] }, { 'map.pmtiles': BYTES, 'map-2.pmtiles': OTHER });
    await expect(importGuide(other, at('pack'))).rejects.toThrow('There are already 100 map archives');
    expect(await other.dataSource.query('SELECT FROM cities')).toEqual([]);
    expect(await mapsOf(other)).toHaveLength(99);
    expect(storedFiles(other)).toEqual([]);
  });

  it('as a zip, which is removed from the scratch folder', async () => {
    fs.writeFileSync(at('pack.zip'), await zipOf({ 'guide.json': JSON.stringify(GUIDE), ...TABLES, 'map.pmtiles': BYTES.subarray(0, 100) }));
    await expect(importGuide(other, at('pack.zip'))).rejects.toThrow('map.pmtiles: ');
    expect(fs.readdirSync(at('scratch'))).toEqual([]);
  });
});
