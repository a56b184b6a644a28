import type { EntityManager } from 'typeorm';
import { ofCities, type Viewer } from '../../core/access/index.js';
import { MAX_ROWS } from '../../core/paging/index.js';
import { cityOfPhoto } from '../photos/index.js';
import { type ModerationItem, ModerationKind } from './moderation.type.js';

const OPEN_CITY = `c.status = 'active' AND c.deleted_at IS NULL`;
const PUBLIC_PLACE = `p.status = 'active' AND p.deleted_at IS NULL AND ${OPEN_CITY}`;
/** Condition on contributions: those to a deleted place, or to a place of a deleted city, do not wait. */
const KEPT_PLACE = 'p.deleted_at IS NULL AND c.deleted_at IS NULL';

const placeOf = (row: string): string => `JOIN places p ON p.id = ${row}.place_id JOIN cities c ON c.id = p.city_id`;

/** SQL for the public rows of one kind that have an open report. NOT EXISTS keeps the oldest report of each row; an index finds it. */
const reported = (subject: 'place' | 'review' | 'photo', from: string, where: string): string =>
  `SELECT 'report' AS kind, '${subject}' AS subject, x.id, r.created_at AS since FROM reports r JOIN ${from}
   WHERE r.status = 'open' AND r.${subject}_id IS NOT NULL AND ${where}
   AND NOT EXISTS (SELECT 1 FROM reports o WHERE o.status = 'open' AND o.${subject}_id = x.id AND (o.created_at, o.id) < (r.created_at, r.id))`;

/** The moderator of a queue. */
export type Moderator = Pick<Viewer, 'cityIds'>;

/** Returns SELECTs of the reported rows in the cities of a moderator, by kind of row. */
function reportedFor(moderator: Moderator): readonly string[] {
  const [city, cityOfX] = [ofCities(moderator, 'c.id'), ofCities(moderator, cityOfPhoto('x.id'))];
  return [
    reported(
      'place',
      'places x ON x.id = r.place_id JOIN cities c ON c.id = x.city_id',
      `x.status = 'active' AND x.deleted_at IS NULL AND ${OPEN_CITY} AND ${city}`,
    ),
    reported('review', `reviews x ON x.id = r.review_id ${placeOf('x')}`, `x.status = 'approved' AND x.deleted_at IS NULL AND ${PUBLIC_PLACE} AND ${city}`),
    reported('photo', 'photos x ON x.id = r.photo_id', `x.status = 'approved' AND x.used_at IS NOT NULL AND x.deleted_at IS NULL AND ${cityOfX}`),
  ];
}

/** Returns SELECTs of the items that wait in the cities of a moderator, by kind. Each returns the columns `kind, subject, id, since`. */
function waitingFor(moderator: Moderator): Record<ModerationKind, readonly string[]> {
  const city = ofCities(moderator, 'c.id');
  return {
    [ModerationKind.PLACE]: [
      `SELECT 'place' AS kind, 'place' AS subject, p.id, p.created_at AS since FROM places p JOIN cities c ON c.id = p.city_id
       WHERE p.status = 'pending' AND p.deleted_at IS NULL AND ${OPEN_CITY} AND ${city}`,
    ],
    [ModerationKind.EDIT]: [
      `SELECT 'edit' AS kind, 'edit' AS subject, x.id, x.created_at AS since FROM place_edits x ${placeOf('x')}
       WHERE x.status = 'pending' AND ${KEPT_PLACE} AND ${city}`,
    ],
    // A review that was edited, or hidden because of reports, waits since then.
    [ModerationKind.REVIEW]: [
      `SELECT 'review' AS kind, 'review' AS subject, x.id, greatest(x.created_at, x.edited_at, x.held_at) AS since FROM reviews x ${placeOf('x')}
       WHERE x.status = 'pending' AND x.deleted_at IS NULL AND ${KEPT_PLACE} AND ${city}`,
    ],
    [ModerationKind.PHOTO]: [
      `SELECT 'photo' AS kind, 'photo' AS subject, x.id, x.created_at AS since FROM photos x
       WHERE x.status = 'pending' AND x.used_at IS NOT NULL AND x.deleted_at IS NULL AND ${ofCities(moderator, cityOfPhoto('x.id'))}`,
    ],
    [ModerationKind.REPORT]: reportedFor(moderator),
  };
}

const kindsOf = (kind?: ModerationKind): readonly ModerationKind[] => (kind ? [kind] : Object.values(ModerationKind));

/** Returns the SELECTs of the items of some kinds that wait for a moderator. */
function partsOf(moderator: Moderator, kinds: readonly ModerationKind[]): string[] {
  const waiting = waitingFor(moderator);
  return kinds.flatMap((kind) => waiting[kind]);
}

