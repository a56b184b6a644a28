import type { DataSource } from 'typeorm';
import type { Place } from '../src/modules/places/index.js';
import type { User } from '../src/modules/users/index.js';
import type { Edge } from './accounts.js';
import { buildPlace, buildUser, clearGuide } from './builders.js';
import type { Client, ErrorBody, GraphqlBody } from './client.js';
import type { TestServer } from './server.js';

interface Operation {
  method: string;
  path: string;
  /** The mutation's call, with its variables. */
  call: string;
}

/** Operations on reviews, with their names in both APIs. Decisions of moderators exist only in GraphQL. */
const OPERATIONS = {
  createReview: { method: 'POST', path: '/api/places/:place/reviews', call: '($input: CreateReviewInput!) { createReview(input: $input)' },
  updateReview: { method: 'PUT', path: '/api/reviews/:id', call: '($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input)' },
  deleteReview: { method: 'DELETE', path: '/api/reviews/:id', call: '($id: ID!) { deleteReview(id: $id)' },
  markReviewHelpful: { method: 'PUT', path: '/api/reviews/:id/helpful', call: '($id: ID!) { markReviewHelpful(id: $id)' },
  unmarkReviewHelpful: { method: 'DELETE', path: '/api/reviews/:id/helpful', call: '($id: ID!) { unmarkReviewHelpful(id: $id)' },
  approveReviews: { method: '', path: '', call: '($id: ID!) { approveReviews(selection: { ids: [$id] })' },
  rejectReviews: { method: '', path: '', call: '($id: ID!, $input: RejectionInput!) { rejectReviews(selection: { ids: [$id] }, input: $input)' },
} satisfies Record<string, Operation>;
export type ReviewOperation = keyof typeof OPERATIONS;

export interface ReviewRequest {
  id?: string;
  placeId?: string;
  input?: object;
  /** Idempotency key of the request. */
  key?: string;
}

/** Response of either API in one form; `code` is undefined on success. */
export interface ReviewOutcome {
  code: string | undefined;
  status: number;
  message: string;
  fields: Record<string, string> | undefined;
  /** Id of the returned review, place or change. */
  id: string;
}

/** Runs an operation on a review over one of the APIs. */
export async function actOnReview(
  client: Client,
  edge: Edge,
  name: ReviewOperation,
  { id = '', placeId = '', input, key }: ReviewRequest,
  headers: Record<string, string> = {},
): Promise<ReviewOutcome> {
  const { method, path, call } = OPERATIONS[name];
  if (edge === 'REST') {
    const address = path.replace(':place', encodeURIComponent(placeId)).replace(':id', encodeURIComponent(id));
    const { status, body } = await client.send<Partial<ErrorBody> & { _id?: string }>(method, address, input, {
      ...headers,
      ...(key !== undefined && { 'Idempotency-Key': key }),
    });
    return { code: body.code, status, message: body.message ?? '', fields: body.fields, id: body._id ?? '' };
  }
  const variables = { id, input: name === 'createReview' ? { placeId, clientMutationId: key, ...input } : input };
  const { status, body } = await client.graphql(`mutation ${call} { id } }`, variables, { headers });
  const { data, errors } = body as GraphqlBody<Record<string, { id: string } | null> | null>;
  const [error] = errors ?? [];
  return { code: error?.extensions.code, status, message: error?.message ?? '', fields: error?.extensions.fields, id: data?.[name]?.id ?? '' };
}

interface Reviewer {
  place: Place;
  me: User;
  /** Headers of the user's session. */
  headers: Record<string, string>;
}

/** Clears the guide, and builds a place. */
export async function buildOnlyPlace({ dataSource }: TestServer): Promise<Place> {
  await clearGuide(dataSource);
  return buildPlace(dataSource);
}

/** Clears the guide, and builds a place and a signed-in user who can review it. */
export async function buildReviewer(server: TestServer): Promise<Reviewer> {
  const place = await buildOnlyPlace(server);
  const me = await buildUser(server.dataSource);
  return { place, me, headers: await server.signInAs(me) };
}

/** Returns all counters that differ from the reviews and votes in the database; empty if all are exact. */
export function driftOf(dataSource: DataSource): Promise<object[]> {
  return dataSource.query(`
    WITH shown AS (SELECT * FROM reviews WHERE (status = 'approved' OR (status = 'pending' AND held_at IS NOT NULL)) AND deleted_at IS NULL)
    SELECT 'place' AS what, place.id::text AS which FROM places place
      LEFT JOIN (SELECT place_id, sum(rating) AS sum, count(*) AS n, round(avg(rating), 2) AS mean FROM shown GROUP BY place_id) real ON real.place_id = place.id
      WHERE (rating_sum, rating_count, rating_average) IS DISTINCT FROM (coalesce(real.sum, 0), coalesce(real.n, 0), coalesce(real.mean, 0)::double precision)
    UNION ALL SELECT 'total', name FROM totals
      WHERE name = 'reviews' AND n <> (SELECT count(*) FROM shown) OR name = 'stars' AND n <> (SELECT coalesce(sum(rating), 0) FROM shown)
    UNION ALL SELECT 'votes', id::text FROM reviews WHERE helpful_count <> (SELECT count(*) FROM review_votes WHERE review_id = reviews.id)`);
}
