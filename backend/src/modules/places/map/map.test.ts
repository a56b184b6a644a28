import { buildCity, buildPlace, change, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';

interface Item {
  count: number;
  coordinates: { latitude: number; longitude: number };
  bounds: { southWest: { latitude: number; longitude: number }; northEast: { latitude: number; longitude: number } };
  place: { name: string } | null;
}
interface Viewport {
  total: number;
  level: number;
  items: Item[];
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const place = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, overrides);

const MAP = `query ($bounds: BoundsInput!, $zoom: Int!, $filter: PlaceFilter) { mapViewport(bounds: $bounds, zoom: $zoom, filter: $filter) {
  total level items { count coordinates { latitude longitude } bounds { southWest { latitude longitude } northEast { latitude longitude } } place { name } }
} }`;

const box = (south: number, west: number, north: number, east: number) => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});
const EARTH = box(-90, -180, 90, 180);
const PUNE = box(18.4, 73.7, 18.65, 74);

const ask = (bounds: object, zoom: number, filter?: object | null) => server.graphql<{ mapViewport: Viewport }>(MAP, { bounds, zoom, filter });
async function map(bounds: object, zoom: number, filter?: object | null): Promise<Viewport> {
  const { body } = await ask(bounds, zoom, filter);
  expect(body.errors).toBeUndefined();
  const { total, level, items } = body.data.mapViewport;
  // Guarantees of every response.
  expect(items.length).toBeLessThanOrEqual(200);
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  expect(items.filter((item) => (item.count === 1) !== (item.place !== null))).toEqual([]);
  expect(level > 0).toBe(items.length > 0);
  for (const {
    coordinates: { longitude },
    bounds: { southWest, northEast },
  } of items) {
    expect(northEast.longitude - southWest.longitude).toBeCloseTo(360 / 2 ** level, 6);
    expect(longitude).toBeGreaterThanOrEqual(southWest.longitude - 1e-7);
    expect(longitude).toBeLessThanOrEqual(northEast.longitude + 1e-7);
  }
  return body.data.mapViewport;
}
const names = async (bounds: object, zoom: number, filter?: object | null) => (await map(bounds, zoom, filter)).items.map((item) => item.place?.name).sort();

/** Zoom levels of maps made of stored cells, of the finest stored cells, and of places. */
const ZOOMS = [11, 14, 18];

describe('the items of a map', () => {
  test.each(ZOOMS)('contain public places only, at zoom %d', async (zoom) => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Shown' });
    await place({ cityId, status: PlaceStatus.PENDING });
    await place({ cityId, status: PlaceStatus.INACTIVE });
    await place({ cityId, deletedAt: new Date() });
    await place({ cityId, latitude: null, longitude: null });
    await place({ cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id });
    await place({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
    for (const filter of [null, { category: 'historic' }, { city: cityId }, { pincode: '411030' }, { search: 'shaniwar' }, { minRating: null }]) {
      const shown = await names(box(18.518, 73.854, 18.521, 73.857), zoom, filter);
      expect(shown.filter((name) => name !== 'Shown')).toEqual([]);
    }
    expect(await names(box(18.518, 73.854, 18.521, 73.857), zoom)).toEqual(['Shown']);
  });

  test('leave out the places of a hidden city until it is shown again', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Fort' });
    const set = (status: string) => server.dataSource.query('UPDATE cities SET status = $1 WHERE id = $2', [status, cityId]);
    await set('inactive');
    expect(await names(PUNE, 11)).toEqual([]);
    await set('active');
    expect(await names(PUNE, 11)).toEqual(['Fort']);
  });

  test.each([0, 3, ...ZOOMS])('add up to all places, at zoom %d', async (zoom) => {
    const { id: cityId } = await buildCity(server.dataSource);
    for (let i = 0; i < 120; i++)
      await place({ cityId, name: `Place ${i}`, latitude: 18.52 + (i % 11) * 0.0004, longitude: 73.85 + Math.floor(i / 11) * 0.0004 });
    expect((await map(PUNE, zoom)).total).toBe(120);
    expect((await map(PUNE, zoom, { search: 'place' })).total).toBe(120);
  });

  test('have the position of a place or the mean of a cluster, with bounds around it', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Alone', latitude: 18.61, longitude: 73.95 });
    for (const d of [0, 0.0002, 0.0004]) await place({ cityId, latitude: 18.5 + d, longitude: 73.8 });
    const { items } = await map(PUNE, 10);
    const [alone, cluster] = [items.find((item) => item.place), items.find((item) => item.count === 3)];
    expect(alone).toMatchObject({
      place: { name: 'Alone' },
      coordinates: { latitude: expect.closeTo(18.61, 5) as number, longitude: expect.closeTo(73.95, 5) as number },
    });
    expect(cluster?.coordinates).toEqual({ latitude: expect.closeTo(18.5002, 5) as number, longitude: expect.closeTo(73.8, 5) as number });
    expect(cluster?.bounds.southWest.latitude).toBeLessThanOrEqual(18.5);
    expect(cluster?.bounds.northEast.latitude).toBeGreaterThanOrEqual(18.5004);
  });

  test('separate neighboring places at a high zoom', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Left', latitude: 18.52, longitude: 73.85 });
    await place({ cityId, name: 'Right', latitude: 18.52, longitude: 73.85002 });
    expect((await map(PUNE, 10)).items).toHaveLength(1);
    expect(await names(box(18.519, 73.849, 18.521, 73.851), 19)).toEqual(['Left', 'Right']);
  });
});