/** SQL for the number of items of these kinds together, at most `MAX_ROWS`. */
const countOf = (moderator: Moderator, kinds: readonly ModerationKind[]): string =>
  `(SELECT count(*)::integer FROM (SELECT 1 FROM (${partsOf(moderator, kinds).join(' UNION ALL ')}) x LIMIT ${MAX_ROWS}) y)`;

/** Counts the items that wait for a moderator, of one kind or of all, up to `MAX_ROWS`. */
export async function countWaiting(manager: EntityManager, moderator: Moderator, kind: ModerationKind | undefined): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(`SELECT ${countOf(moderator, kindsOf(kind))} AS n`);
  return row?.n ?? 0;
}

/** Counts the items that wait for a moderator by kind, each up to `MAX_ROWS`. */
export async function countWaitingByKind(manager: EntityManager, moderator: Moderator): Promise<Record<ModerationKind, number>> {
  const [row] = await manager.query<Record<ModerationKind, number>[]>(
    `SELECT ${kindsOf()
      .map((kind) => `${countOf(moderator, [kind])} AS ${kind}`)
      .join(', ')}`,
  );
  return { place: 0, edit: 0, review: 0, photo: 0, report: 0, ...row };
}

/** Ranges of waiting time: name, and the number of days at which the range begins. */
const AGES = [
  ['under a day', 0],
  ['1 to 3 days', 1],
  ['3 to 7 days', 3],
  ['over a week', 7],
] as const;

/** Numbers of items that have waited for a time within one range. */
export interface WaitingAge {
  age: (typeof AGES)[number][0];
  places: number;
  reviews: number;
  photos: number;
  edits: number;
}

/** Counts the items of all cities that wait, by waiting time. Returns one row per range, the shortest time first. */
export function countWaitingByAge(manager: EntityManager): Promise<WaitingAge[]> {
  const kinds = { places: ModerationKind.PLACE, reviews: ModerationKind.REVIEW, photos: ModerationKind.PHOTO, edits: ModerationKind.EDIT };
  const spans = AGES.map(([age, from], i) => `('${age}', now() - interval '${from} days', now() - interval '${AGES[i + 1]?.[1] ?? 36_500} days')`);
  const columns = Object.entries(kinds).map(([name, kind]) => `count(*) FILTER (WHERE x.kind = '${kind}')::integer AS ${name}`);
  return manager.query(
    `SELECT age, ${columns.join(', ')} FROM (VALUES ${spans.join(', ')}) span (age, newest, oldest)
     LEFT JOIN (${partsOf({ cityIds: null }, Object.values(kinds)).join(' UNION ALL ')}) x ON x.since <= newest AND x.since > oldest
     GROUP BY age, newest ORDER BY newest DESC`,
  );
}

/** Reads a page of the items that wait for a moderator, the longest waiting first, with the ids of their targets and authors. */
export function readWaiting(
  manager: EntityManager,
  moderator: Moderator,
  kind: ModerationKind | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<ModerationItem[]> {
  // The first offset + limit rows of each part contain the requested page. Each part has an index in this order.
  const parts = partsOf(moderator, kindsOf(kind)).map((part) => `(SELECT * FROM (${part}) x ORDER BY since, id LIMIT $1::integer + $2::integer)`);
  return manager.query<ModerationItem[]>(
    `WITH waiting AS MATERIALIZED (SELECT * FROM (${parts.join(' UNION ALL ')}) x ORDER BY since, id OFFSET $1 LIMIT $2)
     SELECT w.kind || ':' || w.id AS id, w.kind, w.since, w.id AS "targetId", place.id AS "placeId", review.id AS "reviewId", photo.id AS "photoId",
       edit.id AS "editId", coalesce(photo.user_id, edit.user_id, review.user_id, place.created_by) AS "authorId",
       coalesce(photo.version, edit.version, review.version, place.version) AS version
     FROM waiting w
     LEFT JOIN place_edits edit ON w.subject = 'edit' AND edit.id = w.id
     LEFT JOIN photos photo ON w.subject = 'photo' AND photo.id = w.id
     LEFT JOIN place_images picture ON picture.photo_id = photo.id
     LEFT JOIN review_photos ON review_photos.photo_id = photo.id
     LEFT JOIN reviews review ON review.id = coalesce(review_photos.review_id, CASE WHEN w.subject = 'review' THEN w.id END)
     LEFT JOIN places place ON place.id = coalesce(review.place_id, edit.place_id, picture.place_id, CASE WHEN w.subject = 'place' THEN w.id END)
     ORDER BY w.since, w.id`,
    [offset, limit],
  );
}

/** Whether an item waits for this moderator. */
export async function isWaiting(manager: EntityManager, moderator: Moderator, kind: ModerationKind, id: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    partsOf(moderator, [kind])
      .map((part) => `SELECT 1 FROM (${part}) x WHERE x.id = $1`)
      .join(' UNION ALL '),
    [id],
  );
  return found.length > 0;
}
