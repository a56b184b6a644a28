import type { EntityManager } from 'typeorm';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import type { MapModule } from '../maps/index.js';
import { DecisionKind } from '../standing/index.js';
import { createReviewBulk, ReviewAdminService, ReviewDecisionService } from './admin/index.js';
import { REVIEW_BIN } from './review.bin.js';
import { lockReviews } from './review.query.js';
import { ReviewPhotoService, ReviewVoteService, ReviewWritingService } from './writing/index.js';
import { ReviewMerge } from './review.merge.js';
import { createReviewedLoader } from './reviewed.loader.js';
import { ReviewService } from './review.service.js';

/** Creates the services and loaders of this module for a request and registers its tracked table. Includes the services of the modules on its left. */
export function createReviewModule(manager: EntityManager, left: MapModule) {
  left.activities.track({
    kind: ActivityTarget.REVIEW,
    table: 'reviews',
    label: '(SELECT name FROM places WHERE id = t.place_id)',
    place: 't.place_id',
    shown: ['rating', 'title', 'comment', 'visited_on', 'status'],
    revertible: ['status', 'rejection_reason', 'held_at', 'deleted_at'],
    bin: REVIEW_BIN,
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
  const reviews = new ReviewService(manager, left.placeById);
  const reviewPhotos = new ReviewPhotoService(manager, left.photos, reviews);
  const reviewWriting = new ReviewWritingService(manager, left, reviewPhotos);
  const reviewVotes = new ReviewVoteService(manager, left.confirmationRules);
  const reviewAdmin = new ReviewAdminService(manager, left);
  const reviewDecisions = new ReviewDecisionService(manager, { ...left, reviewAdmin });
  const reviewBulk = createReviewBulk(manager, { ...left, reviewAdmin, reviewDecisions });
  left.placeMerges.add(new ReviewMerge(manager, left.standing));
  left.personalData.add('reviews', { read: (userId) => reviews.exported(userId) });
  left.personalData.add('helpfulVotes', { read: (userId) => reviewVotes.exported(userId), erase: (userId) => reviewVotes.erase(userId) });
  return { ...left, reviews, reviewed: createReviewedLoader(manager), reviewPhotos, reviewWriting, reviewVotes, reviewAdmin, reviewDecisions, reviewBulk };
}
export type ReviewModule = ReturnType<typeof createReviewModule>;
