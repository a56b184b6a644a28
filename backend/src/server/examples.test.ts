import { bestPlaces } from '../../../examples/client/best-places.js';
import { createCityPins } from '../../../examples/client/citypins.js';
import { suggestPlace } from '../../../examples/client/suggest-place.js';
import { buildCity, buildPlace, buildReview, buildUser } from '../../test/builders.js';
import { startServer, type TestServer } from '../../test/server.js';
import { ApiTokenScope } from '../modules/accounts/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

async function makeToken(scope: ApiTokenScope): Promise<string> {
  const headers = await server.signInAs(await buildUser(server.dataSource));
  return (await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Example', scope }, headers)).body.token;
}

test('the reading example returns the best places of a city as GeoJSON', async () => {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Qutubgarh' });
  const place = await buildPlace(server.dataSource, { cityId, name: 'Stepwell', category: 'attraction', latitude: 26.9, longitude: 75.8 });
  const lesser = await buildPlace(server.dataSource, { cityId, latitude: 26.9, longitude: 75.8 });
  await buildPlace(server.dataSource, { cityId, latitude: null, longitude: null });
  for (const [placeId, rating] of [
    [place.id, 5],
    [lesser.id, 2],
  ] as const)
    await buildReview(server.dataSource, { placeId, rating });
  expect(await bestPlaces(server.url, 'Qutubgarh')).toEqual({
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', geometry: { type: 'Point', coordinates: [75.8, 26.9] }, properties: { name: 'Stepwell', category: 'attraction', rating: 5 } },
    ],
  });
  await expect(bestPlaces(server.url, 'Nowhere at all')).rejects.toThrow('has no city called Nowhere at all');
});

const STEPWELL = {
  city: 'Moonpur',
  name: 'Stepwell of the Moon',
  description: 'Cool steps down to green water.',
  category: 'attraction',
  coordinates: { latitude: 26.99, longitude: 75.85 },
};

test('the writing example suggests a place, and does not repeat the suggestion', async () => {
  const city = await buildCity(server.dataSource, { name: STEPWELL.city });
  await buildPlace(server.dataSource, { cityId: city.id, category: 'attraction' });
  const token = await makeToken(ApiTokenScope.WRITE);
  const first = await suggestPlace(server.url, token, STEPWELL);
  expect(first).toMatchObject({ name: STEPWELL.name, status: 'pending', city: { _id: city.id } });
  expect((await suggestPlace(server.url, token, STEPWELL))._id).toBe(first._id);
});

test('the writing example reports a refusal with the message of the server', async () => {
  await expect(suggestPlace(server.url, await makeToken(ApiTokenScope.READ), STEPWELL)).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    message: expect.stringContaining('This API token may only read.') as string,
  });
});

test('the example waits after 429 as long as the server asks, then succeeds', async () => {
  const token = await makeToken(ApiTokenScope.READ);
  const count = (requests: number, age: string) =>
    server.dataSource.query(`UPDATE api_tokens SET minute_requests = $1, minute_started_at = now() - $2::interval`, [requests, age]);
  await count(1_000_000, '59.5 seconds'); // the minute ends during the second for which the example waits
  const { data } = await createCityPins(server.url, token).GET('/auth/me');
  expect(data?.user.name).toBeDefined();
});
