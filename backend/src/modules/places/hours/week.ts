import type { MinuteRange } from '../../../core/hours/index.js';

/** Minutes of a day. */
export const DAY = 1440;
/** Minutes of the wall clock from 1970-01-01 to 2000-01-01. */
const MINUTES_TO_2000 = 10_957 * DAY;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const FIRST_WEEKDAY = 3;

/** Weekday of a day since 1970-01-01; 0 is Monday. */
const weekdayOf = (day: number): number => (day + FIRST_WEEKDAY) % 7;

/** Opening hours as the table `place_hours` has them. */
interface WeekAndSpecialDays {
  /** Open minutes of the week; Monday 00:00 is 0. */
  week: MinuteRange[];
  /** Days since 1970-01-01 that differ from the week. */
  specialDays: number[];
  /** Open minutes of these days, since 2000-01-01 00:00. */
  special: MinuteRange[];
}

const shifted = (ranges: readonly MinuteRange[], by: number): MinuteRange[] => ranges.map(({ from, to }) => ({ from: from + by, to: to + by }));

/** Splits ranges at midnight. @returns the ranges of each day, in minutes of the day */
function byDay(open: readonly MinuteRange[], firstDay: number, days: number): MinuteRange[][] {
  const result = Array.from({ length: days }, (): MinuteRange[] => []);
  for (const { from, to } of open) {
    for (let day = Math.floor(from / DAY); day * DAY < to; day++) {
      result[day - firstDay]?.push({ from: Math.max(from - day * DAY, 0), to: Math.min(to - day * DAY, DAY) });
    }
  }
  return result;
}

/** Returns the most frequent of some lists of ranges; the first of several. */
function usual(lists: readonly MinuteRange[][]): MinuteRange[] {
  const counts = new Map<string, number>();
  for (const ranges of lists) counts.set(JSON.stringify(ranges), (counts.get(JSON.stringify(ranges)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return lists.find((ranges) => counts.get(JSON.stringify(ranges)) === most) ?? [];
}

/**
 * Returns the usual week, and the days that differ from it.
 * @param open open minutes since 1970-01-01 on the wall clock, in order
 * @param firstDay first day, since 1970-01-01
 * @param days number of days that `open` covers
 */
export function weekOf(open: readonly MinuteRange[], firstDay: number, days: number): WeekAndSpecialDays {
  const each = byDay(open, firstDay, days);
  const week = Array.from({ length: 7 }, (_, weekday) => usual(each.filter((_ranges, i) => weekdayOf(firstDay + i) === weekday)));
  const usualTexts = week.map((ranges) => JSON.stringify(ranges));
  const specialDays = each.flatMap((ranges, i) => (JSON.stringify(ranges) === usualTexts[weekdayOf(firstDay + i)] ? [] : [firstDay + i]));
  return {
    week: week.flatMap((ranges, weekday) => shifted(ranges, weekday * DAY)),
    specialDays,
    special: specialDays.flatMap((day) => shifted(each[day - firstDay] ?? [], day * DAY - MINUTES_TO_2000)),
  };
}
