import type { EntityManager } from 'typeorm';

/** Length of a trend, in days. */
export const TREND_DAYS = 30;

/** Totals that have a trend. */
export type TotalName = 'cities' | 'places' | 'users' | 'reviews';

const START = `now() - interval '${TREND_DAYS} days'`;

/** SQL for the start of a day (UTC). It takes a quarter of the time of `AT TIME ZONE`, which counts with a million rows. */
const dayOf = (at: string): string => `date_bin('1 day', ${at}, 'epoch')`;

/** Returns SQL for the daily numbers of rows `t` that were added within the period, multiplied by `sign`. */
const added = (name: TotalName, from: string, where: string, sign = ''): string =>
  `SELECT '${name}' AS name, ${dayOf('t.created_at')} AS day, ${sign}count(*) AS step FROM ${from} WHERE ${where} AND t.created_at > ${START} GROUP BY 2`;

/** Returns SQL for the daily changes by rows `t` that were deleted within the period: 1 if they were also added within it, and -1 for the deletion. */
const deleted = (name: TotalName, from: string, where: string, goneAt = 't.deleted_at'): string =>
  `SELECT '${name}' AS name, ${dayOf('moved.at')} AS day, sum(moved.step) AS step
   FROM ${from} CROSS JOIN LATERAL (VALUES (t.created_at, 1), (${goneAt}, -1)) moved (at, step)
   WHERE ${where} AND ${goneAt} > ${START} AND moved.at > ${START} GROUP BY 2`;

/** Returns both kinds of changes of rows whose total depends on no other table. */
const changes = (name: TotalName, counts: string): string[] => [
  added(name, `${name} t`, `${counts} AND t.deleted_at IS NULL`),
  deleted(name, `${name} t`, `${counts} AND t.deleted_at > ${START}`),
];

/** Condition of the index `cities_hidden`. */
const HIDDEN = `(c.status <> 'active' OR c.deleted_at IS NOT NULL)`;
const PLACES_OF_CITIES = 'cities c JOIN places t ON t.city_id = c.id';

/**
 * A place is deleted with its city. Few cities are hidden, so all places are counted without their cities, from the index `places_newest`, and those
 * of the hidden cities are subtracted.
 */
const CHANGES: readonly string[] = [
  ...changes('cities', `t.status = 'active'`),
  ...changes('users', 'true'),
  ...changes('reviews', `t.status = 'approved'`),
  added('places', 'places t', `t.status = 'active' AND t.deleted_at IS NULL`),
  added('places', PLACES_OF_CITIES, `${HIDDEN} AND t.status = 'active' AND t.deleted_at IS NULL`, '-'),
  deleted('places', PLACES_OF_CITIES, `c.status = 'active' AND t.status = 'active' AND t.deleted_at IS NULL`, 'c.deleted_at'),
  deleted(
    'places',
    `places t LEFT JOIN cities c ON c.id = t.city_id AND ${HIDDEN}`,
    `t.status = 'active' AND t.deleted_at > ${START} AND (c.id IS NULL OR c.status = 'active')`,
    'least(t.deleted_at, c.deleted_at)',
  ),
];

/** Change of a total on one day. */
export interface Step {
  name: TotalName;
  /** Number of days (UTC) before today. */
  daysAgo: number;
  step: number;
}

/** Reads the daily changes of all totals within the last 30 days, in one statement. */
export function readSteps(manager: EntityManager): Promise<Step[]> {
  return manager.query(
    `SELECT name, (now() AT TIME ZONE 'UTC')::date - (day AT TIME ZONE 'UTC')::date AS "daysAgo", sum(step)::integer AS step
     FROM (${CHANGES.join(' UNION ALL ')}) steps GROUP BY 1, 2`,
  );
}
