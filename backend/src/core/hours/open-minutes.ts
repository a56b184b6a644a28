import { createRequire } from 'node:module';
import { countryCode } from '../geo/index.js';
import { shouldYield, yieldToEventLoop } from '../event-loop.js';
import { type HoursLocation, isOpeningHours, withoutHolidays } from './opening-hours.js';
import { evaluate, isTimeout, tidyHours } from './syntax.js';
import { addDays, isTimeZone } from './zone-clock.js';

/** A range of minutes since 1970-01-01 00:00 on the wall clock, without the last one. */
export interface MinuteRange {
  from: number;
  to: number;
}

/** Length of a minute (ms). */
const MINUTE = 60_000;

/** Days that are evaluated together: few enough for the time limit of an evaluation. */
const DAYS_AT_ONCE = 45;

/** Maximum number of ranges of these days, ten times those of ordinary opening hours. */
const MOST_RANGES = 1000;

/** Maximum time (ms) of all evaluations of a text. An ordinary one takes about 20 ms for a year. */
const TIME_LIMIT = 5000;

const { version } = createRequire(import.meta.url)('opening_hours/package.json') as { version: string };

/** Version of the rules by which opening hours become minutes: that of the package, which has the holidays, and that of this file. */
export const HOURS_RULES = `${version}/1`;

class Unreadable extends Error {}

/** Returns the open ranges between two wall-clock times (ms). Minutes are open if the place is open when they begin. */
type Evaluate = (from: number, to: number) => MinuteRange[];

/** Evaluates opening hours, with the holidays if they are known. */
function evaluatorOf(tidy: string, location: HoursLocation, first: number, last: number): Evaluate {
  const country = location.country && countryCode(location.country);
  const ordinary = withoutHolidays(tidy);
  const ranges = (text: string, code: string | undefined, from: number, to: number): MinuteRange[] =>
    evaluate(text, location, code, { from, to })
      .map((period) => ({ from: Math.ceil(period.from / MINUTE), to: Math.ceil(period.to / MINUTE) }))
      .filter((range) => range.from < range.to);
  const withHolidays: Evaluate = (from, to) => ranges(tidy, country, from, to);
  if (ordinary === tidy) return withHolidays;
  const withoutThem: Evaluate = (from, to) => (ordinary ? ranges(ordinary, undefined, from, to) : []);
  const fails = (run: Evaluate, from: number) => {
    try {
      run(from, from + MINUTE);
      return false;
    } catch (error) {
      if (isTimeout(error)) throw error;
      return true;
    }
  };
  if (fails(withHolidays, first) && fails(withHolidays, last) && !fails(withoutThem, first)) return withoutThem;
  return (from, to) => {
    try {
      return withHolidays(from, to);
    } catch (error) {
      // The holidays of some years can be unknown.
      if (isTimeout(error) || to > addDays(from, 1)) throw error;
      return withoutThem(from, to);
    }
  };
}

/**
 * Returns when a place is open, in minutes of its wall clock. Times at which it is unknown whether it is open are not open; neither are days for which
 * the text cannot be evaluated, such as those without a sunrise. Long work yields to the event loop.
 * @param text opening hours in the syntax of `openingTimes`
 * @param span wall-clock times of the starts of the first day, and of the day after the last one
 * @returns ranges in order, which do not overlap; null if the text cannot be read or takes too long, or the time zone is unknown
 */
export async function openMinutes(text: string, location: HoursLocation, span: { from: number; to: number }): Promise<MinuteRange[] | null> {
  const tidy = tidyHours(text);
  if (tidy === null || !isTimeZone(location.timeZone) || !isOpeningHours(text)) return null;
  let spent = 0;
  const result: MinuteRange[] = [];
  const collect = async (run: Evaluate, from: number, to: number): Promise<void> => {
    while (shouldYield()) await yieldToEventLoop();
    const begun = performance.now();
    try {
      const found = run(from, to);
      if (found.length > MOST_RANGES) throw new Unreadable();
      for (const range of found) result.push(range);
    } catch (error) {
      spent += performance.now() - begun;
      const isLast = to <= addDays(from, 1);
      if (error instanceof Unreadable || spent > TIME_LIMIT || (isLast && isTimeout(error))) throw error;
      if (isLast) return;
      const middle = addDays(from, Math.ceil((to - from) / addDays(0, 2)));
      await collect(run, from, middle);
      await collect(run, middle, to);
      return;
    }
    spent += performance.now() - begun;
    if (spent > TIME_LIMIT) throw new Unreadable();
  };
  try {
    const run = evaluatorOf(tidy, location, span.from, span.to - MINUTE);
    for (let from = span.from; from < span.to; from = addDays(from, DAYS_AT_ONCE)) await collect(run, from, Math.min(addDays(from, DAYS_AT_ONCE), span.to));
  } catch (error) {
    if (error instanceof Unreadable || isTimeout(error)) return null;
    throw error;
  }
  return joined(result);
}

/** Joins ranges that touch or overlap. @param ranges in the order of their starts */
function joined(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = [];
  for (const { from, to } of ranges) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}
