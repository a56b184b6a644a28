import DataLoader from 'dataloader';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ofCities, type Viewer } from '../../core/access/index.js';
import { Photo } from '../photos/index.js';
import { visiblePlaces } from '../places/index.js';
import { Review } from './review.entity.js';
import { ReviewSort } from './review.input.js';

/** Selection of approved reviews of a place; of exactly `rating` stars if given. */
export interface ReviewSelection {
  rating?: number;
  sort: ReviewSort;
}

/** Selection of reviews of a user: the public ones, or all that are not deleted. */
export type AuthorSelection = 'public' | 'all';

/** A page of the reviews of a place or a user. */
interface PageKey {
  ownerId: string;
  offset: number;
}
export type ReviewPageLoader = DataLoader<PageKey, Review[]>;

/** A user and a review or place. */
interface PairKey {
  userId: string;
  targetId: string;
}
const PAIRS = { cacheKeyFn: ({ userId, targetId }: PairKey) => `${userId} ${targetId}` };
const columnsOf = (keys: readonly PairKey[]): [string[], string[]] => [keys.map(({ targetId }) => targetId), keys.map(({ userId }) => userId)];

/** SQL condition: the review is approved and not deleted. It is public if its place is public, too. */
export const VISIBLE = `review.status = 'approved' AND review.deleted_at IS NULL`;

/** SQL condition: the rating counts. A review held because of reports still counts. The triggers use the same condition. */
export const COUNTED = `(review.status = 'approved' OR (review.status = 'pending' AND review.held_at IS NOT NULL)) AND review.deleted_at IS NULL`;
/** SQL condition: the review is held because of reports, so it counts but is not public. */
export const HELD = `review.status = 'pending' AND review.held_at IS NOT NULL AND review.deleted_at IS NULL`;

/** Numbers of reviews of a place with a certain number of stars. */
interface Share {
  /** Reviews whose rating counts. */
  count: number;
  /** Public reviews. */
  visible: number;
}

/** First columns of ORDER BY; the newest first and the id follow. */
export const ORDER: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: '',
  [ReviewSort.HIGHEST]: 'review.rating DESC, ',
  [ReviewSort.LOWEST]: 'review.rating ASC, ',
  [ReviewSort.HELPFUL]: 'review.helpful_count DESC, ',
};

/** Loads the numbers of reviews by stars for places. One statement per batch. */
export function createBreakdownLoader(manager: EntityManager): DataLoader<string, ReadonlyMap<number, Share>> {
  return new DataLoader(async (placeIds) => {
    const rows: ({ placeId: string; stars: number } & Share)[] = await manager.query(
      `SELECT place_id AS "placeId", rating AS stars, count(*)::integer AS count, count(*) FILTER (WHERE ${VISIBLE})::integer AS visible
       FROM reviews review WHERE place_id = ANY($1) AND ${COUNTED} GROUP BY place_id, rating`,
      [placeIds],
    );
    return placeIds.map((id) => new Map(rows.filter((row) => row.placeId === id).map(({ stars, count, visible }) => [stars, { count, visible }])));
  });
}

/** Loads pages of `limit` reviews of places or users that meet a condition, in an order. Two statements per batch. */
function createPageLoader(
  manager: EntityManager,
  owner: 'place_id' | 'user_id',
  rows: { where: string; order: string; rating?: number; limit: number },
): ReviewPageLoader {
  const page = `SELECT review.id FROM reviews review WHERE review.${owner} = wanted.owner AND ${rows.where}
    AND ($3::integer IS NULL OR review.rating = $3)
    ORDER BY ${rows.order}review.created_at DESC, review.id DESC LIMIT $4 OFFSET wanted.skip`;
  return new DataLoader(async (keys) => {
    const found: { ids: string[] }[] = await manager.query(
      `SELECT ARRAY(${page}) AS ids FROM unnest($1::uuid[], $2::integer[]) WITH ORDINALITY AS wanted (owner, skip, n) ORDER BY n`,
      [keys.map(({ ownerId }) => ownerId), keys.map(({ offset }) => offset), rows.rating ?? null, rows.limit],
    );
    const reviews = await manager.findBy(Review, { id: In(found.flatMap(({ ids }) => ids)) });
    const byId = new Map(reviews.map((review) => [review.id, review]));
    return found.map(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []));
  });
}

