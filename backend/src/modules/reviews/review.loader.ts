import DataLoader from 'dataloader';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Photo } from '../photos/index.js';
import { visiblePlaces } from '../places/index.js';
import { Review } from './review.entity.js';
import { ReviewSort } from './review.input.js';

/** Which reviews of a place: approved always, of exactly `rating` stars if given. */
export interface ReviewSelection {
  rating?: number;
  sort: ReviewSort;
}

/** Which reviews of a person: those that everyone may read, or all that they have not deleted. */
export type AuthorSelection = 'public' | 'all';

/** A part of the list of a place or a person. */
interface PageKey {
  ownerId: string;
  offset: number;
}
export type ReviewPageLoader = DataLoader<PageKey, Review[]>;

/** Somebody and a review or a place. */
interface PairKey {
  userId: string;
  targetId: string;
}
const PAIRS = { cacheKeyFn: ({ userId, targetId }: PairKey) => `${userId} ${targetId}` };
const columnsOf = (keys: readonly PairKey[]): [string[], string[]] => [keys.map(({ targetId }) => targetId), keys.map(({ userId }) => userId)];

/** A review that everyone sees, as far as its place shows. */
export const VISIBLE = `review.status = 'approved' AND review.deleted_at IS NULL`;

/** A review whose rating counts: one that is held because of reports does until a moderator has decided. The triggers count the same ones. */
export const COUNTED = `(review.status = 'approved' OR (review.status = 'pending' AND review.held_at IS NOT NULL)) AND review.deleted_at IS NULL`;
/** A review that counts and does not show. */
export const HELD = `review.status = 'pending' AND review.held_at IS NOT NULL AND review.deleted_at IS NULL`;

/** Reviews of a place with a number of stars. */
interface Share {
  /** Those that count. */
  count: number;
  /** Those that show. */
  visible: number;
}

/** Equal reviews come with the newest first. */
export const ORDER: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: '',
  [ReviewSort.HIGHEST]: 'review.rating DESC, ',
  [ReviewSort.LOWEST]: 'review.rating ASC, ',
  [ReviewSort.HELPFUL]: 'review.helpful_count DESC, ',
};

/** How many reviews a place has of each number of stars, by the place's id: one statement for all. */
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

/** `limit` reviews of each owner that meet a condition, in an order; however many owners, it takes two statements. */
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

/** `limit` approved reviews of a place from `offset` on. */
export const createReviewLoader = (manager: EntityManager, { rating, sort }: ReviewSelection, limit: number): ReviewPageLoader =>
  createPageLoader(manager, 'place_id', { where: VISIBLE, order: ORDER[sort], rating, limit });

function writtenBy(manager: EntityManager, selection: AuthorSelection): string {
  if (selection === 'all') return 'review.deleted_at IS NULL';
  return `${VISIBLE} AND EXISTS (${visiblePlaces(manager).select('1').andWhere('place.id = review.place_id').getQuery()})`;
}

/** `limit` reviews of a person from `offset` on, the newest first. */
export const createAuthorReviewLoader = (manager: EntityManager, selection: AuthorSelection, limit: number): ReviewPageLoader =>
  createPageLoader(manager, 'user_id', { where: writtenBy(manager, selection), order: '', limit });

/** How many reviews a person has written, by the person's id: one statement for all. */
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

/** Somebody's own review of a place, whatever became of it; null where there is none. */
export function createOwnReviewLoader(manager: EntityManager): DataLoader<PairKey, Review | null, string> {
  return new DataLoader(async (keys) => {
    const reviews = await manager.findBy(
      Review,
      keys.map(({ targetId, userId }) => ({ placeId: targetId, userId, deletedAt: IsNull() })),
    );
    return keys.map(({ targetId, userId }) => reviews.find((review) => review.placeId === targetId && review.userId === userId) ?? null);
  }, PAIRS);
}

/** Whether somebody has found a review helpful. */
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

/** The photos of a review that are not deleted, in their order. */
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
