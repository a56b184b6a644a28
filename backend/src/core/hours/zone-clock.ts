/** Length of a day (ms). */
const DAY = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** Returns whether a text is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && formatterOf(name).resolvedOptions().timeZone !== ''; // Intl also accepts offsets such as `+05:30`
  } catch {
    return false;
  }
}

/**
 * Returns the wall-clock time in a time zone at an instant.
 * A wall-clock time is a number: milliseconds since a clock that is never changed showed 1970-01-01 00:00, which `Date` calls UTC. Arithmetic with it
 * is safe, because no hour is skipped or repeated.
 * @param instant milliseconds since the epoch
 * @throws RangeError for an unknown time zone
 */
export function wallClock(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns the instant at which a clock in a time zone shows a wall-clock time: the inverse of `wallClock`.
 * As with "compatible" in `Temporal`: a repeated time is the first of the two; a skipped time moves forward by the length of the gap.
 * @returns milliseconds since the epoch
 */
export function instantOf(wall: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  // A zone never changes its clocks twice within two days, so one of these two offsets applies.
  const before = wall - offsetAt(wall - DAY);
  const after = wall - offsetAt(wall + DAY);
  const shown = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Returns the wall-clock time of the start of the day. */
export const startOfDay = (wall: number): number => Math.floor(wall / DAY) * DAY;

/** Returns the wall-clock time `days` days later. */
export const addDays = (wall: number, days: number): number => wall + days * DAY;
