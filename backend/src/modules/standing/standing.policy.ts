import type { Standing } from './standing.query.js';

const DAY = 24 * 3_600_000;

/**
 * Whether contributions of a kind by a user can be published without a moderator. All of these must be true:
 * - `trustAfter` contributions of the kind by the user were approved.
 * - In the last 12 months, no review or photo was refused, and the user was not suspended.
 * - Not more suggestions were refused than approved.
 */
export function isTrusted(standing: Standing, kind: 'reviews' | 'photos' | 'suggestions', trustAfter: number): boolean {
  const { reviews, photos, suggestions, isSuspended, wasSuspended } = standing;
  return (
    standing[kind].approved >= trustAfter &&
    reviews.refusedLately === 0 &&
    photos.refusedLately === 0 &&
    suggestions.refused <= suggestions.approved &&
    !isSuspended &&
    !wasSuspended
  );
}

/** Whether moderators dismissed at least as many reports by the user as they agreed with. */
const areReportsDoubted = ({ reports }: Standing): boolean => reports.refused > 0 && reports.refused >= reports.approved;

/**
 * Whether a report by this user counts towards hiding a review before a moderator decides. The account must be older than a day and not suspended,
 * and the user's reports must not be doubted.
 * @param needsConfirmed whether the address must be confirmed as well
 */
export const countsAsReporter = (standing: Standing, needsConfirmed: boolean, now = Date.now()): boolean =>
  (standing.isConfirmed || !needsConfirmed) && !standing.isSuspended && now - standing.since.getTime() > DAY && !areReportsDoubted(standing);

/** Returns the maximum number of reports per day that a user can send. */
export const reportsADay = (standing: Standing): number => (areReportsDoubted(standing) ? 10 : 50);

/** Returns how many suggested places of a user can wait for a decision at the same time. The same limit applies to edits. */
export const waitingSuggestions = ({ suggestions }: Standing): number => (suggestions.refused > suggestions.approved ? 5 : 20);
