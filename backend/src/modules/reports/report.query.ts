import type { EntityManager } from 'typeorm';
import { placeOfPhoto } from '../photos/index.js';
import type { ReportTarget } from './report.target.js';

/** What a report needs to know of what it is about. */
interface Reported {
  /** Whose it is. */
  authorId: string | null;
  /** The name of the place that it is or is about, or the words of the photo. */
  label: string | null;
  /** Whether everyone sees it, or did so until reports of it kept it from being seen: that may still be on a reader's screen. */
  isKnown: boolean;
  /** Whether several reports keep it from being seen until a moderator has looked at it. */
  isHeld: boolean;
}

const OPEN_CITY = `c.status = 'active' AND c.deleted_at IS NULL`;
const OPEN_PLACE = `p.status = 'active' AND p.deleted_at IS NULL AND ${OPEN_CITY}`;
const HELD = `(r.status = 'pending' AND r.held_at IS NOT NULL)`;

/** What is called what a report `t` is about: the place, the place of the review, or the words of the photo. */
export const NAME_OF_REPORTED = `coalesce(
  (SELECT p.name FROM places p WHERE p.id = t.place_id),
  (SELECT p.name FROM reviews r JOIN places p ON p.id = r.place_id WHERE r.id = t.review_id),
  (SELECT nullif(photos.alt, '') FROM photos WHERE photos.id = t.photo_id))`;

/** The place that a report `t` is about, or that the reported review or photo is of. */
export const PLACE_OF_REPORTED = `coalesce(t.place_id, (SELECT r.place_id FROM reviews r WHERE r.id = t.review_id), ${placeOfPhoto('t.photo_id')})`;

/** A review is locked, so that reports of it at the same time count each other. */
const FIND: Record<ReportTarget['kind'], string> = {
  place: `SELECT p.created_by AS "authorId", p.name AS label, ${OPEN_PLACE} AS "isKnown", false AS "isHeld"
    FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = $1 AND p.deleted_at IS NULL`,
  review: `SELECT r.user_id AS "authorId", p.name AS label, (r.status = 'approved' OR ${HELD}) AND ${OPEN_PLACE} AS "isKnown", ${HELD} AS "isHeld"
    FROM reviews r JOIN places p ON p.id = r.place_id JOIN cities c ON c.id = p.city_id
    WHERE r.id = $1 AND r.deleted_at IS NULL FOR NO KEY UPDATE OF r`,
  photo: `SELECT user_id AS "authorId", nullif(alt, '') AS label, status = 'approved' AND used_at IS NOT NULL AS "isKnown", false AS "isHeld"
    FROM photos WHERE id = $1 AND deleted_at IS NULL`,
};

/** What somebody reports; null where there is no such thing. A review stays as it is until the transaction ends. */
export async function findReported(manager: EntityManager, { kind, id }: ReportTarget): Promise<Reported | null> {
  const [found] = await manager.query<Reported[]>(FIND[kind], [id]);
  return found ?? null;
}
