/** Milliseconds. */
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

/** Whether the IANA knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[a-z]/i.test(name) && formatterOf(name).resolvedOptions().timeZone !== ''; // Intl takes offsets as `+05:30`, too
  } catch {
    return false;
  }
}

/**
 * What a clock in a time zone shows at an instant. Wall-clock times are numbers here: milliseconds since a clock that was never changed
 * showed 1970-01-01 00:00, which is what `Date` calls UTC. They can be reckoned with, as no hour is missing from them or in them twice.
 * @param instant milliseconds since the epoch
 * @throws RangeError where there is no such time zone
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
 * The instant at which a clock in a time zone shows a wall-clock time, the inverse of `wallClock`. As in `Temporal`'s "compatible": the
 * first of the two where clocks are put back, and as much later as they are put forward where it is left out.
 * @returns milliseconds since the epoch
 */
export function instantOf(wall: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallClock(instant, timeZone) - instant;
  // No zone changes its clocks twice within two days: one of these two offsets is in force.
  const before = wall - offsetAt(wall - DAY);
  const after = wall - offsetAt(wall + DAY);
  const shown = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** The wall-clock time at which the day of a wall-clock time begins. */
export const startOfDay = (wall: number): number => Math.floor(wall / DAY) * DAY;

/** The wall-clock time so many days later. */
export const addDays = (wall: number, days: number): number => wall + days * DAY;
