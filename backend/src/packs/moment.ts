/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Returns the date of an age (days) as ISO text. Rows of the sample data have ages, so that the newest ones are always new. */
export function momentOf(now: Date, age: number): string {
  return new Date(now.getTime() - Math.round(age * DAY)).toISOString();
}
