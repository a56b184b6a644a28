import { addDays, type HoursLocation, openingTimes, startOfDay, wallClock } from '../../core/hours/index.js';

/** Number of days whose hours are listed, from today on. */
const WEEK = 7;
const DAY = 86_400_000;
const MINUTE = 60_000;
const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the date, and the time, of a wall-clock time (see `wallClock`) in ISO 8601. */
const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);
const timeOf = (wall: number): string => new Date(wall).toISOString().slice(11, 16);

/** Splits a period of a day or longer at each midnight. Shorter periods stay whole, even across midnight. */
function split([from, to]: readonly [number, number]): [number, number][] {
  if (to - from < DAY) return [[from, to]];
  const parts: [number, number][] = [];
  for (let start = from; start < to; start = addDays(startOfDay(start), 1)) parts.push([start, Math.min(to, addDays(startOfDay(start), 1) - MINUTE)]);
  return parts;
}

/**
 * Returns the opening hours of the coming week as schema.org's OpeningHoursSpecification. Each is valid for one day only, because hours can depend
 * on holidays, seasons and the sun. A closing time before the opening time is on the next day.
 * @param text in the `opening_hours` syntax; null if the hours are unknown
 * @returns undefined if the text is invalid, or the place does not open this week
 */
export function hoursJsonLd(text: string | null, location: HoursLocation, now: Date): object[] | undefined {
  const times = text === null ? null : openingTimes(text, location, now);
  if (!times) return undefined;
  const first = startOfDay(wallClock(now.getTime(), location.timeZone));
  const end = addDays(first, WEEK);
  const onClock = (instant: Date) => wallClock(instant.getTime(), location.timeZone);
  const specifications = times.periods
    .flatMap(({ opensAt, closesAt }) => split([onClock(opensAt), onClock(closesAt)]))
    .filter(([from]) => from >= first && from < end)
    .map(([from, to]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${DAY_NAMES[new Date(from).getUTCDay()] ?? ''}`,
      opens: timeOf(from),
      closes: timeOf(to),
      validFrom: dateOf(from),
      validThrough: dateOf(from),
    }));
  return specifications.length > 0 ? specifications : undefined;
}
