import { LRUCache } from 'lru-cache';
import { countryCode } from '../geo/country.js';
import { evaluate, type Location, tidyHours, type WallPeriod } from './syntax.js';
import { addDays, instantOf, startOfDay, wallClock } from './zone-clock.js';

/** A time during which a place is open. */
interface OpeningPeriod {
  opensAt: Date;
  closesAt: Date;
  /** What the opening hours remark of this time. */
  comment: string | null;
}

/** Opening hours as dates. */
interface OpeningTimes {
  timeZone: string;
  text: string;
  periods: readonly OpeningPeriod[];
}

/** Where a place is; the country in English, for its public holidays. */
export interface HoursLocation extends Location {
  country?: string;
}

/** How many days from today on are told; yesterday is too, for what is open past midnight. */
const DAYS = 8;

/** More than anybody opens in nine days; it bounds what a text may make of itself in an answer. */
const MAX_PERIODS = 100;

/** Answers that are kept, at most about 3 kB each. Places of a city share them where their hours are the same. */
const CACHED = 2000;

type Answer = { times: OpeningTimes | null };
const answers = new LRUCache<string, Answer>({ max: CACHED });

const SUN = /\b(sunrise|sunset|dawn|dusk)\b/i;
const HOLIDAY = /\b(PH|SH)\b/i;

/** The opening hours on days that are no holiday, for where holidays are not known; empty where they say nothing else. */
function withoutHolidays(tidy: string): string {
  const isOther = (rule: string) => !HOLIDAY.test(rule.replace(/"[^"]*"/g, ''));
  const others = tidy
    .replace(/,\s*(PH|SH)\b|\b(PH|SH)\s*,/gi, '')
    .split(';')
    .map((rule) => rule.trim());
  return others.filter((rule) => rule && isOther(rule)).join('; ');
}

/** Makes one of periods that touch or overlap and remark the same. */
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

/** The periods around a day; null where the text cannot be read. */
function periodsOf(text: string, location: HoursLocation, today: number): readonly OpeningPeriod[] | null {
  const tidy = tidyHours(text);
  if (tidy === null) return null;
  try {
    const found = wallPeriods(tidy, location, { from: addDays(today, -1), to: addDays(today, DAYS) });
    const at = (wall: number) => new Date(instantOf(wall, location.timeZone));
    const periods = found.map(({ from, to, comment }) => ({ opensAt: at(from), closesAt: at(to), comment: comment ?? null }));
    // One that lies in the hour which is left out when clocks are put forward does not take place.
    const result = merged(periods.filter(({ opensAt, closesAt }) => opensAt < closesAt));
    return result.length <= MAX_PERIODS ? result : null;
  } catch {
    // The package throws texts where it cannot read one, and errors where the sun does not rise.
    return null;
  }
}

/**
 * When a place is open from the start of yesterday until the end of the seventh day from today, by its own calendar. Sunrise and sunset
 * are those of its coordinates. Public holidays are those of its whole country, where they are known; elsewhere, every day is ordinary.
 * @param text in the `opening_hours` syntax (https://wiki.openstreetmap.org/wiki/Key:opening_hours), at most 500 characters
 * @returns the same object for the same question, as long as it is kept; null where the text cannot be read
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

/** Whether a text is opening hours that `openingTimes` can read. */
export function isOpeningHours(text: string): boolean {
  return openingTimes(text, { timeZone: 'UTC', latitude: 0, longitude: 0 }, new Date()) !== null;
}
