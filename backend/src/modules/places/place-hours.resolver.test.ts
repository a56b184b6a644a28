import { buildCity, buildPlace, clearGuide } from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';

interface Times {
  openingTimes: { timeZone: string; text: string; periods: { opensAt: string; closesAt: string; comment: string | null }[] } | null;
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => clearGuide(server.dataSource));
afterAll(() => server.stop());

const FIELD = 'openingTimes { timeZone text periods { opensAt closesAt comment } }';

async function timesOf(id: string): Promise<Times['openingTimes']> {
  const { body } = await server.graphql<{ place: Times }>(`query ($id: ID!) { place(id: $id) { ${FIELD} } }`, { id });
  expect(body.errors).toBeUndefined();
  return body.data.place.openingTimes;
}

test('returns opening periods in the time zone of the city', async () => {
  const { id } = await buildPlace(server.dataSource, { openingHours: 'Mo-Su 09:00-18:00 open "gate 2"' });
  const times = await timesOf(id);
  expect(times).toMatchObject({ timeZone: 'Asia/Kolkata', text: 'Mo-Su 09:00-18:00 open "gate 2"' });
  expect(times?.periods).toHaveLength(9);
  for (const { opensAt, closesAt, comment } of times?.periods ?? []) {
    expect([opensAt.slice(11), closesAt.slice(11), comment]).toEqual(['03:30:00.000Z', '12:30:00.000Z', 'gate 2']);
  }
});

test('returns a single period for a place that never closes', async () => {
  const { id } = await buildPlace(server.dataSource, { openingHours: '24/7', latitude: null, longitude: null });
  expect((await timesOf(id))?.periods).toHaveLength(1);
});

test.each([null, 'when the owner is in the mood', `;${' '.repeat(300)}x`])('returns null for the opening hours %j', async (openingHours) => {
  expect(await timesOf((await buildPlace(server.dataSource, { openingHours })).id)).toBeNull();
});

test('runs as many statements for the opening periods of 20 places as for 2', async () => {
  const count = async () => (await statementsOf(server.dataSource, () => server.resolve(`{ places { items { ${FIELD} } } }`))).length;
  const place = async (timeZone: string) =>
    buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { timeZone })).id, openingHours: '24/7' });
  for (const zone of ['Asia/Kolkata', 'Europe/Berlin']) await place(zone);
  const ofTwo = await count();
  for (let i = 0; i < 18; i++) await place('America/New_York');
  expect(await count()).toBe(ofTwo);
});
