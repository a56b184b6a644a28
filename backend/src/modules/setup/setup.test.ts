import { buildCity, buildPlace, buildReview, buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { SAMPLE_DATA_ID } from '../../packs/index.js';
import { loadSampleData } from '../../sample/index.js';
import { saveSettings } from '../../../test/settings.js';
import { CityStatus } from '../cities/index.js';
import { Place } from '../places/index.js';

const SAMPLE = 'cities places people isBeingRemoved isBeingAdded hasFailed';
const SETUP = `{ setup { steps { name isDone } sample { ${SAMPLE} } } }`;

interface Setup {
  steps: { name: string; isDone: boolean }[];
  sample: { cities: number; places: number; people: number; isBeingRemoved: boolean; isBeingAdded: boolean; hasFailed: boolean };
}

let server: TestServer;
let admin: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startServer();
  admin = { headers: await server.signInAs(await buildUser(server.dataSource, { role: 'admin' })) };
});
afterAll(() => server.stop());

const setup = async (): Promise<Setup> => (await server.graphql<{ setup: Setup }>(SETUP, {}, admin)).body.data.setup;
const done = async (): Promise<string[]> => (await setup()).steps.filter(({ isDone }) => isDone).map(({ name }) => name);
const remove = (argument = '') => server.graphql<{ removeSampleData: Setup['sample'] }>(`mutation { removeSampleData${argument} { ${SAMPLE} } }`, {}, admin);

test('a new site without sample data has nothing to remove', async () => {
  expect(await done()).toEqual(['SAMPLE']);
});

test('a job removes the sample data that nobody has contributed to, and a second one the rest', async () => {
  await loadSampleData(server.dataSource, { now: new Date() });
  const { sample } = await setup();
  expect([sample.cities > 50, sample.places > 1000, sample.isBeingRemoved]).toEqual([true, true, false]);
  expect(await done()).toEqual([]);
  const [place] = await server.dataSource.getRepository(Place).find({ take: 1, order: { id: 'ASC' } });
  await buildReview(server.dataSource, { placeId: place?.id });
  const { body } = await server.graphql<{ adminCategories: { slug: string; version: number }[] }>('{ adminCategories { slug version } }', {}, admin);
  const version = body.data.adminCategories.find(({ slug }) => slug === 'shopping')?.version;
  const merge = 'mutation ($version: Int!) { mergeCategories(slug: "shopping", version: $version, into: "market") { change { count } } }';
  // The merge of a category is no contribution to its places.
  expect((await server.graphql(merge, { version }, admin)).body.data).toMatchObject({ mergeCategories: { change: { count: expect.any(Number) as number } } });

  expect((await remove()).body.data.removeSampleData).toMatchObject({ isBeingRemoved: true, hasFailed: false });
  expect(await server.dataSource.query(`SELECT action, target_kind, target_id FROM activities WHERE target_kind = 'sample'`)).toEqual([
    { action: 'deleted', target_kind: 'sample', target_id: SAMPLE_DATA_ID },
  ]);
  await server.ran('remove-sample');
  expect((await setup()).sample).toEqual({ cities: 1, places: 1, people: 0, isBeingRemoved: false, isBeingAdded: false, hasFailed: false });

  await remove('(withContributions: true)');
  await server.ran('remove-sample');
  expect((await setup()).sample).toEqual({ cities: 0, places: 0, people: 0, isBeingRemoved: false, isBeingAdded: false, hasFailed: false });
  expect(await done()).toEqual(['SAMPLE']);
});

test('own cities and places, and saved settings, are done', async () => {
  const { id: cityId } = await buildCity(server.dataSource);
  expect(await done()).toEqual(['SAMPLE', 'CITY']);
  await buildPlace(server.dataSource, { cityId });
  const { body } = await server.graphql<{ adminSettings: { group: string; value: object }[] }>('{ adminSettings { group value } }', {}, admin);
  const value = { ...body.data.adminSettings.find(({ group }) => group === 'IDENTITY')?.value, name: 'Guide of Pune' };
  await server.graphql(
    'mutation ($value: JSONObject!) { saveSettings(group: IDENTITY, version: 0, value: $value) { settings { version } } }',
    { value },
    admin,
  );
  expect(await done()).toEqual(['IDENTITY', 'SAMPLE', 'CITY', 'PLACE']);
  await buildUser(server.dataSource, { role: 'moderator' });
  expect(await done()).toEqual(['IDENTITY', 'SAMPLE', 'CITY', 'PLACE', 'MODERATORS']);
});

test('the only public city can be the start of the site, until it is', async () => {
  const onlyCity = async () =>
    (await server.graphql<{ setup: { onlyCity: { name: string } | null } }>('{ setup { onlyCity { name } } }', {}, admin)).body.data.setup.onlyCity;
  await server.dataSource.query('UPDATE cities SET deleted_at = now()');
  expect(await onlyCity()).toBeNull();
  const { id } = await buildCity(server.dataSource, { name: 'Vaduz' });
  await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
  expect(await onlyCity()).toEqual({ name: 'Vaduz' });
  await saveSettings(server, 'home', { startCity: id });
  expect(await onlyCity()).toBeNull();
  await saveSettings(server, 'home', { startCity: '' });
  await buildCity(server.dataSource);
  expect(await onlyCity()).toBeNull();
});

test('a source of map tiles is a step that is done', async () => {
  const other = await startServer({ env: { MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png' } });
  const headers = await other.signInAs(await buildUser(other.dataSource, { role: 'admin' }));
  const { body } = await other.graphql<{ setup: Setup }>(SETUP, {}, { headers });
  expect(body.data.setup.steps).toContainEqual({ name: 'MAP', isDone: true });
  await other.stop();
});

test('only admins in person can remove the sample data', async () => {
  const moderator = { headers: await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' })) };
  expect((await server.graphql('mutation { removeSampleData { cities } }', {}, moderator)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await server.graphql('mutation { removeSampleData { cities } }')).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
