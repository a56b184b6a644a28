import { can, type Subject, type Viewer } from '../../core/access/index.js';
import { type Moderation, ModerationStatus } from '../../core/moderation/index.js';
import type { Review } from './review.entity.js';
import type { ReviewRights } from './review.type.js';

/** Facts about a review, and the id of the city of its place. */
export type ReviewFacts = Pick<Review, 'userId' | 'status'> & Pick<Subject, 'cityId'>;

/** Returns the subject of a review for `can`. @param isPlaceShown whether the place is public; else the review is hidden with it */
export function subjectOf({ userId, status, cityId }: ReviewFacts, isPlaceShown = true): Subject {
  if (!isPlaceShown) return { ownerId: userId, shownTo: 'nobody', cityId };
  return { ownerId: userId, shownTo: status === ModerationStatus.APPROVED ? 'everyone' : 'insiders', cityId };
}

/** Returns whether a viewer sees a review, its photos and its moderation at any status: its author and moderators. */
export const isInsider = (review: ReviewFacts, viewer: Viewer | null): boolean => can(viewer, 'inspect', subjectOf(review));

/** Returns whether a viewer can see a review of a public place. */
export const canSee = (review: ReviewFacts, viewer: Viewer | null): boolean => can(viewer, 'see', subjectOf(review));

/**
 * Returns the rights of a viewer on a review.
 * @param isPlaceShown whether the place is public; reviews of hidden places cannot be edited, deleted or voted for
 */
export function rightsOf(review: ReviewFacts, viewer: Viewer | null, isPlaceShown: boolean): ReviewRights {
  const subject = subjectOf(review, isPlaceShown);
  const mayEdit = can(viewer, 'edit', subject);
  const mayJudge = can(viewer, 'judge', subject);
  return {
    edit: mayEdit,
    delete: mayEdit,
    vote: mayJudge && can(viewer, 'contribute', subject),
    report: mayJudge,
    moderate: can(viewer, 'moderate', subject),
    manage: can(viewer, 'manage', subject),
  };
}

/** Returns the status of a review for its author and moderators; `null` for everyone else. */
export function moderationOf(review: ReviewFacts & Pick<Review, 'rejectionReason' | 'heldAt' | 'version'>, viewer: Viewer | null): Moderation | null {
  if (!isInsider(review, viewer)) return null;
  return { status: review.status, reason: review.rejectionReason, isHeld: review.heldAt !== null, version: review.version };
}

/** Returns the status of a new review. @param isShown whether it needs no moderator */
export const firstStatus = (isShown: boolean): ModerationStatus => (isShown ? ModerationStatus.APPROVED : ModerationStatus.PENDING);

/**
 * Returns the status of an edited review. An edit never publishes a pending or rejected review.
 * @param isShown whether the new text needs no moderator; true if the edit does not change the text
 */
export const statusAfterEdit = (status: ModerationStatus, isShown: boolean): ModerationStatus => firstStatus(isShown && status === ModerationStatus.APPROVED);
