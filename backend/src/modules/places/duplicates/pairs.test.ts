import { ask as askServer, type Reply } from '../../../../test/ask.js';
import { buildCity, buildPlace, buildReview, buildUser, change, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { FIND_DUPLICATES } from './find-duplicates.task.js';
import { findDuplicates } from './find-duplicates.job.js';
import { type Place, PlaceStatus } from '../place.entity.js';

let server: TestServer;
let headers: Record<string, string>;
let cityId: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('UPDATE duplicate_search SET compared_at = NULL, began_at = NULL, after_id = NULL; DELETE FROM background_jobs');
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  ({ id: cityId } = await buildCity(server.dataSource));
});
afterAll(() => server.stop());

const ask = <Data>(query: string, variables: object = {}, as = headers): Promise<Reply<Data>> => askServer(server, query, variables, as);
/** Converts meters to degrees of latitude. */
const north = (metres: number) => (metres / 6_371_008.8) * (180 / Math.PI);
const place = (name: string, metres = 0, overrides: Partial<Place> = {}) =>
  buildPlace(server.dataSource, { cityId, name, latitude: 18.52 + north(metres), longitude: 73.85, ...overrides });
const PAIRS = `query ($filter: DuplicateFilter, $page: PageInput) {
  duplicatePairs(filter: $filter, page: $page) { total items { distance similarity isDismissed places { id name } } }
}`;
interface Pair {
  distance: number;
  similarity: number;
  isDismissed: boolean;
  places: { id: string; name: string }[];
}
const list = async (filter: object = {}, page?: object) =>
  (await ask<{ duplicatePairs: { total: number; items: Pair[] } }>(PAIRS, { filter, page })).data.duplicatePairs;
const names = async (filter: object = {}) =>
  (await list(filter)).items.map(({ places }) =>
    places
      .map(({ name }) => name)
      .sort()
      .join(' + '),
  );
const search = () => findDuplicates(server.dataSource);

