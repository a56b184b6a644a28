/**
 * When things happened, as ages in days before `now`. The totals of a fresh start must have grown by a given share within the last 30
 * days; what is recent is at most 28 days old, so that the figures stay the same for the first two days.
 */
const DAY = 86_400_000;

export const OLDEST = 730;
/** Everything that counts as grown before the last 30 days is at least this old. */
export const SETTLED = 31;
/** Ages of what is new; two hours, so that nothing seems to be of this very moment. */
export const RECENT = { from: 28, to: 2 / 24 } as const;

/** How many of a total are older than 30 days when it has grown by `growth` since, for example 0.08. */
export function settledShare(total: number, growth: number): number {
  return Math.round(total / (1 + growth));
}

/** The moment of an age as ISO text. */
export function momentOf(now: Date, age: number): string {
  return new Date(now.getTime() - Math.round(age * DAY)).toISOString();
}
