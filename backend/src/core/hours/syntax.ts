import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, createContext, Script } from 'node:vm';
import type { opening_hours } from 'opening_hours';
import { instantOf, startOfDay, wallClock } from './zone-clock.js';

/** Where and in which time zone a place is. */
export interface Location {
  timeZone: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/**
 * The `Date` that the package `opening_hours` reads clocks by. The package knows local time only, that of the process, where an hour is
 * missing or twice on the days on which its zone changes the clocks. This one's local time is UTC: what goes in and comes out are
 * wall-clock times (see `wallClock`) of no zone at all, the same in every process.
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

/** The place that is evaluated at the moment (evaluation never waits), and what was reckoned for its days. */
let here: { location: Location; days: Map<number, Record<string, WallDate | null>> };

/** When the sun rises, sets and so on at a place on the day that begins at a wall-clock time, as clocks there show it; null for never. */
function sunOnClock(getTimes: SunTimes, day: number, { timeZone, latitude, longitude }: Location): Record<string, WallDate | null> {
  const noon = new Date(instantOf(day + 12 * 3_600_000, timeZone));
  const shown = (time: unknown) => (time instanceof Date && !Number.isNaN(time.getTime()) ? new WallDate(wallClock(time.getTime(), timeZone)) : null);
  return Object.fromEntries(Object.entries(getTimes(noon, latitude, longitude)).map(([name, time]) => [name, shown(time)]));
}

/** Milliseconds that each of two attempts at a text may keep the process busy, also where others do; an ordinary one takes about one. */
const TIME_LIMIT = 250;

/** Runs what reads the text; once more where that took too long, for it may be the machine that stood still. */
function run(within: Context): ReturnType<opening_hours['getOpenIntervals']> {
  const attempt = () => RUN.runInContext(within, { timeout: TIME_LIMIT }) as ReturnType<opening_hours['getOpenIntervals']>;
  try {
    return attempt();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return attempt();
  }
}

const RUN = new Script('new module.exports(text, place).getOpenIntervals(from, to)');

let loaded: Context | undefined;

/** The package in a context of its own, with a `Date` of its own; loaded on first use, as it takes 70 ms and 20 MB for the world's holidays. */
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
  // What it writes to the console it throws, too.
  const console = { log: () => undefined, error: () => undefined };
  const module = { exports: {} };
  const context = createContext({ module, exports: module.exports, require: () => sun, Date: WallDate, console });
  new Script(readFileSync(file, 'utf8'), { filename: file }).runInContext(context);
  // The first evaluation compiles the package; on a busy machine that alone could take longer than a text may.
  Object.assign(context, { text: '24/7', place: null, from: new WallDate(0), to: new WallDate(1) });
  RUN.runInContext(context);
  loaded = context;
  return context;
}

const WORDS = new Set(
  `mo tu we th fr sa su jan feb mar apr may jun jul aug sep oct nov dec week day days easter ph sh sunrise sunset dawn dusk open closed off unknown`.split(' '),
);

/** The longest text that is looked at. */
const MAX_LENGTH = 500;

/** Each may double the time that the package takes. */
const MAX_PLUS_SIGNS = 8;

/**
 * The text as the package gets it, or null where it is not written in the syntax's own words. The package guesses at much more, and would
 * take ages over blanks and semicolons in front, over many ends that are open (`12:00-14:00+`) and over years of more than four digits.
 */
export function tidyHours(text: string): string | null {
  if (text.length > MAX_LENGTH) return null;
  const tidy = text.replace(/\s+/g, ' ').replace(/^[ ;]+/, '');
  const bare = tidy.replace(/"[^"]*"/g, '');
  const isKnown = /^[\da-z:;,+\-/()[\]| ]*$/i.test(bare) && (bare.match(/[a-z]+/gi) ?? []).every((word) => WORDS.has(word.toLowerCase()));
  const isModest = !/\d{5}/.test(bare) && bare.split('+').length <= MAX_PLUS_SIGNS + 1;
  return tidy && isKnown && isModest ? tidy : null;
}

/** A time at which a place is open, by its own clock; `comment` where its opening hours have one for it. */
export interface WallPeriod {
  from: number;
  to: number;
  comment: string | undefined;
}

/**
 * When a place is open between two wall-clock times, in order; times of which it is unknown whether it is are left out.
 * @param tidy opening hours as `tidyHours` gives them
 * @param country ISO 3166-1 code, whose holidays count
 * @throws whatever the package throws where it cannot read the text, or does not know the country's holidays or when the sun rises; an
 * error where it takes too long
 */
export function evaluate(tidy: string, location: Location, country: string | undefined, span: { from: number; to: number }): WallPeriod[] {
  const context = load();
  here = { location, days: new Map() };
  // Only that there are coordinates matters here; `here` says which. The package reads them as texts, other than its types say.
  const place = { lat: '0', lon: '0', address: { country_code: country?.toLowerCase() } };
  Object.assign(context, { text: tidy, place, from: new WallDate(span.from), to: new WallDate(span.to) });
  return run(context)
    .filter(([, , isUnknown]) => !isUnknown)
    .map(([from, to, , comment]) => ({ from: from.getTime(), to: Math.min(to.getTime(), span.to), comment }));
}
