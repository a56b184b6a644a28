import { InvalidInput } from '../../../core/errors/index.js';
import { shown } from '../../../core/validation/index.js';

/** The time at which places must be open: the time of the request, or a time of their own clocks such as `2026-12-24T20:00`. */
export type OpenAt = 'now' | (string & { readonly isLocalTime: true });

const HOUR_MS = 3_600_000;
/** Offsets (hours) of the clocks that are furthest behind UTC, and furthest ahead. */
const [FURTHEST_BEHIND, FURTHEST_AHEAD] = [-12, 14];
/** Days before and after today, by the clock of a place, for which lists can be filtered. */
const [DAYS_BEFORE, DAYS_AHEAD] = [1, 366];

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const isLocalTime = (text: string): text is OpenAt & string => {
  const time = LOCAL_TIME.test(text) ? new Date(`${text}Z`) : new Date(NaN);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
};

/** Returns the day that is `days` days after today, by a clock with this offset (hours) from UTC. */
const dayAfter = (now: Date, offset: number, days: number): string => new Date(now.getTime() + (offset + 24 * days) * HOUR_MS).toISOString().slice(0, 10);

/**
 * Reads the time of a filter; undefined if there is none.
 * @param field name of the field for errors
 * @throws InvalidInput for another text, and for a time outside the days whose opening hours are computed
 */
export function readOpenAt(text: string | null | undefined, field: string, now = new Date()): OpenAt | undefined {
  const given = text?.trim();
  if (!given) return undefined;
  if (given === 'now') return 'now';
  if (!isLocalTime(given)) throw new InvalidInput({ [field]: ['places.openAtInvalid', { value: shown(given) }] });
  const from = dayAfter(now, FURTHEST_BEHIND, -DAYS_BEFORE);
  const to = dayAfter(now, FURTHEST_AHEAD, DAYS_AHEAD);
  const day = given.slice(0, 10);
  if (day < from || day > to) throw new InvalidInput({ [field]: ['places.openAtOutOfRange', { value: given, from, to }] });
  return given;
}
