import type { EntityManager } from 'typeorm';
import { placeOfPhoto } from '../photos/index.js';
import type { ReportTarget } from './report.target.js';

/** Facts about the target of a report. */
interface Reported {
  /** User who contributed the target. */
  authorId: string | null;
  /** Name of the place (the target, or that of the review), or description of the photo. */
  label: string | null;
  /** Whether the target is public, or was so until reports hid it. A hidden review can still be on the screen of a reader, who can report it. */
  isKnown: boolean;
  /** Whether reports hide the review until a moderator decides. */
  isHeld: boolean;
}

const OPEN_CITY = `c.status = 'active' AND c.deleted_at IS NULL`;
const OPEN_PLACE = `p.status = 'active' AND p.deleted_at IS NULL AND ${OPEN_CITY}`;
const HELD = `(r.status = 'pending' AND r.held_at IS NOT NULL)`;

/** SQL for the label of the target of a report `t`: name of the place, name of the review's place, or description of the photo. */
export const NAME_OF_REPORTED = `coalesce(
  (SELECT p.name FROM places p WHERE p.id = t.place_id),
  (SELECT p.name FROM reviews r JOIN places p ON p.id = r.place_id WHERE r.id = t.review_id),
  (SELECT nullif(photos.alt, '') FROM photos WHERE photos.id = t.photo_id))`;

/** SQL for the id of the place of a report `t`: the reported place, or that of the reported review or photo. */
export const PLACE_OF_REPORTED = `coalesce(t.place_id, (SELECT r.place_id FROM reviews r WHERE r.id = t.review_id), ${placeOfPhoto('t.photo_id')})`;

/** Statements that find the target $1. The row of a review is locked, so that concurrent reports count each other. */
const FIND: Record<ReportTarget['kind'], string> = {
  place: `SELECT p.created_by AS "authorId", p.name AS label, ${OPEN_PLACE} AS "isKnown", false AS "isHeld"
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = $1 AND p.deleted_at IS NULL`,
  review: `SELECT r.user_id AS "authorId", p.name AS label, (r.status = 'approved' OR ${HELD}) AND ${OPEN_PLACE} AS "isKnown", ${HELD} AS "isHeld"
    FROM reviews r JOIN places p ON p.id = r.place_id JOIN cities c ON c.id = p.city_id
    WHERE r.id = $1 AND r.deleted_at IS NULL FOR NO KEY UPDATE OF r`,
  photo: `SELECT user_id AS "authorId", nullif(alt, '') AS label, status = 'approved' AND used_at IS NOT NULL AS "isKnown", false AS "isHeld"
    FROM photos WHERE id = $1 AND deleted_at IS NULL`,
};

/** Returns facts about the target of a report; null if it does not exist. A review is locked until the transaction ends. */
export async function findReported(manager: EntityManager, { kind, id }: ReportTarget): Promise<Reported | null> {
  const [found] = await manager.query<Reported[]>(FIND[kind], [id]);
  return found ?? null;
}
