import type { EntityManager } from 'typeorm';

/** Days that a trend looks back. */
export const TREND_DAYS = 30;

/** What the dashboard follows. */
export const TOTALS = ['cities', 'places', 'users', 'reviews'] as const;
export type TotalName = (typeof TOTALS)[number];

const START = `now() - interval '${TREND_DAYS} days'`;

/** Rows `t` that count, as long as they are there; a place goes with its city. */
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

/** One step up for each row that was added lately, and one down for each that was deleted lately. */
function stepsOf(name: TotalName): string {
  const { from, counts, isThere, goneAt } = SOURCES[name];
  return `SELECT '${name}' AS name, t.created_at AS at, 1 AS step FROM ${from} WHERE ${counts} AND ${isThere} AND t.created_at > ${START}
    UNION ALL SELECT '${name}', moved.at, moved.step FROM ${from} CROSS JOIN LATERAL (VALUES (t.created_at, 1), (${goneAt}, -1)) moved (at, step)
    WHERE ${counts} AND NOT (${isThere}) AND ${goneAt} > ${START} AND moved.at > ${START}`;
}

/** How a total has moved on one day. */
export interface Step {
  name: TotalName;
  /** Days (UTC) before today. */
  daysAgo: number;
  step: number;
}

/** How the totals have moved within the last 30 days, day by day; one statement. */
export function readSteps(manager: EntityManager): Promise<Step[]> {
  return manager.query(
    `SELECT name, (now() AT TIME ZONE 'UTC')::date - (at AT TIME ZONE 'UTC')::date AS "daysAgo", sum(step)::integer AS step
     FROM (${TOTALS.map(stepsOf).join(' UNION ALL ')}) steps GROUP BY 1, 2`,
  );
}
