import { ask } from '../../../../test/ask.js';
import { buildPair, buildReview, buildUser, clearGuide } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';

interface Pair {
  _id: string;
  isDismissed: boolean;
  places: { _id: string; version: number }[];
}

let server: TestServer;
let headers: Record<string, string>;
let a: string;
let b: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  [a, b] = await buildPair(server.dataSource);
});
afterAll(() => server.stop());

const get = async <Body>(path: string) => (await server.rest<Body>(`/api/admin/${path}`, { headers })).body;
const send = <Body>(method: string, path: string, body?: object) => server.send<Body>(method, `/api/admin/${path}`, body, headers);

test('pairs are listed with their places, and can be marked as different', async () => {
  const [pair] = await get<Pair[]>('duplicates');
  expect(pair?._id).toBe([a, b].sort().join(':'));
  expect(pair?.places.map(({ _id }) => _id).sort()).toEqual([a, b].sort());
  expect((await send<Pair>('PUT', `duplicates/${b}:${a}`, { isDismissed: true })).body).toMatchObject({ _id: pair?._id, isDismissed: true });
  expect([
    await get('duplicates?dismissed=false'),
    (await get<Pair[]>('duplicates?dismissed=true')).length,
    await get('duplicates?dismissed=true&city=x'),
  ]).toEqual([[], 1, []]);
  await send('PUT', `duplicates/${a}:${b}`, { isDismissed: false });
  expect(await get<Pair[]>('duplicates')).toHaveLength(1);
});

test('two places are compared, and merged in the versions that were read', async () => {
  await buildReview(server.dataSource, { placeId: b });
  const compared = await get<{ place: { version: number }; reviews: number }[]>(`duplicates/${a}:${b}`);
  expect(compared.map(({ reviews }) => reviews)).toEqual([0, 1]);
  const [keepVersion, dropVersion] = compared.map(({ place }) => place.version);
  const stale = await send<{ code: string }>('POST', `duplicates/${a}:${b}/merge`, { keep: a, keepVersion, dropVersion: 77 });
  expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
  const merged = await send('POST', `duplicates/${b}:${a}/merge`, { keep: a.toUpperCase(), keepVersion, dropVersion, take: ['name', 'coordinates'] });
  expect([merged.status, merged.body]).toEqual([200, expect.objectContaining({ _id: a, rating: { average: expect.any(Number) as number, count: 1 } })]);
  const { data } = await ask<{ place: { id: string } }>(server, 'query ($id: ID!) { place(id: $id) { id } }', { id: b }, headers);
  expect(data.place).toEqual({ id: a });
  expect(await get('duplicates')).toEqual([]);
});

test('a search is started, and shown', async () => {
  expect(await get('duplicate-search')).toMatchObject({ isRunning: false });
  expect((await send('POST', 'duplicate-search')).body).toMatchObject({ isRunning: true });
  expect(await get('duplicate-search')).toMatchObject({ isRunning: true });
});

test.each<[string, string, string, object | undefined, number, string]>([
  ['a comparison with an unknown place', 'GET', '/x:y', undefined, 404, 'NOT_FOUND'],
  ['half a pair', 'GET', '/x', undefined, 404, 'NOT_FOUND'],
  ['a decision about an unknown pair', 'PUT', 'duplicates/x:y', { isDismissed: true }, 404, 'NOT_FOUND'],
  ['a decision without a value', 'PUT', 'duplicates/x:y', {}, 400, 'BAD_USER_INPUT'],
  ['a merge that keeps a third place', 'POST', 'duplicates/x:y/merge', { keep: 'z', keepVersion: 1, dropVersion: 1 }, 400, 'BAD_USER_INPUT'],
  ['a merge of a place with itself', 'POST', 'duplicates/x:x/merge', { keep: 'x', keepVersion: 1, dropVersion: 1 }, 400, 'BAD_USER_INPUT'],
  ['a merge of unknown places', 'POST', 'duplicates/x:y/merge', { keep: 'x', keepVersion: 1, dropVersion: 1 }, 404, 'NOT_FOUND'],
  ['a merge with an unknown field', 'POST', 'duplicates/x:y/merge', { keep: 'x', keepVersion: 1, dropVersion: 1, take: ['password'] }, 400, 'BAD_USER_INPUT'],
  [
    'a merge with a value that is no text',
    'POST',
    'duplicates/x:y/merge',
    { keep: 'x', keepVersion: 1, dropVersion: 1, takeParts: [1] },
    400,
    'BAD_USER_INPUT',
  ],
  ['a merge without versions', 'POST', 'duplicates/x:y/merge', { keep: 'x' }, 400, 'BAD_USER_INPUT'],
])('refuses %s', async (_what, method, path, body, status, code) => {
  const answer = await send<{ code: string }>(method, path, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});
