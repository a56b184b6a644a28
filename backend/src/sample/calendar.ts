/**
 * Dates of sample rows are ages in days before `now`. Each total grows by a given share within the last 30 days.
 * New rows are at most 28 days old, so these shares stay the same for the first two days.
 */
const DAY = 86_400_000;

/** Maximum age of a row (days). */
export const OLDEST = 730;
/** Minimum age (days) of rows that are older than the growth period of 30 days. */
export const SETTLED = 31;
/** Range of ages (days) of new rows; the newest is two hours old. */
export const RECENT = { from: 28, to: 2 / 24 } as const;

/** Returns how many of `total` rows must be older than 30 days for a growth of `growth`, for example 0.08 for 8 %. */
export function settledShare(total: number, growth: number): number {
  return Math.round(total / (1 + growth));
}

/** Returns the date of an age (days) as ISO text. */
export function momentOf(now: Date, age: number): string {
  return new Date(now.getTime() - Math.round(age * DAY)).toISOString();
}
