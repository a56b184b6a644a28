import { t } from '../../lib/i18n';

/** Span of opening hours, as `09:00`; a missing time is empty. An end at or before the start is on the next day. */
export interface Span {
  from: string;
  to: string;
}

/** Opening hours of a day. */
export type DayHours = { kind: 'closed' } | { kind: 'always' } | { kind: 'hours'; spans: readonly Span[] };

/** Seven days, Monday first. */
export type Week = readonly DayHours[];

const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const CLOSED: DayHours = { kind: 'closed' };
const ALWAYS: DayHours = { kind: 'always' };

/** Week without known hours. */
export const EMPTY_WEEK: Week = CODES.map(() => CLOSED);

const numberOf = (code: string): number => CODES.findIndex((one) => one.toLowerCase() === code.toLowerCase());

/** Returns the day numbers of `Mo-Fr,Su`; Monday is 0. */
function daysOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-');
    const from = numberOf(first.trim());
    const length = ((numberOf(last.trim()) - from + 7) % 7) + 1;
    return Array.from({ length }, (_, n) => (from + n) % 7);
  });
}

const CODE = `(?:${CODES.join('|')})`;
const RANGE = String.raw`${CODE}(?:\s*-\s*${CODE})?`;
const TIME = String.raw`(?:[01]?\d|2[0-4]):[0-5]\d`;
const SPAN = String.raw`${TIME}\s*-\s*${TIME}`;
const RULE = new RegExp(String.raw`^(${RANGE}(?:\s*,\s*${RANGE})*)?\s*(off|closed|24/7|${SPAN}(?:\s*,\s*${SPAN})*)$`, 'i');

/** Returns the hours of a rule; undefined if the editor cannot show them. */
function hoursOf(text: string): DayHours | undefined {
  if (/^(off|closed)$/i.test(text)) return CLOSED;
  if (text === '24/7') return ALWAYS;
  const spans = text.split(',').map((span) => span.split('-').map((time) => time.trim().padStart(5, '0')));
  if (spans.length === 1 && spans[0]?.join('-') === '00:00-24:00') return ALWAYS;
  const isUsual = spans.every(([from, to]) => from !== to && from?.startsWith('24') === false && (to === '24:00' || to?.startsWith('24') === false));
  if (!isUsual) return undefined;
  return { kind: 'hours', spans: spans.map(([from = '', to = '']) => ({ from, to: to === '24:00' ? '00:00' : to })) };
}

/**
 * Parses opening hours into a week.
 * @param text in the `opening_hours` syntax; empty if nothing is known
 * @returns undefined if a week cannot express them: seasons, holidays, remarks, …
 */
export function parseWeek(text: string): Week | undefined {
  const week = [...EMPTY_WEEK];
  const rules = text
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean);
  for (const rule of rules) {
    const [, days = 'Mo-Su', times = ''] = RULE.exec(rule) ?? [];
    const hours = hoursOf(times);
    if (!times || !hours) return undefined;
    for (const day of daysOf(days)) week[day] = hours;
  }
  // A place that is never open differs from a place with unknown hours.
  return rules.length > 0 && week.every(({ kind }) => kind === 'closed') ? undefined : week;
}

/** Formats days in short form: three and more consecutive days become a range. */
function namesOf(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const names = (run: number[]) => run.map((day) => CODES[day]);
  return runs.map((run) => (run.length > 2 ? [names(run)[0], names(run).at(-1)].join('-') : names(run).join(','))).join(',');
}

function written(hours: DayHours): string {
  if (hours.kind === 'closed') return '';
  if (hours.kind === 'always') return '00:00-24:00';
  return hours.spans.map(({ from, to }) => `${from}-${to === '00:00' ? '24:00' : to}`).join(',');
}

/** Formats a week in the `opening_hours` syntax, with equal days grouped; empty if it is never open. The inverse of `parseWeek`. */
export function formatWeek(week: Week): string {
  const texts = week.map(written);
  if (texts.every((text) => text === '00:00-24:00')) return '24/7';
  const different = [...new Set(texts)].filter(Boolean);
  return different.map((text) => `${namesOf(texts.flatMap((one, day) => (one === text ? [day] : [])))} ${text}`).join('; ');
}

/** Returns the error message for a span; undefined if it is valid. */
export function wrongWith({ from, to }: Span): string | undefined {
  if (!from || !to) return t('hours.pleaseEnterWhenItOpens');
  return from === to ? t('hours.itCannotOpenAndClose') : undefined;
}
