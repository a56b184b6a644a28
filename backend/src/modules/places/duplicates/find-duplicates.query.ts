import type { EntityManager } from 'typeorm';
import { takeTime } from '../../../core/db/index.js';
import { asideOf, boxAround, FAR, NEAR, SIMILAR, TURNS } from '../likeness/index.js';

/** Places that one transaction compares. A million places of 200 cities took 127 s on a busy machine with two slow cores. */
const PORTION = 2000;

/** Statement timeout of a portion. A thousand places at one point take minutes. */
const TIMEOUT = '600s';

/** Overlap of two searches: a transaction that began before a search can commit after it. */
const OVERLAP = "interval '1 hour'";

/** SQL condition: the place `p` has to be compared. Pending places always are: no index finds them by position. `$1` is null in the first search. */
const IS_DUE = `p.deleted_at IS NULL AND p.status <> 'inactive' AND p.latitude IS NOT NULL AND ($1::timestamptz IS NULL OR p.updated_at >= $1 OR p.status = 'pending')`;

const COLUMNS = 'y.id, y.latitude, y.longitude, y.search_name, y.phone, y.website';

/**
 * SQL that compares a portion of places with the others of their cities. In the first search, every place is compared, so each pair is looked up
 * from one side only.
 * - Names are similar within `FAR`. Within `NEAR`, different names count if phone or website are the same: neighbors are no duplicates.
 * - A box that crosses the date line is looked up on both sides.
 */
const COMPARE = `
WITH due AS MATERIALIZED (SELECT p.* FROM places p WHERE ${IS_DUE} AND ($2::uuid IS NULL OR p.id > $2) ORDER BY p.id LIMIT ${PORTION}),
close AS MATERIALIZED (
  SELECT x.id AS x_id, y.id AS y_id, x.city_id, 1000 * kilometres(x.latitude, x.longitude, y.latitude, y.longitude) AS distance,
    x.search_name AS x_name, y.search_name AS y_name, coalesce(x.phone = y.phone, false) OR coalesce(x.website = y.website, false) AS has_same_contact
  FROM due x CROSS JOIN LATERAL (SELECT ${asideOf(FAR)} AS aside) width
    CROSS JOIN LATERAL ${TURNS} turns
    CROSS JOIN LATERAL (
      SELECT ${COLUMNS} FROM places y WHERE y.status = 'active' AND y.deleted_at IS NULL AND map_point(y.longitude, y.latitude) <@ ${boxAround(FAR)}
        AND y.city_id = x.city_id AND (x.id < y.id OR x.status = 'pending' OR ($1::timestamptz IS NOT NULL AND x.id <> y.id))
      UNION ALL SELECT ${COLUMNS} FROM places y WHERE x.status = 'pending' AND y.status = 'pending' AND y.deleted_at IS NULL AND y.latitude IS NOT NULL
        AND y.city_id = x.city_id AND y.id <> x.id) y),
found AS MATERIALIZED (
  SELECT DISTINCT ON (1, 2) least(x_id, y_id) AS a, greatest(x_id, y_id) AS b, city_id, distance, similarity(x_name, y_name) AS likeness
  FROM (SELECT * FROM close WHERE distance <= ${FAR} OFFSET 0) c
  WHERE similarity(x_name, y_name) >= ${SIMILAR} OR (distance <= ${NEAR} AND has_same_contact)),
known AS MATERIALIZED (
  SELECT a, b FROM due JOIN duplicate_pairs ON a = due.id WHERE $1::timestamptz IS NOT NULL
  UNION SELECT a, b FROM due JOIN duplicate_pairs ON b = due.id WHERE $1::timestamptz IS NOT NULL),
over AS (
  DELETE FROM duplicate_pairs pair USING known WHERE pair.a = known.a AND pair.b = known.b AND pair.state = 'open'
    AND NOT EXISTS (SELECT FROM found WHERE found.a = pair.a AND found.b = pair.b)),
added AS (
  INSERT INTO duplicate_pairs AS pair (a, b, city_id, distance, similarity) SELECT a, b, city_id, distance, likeness FROM found ORDER BY a, b
  ON CONFLICT (a, b) DO UPDATE SET city_id = excluded.city_id, distance = excluded.distance, similarity = excluded.similarity
    WHERE (pair.city_id, pair.distance, pair.similarity) IS DISTINCT FROM (excluded.city_id, excluded.distance, excluded.similarity))
SELECT count(*)::integer AS n, (SELECT id FROM due ORDER BY id DESC LIMIT 1) AS last FROM due`;

/** Counts the places that the next search compares. Must run inside a transaction: it reads all places. */
export async function countDue(manager: EntityManager): Promise<number> {
  await takeTime(manager);
  const [row] = await manager.query<{ n: number }[]>(
    `SELECT count(*)::integer AS n FROM places p, (SELECT compared_at - ${OVERLAP} AS since, after_id FROM duplicate_search) s
     WHERE ${IS_DUE.replaceAll('$1::timestamptz', 's.since').replaceAll('$1', 's.since')} AND (s.after_id IS NULL OR p.id > s.after_id)`,
  );
  return row?.n ?? 0;
}

/**
 * Compares a portion of places in a transaction. An interrupted search goes on where it has stopped; two searches at the same time share the work.
 * @returns number of places, less than a portion at the end of the search
 */
export async function comparePortion(manager: EntityManager): Promise<{ count: number; isLast: boolean }> {
  await manager.query(`SET LOCAL statement_timeout = '${TIMEOUT}'`);
  const [[state]] = await manager.query<[{ since: Date | null; after: string | null }[]]>(
    `UPDATE duplicate_search SET began_at = coalesce(began_at, now()) RETURNING compared_at - ${OVERLAP} AS since, after_id AS after`,
  );
  const [compared] = await manager.query<{ n: number; last: string | null }[]>(COMPARE, [state?.since ?? null, state?.after ?? null]);
  const count = compared?.n ?? 0;
  const isLast = count < PORTION;
  if (isLast) await manager.query('UPDATE duplicate_search SET compared_at = began_at, began_at = NULL, after_id = NULL');
  else await manager.query('UPDATE duplicate_search SET after_id = $1', [compared?.last]);
  return { count, isLast };
}
