import type { EntityManager } from 'typeorm';
import { ofCities, type Viewer } from '../../../core/access/index.js';
import type { RejectionInput } from '../../../core/moderation/index.js';
import { ActivityTarget, type BulkService } from '../../activities/index.js';
import type { AdminReviewFilter } from './admin.input.js';
import { CITY_OF_REVIEW } from '../review.loader.js';
import { adminReviews } from './admin.query.js';
import type { ReviewAdminService } from './admin.service.js';
import type { ReviewDecisionService } from './decision.service.js';

interface Parts {
  bulk: BulkService;
  reviewAdmin: ReviewAdminService;
  reviewDecisions: ReviewDecisionService;
}

/** Creates the actions on any number of reviews. */
export function createReviewBulk(manager: EntityManager, { bulk, reviewAdmin, reviewDecisions }: Parts) {
  // The portions read the reviews once, in the order of their ids. A look into the index of words would find them all for each portion.
  const reviews = {
    kind: ActivityTarget.REVIEW,
    find: (filter: AdminReviewFilter, viewer: Viewer) => adminReviews(manager, filter, false).andWhere(ofCities(viewer, CITY_OF_REVIEW)),
  };
  const byModerators = { ...reviews, rule: 'moderator' } as const;
  return {
    approve: bulk.define({ ...byModerators, name: 'approve-reviews', run: (viewer, selection) => reviewDecisions.approve(viewer, selection) }),
    reject: bulk.define({
      ...byModerators,
      name: 'reject-reviews',
      run: (viewer, selection, { reason }: RejectionInput) => reviewDecisions.reject(viewer, selection, reason),
    }),
    delete: bulk.define({ ...reviews, rule: 'admin', name: 'delete-reviews', run: (viewer, selection) => reviewAdmin.remove(viewer, selection) }),
  };
}
