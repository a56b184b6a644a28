import { parse } from 'csv-parse/sync';
import type { DataSource } from 'typeorm';
import { defineAttributes, givenValues, NEW_ATTRIBUTES } from '../../test/definitions.js';
import { buildCity, buildPlace, buildUser, clearGuide } from '../../test/builders.js';
import { runCommand, workInFolder } from '../../test/command.js';
import { createTestDatabase } from '../../test/database.js';
import { exportGuide, importGuide } from '../../test/files/packs.js';
import { startServer, type TestServer } from '../../test/server.js';
import { createDataSource } from '../core/db/index.js';
import { Place } from '../modules/places/index.js';
import { ENTITIES } from '../server/entities.js';

let server: TestServer;
let other: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  await defineAttributes(server, admin);
});
beforeEach(async () => {
  for (const { dataSource } of [server, other]) {
    await clearGuide(dataSource);
    await dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
    await buildUser(dataSource, { role: 'admin' });
  }
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
const { folder, write, read } = workInFolder();

/** Values of a place with all attributes, as the database has them. */
const VALUES: Place['attributes'] = {
  playground: true,
  entrance: 'ramp',
  games: ['chess', 'go'],
  seats: 40,
  motto: '=Come; "in"',
  plan: 'https://example.org/a',
  inspected: true,
};
const { inspected: _inspected, ...PUBLIC } = VALUES;

/** Runs a command with `--json` and parses its output. */
async function outcome(...args: string[]) {
  const { code, out, err } = await runCommand([...args, '--json'], server.dataSource);
  if (code !== 0 && code !== 3) throw new Error(err);
  return JSON.parse(out || err) as Record<string, unknown>;
}
const attributesOf = async (name: string, { dataSource }: { dataSource: DataSource } = server) =>
  (await dataSource.getRepository(Place).findOneByOrFail({ name })).attributes;
const build = async (overrides: Partial<Place> = {}) => {
  const { id: cityId } = await buildCity(server.dataSource);
  return buildPlace(server.dataSource, { cityId, name: 'One', category: 'cafe', attributes: VALUES, ...overrides });
};

test('an import reads them from CSV by their keys, and by the words of their options', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  write(
    'places.csv',
    'id,name,lat,lon,city,category,playground,Entrance,games,seats,motto,plan,inspected',
    '1,One,18.5,73.8,Pune,cafe,ja,RAMP WORD,"Go (de), chess","40,0","=Come; ""in""",example.org/a,yes',
    '2,Two,18.5,73.8,Pune,cafe,moon,moon,moon,moon,,javascript:a,moon',
  );
  expect(await outcome('import', 'places.csv')).toMatchObject({
    added: 2,
    leftOut: { playground: 1, entrance: 1, games: 1, seats: 1, plan: 1, inspected: 1 },
  });
  expect(await attributesOf('One')).toEqual(VALUES);
  expect(await attributesOf('Two')).toEqual({});
});

test('an import reads them from GeoJSON, lines of JSON and tags of OpenStreetMap', async () => {
  await buildCity(server.dataSource, { name: 'Pune' });
  const feature = (properties: object) =>
    JSON.stringify({ type: 'Feature', geometry: { type: 'Point', coordinates: [73.8567, 18.5204] }, properties: { ...properties, category: 'cafe' } });
  write('a.geojson', `{"type":"FeatureCollection","features":[${feature({ id: '1', name: 'One', ...VALUES })}]}`);
  write('b.ndjson', feature({ id: '2', name: 'Two', ...VALUES, playground: 'no', games: 'go' }));
  const tags = { amenity: 'cafe', leisure: 'playground', 'game:chess': 'only', 'game:go': 'no', entrance: 'Steps', seats: '41.5 m²' };
  write('c.ndjson', feature({ '@id': 'node/3', name: 'Three', ...tags }));
  for (const file of ['a.geojson', 'b.ndjson', 'c.ndjson']) expect(await outcome('import', file)).toMatchObject({ added: 1, leftOut: {} });
  expect(await attributesOf('One')).toEqual(VALUES);
  expect(await attributesOf('Two')).toEqual({ ...VALUES, playground: false, games: ['go'] });
  expect(await attributesOf('Three')).toEqual({ playground: true, games: ['chess'], entrance: 'steps', seats: 41.5 });
});

test.each(['csv', 'geojson', 'ndjson'])('an export to %s has those that visitors see, and an import of it restores them', async (format) => {
  await build();
  await outcome('export', `one.${format}`);
  expect(read(`one.${format}`)).not.toContain('inspected');
  await server.dataSource.query('DELETE FROM places');
  expect(await outcome('import', `one.${format}`)).toMatchObject({ added: 1, leftOut: {} });
  expect(await attributesOf('One')).toEqual(PUBLIC);
});

test("the console's CSV has a column for each, for further categories and for each language of texts", async () => {
  await build({ moreCategories: ['bar', 'museum'], names: { de: 'Eins', ja: '一' }, descriptions: { es: 'Un lugar.' } });
  const { text } = await server.rest('/api/admin/places.csv', { headers: admin });
  const [row]: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const cells = givenValues(0, Object.keys(NEW_ATTRIBUTES)).map(({ key, values }) => [key, values.join(';')]);
  expect(row).toMatchObject({ ...Object.fromEntries(cells), motto: `'=Come; "in"` });
  expect(row).toMatchObject({ moreCategories: 'bar;museum', 'name:de': 'Eins', 'name:ja': '一', 'description:es': 'Un lugar.', wifi: '' });
});

test('a pack has the values of all', async () => {
  await build();
  await exportGuide(server, `${folder()}/pack`);
  await importGuide(other, `${folder()}/pack`);
  expect(await attributesOf('One', other)).toEqual(VALUES);
});

test('a backup has the definitions and the values', async () => {
  await build();
  expect(await runCommand(['backup', 'guide.tar'], server.dataSource)).toMatchObject({ code: 0 });
  const database = await createTestDatabase({ isMigrated: false });
  const dataSource = await createDataSource(database.connection, { poolSize: 3, entities: ENTITIES }).initialize();
  try {
    expect(await runCommand(['restore', 'guide.tar'], dataSource)).toMatchObject({ code: 0 });
    expect(await attributesOf('One', { dataSource })).toEqual(VALUES);
    const definitions = (source: DataSource) => source.query('SELECT * FROM attributes ORDER BY key');
    expect(await definitions(dataSource)).toEqual(await definitions(server.dataSource));
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});
