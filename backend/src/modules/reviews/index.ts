import type { EntityManager } from 'typeorm';
import type { PlaceModule } from '../places/index.js';
import { ReviewDecisionService } from './review-decision.service.js';
import { ReviewPhotoService } from './review-photo.service.js';
import { createReviewedLoader } from './reviewed.loader.js';
import { ReviewService } from './review.service.js';
import { ReviewVoteService } from './review-vote.service.js';
import { ReviewWritingService } from './review-writing.service.js';

export { PlaceReviewsResolver } from './place-reviews.resolver.js';
export { PlaceRightsResolver } from './place-rights.resolver.js';
export { Review } from './review.entity.js';
export { ReviewMutationResolver } from './review-mutation.resolver.js';
export { ReviewResolver } from './review.resolver.js';
export { reviewRoutes } from './review.rest.js';
export { AccountReviewsResolver, UserReviewsResolver } from './user-reviews.resolver.js';

/** What this module offers to a request, together with what it builds on. */
export function createReviewModule(manager: EntityManager, left: PlaceModule) {
  const reviews = new ReviewService(manager);
  const reviewPhotos = new ReviewPhotoService(manager, left.photos);
  const reviewWriting = new ReviewWritingService(manager, left.places, reviewPhotos);
  const reviewVotes = new ReviewVoteService(manager);
  const reviewDecisions = new ReviewDecisionService(manager, left);
  left.personalData.add('reviews', { read: (userId) => reviews.exported(userId) });
  left.personalData.add('helpfulVotes', { read: (userId) => reviewVotes.exported(userId), erase: (userId) => reviewVotes.erase(userId) });
  return { ...left, reviews, reviewed: createReviewedLoader(manager), reviewPhotos, reviewWriting, reviewVotes, reviewDecisions };
}
export type ReviewModule = ReturnType<typeof createReviewModule>;
