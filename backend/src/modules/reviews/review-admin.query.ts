import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isId } from '../../core/db/ids.js';
import { countRows } from '../../core/paging/count-rows.js';
import { MAX_ROWS } from '../../core/paging/page.js';
import type { SortDirection } from '../../core/paging/sort-direction.js';
import { holdsWords, searchWords, wordParameters } from '../../core/search/words.js';
import { Review } from './review.entity.js';
import { type AdminReviewFilter, AdminReviewSort } from './review-admin.input.js';

/** Reports stand further right; what they tell here is no more than that there is one. */
const IS_REPORTED = `EXISTS (SELECT 1 FROM reports r WHERE r.review_id = review.id AND r.status = 'open')`;

/** The reviews that a filter finds but for its search, in no order. */
function narrowed(manager: EntityManager, { rating, status, reported, placeId, userId }: AdminReviewFilter): SelectQueryBuilder<Review> {
  const query = manager.createQueryBuilder(Review, 'review').where('review.deleted_at IS NULL');
  if (rating) query.andWhere('review.rating = :rating', { rating });
  if (status) query.andWhere('review.status = :status', { status });
  if (typeof reported === 'boolean') query.andWhere(reported ? IS_REPORTED : `NOT ${IS_REPORTED}`);
  if (placeId) query.andWhere(isId(placeId) ? 'review.place_id = :placeId' : 'false', { placeId });
  if (userId) query.andWhere(isId(userId) ? 'review.user_id = :userId' : 'false', { userId });
  return query;
}

/** Where the words may stand: all in the review, all in its author's name, or all in its place's name. */
function sources(words: readonly string[]): string[] {
  // The first condition on a person is what the index holds.
  const person = `u.deleted_at IS NULL AND ${holdsWords('u.search_text', words)} AND ${holdsWords('u.search_name', words)}`;
  return [
    holdsWords('review.search_text', words),
    `review.user_id IN (SELECT u.id FROM users u WHERE ${person})`,
    `review.place_id IN (SELECT p.id FROM places p WHERE p.deleted_at IS NULL AND ${holdsWords('p.search_name', words)})`,
  ];
}

/**
 * The reviews that a filter finds, whatever their standing, in no order.
 * @param isByIndex whether its words are looked up first, each source by its index, at most `MAX_ROWS + 1` rows of each; else they are looked
 * for row by row, in the order of the list, if it has one
 */
export function adminReviews(manager: EntityManager, filter: AdminReviewFilter, isByIndex: boolean): SelectQueryBuilder<Review> {
  const query = narrowed(manager, filter);
  if (!filter.search?.trim()) return query;
  const words = searchWords(filter.search);
  if (words.length === 0) return query.andWhere('false');
  const parameters = wordParameters(words);
  if (!isByIndex) return query.andWhere(`(${sources(words).join(' OR ')})`, parameters);
  const found = sources(words).map(
    (source) =>
      `(${narrowed(manager, filter)
        .select('review.id')
        .andWhere(source)
        .limit(MAX_ROWS + 1)
        .getQuery()})`,
  );
  return query.andWhere(`review.id IN (${found.join(' UNION ')})`, parameters);
}

/**
 * How many reviews a filter finds, and by which way they are read faster: words that many reviews have soon come up row by row, and so do
 * all where the rest of the filter leaves few; rare words among many reviews are found by the index only.
 */
export async function planReviews(manager: EntityManager, filter: AdminReviewFilter): Promise<{ total: number; isByIndex: boolean }> {
  const isAmongMany = Boolean(filter.search?.trim()) && (await countRows(manager, narrowed(manager, filter))) === MAX_ROWS;
  const total = await countRows(manager, adminReviews(manager, filter, isAmongMany));
  return { total, isByIndex: isAmongMany && total < MAX_ROWS };
}

const COLUMNS: Record<AdminReviewSort, string> = {
  [AdminReviewSort.CREATED]: 'review.created_at',
  [AdminReviewSort.RATING]: 'review.rating',
  [AdminReviewSort.HELPFUL]: 'review.helpful_count',
};

/** Puts the list in order: equal ones with the newest first, and by id so that pages never overlap. */
export function sortReviews(query: SelectQueryBuilder<Review>, sort: AdminReviewSort, direction: SortDirection): SelectQueryBuilder<Review> {
  query.orderBy(COLUMNS[sort], direction);
  if (sort === AdminReviewSort.CREATED) return query.addOrderBy('review.id', direction);
  return query.addOrderBy('review.created_at', 'DESC').addOrderBy('review.id', 'DESC');
}