describe('the filters of the map', () => {
  test.each(ZOOMS)('match those of the list, at zoom %d', async (zoom) => {
    const pune = (await buildCity(server.dataSource)).id;
    const other = (await buildCity(server.dataSource, { name: 'Pimpri' })).id;
    const near = (n: number) => ({ latitude: 18.5195 + n * 0.0001, longitude: 73.8553 });
    await place({ cityId: pune, name: 'Tern Loft', category: 'cafe', ratingAverage: 4.6, pincode: '411001', ...near(0) });
    await place({ cityId: pune, name: 'Dull Hall', category: 'cafe', ratingAverage: 2.1, pincode: '411001', ...near(1) });
    await place({ cityId: other, name: 'Other Fort', category: 'historic', ratingAverage: 5, pincode: '411002', ...near(2) });
    const around = box(18.519, 73.855, 18.521, 73.856);
    const total = async (filter: object) => (await map(around, zoom, filter)).total;
    expect(await total({})).toBe(3);
    expect(await total({ category: ' CAFE ' })).toBe(2);
    expect(await total({ category: 'volcano' })).toBe(0);
    expect(await names(around, zoom, { minRating: 5 })).toEqual(['Other Fort']);
    expect(await names(around, zoom, { category: 'cafe', minRating: 4 })).toEqual(['Tern Loft']);
    expect(await names(around, zoom, { city: other })).toEqual(['Other Fort']);
    expect(await names(around, zoom, { city: pune, category: 'cafe', minRating: 3 })).toEqual(['Tern Loft']);
    expect(await total({ city: other, category: 'cafe' })).toBe(0);
    expect(await total({ city: 'nope' })).toBe(0);
    expect(await total({ pincode: '411 001' })).toBe(2);
    expect(await names(around, zoom, { search: 'tern loft' })).toEqual(['Tern Loft']);
    expect(await total({ search: '?' })).toBe(0);
  });

  test('a single match among other places is drawn at its own position', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'Good', ratingAverage: 4.5, latitude: 18.5, longitude: 73.8 });
    await place({ cityId, ratingAverage: 1, latitude: 18.501, longitude: 73.801 });
    const { items } = await map(PUNE, 9, { minRating: 4 });
    expect(items).toMatchObject([
      { place: { name: 'Good' }, coordinates: { latitude: expect.closeTo(18.5, 6) as number, longitude: expect.closeTo(73.8, 6) as number } },
    ]);
  });

  test('the map shows changes of a place', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    const fort = await place({ cityId, name: 'Fort' });
    await change(server.dataSource, fort, { category: 'museum', latitude: 51.5, longitude: 0 });
    expect((await map(PUNE, 11)).total).toBe(0);
    expect(await names(box(51, -0.5, 52, 0.5), 9, { category: 'museum' })).toEqual(['Fort']);
  });
});

