import { type Step, TREND_DAYS } from './trend.query.js';

/** Trend of a total within 30 days. */
export interface Trend {
  /** Growth as a fraction (0.12 is 12 %); null if the total was 0 before. */
  change: number | null;
  /** Total at the end of each of the last 30 days, the oldest first. The last one is the current total. */
  days: number[];
}

/**
 * Computes a trend backwards from the current total.
 * @param steps daily changes of this total within the last 30 days
 */
export function trendOf(total: number, steps: readonly Step[]): Trend {
  const since = (isMeant: (daysAgo: number) => boolean): number => steps.filter(({ daysAgo }) => isMeant(daysAgo)).reduce((sum, { step }) => sum + step, 0);
  const before = total - since(() => true);
  const days = Array.from({ length: TREND_DAYS }, (_, i) => total - since((daysAgo) => daysAgo < TREND_DAYS - 1 - i));
  return { change: before > 0 ? total / before - 1 : null, days };
}
