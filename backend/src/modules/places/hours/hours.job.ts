import type { DataSource } from 'typeorm';
import { inBatches } from '../../../core/db/index.js';
import { HOURS_RULES, type HoursLocation, type MinuteRange, openMinutes, wallClock } from '../../../core/hours/index.js';
import { type Handler, handle } from '../../../core/jobs/index.js';
import { KNOWN_ZONES, MARK_UNUSED, NEXT_ROWS, PLACES_OF_CITY, REMOVE_UNUSED, STORE } from './hours.query.js';
import { COMPUTE_HOURS } from './hours.task.js';
import { DAY, weekOf } from './week.js';

/** Rows that are stored together. A process that is killed loses the work for so many rows. */
const ROWS_AT_ONCE = 50;
/** Places whose hours are found again in one transaction. */
const PLACES_AT_ONCE = 500;
/** Number of days that are computed at least, from yesterday on. */
const DAYS = 387;
/** Rows are computed again after 15 to 29 days: not all at once, although an import adds many on one day. */
const SPREAD = 15;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Row extends HoursLocation {
  id: number;
  text: string;
  country?: string;
}

interface Computed {
  id: number;
  /** Null if the text cannot be read. */
  week: string | null;
  specialDays: string;
  special: string;
  computedTo: string;
}

const dayText = (day: number): string => new Date(day * DAY * 60_000).toISOString().slice(0, 10);

/** Returns a multirange of PostgreSQL. */
const multirange = (ranges: readonly MinuteRange[], shown: (value: number) => string | number = (value) => value): string =>
  `{${ranges.map(({ from, to }) => `[${shown(from)},${shown(to)})`).join(',')}}`;

const daysOf = (days: readonly number[]): string =>
  multirange(
    days.map((day) => ({ from: day, to: day + 1 })),
    dayText,
  );

/** Computes a row, from yesterday on. A text that cannot be read, or a time zone that is unknown to the database, has no week. */
async function compute({ id, text, ...location }: Row, zones: ReadonlySet<string>, now: Date): Promise<Computed> {
  const isKnown = zones.has(location.timeZone.toLowerCase());
  const today = Math.floor(wallClock(now.getTime(), isKnown ? location.timeZone : 'UTC') / (DAY * 60_000));
  const days = DAYS + ((id + today) % SPREAD);
  const firstDay = today - 1;
  const computedTo = dayText(firstDay + days);
  const at = (day: number) => day * DAY * 60_000;
  const open = isKnown ? await openMinutes(text, location, { from: at(firstDay), to: at(firstDay + days) }).catch(() => null) : null;
  if (open === null) return { id, week: null, specialDays: '{}', special: '{}', computedTo };
  const { week, specialDays, special } = weekOf(open, firstDay, days);
  return { id, week: multirange(week), specialDays: daysOf(specialDays), special: multirange(special), computedTo };
}

/**
 * Computes the opening hours that are not computed yet, those computed with other rules, and those whose special days end soon. An interrupted run has
 * stored a part, and the next one goes on.
 * @returns number of computed rows
 */
export async function computeHours(dataSource: DataSource, { now = new Date(), signal }: { now?: Date; signal?: AbortSignal } = {}): Promise<number> {
  const { manager } = dataSource;
  let zones: Set<string> | undefined;
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await manager.query<(Omit<Row, 'country'> & { country: string | null })[]>(NEXT_ROWS, [HOURS_RULES, last, ROWS_AT_ONCE]);
    if (rows.length === 0) return count;
    zones ??= new Set((await manager.query<{ name: string }[]>(KNOWN_ZONES)).map(({ name }) => name));
    const computed: Computed[] = [];
    for (const { country, ...row } of rows) {
      signal?.throwIfAborted();
      computed.push(await compute({ ...row, country: country ?? undefined }, zones, now));
      last = row.id;
    }
    await manager.query(STORE, [JSON.stringify(computed), HOURS_RULES]);
    count += rows.length;
  }
}

/** Removes the opening hours that no place has had since the last day. @returns their number */
async function removeUnused(dataSource: DataSource): Promise<number> {
  return dataSource.transaction(async (manager) => {
    await manager.query('SET LOCAL statement_timeout = 0');
    const [, removed] = await manager.query<[unknown[], number]>(REMOVE_UNUSED);
    await manager.query(MARK_UNUSED);
    return removed;
  });
}

/** Extends the special days of opening hours, and removes those that no place has. @returns number of changed rows */
export const tidyHours = async (dataSource: DataSource): Promise<number> => (await removeUnused(dataSource)) + (await computeHours(dataSource));

/** Finds the opening hours of the places of a city again: its time zone or country has changed. */
async function renewCity(dataSource: DataSource, cityId: string, signal: AbortSignal): Promise<void> {
  let last = FIRST_ID;
  await inBatches(dataSource, PLACES_AT_ONCE, async (manager) => {
    signal.throwIfAborted();
    const ids = (await manager.query<{ id: string }[]>(PLACES_OF_CITY, [cityId, last, PLACES_AT_ONCE])).map(({ id }) => id);
    last = ids.at(-1) ?? last;
    await manager.query('SELECT place_hours_renew($1::uuid[])', [ids]);
    return ids.length;
  });
}

/** Creates the handler of the job that computes opening hours. */
export const computeHoursHandler = (dataSource: DataSource): Handler =>
  handle(COMPUTE_HOURS, async ({ cityId }, { signal }) => {
    if (cityId !== undefined) await renewCity(dataSource, cityId, signal);
    await computeHours(dataSource, { signal });
  });