describe('the edges of the earth', () => {
  beforeEach(async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await place({ cityId, name: 'West of the line', latitude: -17, longitude: 179.5 });
    await place({ cityId, name: 'East of the line', latitude: -17, longitude: -179.5 });
    await place({ cityId, name: 'On the line', latitude: -17, longitude: 180 });
    await place({ cityId, name: 'North Pole', latitude: 90, longitude: 0 });
    await place({ cityId, name: 'South Pole', latitude: -90, longitude: 0 });
    await place({ cityId, name: 'Origin', latitude: 0, longitude: 0 });
  });

  test.each([
    [9, 'kept', null],
    [9, 'fresh', { search: 'line' }],
  ])('a map across the date line shows both sides, at zoom %d from %s cells', async (zoom, _from, filter) => {
    expect(await names(box(-18, 179, -16, -179), zoom, filter)).toEqual(['East of the line', 'On the line', 'West of the line']);
    expect(await names(box(-18, 179, -16, 180), zoom, filter)).toEqual(['On the line', 'West of the line']);
  });

  test.each([0, 2, 22])('a map of the whole earth shows every place, at zoom %d', async (zoom) => {
    expect((await map(EARTH, zoom)).total).toBe(6);
    expect((await map(EARTH, zoom, { pincode: '411030' })).total).toBe(6);
  });

  test('a map of a point, of an edge of the grid, and of a pole shows what is there', async () => {
    expect(await names(box(0, 0, 0, 0), 22)).toEqual(['Origin']);
    expect(await names(box(0, 0, 0.001, 0.001), 10, { pincode: '411030' })).toEqual(['Origin']);
    expect(await names(box(89.9, -10, 90, 10), 5)).toEqual(['North Pole']);
  });

  test.each<[object, number, object | null, string, string]>([
    [box(1, 0, 0, 1), 5, null, 'bounds', 'The southern edge of a rectangle must be below its northern edge'],
    [box(0, 0, 1, 181), 5, null, 'bounds.northEast.longitude', 'A longitude is between -180 and 180'],
    [box(-91, 0, 1, 1), 5, null, 'bounds.southWest.latitude', 'A latitude is between -90 and 90'],
    [EARTH, -1, null, 'zoom', 'A zoom is at least 0'],
    [EARTH, 23, null, 'zoom', 'A zoom is at most 22'],
    [EARTH, 5, { bounds: EARTH }, 'filter.bounds', 'Give the rectangle of the map as its bounds, not in the filter'],
    [EARTH, 5, { minRating: 9 }, 'filter.minRating', 'A minimum rating is at most 5'],
  ])('rejects the map %j at zoom %d with filter %j', async (bounds, zoom, filter, field, message) => {
    const { body } = await ask(bounds, zoom, filter);
    expect(body.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', fields: { [field]: message } } });
  });

  test.each(['"NaN"', '1e999', 'null', '"18"'])('rejects a corner at %s', async (degrees) => {
    const body = JSON.stringify({ query: MAP, variables: { bounds: box(0, 0, 1, 1), zoom: 3 } }).replace('"latitude":0', `"latitude":${degrees}`);
    const answer = await server.graphql('', {}, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('limits', () => {
  test('a crowded map has at most 200 items at any zoom', async () => {
    const { id: cityId } = await buildCity(server.dataSource);
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, status)
        SELECT gen_random_uuid(), $1, 'Place ' || i, '-', 'cafe', 18.4 + (i % 60) * 0.004, 73.7 + (i / 60) * 0.005, 'active' FROM generate_series(0, 3599) i`,
      [cityId],
    );
    for (const zoom of [0, 10, 12, 15, 18, 22]) {
      for (const filter of [null, { search: 'place' }]) {
        const { items, total } = await map(PUNE, zoom, filter);
        expect(items.length).toBeGreaterThan(0);
        if (!filter) expect(total).toBe(3600);
      }
    }
  });

  test.each([null, { search: 'place' }, { minRating: 4 }])('a map with the filter %j runs as many statements for 20 places as for 2', async (filter) => {
    const { id: cityId } = await buildCity(server.dataSource);
    const add = (n: number) => place({ cityId, name: `Place ${n}`, ratingAverage: 4.5, latitude: 18.42 + n * 0.0115, longitude: 73.72 + n * 0.0115 });
    const counts: number[] = [];
    for (const [from, to] of [
      [0, 2],
      [2, 20],
    ] as const) {
      for (let n = from; n < to; n++) await add(n);
      counts.push((await statementsOf(server.dataSource, async () => expect((await map(PUNE, 12, filter)).items).toHaveLength(to))).length);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(3);
  });
});

test('separates places that are a millionth of a degree apart', async () => {
  const { id } = await buildCity(server.dataSource);
  const add = (longitude: number, count: number) =>
    server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, status, latitude, longitude)
      SELECT gen_random_uuid(), $1, 'Sample Place', '', 'bar', 'active', i / 100.0, $2 FROM generate_series(1, $3::integer) i`,
      [id, longitude, count],
    );
  await add(2, 600);
  await add(2.000001, 10);
  expect((await map(box(0.005, 1.999, 0.105, 2.001), 18)).total).toBe(20);
});
