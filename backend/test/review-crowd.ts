import pLimit from 'p-limit';
import { type Client, patiently } from './client.js';
import { actOnReview, type ReviewOperation, type ReviewRequest } from './reviews.js';

const WRITES = 20;
const AT_ONCE = 24;
/** People who write during the same time; each does about two things at once, as from two devices. */
const CROWD = 12;

const DECISIONS: readonly ReviewOperation[] = ['approveReviews', 'rejectReviews'];
const WRITINGS: readonly ReviewOperation[] = ['createReview', 'updateReview', 'deleteReview', 'markReviewHelpful', 'unmarkReviewHelpful'];

/** Refusals that belong to a busy guide: somebody else was faster. */
const EXPECTED = ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'];

/** What makes a request somebody's. */
type Headers = Record<string, string>;

interface Reviewer {
  headers: Headers;
  /** Their reviews by place, as far as they know. */
  written: Map<string, string>;
}

interface Crowd {
  client: Client;
  reviewers: readonly Headers[];
  moderators: readonly Headers[];
  placeIds: readonly string[];
  /** Votes and decisions go to that many of the last reviews, so that they meet their authors and each other there; 20 when left out. */
  recentReviews?: number;
}

/** Numbers that are the same in every run: Park and Miller's generator, https://doi.org/10.1145/63039.63042 */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

/**
 * Lets people write, edit, delete and vote, each 20 times, at the same moments as others, while moderators decide beside them.
 * @returns `wrong`: outcomes that belong to no guide, however busy; `missing`: what nobody has got done
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

  /** One thing that a person does; now and then a moderator decides something beside them. */
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
