import { createLogger } from '../../core/logging/index.js';
import { buildPhoto, buildPlace, buildReview, buildUser } from '../../../test/builders.js';
import { askBothWays, buildVariedGuide, clientOperations } from '../../../test/reads.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let placeId: string;
const operations = clientOperations();
beforeAll(async () => {
  server = await startServer({ env: { ANSWER_CACHE_MB: '8' } });
  const { places } = await buildVariedGuide(server.dataSource);
  placeId = places[0] ?? '';
});
afterAll(() => server.stop());

const QUERY = 'query Mine($id: ID!) { viewer { name lists { name } } place(id: $id) { isFavorite myReview { comment } viewerCan { review report } } }';

interface Mine {
  viewer: { name: string; lists: { name: string }[] } | null;
  place: { isFavorite: boolean; myReview: { comment: string } | null; viewerCan: { review: boolean; report: boolean } };
}
const VISITOR: Mine = { viewer: null, place: { isFavorite: false, myReview: null, viewerCan: { review: false, report: false } } };

test('two users and a visitor who send the same request alternately each get their own data', async () => {
  const expected: [headers: Record<string, string>, data: Mine][] = [[{}, VISITOR]];
  for (const name of ['Ada', 'Bea']) {
    const user = await buildUser(server.dataSource, { name });
    const headers = await server.signInAs(user);
    await buildReview(server.dataSource, { placeId, userId: user.id, comment: `by ${name}` });
    const [create, favorite] = ['mutation ($name: String!) { createPlaceList(input: { name: $name, visibility: PRIVATE }) { id } }', 'AddFavorite'];
    expect((await server.graphql(create, { name: `of ${name}` }, { headers })).body.errors).toBeUndefined();
    if (name === 'Ada') await server.graphql(operations[favorite] ?? '', { placeId }, { headers });
    const place = { isFavorite: name === 'Ada', myReview: { comment: `by ${name}` }, viewerCan: { review: false, report: true } };
    expected.push([headers, { viewer: { name, lists: [{ name: `of ${name}` }] }, place }]);
  }
  for (let round = 0; round < 3; round += 1) {
    for (const [headers, data] of expected) {
      const { read, isRead } = await askBothWays(server, QUERY, { id: placeId }, headers);
      expect([read.body.data, isRead]).toEqual([data, true]);
      expect(read.headers.get('cache-control')).toBe('no-store');
    }
  }
  const all = await Promise.all(Array.from({ length: 60 }, (_, i) => server.graphql(QUERY, { id: placeId }, { headers: expected[i % 3]?.[0] })));
  expect(all.map(({ body }) => body.data)).toEqual(all.map((_one, i) => expected[i % 3]?.[1]));
});

test.each([
  ['the session ends', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
  ['the session expires', "UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1"],
  ['the user is suspended', "UPDATE users SET suspended_until = now() + interval '1 day' WHERE id = $1"],
  ['the account is deleted', 'UPDATE users SET deleted_at = now() WHERE id = $1'],
])('as soon as %s, the same request gets the response for visitors', async (_what, sql) => {
  const user = await buildUser(server.dataSource, { name: 'Cleo' });
  const headers = await server.signInAs(user);
  expect((await server.graphql<Mine>(QUERY, { id: placeId }, { headers })).body.data.viewer?.name).toBe('Cleo');
  await server.dataSource.query(sql, [user.id]);
  expect((await server.graphql(QUERY, { id: placeId }, { headers })).body.data).toEqual(VISITOR);
});

test('data that need a signed URL are left to the resolvers, without a warning in the log', async () => {
  const lines: string[] = [];
  const logged = await startServer({ logger: createLogger('warn', { write: (line) => void lines.push(line) }) });
  const place = await buildPlace(logged.dataSource);
  const user = await buildUser(logged.dataSource);
  const review = await buildReview(logged.dataSource, { placeId: place.id, userId: user.id });
  await buildPhoto(logged.dataSource, { reviewId: review.id, userId: user.id });
  const query = 'query ($id: ID!) { place(id: $id) { myReview { photos { image { url } } } } }';
  const headers = await logged.signInAs(user);
  const { read, isRead } = await askBothWays(logged, query, { id: place.id }, headers);
  await logged.stop();
  expect([JSON.stringify(read.body.data), isRead, lines]).toEqual([expect.stringContaining('signature='), false, []]);
});

test('a new role takes effect with the next request', async () => {
  const user = await buildUser(server.dataSource);
  const rights = () => server.graphql('{ viewer { role viewerCan { administer moderate } } }', {}, { headers });
  const headers = await server.signInAs(user);
  expect((await rights()).body.data).toEqual({ viewer: { role: 'USER', viewerCan: { administer: false, moderate: false } } });
  await server.dataSource.query("UPDATE users SET role = 'moderator' WHERE id = $1", [user.id]);
  // The change of the role has ended the session.
  expect((await rights()).body.data).toEqual({ viewer: null });
  const again = await server.signInAs(user);
  const { read, isRead } = await askBothWays(server, '{ viewer { role viewerCan { administer moderate } } }', {}, again);
  expect([read.body.data, isRead]).toEqual([{ viewer: { role: 'MODERATOR', viewerCan: { administer: false, moderate: true } } }, true]);
});

test('the fast path stores the time of the last use of a session', async () => {
  const user = await buildUser(server.dataSource);
  const headers = await server.signInAs(user);
  await server.dataSource.query("UPDATE sessions SET last_seen_at = now() - interval '11 minutes' WHERE user_id = $1", [user.id]);
  await server.graphql('{ viewer { id } }', {}, { headers });
  const [row] = await server.dataSource.query<object[]>('SELECT now() - last_seen_at < interval \'1 minute\' AS "isFresh" FROM sessions WHERE user_id = $1', [
    user.id,
  ]);
  expect(row).toEqual({ isFresh: true });
});
