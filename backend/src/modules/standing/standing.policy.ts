import type { Standing } from './standing.query.js';

/** Approved reviews from which on the next ones need no moderator. */
const TRUST_AFTER = 3;

const DAY = 24 * 3_600_000;

/**
 * Whether the reviews of somebody show without a moderator: enough of theirs were approved, no review or photo of theirs was refused and they
 * were not suspended within the last 12 months, and no more of their suggestions were refused than approved.
 */
export const isTrusted = ({ reviews, photos, suggestions, isSuspended, wasSuspended }: Standing): boolean =>
  reviews.approved >= TRUST_AFTER &&
  reviews.refusedLately === 0 &&
  photos.refusedLately === 0 &&
  suggestions.refused <= suggestions.approved &&
  !isSuspended &&
  !wasSuspended;

/** Whether moderators have found more of somebody's reports wrong than right. */
const areReportsDoubted = ({ reports }: Standing): boolean => reports.refused > 0 && reports.refused >= reports.approved;

/**
 * Whether a report by somebody helps to hide what is reported before a moderator has looked at it: their address is confirmed, their account is
 * older than a day, and moderators did not dismiss as many of their reports as they agreed with.
 */
export const countsAsReporter = (standing: Standing, now = Date.now()): boolean =>
  standing.isConfirmed && !standing.isSuspended && now - standing.since.getTime() > DAY && !areReportsDoubted(standing);

/** Reports a day that somebody can send. */
export const reportsADay = (standing: Standing): number => (areReportsDoubted(standing) ? 10 : 50);

/** Suggested places, and as many edits, of one person that can wait at the same time. */
export const waitingSuggestions = ({ suggestions }: Standing): number => (suggestions.refused > suggestions.approved ? 5 : 20);