/** Loads pages of `limit` approved reviews of places. */
export const createReviewLoader = (manager: EntityManager, { rating, sort }: ReviewSelection, limit: number): ReviewPageLoader =>
  createPageLoader(manager, 'place_id', { where: VISIBLE, order: ORDER[sort], rating, limit });

function writtenBy(manager: EntityManager, selection: AuthorSelection): string {
  if (selection === 'all') return 'review.deleted_at IS NULL';
  return `${VISIBLE} AND EXISTS (${visiblePlaces(manager).select('1').andWhere('place.id = review.place_id').getQuery()})`;
}

/** Loads pages of `limit` reviews of users, the newest first. */
export const createAuthorReviewLoader = (manager: EntityManager, selection: AuthorSelection, limit: number): ReviewPageLoader =>
  createPageLoader(manager, 'user_id', { where: writtenBy(manager, selection), order: '', limit });

/** SQL for the id of the city that the review `review` belongs to. */
export const CITY_OF_REVIEW = '(SELECT places.city_id FROM places WHERE places.id = review.place_id)';

/** Loads pages of `limit` reviews of users that a moderator decides about, with any status, the newest first. */
export const createRecentReviewLoader = (manager: EntityManager, moderator: Pick<Viewer, 'cityIds'>, limit: number): ReviewPageLoader => {
  const city = ofCities(moderator, CITY_OF_REVIEW);
  return createPageLoader(manager, 'user_id', { where: `review.deleted_at IS NULL AND ${city}`, order: '', limit });
};

/** Loads the numbers of reviews of users. One statement per batch. */
export function createAuthorCountLoader(manager: EntityManager, selection: AuthorSelection): DataLoader<string, number> {
  return new DataLoader(async (userIds) => {
    const rows: { userId: string; count: number }[] = await manager.query(
      `SELECT review.user_id AS "userId", count(*)::integer AS count FROM reviews review
       WHERE review.user_id = ANY($1) AND ${writtenBy(manager, selection)} GROUP BY review.user_id`,
      [userIds],
    );
    const counts = new Map(rows.map(({ userId, count }) => [userId, count]));
    return userIds.map((id) => counts.get(id) ?? 0);
  });
}

/** Loads a user's own review of a place, with any status; `null` if there is none. */
export function createOwnReviewLoader(manager: EntityManager): DataLoader<PairKey, Review | null, string> {
  return new DataLoader(async (keys) => {
    const reviews = await manager.findBy(
      Review,
      keys.map(({ targetId, userId }) => ({ placeId: targetId, userId, deletedAt: IsNull() })),
    );
    return keys.map(({ targetId, userId }) => reviews.find((review) => review.placeId === targetId && review.userId === userId) ?? null);
  }, PAIRS);
}

/** Loads whether a user has voted for a review. */
export function createVoteLoader(manager: EntityManager): DataLoader<PairKey, boolean, string> {
  return new DataLoader(async (keys) => {
    const votes: PairKey[] = await manager.query(
      `SELECT review_id AS "targetId", user_id AS "userId" FROM review_votes WHERE (review_id, user_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))`,
      columnsOf(keys),
    );
    const cast = new Set(votes.map(PAIRS.cacheKeyFn));
    return keys.map((key) => cast.has(PAIRS.cacheKeyFn(key)));
  }, PAIRS);
}

/** Loads the photos of reviews that are not deleted, in display order. */
export function createReviewPhotoLoader(manager: EntityManager): DataLoader<string, Photo[]> {
  return new DataLoader(async (reviewIds) => {
    const rows: { reviewId: string; photoId: string }[] = await manager.query(
      'SELECT review_id AS "reviewId", photo_id AS "photoId" FROM review_photos WHERE review_id = ANY($1) ORDER BY position, photo_id',
      [reviewIds],
    );
    const photos = await manager.findBy(Photo, { id: In(rows.map(({ photoId }) => photoId)), deletedAt: IsNull() });
    const byId = new Map(photos.map((photo) => [photo.id, photo]));
    return reviewIds.map((id) => rows.filter(({ reviewId }) => reviewId === id).flatMap(({ photoId }) => byId.get(photoId) ?? []));
  });
}
