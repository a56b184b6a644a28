import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import { type Moderation, ModerationStatus } from '../../core/moderation/moderation.js';
import { isTrusted, type Standing } from '../standing/index.js';
import type { Review } from './review.entity.js';
import type { ReviewRights } from './review.type.js';

type ReviewFacts = Pick<Review, 'userId' | 'status'>;

export const isAuthor = ({ userId }: ReviewFacts, viewer: Viewer | null): boolean => viewer?.id === userId;

/** Whether somebody sees a review and its photos whatever moderators think of it, and is told what they think. */
export const isInsider = (review: ReviewFacts, viewer: Viewer | null): boolean => isAuthor(review, viewer) || allows('moderator', viewer);

/** Whether somebody may know of a review of a place that everyone sees. */
export const canSee = (review: ReviewFacts, viewer: Viewer | null): boolean => review.status === ModerationStatus.APPROVED || isInsider(review, viewer);

/**
 * What somebody may do with a review.
 * @param isPlaceShown whether everyone sees the place; what is hidden with its place waits with it
 */
export function rightsOf(review: ReviewFacts, viewer: Viewer | null, isPlaceShown: boolean): ReviewRights {
  const isOwn = isAuthor(review, viewer);
  const isOthers = viewer !== null && !isOwn;
  return {
    edit: isOwn && isPlaceShown,
    delete: isOwn && isPlaceShown,
    vote: isOthers && isPlaceShown && review.status === ModerationStatus.APPROVED,
    report: isOthers,
    moderate: allows('moderator', viewer),
    manage: allows('admin', viewer),
  };
}

/** Where a review stands, for those who are told; null for everyone else. */
export function moderationOf(review: ReviewFacts & Pick<Review, 'rejectionReason' | 'heldAt' | 'version'>, viewer: Viewer | null): Moderation | null {
  if (!isInsider(review, viewer)) return null;
  return { status: review.status, reason: review.rejectionReason, isHeld: review.heldAt !== null, version: review.version };
}

/** The status of a new review. */
export const firstStatus = (standing: Standing): ModerationStatus => (isTrusted(standing) ? ModerationStatus.APPROVED : ModerationStatus.PENDING);

/**
 * The status of an edited review. What waits for a moderator or was refused by one is never made public by its author, so that a second
 * edit is no way around the moderators.
 * @param standing of the author but for this review, where the edit changes the text; null where only stars, month or photos change
 */
export function statusAfterEdit(status: ModerationStatus, standing: Standing | null): ModerationStatus {
  if (status !== ModerationStatus.APPROVED) return ModerationStatus.PENDING;
  return standing ? firstStatus(standing) : status;
}
