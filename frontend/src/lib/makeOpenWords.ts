import type { Say } from './makeI18n';

/** A time during which a place is open, as the API answers it: ISO 8601. */
export interface Period {
  opensAt: string;
  closesAt: string;
}

/** When a place is open around now. */
export interface OpenTimes {
  /** In this zone the clock of the place goes. */
  timeZone: string;
  periods: readonly Period[];
}

/** Whether a place is open; times are milliseconds since the epoch. */
export type OpenState =
  | { kind: 'always' }
  | { kind: 'open' | 'closing'; until: number }
  /** `opens` is undefined where it does not within a week. */
  | { kind: 'closed'; opens?: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From when on a place closes soon: less than an hour is often less than the way there and the visit take. */
const SOON = HOUR;

/** Who is open for so long never closes: the API tells seven to eight days ahead. */
const FOREVER = 6 * DAY;

/**
 * Whether a place is open at an instant.
 * @param periods in order
 * @returns undefined where it has no times at all: perhaps it is open on demand
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

/** What writes states and times in a language. */
export interface OpenWords {
  /** Whether a time zone is known here: it may be newer than the browser. */
  knowsZone: (timeZone: string) => boolean;
  /** What a clock at the place shows, with 24 hours: 09:00. */
  clockAt: (instant: number, timeZone: string) => string;
  /** The day on a calendar at the place: 2026-11-21. */
  dayAt: (instant: number, timeZone: string) => string;
  /** The state in words, by the clock of the place: Open until 22:00. */
  openWords: (state: OpenState, timeZone: string, now: number) => string;
}

/**
 * Makes what writes states and times; each format is made when it is first needed.
 * @param say gives the texts of a language
 * @param locale how times are written: a tag after BCP 47
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
    // Days are compared, not read: they look the same everywhere.
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
    // A night that ends tomorrow needs no weekday.
    return say('lib.openUntil', { time: (state.until - now < DAY ? clockAt : withWeekday)(state.until, timeZone) });
  }

  return { knowsZone, clockAt, dayAt, openWords };
}
