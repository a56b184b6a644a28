import type { EntityManager } from 'typeorm';

/** Length of a trend, in days. */
export const TREND_DAYS = 30;

/** Totals that have a trend. */
export const TOTALS = ['cities', 'places', 'users', 'reviews'] as const;
export type TotalName = (typeof TOTALS)[number];

const START = `now() - interval '${TREND_DAYS} days'`;

/** SQL for the rows `t` of each total: when a row counts, whether it exists, and when it was deleted. A place is deleted with its city. */
const SOURCES: Record<TotalName, { from: string; counts: string; isThere: string; goneAt: string }> = {
  cities: { from: 'cities t', counts: `t.status = 'active'`, isThere: 't.deleted_at IS NULL', goneAt: 't.deleted_at' },
  places: {
    from: 'places t JOIN cities c ON c.id = t.city_id',
    counts: `t.status = 'active' AND c.status = 'active'`,
    isThere: 't.deleted_at IS NULL AND c.deleted_at IS NULL',
    goneAt: 'least(t.deleted_at, c.deleted_at)',
  },
  users: { from: 'users t', counts: 'true', isThere: 't.deleted_at IS NULL', goneAt: 't.deleted_at' },
  reviews: { from: 'reviews t', counts: `t.status = 'approved'`, isThere: 't.deleted_at IS NULL', goneAt: 't.deleted_at' },
};

/** Returns SQL for the steps of a total: 1 for each row that was added within the period, -1 for each that was deleted. */
function stepsOf(name: TotalName): string {
  const { from, counts, isThere, goneAt } = SOURCES[name];
  return `SELECT '${name}' AS name, t.created_at AS at, 1 AS step FROM ${from} WHERE ${counts} AND ${isThere} AND t.created_at > ${START}
    UNION ALL SELECT '${name}', moved.at, moved.step FROM ${from} CROSS JOIN LATERAL (VALUES (t.created_at, 1), (${goneAt}, -1)) moved (at, step)
    WHERE ${counts} AND NOT (${isThere}) AND ${goneAt} > ${START} AND moved.at > ${START}`;
}

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
    `SELECT name, (now() AT TIME ZONE 'UTC')::date - (at AT TIME ZONE 'UTC')::date AS "daysAgo", sum(step)::integer AS step
     FROM (${TOTALS.map(stepsOf).join(' UNION ALL ')}) steps GROUP BY 1, 2`,
  );
}
