import type { EntityManager } from 'typeorm';
import type { PlaceModule } from '../places/index.js';
import { ReviewService } from './review.service.js';

export { Review, ReviewStatus } from './review.entity.js';
export { PlaceReviewsResolver, ReviewResolver } from './review.resolver.js';
export { reviewRoutes } from './review.rest.js';

/** What this module offers to a request, together with what it builds on. */
export function createReviewModule(manager: EntityManager, left: PlaceModule) {
  const reviews = new ReviewService(manager);
  left.personalData.add('reviews', (userId) => reviews.exported(userId));
  return { ...left, reviews };
}
export type ReviewModule = ReturnType<typeof createReviewModule>;
