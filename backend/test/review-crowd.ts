import pLimit from 'p-limit';
import { type Client, patiently } from './client.js';
import { actOnReview, type ReviewOperation, type ReviewRequest } from './reviews.js';

const WRITES = 20;
const AT_ONCE = 24;
/** Number of users who write in the same period; each has about two requests in progress, as from two devices. */
const CROWD = 12;

const DECISIONS: readonly ReviewOperation[] = ['approveReviews', 'rejectReviews'];
const WRITINGS: readonly ReviewOperation[] = ['createReview', 'updateReview', 'deleteReview', 'markReviewHelpful', 'unmarkReviewHelpful'];

/** Errors that are normal on a busy site: another user was faster. */
const EXPECTED = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'];

/** Headers that authenticate a user. */
type Headers = Record<string, string>;

interface Reviewer {
  headers: Headers;
  /** Ids of the user's reviews, by place. */
  written: Map<string, string>;
}

interface Crowd {
  client: Client;
  reviewers: readonly Headers[];
  moderators: readonly Headers[];
  placeIds: readonly string[];
  /** Number of latest reviews that votes and decisions choose from, so that they collide with their authors and each other; 20 if omitted. */
  recentReviews?: number;
}

/** Creates a random number generator with the same numbers in every run (Park and Miller, https://doi.org/10.1145/63039.63042). */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/**
 * Makes users write, edit, delete and vote at the same time, each 20 times, while moderators decide about the reviews.
 * @returns `wrong`: outcomes that are errors on any site, however busy; `missing`: operations that never succeeded
 */
export async function writeTogether({ client, reviewers, moderators, placeIds, recentReviews = 20 }: Crowd): Promise<{ wrong: string[]; missing: string[] }> {
  const dice = createDice(20_260_301);
  const limit = pLimit(AT_ONCE);
  const people = reviewers.map((headers): Reviewer => ({ headers, written: new Map() }));
  const known: string[] = [];
  const approved: string[] = [];
  const outcomes = new Set<string>();

  const act = async (name: ReviewOperation, request: ReviewRequest, headers: Headers): Promise<string> => {
    const edge = DECISIONS.includes(name) || dice(4) === 0 ? 'GraphQL' : 'REST';
    const { code = 'done', id, status } = await patiently(() => actOnReview(client, edge, name, request, headers));
    outcomes.add(`${name} ${status >= 500 ? status : code}`);
    return id;
  };
  const input = () => ({ rating: 1 + dice(5), comment: `Words of many people, ${dice(3)}` });
  const recent = (ids: readonly string[]) => ids.at(-1 - dice(recentReviews)) ?? '01900000-0000-7000-8000-000000000000';

  /** Runs one operation of a user; sometimes a moderator decides about a review before it. */
  const step = async ({ headers, written }: Reviewer): Promise<void> => {
    const placeId = placeIds[dice(placeIds.length)] ?? '';
    const own = written.get(placeId);
    const [roll, decide] = [dice(10), dice(10)];
    const moderator = moderators[dice(moderators.length)] ?? headers;
    const next = recent(known);
    if (decide < 2 && (await act('approveReviews', { id: next }, moderator))) approved.push(next);
    if (decide === 2) await act('rejectReviews', { id: recent(known), input: { reason: 'For the test' } }, moderator);
    if (roll < 3) await act(roll === 0 ? 'unmarkReviewHelpful' : 'markReviewHelpful', { id: recent(approved) }, headers);
    else if (!own || roll === 3) {
      const id = await act('createReview', { placeId, input: input() }, headers);
      if (id) known.push(id);
      if (id) written.set(placeId, id);
    } else if (roll < 8) await act('updateReview', { id: own, input: input() }, headers);
    else {
      await act('deleteReview', { id: own }, headers);
      written.delete(placeId);
    }
  };
  const crowds = Array.from({ length: Math.ceil(people.length / CROWD) }, (_, i) => people.slice(i * CROWD, (i + 1) * CROWD));
  const steps = crowds.flatMap((crowd) => Array.from({ length: WRITES }, () => crowd).flat());
  await Promise.all(steps.map((person) => limit(() => step(person))));
  return {
    wrong: [...outcomes].filter((outcome) => !['done', ...EXPECTED].includes(outcome.split(' ')[1] ?? '')),
    missing: [...WRITINGS, ...DECISIONS].filter((name) => !outcomes.has(`${name} done`)),
  };
}
