import type { Say } from './makeI18n';

/** Opening period from the API, as ISO 8601 times. */
export interface Period {
  opensAt: string;
  closesAt: string;
}

/** Opening periods of a place around now. */
export interface OpenTimes {
  /** IANA time zone of the place. */
  timeZone: string;
  periods: readonly Period[];
}

/** Opening state of a place; times are milliseconds since the epoch. */
export type OpenState =
  | { kind: 'always' }
  | { kind: 'open' | 'closing'; until: number }
  /** `opens` is undefined if the place does not open within a week. */
  | { kind: 'closed'; opens?: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Remaining time from which a place counts as closing soon (ms). */
const SOON = HOUR;

/** Remaining time from which a place counts as always open (ms): the API returns periods for seven to eight days. */
const FOREVER = 6 * DAY;

/**
 * Returns the opening state of a place at an instant.
 * @param periods in ascending order
 * @returns undefined if the place has no periods; it is possibly open on request
 */
export function openState(periods: readonly Period[], now: number): OpenState | undefined {
  let until: number | undefined;
  let opens: number | undefined;
  for (const { opensAt, closesAt } of periods) {
    const [from, to] = [Date.parse(opensAt), Date.parse(closesAt)];
    if (from <= (until ?? now) && to > (until ?? now)) until = to;
    else if (from > now) opens ??= from;
  }
  if (until === undefined) return periods.length > 0 ? { kind: 'closed', opens } : undefined;
  if (until - now >= FOREVER) return { kind: 'always' };
  return { kind: until - now <= SOON ? 'closing' : 'open', until };
}

/** Formatters of opening states and times in one language. */
export interface OpenWords {
  /** Returns whether the browser knows a time zone; new zones can be missing. */
  knowsZone: (timeZone: string) => boolean;
  /** Formats the local time at the place with 24 hours: 09:00. */
  clockAt: (instant: number, timeZone: string) => string;
  /** Formats the local day at the place: 2026-11-21. */
  dayAt: (instant: number, timeZone: string) => string;
  /** Describes the state in the place's local time: Open until 22:00. */
  openWords: (state: OpenState, timeZone: string, now: number) => string;
}

/**
 * Creates the formatters; each `Intl` format is created on first use.
 * @param say returns texts in a language
 * @param locale BCP 47 tag for times
 */
export function makeOpenWords(say: Say, locale: string): OpenWords {
  const formats = new Map<string, Intl.DateTimeFormat>();

  function format(part: 'time' | 'weekday' | 'day', timeZone: string): Intl.DateTimeFormat {
    const key = `${part} ${timeZone}`;
    const known = formats.get(key);
    if (known) return known;
    const options = {
      time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      weekday: { weekday: 'short' },
      day: { year: 'numeric', month: '2-digit', day: '2-digit' },
    } as const;
    // Days are only compared, so their format is the same in every language.
    const made = new Intl.DateTimeFormat(part === 'day' ? 'en-CA' : locale, { ...options[part], timeZone });
    formats.set(key, made);
    return made;
  }

  function knowsZone(timeZone: string): boolean {
    try {
      return Boolean(format('time', timeZone));
    } catch {
      return false;
    }
  }

  const clockAt = (instant: number, timeZone: string): string => format('time', timeZone).format(instant);
  const dayAt = (instant: number, timeZone: string): string => format('day', timeZone).format(instant);
  const withWeekday = (instant: number, timeZone: string): string => `${format('weekday', timeZone).format(instant)} ${clockAt(instant, timeZone)}`;

  function openWords(state: OpenState, timeZone: string, now: number): string {
    if (state.kind === 'always') return say('lib.open24Hours');
    if (state.kind === 'closed') {
      if (state.opens === undefined) return say('lib.closed');
      const isToday = dayAt(state.opens, timeZone) === dayAt(now, timeZone);
      return say('lib.closedUntil', { time: (isToday ? clockAt : withWeekday)(state.opens, timeZone) });
    }
    if (state.kind === 'closing') return say('lib.closesSoon', { time: clockAt(state.until, timeZone) });
    // Closing times within 24 hours need no weekday.
    return say('lib.openUntil', { time: (state.until - now < DAY ? clockAt : withWeekday)(state.until, timeZone) });
  }

  return { knowsZone, clockAt, dayAt, openWords };
}
