import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, createContext, Script } from 'node:vm';
import type { opening_hours } from 'opening_hours';
import { instantOf, startOfDay, wallClock } from './zone-clock.js';

/** Coordinates and time zone of a place. */
export interface Location {
  timeZone: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/**
 * The `Date` class for the package `opening_hours`. That package only knows the local time of the process. On the days of clock changes, such a local
 * time skips or repeats an hour.
 * The local time of this class is UTC. Its inputs and outputs are wall-clock times (see `wallClock`), the same in every process.
 */
class WallDate extends Date {
  constructor(...parts: [] | [value: number | Date] | [year: number, month: number, ...rest: number[]]) {
    if (parts.length === 0) super();
    else if (parts.length === 1) super(parts[0]);
    else super(Date.UTC(...(parts as Parameters<typeof Date.UTC>)));
  }
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getDay(): number {
    return this.getUTCDay();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override setDate(day: number): number {
    return this.setUTCDate(day);
  }
  override setHours(...time: [hours: number, minutes?: number, seconds?: number, milliseconds?: number]): number {
    return this.setUTCHours(...time);
  }
}

type SunTimes = (date: Date, latitude: number, longitude: number) => Record<string, unknown>;

/** The place that is being evaluated, and the sun times of its days. One variable is enough, because evaluation is synchronous. */
let here: { location: Location; days: Map<number, Record<string, WallDate | null>> };

/**
 * Returns sunrise, sunset and similar times of a day at a place, as wall-clock times. An event that does not occur is null.
 * @param day wall-clock time of the start of the day
 */
function sunOnClock(getTimes: SunTimes, day: number, { timeZone, latitude, longitude }: Location): Record<string, WallDate | null> {
  const noon = new Date(instantOf(day + 12 * 3_600_000, timeZone));
  const shown = (time: unknown) => (time instanceof Date && !Number.isNaN(time.getTime()) ? new WallDate(wallClock(time.getTime(), timeZone)) : null);
  return Object.fromEntries(Object.entries(getTimes(noon, latitude, longitude)).map(([name, time]) => [name, shown(time)]));
}

/** Time limit (ms) of an attempt at a text. An ordinary text takes about 1 ms. */
const TIME_LIMIT = 250;

/** CPU time (ms) of the process in which a text is to be evaluated. */
const CPU_LIMIT = 200;

/** Returns whether an error of `evaluate` says that the evaluation took too long. */
export const isTimeout = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Evaluates the text. The time limit of an attempt counts time in which the process did not run, on a busy machine or in a container with a CPU quota.
 * So a text is given up only if the attempts have also taken the CPU time.
 */
function run(within: Context): ReturnType<opening_hours['getOpenIntervals']> {
  const started = process.cpuUsage();
  for (;;) {
    try {
      return RUN.runInContext(within, { timeout: TIME_LIMIT }) as ReturnType<opening_hours['getOpenIntervals']>;
    } catch (error) {
      const { user, system } = process.cpuUsage(started);
      if (!isTimeout(error) || (user + system) / 1000 >= CPU_LIMIT) throw error;
    }
  }
}

const RUN = new Script('new module.exports(text, place).getOpenIntervals(from, to)');

let loaded: Context | undefined;

/** Loads the package in its own context, with its own `Date`. It is loaded on first use, because the holidays of all countries take 70 ms and 20 MB. */
function load(): Context {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  const file = require.resolve('opening_hours');
  const { getTimes } = createRequire(file)('suncalc') as { getTimes: SunTimes };
  const sun = {
    getTimes(date: Date): Record<string, WallDate | null> {
      const day = startOfDay(date.getTime());
      const times = here.days.get(day) ?? sunOnClock(getTimes, day, here.location);
      here.days.set(day, times);
      return times;
    },
  };
  // The package also throws what it writes to the console.
  const console = { log: () => undefined, error: () => undefined };
  const module = { exports: {} };
  const context = createContext({ module, exports: module.exports, require: () => sun, Date: WallDate, console });
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  // The first evaluation compiles the package. On a busy machine, that alone could exceed the time limit of a text.
  Object.assign(context, { text: '24/7', place: null, from: new WallDate(0), to: new WallDate(1) });
  RUN.runInContext(context);
  loaded = context;
  return context;
}

const WORDS = new Set(
  `mo tu we th fr sa su jan feb mar apr may jun jul aug sep oct nov dec week day days easter ph sh sunrise sunset dawn dusk open closed off unknown`.split(' '),
);

/** Maximum length of a text (characters). */
const MAX_LENGTH = 500;

/** Maximum number of plus signs. Each can double the evaluation time. */
const MAX_PLUS_SIGNS = 8;

/**
 * Returns the text in the form for the package; null if it contains words outside the syntax, or would take too long.
 * The package accepts much more. It is very slow for leading blanks and semicolons, for many open ends (`12:00-14:00+`) and for years of more than
 * four digits.
 */
export function tidyHours(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const tidy = text.replace(/\s+/g, ' ').replace(/^[ ;]+/, '');
  const bare = tidy.replace(/"[^"]*"/g, '');
  const isKnown = /^[\da-z:;,+\-/()[\]| ]*$/i.test(bare) && (bare.match(/[a-z]+/gi) ?? []).every((word) => WORDS.has(word.toLowerCase()));
  const isModest = !/\d{5}/.test(bare) && bare.split('+').length <= MAX_PLUS_SIGNS + 1;
  return tidy && isKnown && isModest ? tidy : null;
}

/** A period during which a place is open, in wall-clock times; `comment` if the opening hours have one for it. */
export interface WallPeriod {
  from: number;
  to: number;
  comment: string | undefined;
}

/**
 * Returns when a place is open between two wall-clock times, in order. Omits times at which it is unknown whether the place is open.
 * @param tidy result of `tidyHours`
 * @param country ISO 3166-1 code of the country whose holidays count
 * @throws errors of the package for an invalid text, unknown holidays, or a sun that does not rise; an error if the evaluation takes too long
 */
export function evaluate(tidy: string, location: Location, country: string | undefined, span: { from: number; to: number }): WallPeriod[] {
  const context = load();
  here = { location, days: new Map() };
  // Only the presence of coordinates matters here; `here` has the real ones. The package expects strings, unlike its types.
  const place = { lat: '0', lon: '0', address: { country_code: country?.toLowerCase() } };
  Object.assign(context, { text: tidy, place, from: new WallDate(span.from), to: new WallDate(span.to) });
  return run(context)
    .filter(([, , isUnknown]) => !isUnknown)
    .map(([from, to, , comment]) => ({ from: from.getTime(), to: Math.min(to.getTime(), span.to), comment }));
}
