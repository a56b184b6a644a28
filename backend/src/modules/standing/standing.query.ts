import type { EntityManager } from 'typeorm';
import { DecisionKind } from './decision.entity.js';

/** Numbers of decisions about one kind of contribution. */
interface Tally {
  approved: number;
  refused: number;
  /** Refused within the last 12 months. */
  refusedLately: number;
}

/** Facts about a user that determine their rights and limits. Only the latest decision about each contribution counts. */
export interface Standing {
  userId: string;
  /** Whether the e-mail address is confirmed. */
  isConfirmed: boolean;
  /** Time of registration. */
  since: Date;
  isSuspended: boolean;
  /** Suspended within the last 12 months, and not reinstated. */
  wasSuspended: boolean;
  reviews: Tally;
  photos: Tally;
  /** Places and edits. */
  suggestions: Tally;
  /** Reports by the user: `approved` counts those agreed with, `refused` those dismissed. */
  reports: Tally;
}

/** SQL condition: the decision is recent enough to prevent automatic approval. */
const LATELY = `d.decided_at > now() - interval '12 months'`;

const tally = (approved: DecisionKind, refused: DecisionKind): string => `json_build_object(
  'approved', count(*) FILTER (WHERE d.kind = '${approved}'),
  'refused', count(*) FILTER (WHERE d.kind = '${refused}'),
  'refusedLately', count(*) FILTER (WHERE d.kind = '${refused}' AND ${LATELY}))`;

/** Sums the decisions about contributions of a user. Reports do not count. */
export const contributions = ({ reviews, photos, suggestions }: Standing): { approved: number; refused: number } => ({
  approved: reviews.approved + photos.approved + suggestions.approved,
  refused: reviews.refused + photos.refused + suggestions.refused,
});

/**
 * Reads the standing of users in one statement. Unknown ids are left out.
 * @param except id of a contribution to ignore, such as the review that is being edited
 */
export function readStandings(manager: EntityManager, userIds: readonly string[], except: string | null = null): Promise<Standing[]> {
  return manager.query(
    `SELECT u.id AS "userId", u.is_verified AS "isConfirmed", u.created_at AS since, coalesce(u.suspended_until > now(), false) AS "isSuspended",
       count(*) FILTER (WHERE d.kind = '${DecisionKind.SUSPENDED}' AND ${LATELY}) > 0 AS "wasSuspended",
       ${tally(DecisionKind.REVIEW_APPROVED, DecisionKind.REVIEW_REFUSED)} AS reviews,
       ${tally(DecisionKind.PHOTO_APPROVED, DecisionKind.PHOTO_REFUSED)} AS photos,
       ${tally(DecisionKind.SUGGESTION_APPROVED, DecisionKind.SUGGESTION_REFUSED)} AS suggestions,
       ${tally(DecisionKind.REPORT_AGREED, DecisionKind.REPORT_DISMISSED)} AS reports
     FROM users u LEFT JOIN LATERAL (
       SELECT DISTINCT ON (one.target_id) one.kind, one.decided_at FROM decisions one
       WHERE one.user_id = u.id AND one.target_id IS DISTINCT FROM $2::uuid ORDER BY one.target_id, one.decided_at DESC, one.id DESC) d ON true
     WHERE u.id = ANY($1::uuid[]) GROUP BY u.id`,
    [userIds, except],
  );
}
