import { buildCity, buildPlace, buildUser, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { CityStatus } from '../../cities/index.js';
import type { User } from '../../users/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';

let server: TestServer;
let cityId: string;
let person: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  ({ id: cityId } = await buildCity(server.dataSource));
  person = await buildUser(server.dataSource);
  headers = await server.signInAs(person);
});
afterAll(() => server.stop());

interface Like {
  distance: number;
  hasSimilarName: boolean;
  place: { name: string };
}
const HERE = { latitude: 18.52, longitude: 73.85 };
/** Converts meters to degrees of latitude. */
const north = (metres: number) => (metres / 6_371_008.8) * (180 / Math.PI);
const place = (name: string, metres: number, overrides: Partial<Place> = {}) =>
  buildPlace(server.dataSource, { cityId, name, latitude: HERE.latitude + north(metres), longitude: HERE.longitude, ...overrides });

/** Returns the possible duplicates and checks that both APIs return the same. */
async function like({ name = 'Shaniwar Wada', city = cityId, at = HERE, as = headers } = {}): Promise<Like[]> {
  const { body } = await server.graphql<{ placesLike: Like[] }>(
    `query ($city: ID!, $name: String!, $at: CoordinatesInput!) {
      placesLike(cityId: $city, name: $name, coordinates: $at) { distance hasSimilarName place { name } }
    }`,
    { city, name, at },
    { headers: as },
  );
  expect(body.errors).toBeUndefined();
  const query = new URLSearchParams({ city, name, latitude: String(at.latitude), longitude: String(at.longitude) });
  const rest = await server.rest<Like[]>(`/api/places/like?${query.toString()}`, { headers: as });
  expect(rest.body.map(({ distance, hasSimilarName, place: { name: called } }) => ({ distance, hasSimilarName, place: { name: called } }))).toEqual(
    body.data.placesLike,
  );
  return body.data.placesLike;
}
const names = async (options = {}) => (await like(options)).map(({ place: { name } }) => name);

test('finds near places, and places with a similar name a little farther away, the nearest first', async () => {
  await place('Vishrambaug Wada', 99);
  await place('Lal Mahal', 101);
  await place('Shaniwarwada Fort', 249);
  await place('Shaniwar Vada', 251);
  await place('SHANIWÁR WADA', 12);
  await place('Nowhere', 0, { latitude: null, longitude: null });
  expect(await like()).toEqual([
    { distance: 12, hasSimilarName: true, place: { name: 'SHANIWÁR WADA' } },
    { distance: 99, hasSimilarName: false, place: { name: 'Vishrambaug Wada' } },
    { distance: 249, hasSimilarName: true, place: { name: 'Shaniwarwada Fort' } },
  ]);
  expect(await names({ name: ' ' })).toEqual(['SHANIWÁR WADA', 'Vishrambaug Wada']);
  expect(await names({ name: '%_\\\'"' })).toEqual(['SHANIWÁR WADA', 'Vishrambaug Wada']);
});

test('finds places of the given city only, and none of a hidden city', async () => {
  await place('Shaniwar Wada', 5);
  expect(await names({ city: (await buildCity(server.dataSource)).id })).toEqual([]);
  for (const city of ['nowhere', 'a'.repeat(200)]) expect(await names({ city })).toEqual([]);
  const { id: hidden } = await buildCity(server.dataSource, { status: CityStatus.INACTIVE });
  await place('Shaniwar Wada', 5, { cityId: hidden });
  expect(await names({ city: hidden })).toEqual([]);
});

test("finds public places and the user's own suggestions, not those of other users", async () => {
  const { id: stranger } = await buildUser(server.dataSource);
  await place('Public', 1);
  await place('Mine', 2, { status: PlaceStatus.PENDING, createdBy: person.id });
  await place('Theirs', 3, { status: PlaceStatus.PENDING, createdBy: stranger });
  await place("Nobody's", 4, { status: PlaceStatus.PENDING });
  await place('Refused', 5, { status: PlaceStatus.INACTIVE, createdBy: person.id });
  await place('Deleted', 6, { deletedAt: new Date() });
  await place('Mine, deleted', 7, { status: PlaceStatus.PENDING, createdBy: person.id, deletedAt: new Date() });
  expect(await names()).toEqual(['Public', 'Mine']);
  const moderator = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
  expect(await names({ as: moderator })).toEqual(['Public']);
});

test('finds at most ten places', async () => {
  for (let i = 0; i < 12; i++) await place(`Stall ${i}`, i);
  expect(await names()).toEqual(Array.from({ length: 10 }, (_, i) => `Stall ${i}`));
});

test.each([
  ['the date line', { latitude: -16.8, longitude: 179.9999 }, { latitude: -16.8, longitude: -179.9999 }, 21],
  ['the date line from the east', { latitude: -16.8, longitude: -179.9999 }, { latitude: -16.8, longitude: 179.9999 }, 21],
  ['the north pole', { latitude: 89.9999, longitude: 10 }, { latitude: 89.9999, longitude: -170 }, 22],
  ['the far north', { latitude: 69.65, longitude: 18.95 }, { latitude: 69.65, longitude: 18.9525 }, 97],
])('computes correct distances across %s', async (_where, at, there, distance) => {
  await place('Shaniwar Wada', 0, there);
  expect(await like({ at })).toEqual([expect.objectContaining({ distance })]);
});

test('rejects visitors', async () => {
  const { body } = await server.graphql('{ placesLike(cityId: "x", name: "x", coordinates: { latitude: 1, longitude: 1 }) { distance } }');
  expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await server.rest('/api/places/like')).status).toBe(401);
});

test.each<[string, Record<string, string>]>([
  ['cityId', { city: '' }],
  ['name', { name: '' }],
  ['coordinates.latitude', { latitude: '' }],
  ['coordinates.latitude', { latitude: '90.5' }],
  ['longitude', { longitude: 'east' }],
  ['coordinates.longitude', { longitude: '1e400' }],
  ['name', { name: 'x'.repeat(201) }],
  ['name', { name: 'a\0' }],
  ['city', { city: 'a\0' }],
])('REST rejects a wrong %s: %j', async (field, overrides) => {
  const query = new URLSearchParams({ city: cityId, name: 'Fort', latitude: '18.5', longitude: '73.8', ...overrides });
  const { status, body } = await server.rest<ErrorBody>(`/api/places/like?${query.toString()}`, { headers });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

test('GraphQL rejects wrong arguments and names them', async () => {
  const ask = (args: string) => server.graphql(`{ placesLike(${args}) { distance } }`, {}, { headers });
  for (const [field, args] of [
    ['coordinates.latitude', 'cityId: "x", name: "x", coordinates: { latitude: 91, longitude: 1 }'],
    ['name', `cityId: "x", name: "${'x'.repeat(201)}", coordinates: { latitude: 1, longitude: 1 }`],
    ['cityId', 'cityId: "a\\u0000", name: "x", coordinates: { latitude: 1, longitude: 1 }'],
  ] as const)
    expect((await ask(args)).body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) as string } });
});

test('runs one statement for the comparison', async () => {
  const ask = () => like();
  await place('Shaniwar Wada', 1);
  const statements = await statementsOf(server.dataSource, ask);
  expect(statements.filter((sql) => sql.includes('similarity('))).toHaveLength(2); // one of each API
});