describe('the search', () => {
  test('finds similar names within 250 m, and other names within 100 m with the same phone or website', async () => {
    await place('Shaniwar Wada');
    await place('Shanivar Vada', 200);
    await place('Shaniwar Wada Museum', 260);
    await place('Kasba Cafe', 50, { phone: '+91 20 1' });
    await place('Peth Diner', 120, { phone: '+91 20 1' });
    await place('Vishrambaug', 60);
    await place('Shaniwar Wada', 0, { cityId: (await buildCity(server.dataSource)).id });
    await place('Shaniwar Wada', 0, { deletedAt: new Date() });
    await place('Shaniwar Wada', 0, { status: PlaceStatus.INACTIVE });
    await place('Shaniwar Wada', 0, { latitude: null, longitude: null });
    expect(await search()).toBe(7);
    expect(await names()).toEqual(['Shanivar Vada + Shaniwar Wada', 'Kasba Cafe + Peth Diner']);
    const { items } = await list();
    expect([items[0]?.similarity, items[1]?.distance]).toEqual([expect.closeTo(0.4, 1), expect.closeTo(70, 0)]);
    expect(await names({ cityId })).toHaveLength(2);
    expect(await names({ cityId: 'x' })).toEqual([]);
    expect((await list({}, { number: 2, size: 1 })).items).toHaveLength(1);
  });

  test('compares pending places as well, and places on both sides of the date line', async () => {
    const fiji = await buildCity(server.dataSource);
    await place('Taveuni Lodge', 0, { cityId: fiji.id, longitude: 179.9995 });
    await place('Taveuni Lodge', 0, { cityId: fiji.id, longitude: -179.9995 });
    await place('North Pole', 0, { cityId: fiji.id, latitude: 89.9999, longitude: 10 });
    await place('North Pole', 0, { cityId: fiji.id, latitude: 89.9999, longitude: -170 });
    await place('Park', 0, { status: PlaceStatus.PENDING });
    await place('Park', 10, { status: PlaceStatus.PENDING });
    await place('Park', 20);
    await search();
    expect(await names()).toEqual(expect.arrayContaining(['Taveuni Lodge + Taveuni Lodge', 'North Pole + North Pole']));
    expect((await names()).filter((one) => one === 'Park + Park')).toHaveLength(3);
  });

  test('compares only places that have changed since the last one, and restored ones again', async () => {
    await place('Fort');
    const other = await place('Fort', 10);
    await search();
    await server.dataSource.query("UPDATE places SET updated_at = now() - interval '2 hours'");
    expect(await search()).toBe(0);
    expect((await list()).total).toBe(1);
    const [gone] = (await list()).items;
    await ask('mutation ($id: ID!) { deletePlaces(selection: { ids: [$id] }) { id } }', { id: other.id });
    expect((await list()).total).toBe(0);
    await change(server.dataSource, other, { deletedAt: null, updatedAt: new Date() });
    expect(await search()).toBe(1);
    expect((await list()).items).toEqual([gone]);
    await change(server.dataSource, other, { name: 'Lake', updatedAt: new Date() });
    await search();
    expect((await list()).total).toBe(0);
    await change(server.dataSource, other, { name: 'Fort', updatedAt: new Date() });
    await search();
    await change(server.dataSource, other, { latitude: 18.6 });
    expect((await list()).total).toBe(0);
  });

  test('goes on where it was interrupted', async () => {
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, status)
       SELECT gen_random_uuid(), $1, 'Place ' || md5(n::text), 'A place of the city.', 'park', 10 + n / 1000.0, 20, 'active' FROM generate_series(1, 2500) n`,
      [cityId],
    );
    await place('Fort');
    await place('Fort', 10);
    const abort = new AbortController();
    const onCompared = (compared: number) => {
      if (compared > 0) abort.abort();
      abort.signal.throwIfAborted();
    };
    await expect(findDuplicates(server.dataSource, { onCompared })).rejects.toThrow('aborted');
    expect(await search()).toBe(502);
    expect(await names()).toContain('Fort + Fort');
  });

  test('is started by an admin as a job', async () => {
    await place('Fort');
    await place('Fort', 10);
    const START = 'mutation { findDuplicates { isRunning } }';
    expect((await ask(START)).data).toEqual({ findDuplicates: { isRunning: true } });
    await ask(START);
    await server.ran(FIND_DUPLICATES.name);
    const { data } = await ask<{ duplicateSearch: object; backgroundJobs: object[] }>(
      '{ duplicateSearch { isRunning comparedAt } backgroundJobs { kind state total } }',
    );
    expect(data).toEqual({
      duplicateSearch: { isRunning: false, comparedAt: expect.any(String) as string },
      backgroundJobs: [{ kind: 'FIND_DUPLICATES', state: 'DONE', total: 2 }],
    });
    expect((await list()).total).toBe(1);
  });
});

describe('a pair', () => {
  const DISMISS = 'mutation ($a: ID!, $b: ID!, $is: Boolean) { dismissDuplicate(a: $a, b: $b, isDismissed: $is) { isDismissed } }';

  test('can be dismissed, stays so after the next search, and can be opened again', async () => {
    const [a, b] = [await place('Fort'), await place('Fort', 10)];
    await search();
    expect((await ask(DISMISS, { a: b.id, b: a.id.toUpperCase(), is: true })).data).toEqual({ dismissDuplicate: { isDismissed: true } });
    await server.dataSource.query('UPDATE places SET updated_at = now()');
    await search();
    expect([await names(), await names({ isDismissed: true })]).toEqual([[], ['Fort + Fort']]);
    await ask(DISMISS, { a: a.id, b: b.id, is: false });
    expect(await names()).toEqual(['Fort + Fort']);
    const log = await server.dataSource.query<{ action: string }[]>("SELECT action FROM activities WHERE target_kind = 'place' ORDER BY created_at");
    expect(log.map(({ action }) => action)).toEqual(['dismissed', 'undone']);
  });

  test('needs two places that are one', async () => {
    const [a, b] = [await place('Fort'), await place('Lake', 10)];
    for (const ids of [
      { a: a.id, b: b.id },
      { a: 'x', b: b.id },
      { a: a.id, b: a.id },
      { a: "'", b: '\u202e' },
    ]) {
      expect((await ask(DISMISS, ids)).code).toBe('NOT_FOUND');
    }
  });

  test('is compared with the numbers of what belongs to both places', async () => {
    const [a, b] = [await place('Fort'), await place('Fort', 10)];
    await buildReview(server.dataSource, { placeId: b.id });
    const query = '($a: ID!, $b: ID!) { comparedPlaces(a: $a, b: $b) { reviews photos favorites lists edits reports place { id } } }';
    const none = { reviews: 0, photos: 0, favorites: 0, lists: 0, edits: 0, reports: 0 };
    expect((await ask(`query ${query}`, { a: b.id, b: a.id })).data).toEqual({
      comparedPlaces: [
        { ...none, reviews: 1, place: { id: b.id } },
        { ...none, place: { id: a.id } },
      ],
    });
    expect((await ask(`query ${query}`, { a: a.id, b: 'x' })).code).toBe('NOT_FOUND');
  });

  test('needs as many statements in a list of ten as in a list of one', async () => {
    await place('Fort');
    await place('Fort', 10);
    await search();
    const few = await statementsOf(server.dataSource, () => list());
    for (let i = 2; i < 5; i++) await place('Fort', i * 10);
    await search();
    expect((await list()).total).toBe(10);
    expect((await statementsOf(server.dataSource, () => list())).length).toBe(few.length);
  });
});
