import { clientOf } from '../../backend/test/client.js';
import { writeTogether } from '../../backend/test/review-crowd.js';
import { startInstance } from '../support/instance.js';
import { contradictionsIn } from '../support/invariants.js';
import { addPeople } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';

const REVIEWERS = 200;
const MODERATORS = 4;
const PLACES = 10;
const TIMEOUT = 600_000;

test(
  'every counter is exact and no request fails while users write, edit, delete, vote and moderate',
  async () => {
    const cluster = await startCluster();
    const { url } = await startInstance({ DATABASE_URL: cluster.url() });
    const placeIds = (await activePlaces(cluster.url())).slice(0, PLACES);
    const [reviewers, moderators] = [await addPeople(cluster.url(), REVIEWERS), await addPeople(cluster.url(), MODERATORS, 'moderator')];
    const headersOf = (people: typeof reviewers) => people.map(({ headers }) => ({ ...headers }));

    expect(await writeTogether({ client: clientOf(url), reviewers: headersOf(reviewers), moderators: headersOf(moderators), placeIds })).toEqual({
      wrong: [],
      missing: [],
    });
    expect(await contradictionsIn(cluster.url())).toEqual([]);
  },
  TIMEOUT,
);
