import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId } from '../../core/db/ids.js';
import { NotFound } from '../../core/errors/index.js';
import { visiblePlaces } from '../places/index.js';
import { Review } from './review.entity.js';
import { canSee } from './review.policy.js';

/** A review that is not deleted; @throws NotFound. */
export async function findReview(manager: EntityManager, id: string): Promise<Review> {
  const review = isId(id) ? await manager.findOneBy(Review, { id, deletedAt: IsNull() }) : null;
  if (!review) throw new NotFound('Review');
  return review;
}

/**
 * A review that is not deleted, kept from other writes until the transaction ends. Every write of a review begins here; the triggers lock
 * its place and the totals after it, so that nobody waits in a circle. A vote or a report shares the row by its foreign key, hence no
 * FOR UPDATE, which two of them would keep from each other.
 * @throws NotFound
 */
async function lockReview(manager: EntityManager, id: string): Promise<Review> {
  const where = { id, deletedAt: IsNull() };
  const review = isId(id) ? await manager.findOne(Review, { where, lock: { mode: 'for_no_key_update' } }) : null;
  if (!review) throw new NotFound('Review');
  return review;
}

/**
 * As `lockReview`, for many: each kind of row in the order of its ids, so that two who change many reviews do not wait in a circle. What
 * is not there is passed over.
 */
export async function lockReviews(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query('SELECT 1 FROM reviews WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE', [ids]);
  await manager.query('SELECT 1 FROM places WHERE id IN (SELECT place_id FROM reviews WHERE id = ANY($1::uuid[])) ORDER BY id FOR NO KEY UPDATE', [ids]);
}

/** As `lockReview`, for a review that the viewer may see, of a place that everyone may see; @throws NotFound. */
export async function lockVisibleReview(manager: EntityManager, viewer: Viewer, id: string): Promise<Review> {
  const review = await lockReview(manager, id);
  const isShown = canSee(review, viewer) && (await visiblePlaces(manager).andWhere('place.id = :id', { id: review.placeId }).getExists());
  if (!isShown) throw new NotFound('Review');
  return review;
}
