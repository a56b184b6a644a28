import pLimit from 'p-limit';
import { buildPlace, buildUser } from '../../../test/builders.js';
import { actOnReview, driftOf, patiently, type ReviewOperation, type ReviewRequest } from '../../../test/reviews.js';
import { startServer, type TestServer } from '../../../test/server.js';

const REVIEWERS = 200;
const WRITES = 20;
const PLACES = 10;
const AT_ONCE = 24;
const MODERATORS = 4;
/** People who write during the same time; each does about two things at once, as from two devices. */
const CROWD = 12;
/** Votes and decisions go to the last few reviews, so that they meet their authors and each other there. */
const RECENT = 20;
/** Milliseconds, on a machine that has other work, too. */
const TIMEOUT = 300_000;

const DECISIONS: readonly ReviewOperation[] = ['approveReviews', 'rejectReviews'];
const WRITINGS: readonly ReviewOperation[] = ['createReview', 'updateReview', 'deleteReview', 'markReviewHelpful', 'unmarkReviewHelpful'];

/** Refusals that belong to a busy guide: somebody else was faster. */
const EXPECTED = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'];

interface Person {
  headers: Record<string, string>;
  /** Their reviews by place, as far as they know. */
  written: Map<string, string>;
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

/** Numbers that are the same in every run: Park and Miller's generator, https://doi.org/10.1145/63039.63042 */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

async function join(role: 'user' | 'moderator'): Promise<Person> {
  return { headers: await server.signInAs(await buildUser(server.dataSource, { role })), written: new Map() };
}

test('however many people write, edit, delete, vote and decide at the same moment, every counter is exact and nothing fails', async () => {
  const dice = createDice(20_260_301);
  const limit = pLimit(AT_ONCE);
  const placeIds: string[] = [];
  for (let i = 0; i < PLACES; i++) placeIds.push((await buildPlace(server.dataSource)).id);
  const people = await Promise.all(Array.from({ length: REVIEWERS }, () => join('user')));
  const moderators = await Promise.all(Array.from({ length: MODERATORS }, () => join('moderator')));
  const known: string[] = [];
  const approved: string[] = [];
  const codes = new Map<string, number>();

  const act = async (name: ReviewOperation, request: ReviewRequest, { headers }: Person): Promise<string> => {
    const edge = DECISIONS.includes(name) || dice(4) === 0 ? 'GraphQL' : 'REST';
    const { code = 'done', id, status } = await patiently(() => actOnReview(server, edge, name, request, headers));
    if (status >= 500) codes.set('failed', (codes.get('failed') ?? 0) + 1);
    codes.set(`${name} ${code}`, (codes.get(`${name} ${code}`) ?? 0) + 1);
    return id;
  };
  const input = () => ({ rating: 1 + dice(5), comment: `Words of many people, ${dice(3)}` });
  const recent = (ids: readonly string[]) => ids.at(-1 - dice(RECENT)) ?? '01900000-0000-7000-8000-000000000000';

  /** One thing that a person does; now and then a moderator decides something beside them. */
  const step = async (person: Person): Promise<void> => {
    const placeId = placeIds[dice(PLACES)] ?? '';
    const own = person.written.get(placeId);
    const [roll, decide] = [dice(10), dice(10)];
    const moderator = moderators[dice(MODERATORS)] ?? person;
    const next = recent(known);
    if (decide < 2 && (await act('approveReviews', { id: next }, moderator))) approved.push(next);
    if (decide === 2) await act('rejectReviews', { id: recent(known), input: { reason: 'For the test' } }, moderator);
    if (roll < 3) await act(roll === 0 ? 'unmarkReviewHelpful' : 'markReviewHelpful', { id: recent(approved) }, person);
    else if (!own || roll === 3) {
      const id = await act('createReview', { placeId, input: input() }, person);
      if (id) known.push(id);
      if (id) person.written.set(placeId, id);
    } else if (roll < 8) await act('updateReview', { id: own, input: input() }, person);
    else {
      await act('deleteReview', { id: own }, person);
      person.written.delete(placeId);
    }
  };
  const crowds = Array.from({ length: Math.ceil(REVIEWERS / CROWD) }, (_, i) => people.slice(i * CROWD, (i + 1) * CROWD));
  const steps = crowds.flatMap((crowd) => Array.from({ length: WRITES }, () => crowd).flat());
  await Promise.all(steps.map((person) => limit(() => step(person))));

  expect(await driftOf(server.dataSource)).toEqual([]);
  expect([...codes.keys()].filter((key) => key === 'failed' || !['done', ...EXPECTED].includes(key.split(' ')[1] ?? ''))).toEqual([]);
  for (const name of [...WRITINGS, ...DECISIONS]) expect([name, codes.get(`${name} done`)]).toEqual([name, expect.any(Number)]);
  const [twice] = await server.dataSource.query<unknown[]>('SELECT 1 FROM reviews WHERE deleted_at IS NULL GROUP BY place_id, user_id HAVING count(*) > 1');
  expect(twice).toBeUndefined();
}, TIMEOUT);
