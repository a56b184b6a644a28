const HOUR_MS = 3_600_000;
/** Offsets (hours) of the clocks that are furthest behind UTC, and furthest ahead. */
const [FURTHEST_BEHIND, FURTHEST_AHEAD] = [-12, 14];
/** Days before and after today for which the API knows opening hours. */
const [DAYS_BEFORE, DAYS_AHEAD] = [1, 366];

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Returns the day that is `days` days after today, by a clock with this offset (hours) from UTC. */
const dayAfter = (now: Date, offset: number, days: number): string => new Date(now.getTime() + (offset + 24 * days) * HOUR_MS).toISOString().slice(0, 10);

/** Returns the first and the last day for which places can be filtered by opening hours: `2026-12-24`. */
export const openAtDays = (now: Date): [first: string, last: string] => [
  dayAfter(now, FURTHEST_BEHIND, -DAYS_BEFORE),
  dayAfter(now, FURTHEST_AHEAD, DAYS_AHEAD),
];

/** Returns whether a text is a time for the filter by opening hours: `now`, or a local time such as `2026-12-24T20:00` on one of `openAtDays`. */
export function isOpenAt(text: string, now: Date): boolean {
  if (text === 'now') return true;
  const time = LOCAL_TIME.test(text) ? new Date(`${text}Z`) : new Date(NaN);
  const [first, last] = openAtDays(now);
  const [day = ''] = text.split('T');
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) && day >= first && day <= last;
}
