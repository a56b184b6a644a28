import { buildPlace, buildUser } from '../../../../test/builders.js';
import { writeTogether } from '../../../../test/review-crowd.js';
import { driftOf } from '../../../../test/reviews.js';
import { startServer, type TestServer } from '../../../../test/server.js';

/** Number of users: enough for conflicts on few places and reviews. `trust/reliability/counters.test.ts` has ten times as many. */
const REVIEWERS = 20;
const MODERATORS = 4;
const PLACES = 5;
const RECENT_REVIEWS = 8;

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const join = async (role: 'user' | 'moderator') => server.signInAs(await buildUser(server.dataSource, { role }));

test('counters stay exact and no request fails with concurrent writes, edits, votes and decisions', async () => {
  const placeIds: string[] = [];
  for (let i = 0; i < PLACES; i++) placeIds.push((await buildPlace(server.dataSource)).id);
  const reviewers = await Promise.all(Array.from({ length: REVIEWERS }, () => join('user')));
  const moderators = await Promise.all(Array.from({ length: MODERATORS }, () => join('moderator')));

  expect(await writeTogether({ client: server, reviewers, moderators, placeIds, recentReviews: RECENT_REVIEWS })).toEqual({ wrong: [], missing: [] });
  expect(await driftOf(server.dataSource)).toEqual([]);
  const [twice] = await server.dataSource.query<unknown[]>('SELECT 1 FROM reviews WHERE deleted_at IS NULL GROUP BY place_id, user_id HAVING count(*) > 1');
  expect(twice).toBeUndefined();
});
