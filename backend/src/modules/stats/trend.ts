import { type Step, TREND_DAYS } from './trend.query.js';

/** How a total has moved within 30 days. */
export interface Trend {
  /** Growth as a share; null where there was nothing before. */
  change: number | null;
  /** The total at the end of each of the last 30 days, the oldest first; today's is the present one. */
  days: number[];
}

/**
 * Works a trend out backwards from the present total.
 * @param steps of this total, within the last 30 days
 */
export function trendOf(total: number, steps: readonly Step[]): Trend {
  const since = (isMeant: (daysAgo: number) => boolean): number => steps.filter(({ daysAgo }) => isMeant(daysAgo)).reduce((sum, { step }) => sum + step, 0);
  const before = total - since(() => true);
  const days = Array.from({ length: TREND_DAYS }, (_, i) => total - since((daysAgo) => daysAgo < TREND_DAYS - 1 - i));
  return { change: before > 0 ? total / before - 1 : null, days };
}
