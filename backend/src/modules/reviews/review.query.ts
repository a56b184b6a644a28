import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { isId } from '../../core/db/index.js';
import { NotFound } from '../../core/errors/index.js';
import { visiblePlaces } from '../places/index.js';
import { Review } from './review.entity.js';
import { canSee, type ReviewFacts } from './review.policy.js';

/** Returns a review that is not deleted. @throws NotFound */
export async function findReview(manager: EntityManager, id: string): Promise<Review> {
  const review = isId(id) ? await manager.findOneBy(Review, { id, deletedAt: IsNull() }) : null;
  if (!review) throw new NotFound('review');
  return review;
}

/**
 * Returns a review that is not deleted, and locks its row until the end of the transaction.
 * - Every write of a review begins with this lock. Triggers lock the place and the totals afterwards: the fixed order prevents deadlocks.
 * - Votes and reports lock the row by their foreign key. FOR NO KEY UPDATE does not block them, FOR UPDATE would.
 * @throws NotFound
 */
async function lockReview(manager: EntityManager, id: string): Promise<Review> {
  const where = { id, deletedAt: IsNull() };
  const review = isId(id) ? await manager.findOne(Review, { where, lock: { mode: 'for_no_key_update' } }) : null;
  if (!review) throw new NotFound('review');
  return review;
}

/**
 * Locks many reviews and their places, each ordered by id, so that two bulk changes cannot deadlock. Unknown ids are skipped.
 */
export async function lockReviews(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('SELECT 1 FROM reviews WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE', [ids]);
  await manager.query('SELECT 1 FROM places WHERE id IN (SELECT place_id FROM reviews WHERE id = ANY($1::uuid[])) ORDER BY id FOR NO KEY UPDATE', [ids]);
}

/** Does the same as `lockReview` for a review that the viewer can see, of a public place, whose city it adds. @throws NotFound */
export async function lockVisibleReview(manager: EntityManager, viewer: Viewer, id: string): Promise<Review & ReviewFacts> {
  const review = await lockReview(manager, id);
  const place = await visiblePlaces(manager).andWhere('place.id = :id', { id: review.placeId }).getOne();
  const facts = place && Object.assign(review, { cityId: place.cityId });
  if (!facts || !canSee(facts, viewer)) throw new NotFound('review');
  return facts;
}
