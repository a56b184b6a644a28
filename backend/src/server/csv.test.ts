import { buildCity, buildPlace, buildReview, buildUser, clearGuide } from '../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
afterAll(() => server.stop());

const idsIn = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]?.replaceAll('"', ''));

test.each([
  ['cities', buildCity],
  ['places', buildPlace],
  ['users', buildUser],
  ['reviews', buildReview],
] as const)('an admin exports selected %s by id; unknown ids are ignored', async (list, build) => {
  const [first, second] = [await build(server.dataSource), await build(server.dataSource)];
  const save = (query: string) => server.rest<ErrorBody>(`/api/admin/${list}.csv${query}`, { headers });
  expect(idsIn((await save('')).text).length).toBeGreaterThanOrEqual(2);
  expect(idsIn((await save(`?ids=${second.id}`)).text)).toEqual([second.id]);
  expect(idsIn((await save(`?ids=${second.id},${newId()},x,${first.id}`)).text)).toEqual([first.id, second.id]);
  expect(idsIn((await save('?ids=x')).text)).toEqual([]);
  expect((await save(`?ids=${Array(101).fill(first.id).join(',')}`)).status).toBe(400);
});

test('exported texts are escaped, so that spreadsheets do not run them as formulas', async () => {
  await buildPlace(server.dataSource, { name: '=HYPERLINK("https://evil.example")' });
  await buildPlace(server.dataSource, { name: '@SUM(1)' });
  const { text } = await server.rest('/api/admin/places.csv', { headers });
  expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",`);
  expect(text).toContain(`,"'@SUM(1)",`);
});
