import type { EntityManager } from 'typeorm';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { PlaceModule } from '../places/index.js';
import { DecisionKind } from '../standing/index.js';
import { ReviewAdminService } from './review-admin.service.js';
import { ReviewDecisionService } from './review-decision.service.js';
import { lockReviews } from './review.query.js';
import { ReviewPhotoService } from './review-photo.service.js';
import { createReviewedLoader } from './reviewed.loader.js';
import { ReviewService } from './review.service.js';
import { ReviewVoteService } from './review-vote.service.js';
import { ReviewWritingService } from './review-writing.service.js';

export { reviewReads } from './review.reads.js';
export { PlaceReviewsResolver } from './place-reviews.resolver.js';
export { PlaceRightsResolver } from './place-rights.resolver.js';
export { Review } from './review.entity.js';
export { AdminUserReviewsResolver, ReviewAdminResolver } from './review-admin.resolver.js';
export { reviewAdminRoutes } from './review-admin.rest.js';
export { ReviewMutationResolver } from './review-mutation.resolver.js';
export { purgeReviews } from './review.purge.js';
export { ReviewResolver } from './review.resolver.js';
export { reviewJson } from './review.json.js';
export { reviewRoutes } from './review.rest.js';
export type { RatingShare } from './review.service.js';
export { RatingShareType } from './review.type.js';
export { AccountReviewsResolver, UserReviewsResolver } from './user-reviews.resolver.js';

/** Creates the services and loaders of this module for a request and registers its tracked table. Includes the services of the modules on its left. */
export function createReviewModule(manager: EntityManager, left: PlaceModule) {
  left.activities.track({
    kind: ActivityTarget.REVIEW,
    table: 'reviews',
    label: '(SELECT name FROM places WHERE id = t.place_id)',
    place: 't.place_id',
    shown: ['rating', 'title', 'comment', 'visited_on', 'status'],
    revertible: ['status', 'rejection_reason', 'held_at', 'deleted_at'],
    judged: {
      person: 't.user_id',
      kinds: {
        [ActivityAction.APPROVED]: DecisionKind.REVIEW_APPROVED,
        [ActivityAction.REJECTED]: DecisionKind.REVIEW_REFUSED,
        [ActivityAction.DELETED]: DecisionKind.REVIEW_REFUSED,
      },
      reason: `CASE WHEN t.deleted_at IS NOT NULL THEN 'deleted' END`,
    },
    lock: (ids) => lockReviews(manager, ids),
  });
  const reviews = new ReviewService(manager);
  const reviewPhotos = new ReviewPhotoService(manager, left.photos);
  const reviewWriting = new ReviewWritingService(manager, left, reviewPhotos);
  const reviewVotes = new ReviewVoteService(manager);
  const reviewAdmin = new ReviewAdminService(manager, left);
  const reviewDecisions = new ReviewDecisionService(manager, { ...left, reviewAdmin });
  left.personalData.add('reviews', { read: (userId) => reviews.exported(userId) });
  left.personalData.add('helpfulVotes', { read: (userId) => reviewVotes.exported(userId), erase: (userId) => reviewVotes.erase(userId) });
  return { ...left, reviews, reviewed: createReviewedLoader(manager), reviewPhotos, reviewWriting, reviewVotes, reviewAdmin, reviewDecisions };
}
export type ReviewModule = ReturnType<typeof createReviewModule>;
