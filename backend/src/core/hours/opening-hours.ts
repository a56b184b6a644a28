import { LRUCache } from 'lru-cache';
import { countryCode } from '../geo/index.js';
import { evaluate, type Location, tidyHours, type WallPeriod } from './syntax.js';
import { addDays, instantOf, startOfDay, wallClock } from './zone-clock.js';

/** A period during which a place is open. */
interface OpeningPeriod {
  opensAt: Date;
  closesAt: Date;
  /** Comment about this period in the opening hours. */
  comment: string | null;
}

/** Opening hours as concrete times. */
interface OpeningTimes {
  timeZone: string;
  text: string;
  periods: readonly OpeningPeriod[];
}

/** Location of a place. The English country name selects the public holidays. */
export interface HoursLocation extends Location {
  country?: string;
}

/** Number of days returned, from today on. Yesterday is returned, too, for periods past midnight. */
const DAYS = 8;

/** Maximum number of periods. No real place opens so often in nine days; the limit bounds the size of a response. */
const MAX_PERIODS = 100;

/** Maximum number of cached results, each at most about 3 kB. Places in a city share a result if their hours are the same. */
const CACHED = 2000;

type Answer = { times: OpeningTimes | null };
const answers = new LRUCache<string, Answer>({ max: CACHED });

const SUN = /\b(sunrise|sunset|dawn|dusk)\b/i;
const HOLIDAY = /\b(PH|SH)\b/i;

/** Returns the opening hours without the rules for holidays, for countries whose holidays are unknown; empty if no other rule is left. */
export function withoutHolidays(tidy: string): string {
  const isOther = (rule: string) => !HOLIDAY.test(rule.replace(/"[^"]*"/g, ''));
  const others = tidy
    .replace(/,\s*(PH|SH)\b|\b(PH|SH)\s*,/gi, '')
    .split(';')
    .map((rule) => rule.trim());
  return others.filter((rule) => rule && isOther(rule)).join('; ');
}

/** Merges periods that touch or overlap and have the same comment. */
function merged(periods: readonly OpeningPeriod[]): OpeningPeriod[] {
  const result: OpeningPeriod[] = [];
  for (const period of periods) {
    const last = result.at(-1);
    if (!last || last.closesAt < period.opensAt || last.comment !== period.comment) result.push(period);
    else if (last.closesAt < period.closesAt) result[result.length - 1] = { ...last, closesAt: period.closesAt };
  }
  return result;
}

function wallPeriods(tidy: string, location: HoursLocation, span: { from: number; to: number }): WallPeriod[] {
  try {
    return evaluate(tidy, location, location.country && countryCode(location.country), span);
  } catch (error) {
    const ordinary = withoutHolidays(tidy);
    if (ordinary === tidy) throw error;
    return ordinary ? evaluate(ordinary, location, undefined, span) : [];
  }
}

/** Returns the periods around a day; null if the text is invalid or has too many periods. */
function periodsOf(text: string, location: HoursLocation, today: number): readonly OpeningPeriod[] | null {
  const tidy = tidyHours(text);
  if (tidy === null) return null;
  try {
    const found = wallPeriods(tidy, location, { from: addDays(today, -1), to: addDays(today, DAYS) });
    const at = (wall: number) => new Date(instantOf(wall, location.timeZone));
    const periods = found.map(({ from, to, comment }) => ({ opensAt: at(from), closesAt: at(to), comment: comment ?? null }));
    // A period inside the hour that is skipped when clocks are put forward does not take place.
    const result = merged(periods.filter(({ opensAt, closesAt }) => opensAt < closesAt));
    return result.length <= MAX_PERIODS ? result : null;
  } catch {
    // The package throws strings for an invalid text, and errors if the sun does not rise.
    return null;
  }
}

/**
 * Returns when a place is open, from the start of yesterday to the end of the seventh day from today, in the calendar of the place. Sunrise and
 * sunset are those at its coordinates. Public holidays are the national ones; if they are unknown, every day is an ordinary day.
 * @param text in the `opening_hours` syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours), at most 500 characters
 * @returns the same object for the same arguments, while it is cached; null if the text cannot be read
 */
export function openingTimes(text: string, location: HoursLocation, now: Date): OpeningTimes | null {
  const { timeZone, latitude, longitude, country } = location;
  const today = startOfDay(wallClock(now.getTime(), timeZone));
  const key = JSON.stringify([today, timeZone, HOLIDAY.test(text) && country, SUN.test(text) && [latitude, longitude], text]);
  const known = answers.get(key);
  if (known) return known.times;
  const periods = periodsOf(text, location, today);
  const times = periods && { timeZone, text, periods };
  answers.set(key, { times });
  return times;
}

/** Results of `isOpeningHours` by text. Reading takes about 1 ms, and many places of an import have the same hours. */
const readable = new LRUCache<string, boolean>({ max: 20_000 });

/** Returns whether a text is opening hours that `openingTimes` can read. */
export function isOpeningHours(text: string): boolean {
  const known = readable.get(text) ?? openingTimes(text, { timeZone: 'UTC', latitude: 0, longitude: 0 }, new Date()) !== null;
  readable.set(text, known);
  return known;
}
