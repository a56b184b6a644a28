/** Dates of sample rows are ages in days before `now`, so the newest rows are always new. */
const DAY = 86_400_000;

/** Returns the date of an age (days) as ISO text. */
export function momentOf(now: Date, age: number): string {
  return new Date(now.getTime() - Math.round(age * DAY)).toISOString();
}
