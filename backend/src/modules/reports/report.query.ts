import type { EntityManager } from 'typeorm';
import type { ReportTarget } from './report.target.js';

/** What a report needs to know of what it is about. */
interface Reported {
  /** Whose it is. */
  authorId: string | null;
  /** Whether everyone sees it, or did so until reports of it kept it from being seen: that may still be on a reader's screen. */
  isKnown: boolean;
  /** Whether several reports keep it from being seen until a moderator has looked at it. */
  isHeld: boolean;
}

const OPEN_CITY = `c.status = 'active' AND c.deleted_at IS NULL`;
const OPEN_PLACE = `p.status = 'active' AND p.deleted_at IS NULL AND ${OPEN_CITY}`;
const HELD = `(r.status = 'pending' AND r.held_at IS NOT NULL)`;

/** A review is locked, so that reports of it at the same time count each other. */
const FIND: Record<ReportTarget['kind'], string> = {
  place: `SELECT p.created_by AS "authorId", ${OPEN_PLACE} AS "isKnown", false AS "isHeld"
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = $1 AND p.deleted_at IS NULL`,
  review: `SELECT r.user_id AS "authorId", (r.status = 'approved' OR ${HELD}) AND ${OPEN_PLACE} AS "isKnown", ${HELD} AS "isHeld"
    FROM reviews r JOIN places p ON p.id = r.place_id JOIN cities c ON c.id = p.city_id
    WHERE r.id = $1 AND r.deleted_at IS NULL FOR NO KEY UPDATE OF r`,
  photo: `SELECT user_id AS "authorId", status = 'approved' AND used_at IS NOT NULL AS "isKnown", false AS "isHeld"
    FROM photos WHERE id = $1 AND deleted_at IS NULL`,
};

/** What somebody reports; null where there is no such thing. A review stays as it is until the transaction ends. */
export async function findReported(manager: EntityManager, { kind, id }: ReportTarget): Promise<Reported | null> {
  const [found] = await manager.query<Reported[]>(FIND[kind], [id]);
  return found ?? null;
}
