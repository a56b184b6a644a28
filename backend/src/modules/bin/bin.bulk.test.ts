import { ask as askServer, type Reply } from '../../../test/ask.js';
import { buildCity, buildUser } from '../../../test/builders.js';
import { driftOf } from '../../../test/reviews.js';
import { startServer, type TestServer } from '../../../test/server.js';

const PLACES = 1200;
const CHANGE = '{ id count leftOut job { id } }';

interface Change {
  id: string;
  count: number;
  leftOut: string[];
  job: { id: string } | null;
}

let server: TestServer;
let headers: Record<string, string>;
let cityId: string;
beforeAll(async () => {
  server = await startServer();
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  cityId = (await buildCity(server.dataSource)).id;
});
afterAll(() => server.stop());

const ask = <Data>(query: string, variables: object = {}): Promise<Reply<Data>> => askServer(server, query, variables, headers);
const change = async (mutation: string, variables: object): Promise<Change> => (await ask<{ change: Change }>(mutation, variables)).data.change;
const countOf = async (rows: string): Promise<number | undefined> =>
  (await server.dataSource.query<{ n: number }[]>(`SELECT count(*)::integer AS n FROM ${rows}`))[0]?.n;

test('thousands of places are counted before their deletion, deleted, and restored as a whole', async () => {
  const { dataSource } = server;
  await dataSource.query(
    `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, full_address, status)
     SELECT gen_random_uuid(), $1, 'Place ' || n, '', 'cafe', 18.5, 73.8, '', 'active' FROM generate_series(1, $2::integer) n`,
    [cityId, PLACES],
  );
  const selection = { filter: { cityId } };
  const impact = await ask('query ($places: PlaceSelection) { deletionImpact(places: $places) { places } }', { places: selection });
  expect(impact.data).toEqual({ deletionImpact: { places: PLACES } });

  const deleted = await change(`mutation ($selection: PlaceSelection!) { change: deletePlaces(selection: $selection) ${CHANGE} }`, { selection });
  await server.ran('bulk-change');
  expect([deleted.count, await countOf('places WHERE deleted_at IS NULL')]).toEqual([0, 0]);
  // One that is deleted permanently meanwhile stays away.
  const [first] = await dataSource.query<{ id: string }[]>('SELECT id FROM places LIMIT 1');
  await ask('mutation ($ids: [ID!]!) { deletePermanently(kind: PLACE, ids: $ids) }', { ids: [first?.id] });

  const restored = await change(`mutation ($id: ID!) { change: restoreChange(changeId: $id) ${CHANGE} }`, { id: deleted.id });
  expect(restored).toMatchObject({ count: 0, job: { id: expect.any(String) as string } });
  await server.ran('bulk-change');
  expect(await countOf('places WHERE deleted_at IS NULL')).toBe(PLACES - 1);
  expect(await countOf(`activities WHERE action = 'restored' AND change_id = '${restored.id}'`)).toBe(PLACES - 1);
  expect(await driftOf(dataSource)).toEqual([]);
}, 60_000);

test('a restore by REST names its job', async () => {
  const deleted = await change(`mutation ($selection: PlaceSelection!) { change: deletePlaces(selection: $selection) ${CHANGE} }`, {
    selection: { filter: { cityId } },
  });
  await server.ran('bulk-change');
  const { body } = await server.send<object>('POST', `/api/admin/bin/changes/${deleted.id}/restore`, undefined, headers);
  expect(body).toMatchObject({ count: 0, leftOut: [], jobId: expect.any(String) as string });
  await server.ran('bulk-change');
  expect(await countOf('places WHERE deleted_at IS NULL')).toBe(PLACES - 1);
}, 60_000);

test('the job of a restore counts the places that an obstacle holds back', async () => {
  const deleted = await change(`mutation ($selection: PlaceSelection!) { change: deletePlaces(selection: $selection) ${CHANGE} }`, {
    selection: { filter: { cityId } },
  });
  await server.ran('bulk-change');
  await change(`mutation ($ids: [ID!]!) { change: deleteCities(selection: { ids: $ids }) ${CHANGE} }`, { ids: [cityId] });
  await change(`mutation ($id: ID!) { change: restoreChange(changeId: $id) ${CHANGE} }`, { id: deleted.id });
  await server.ran('bulk-change');
  const { data } = await ask<{ bulkJobs: object[] }>('{ bulkJobs { state done total bulk { action changed skipped } } }');
  const all = PLACES - 1;
  expect(data.bulkJobs[0]).toEqual({ state: 'DONE', done: all, total: all, bulk: { action: 'restore-place', changed: 0, skipped: all } });
}, 60_000);

test('hundreds of cities are hidden by a job', async () => {
  await server.dataSource.query(
    `INSERT INTO cities (id, name, state, country, description, latitude, longitude, time_zone)
     SELECT gen_random_uuid(), 'Town ' || n, '', 'India', '', 18.5, 73.8, 'UTC' FROM generate_series(1, 600) n`,
  );
  const { job } = await change(`mutation ($selection: CitySelection!) { change: hideCities(selection: $selection) ${CHANGE} }`, {
    selection: { filter: { search: 'Town' } },
  });
  expect(job).not.toBeNull();
  await server.ran('bulk-change');
  expect(await countOf(`cities WHERE status = 'inactive'`)).toBe(600);
}, 60_000);
