import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { isId } from '../../../core/db/index.js';
import { countRows, MAX_ROWS, type SortDirection } from '../../../core/paging/index.js';
import { holdsWords, searchWords, wordParameters } from '../../../core/search/index.js';
import { Review } from '../review.entity.js';
import { type AdminReviewFilter, AdminReviewSort } from './admin.input.js';

/** SQL condition: the review has an open report. The table belongs to the module `reports`, which this module cannot import. */
const IS_REPORTED = `EXISTS (SELECT 1 FROM reports r WHERE r.review_id = review.id AND r.status = 'open')`;

/** Selects the reviews that match a filter without its search words, unsorted. */
function narrowed(manager: EntityManager, { rating, status, reported, placeId, userId }: AdminReviewFilter): SelectQueryBuilder<Review> {
  const query = manager.createQueryBuilder(Review, 'review').where('review.deleted_at IS NULL');
  if (rating) query.andWhere('review.rating = :rating', { rating });
  if (status) query.andWhere('review.status = :status', { status });
  if (typeof reported === 'boolean') query.andWhere(reported ? IS_REPORTED : `NOT ${IS_REPORTED}`);
  if (placeId) query.andWhere(isId(placeId) ? 'review.place_id = :placeId' : 'false', { placeId });
  if (userId) query.andWhere(isId(userId) ? 'review.user_id = :userId' : 'false', { userId });
  return query;
}

/** Returns three SQL conditions: all words are in the review, in the name of its author, or in the name of its place. */
function sources(words: readonly string[]): string[] {
  // `search_text` has an index; the condition on `search_name` restricts the match to the name.
  const person = `u.deleted_at IS NULL AND ${holdsWords('u.search_text', words)} AND ${holdsWords('u.search_name', words)}`;
  return [
    holdsWords('review.search_text', words),
    `review.user_id IN (SELECT u.id FROM users u WHERE ${person})`,
    `review.place_id IN (SELECT p.id FROM places p WHERE p.deleted_at IS NULL AND ${holdsWords('p.search_name', words)})`,
  ];
}

/**
 * Selects the reviews of any status that match a filter, unsorted.
 * @param isByIndex true: looks up the words first, in the index of each source, at most `MAX_ROWS + 1` rows per source; false: checks the
 * words row by row, in the order of the list
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
 * Counts the reviews that match a filter, and decides which form of `adminReviews` reads them faster.
 * The index is faster only for rare words among many reviews. Checking row by row is faster if many reviews have the words, or if the rest
 * of the filter leaves few reviews.
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

/** Sorts the list. Ties are broken by date, the newest first, and then by id, so pages never overlap. */
export function sortReviews(query: SelectQueryBuilder<Review>, sort: AdminReviewSort, direction: SortDirection): SelectQueryBuilder<Review> {
  query.orderBy(COLUMNS[sort], direction);
  if (sort === AdminReviewSort.CREATED) return query.addOrderBy('review.id', direction);
  return query.addOrderBy('review.created_at', 'DESC').addOrderBy('review.id', 'DESC');
}
