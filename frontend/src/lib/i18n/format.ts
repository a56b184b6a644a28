import { shownRating } from '../../graphql/shownRating.generated';
import { isolate } from './isolate';
import { lazily } from './lazily';
import { locale } from './locale';

const compact = lazily(() => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }));
const whole = lazily(() => new Intl.NumberFormat(locale));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));
const day = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const moment = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
const dayOfYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }));
const growth = lazily(() => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 }));
const list = lazily(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));
const oneDecimal = lazily(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const yearOfEra = lazily(() => new Intl.DateTimeFormat(locale, { year: 'numeric', era: 'short', timeZone: 'UTC' }));
const monthOfYear = lazily(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** Languages whose small numbers look the same as in JavaScript (Unicode CLDR, default numbering system `latn`). */
const hasPlainDigits = lazily(() => /^(cs|da|de|en|es|fi|fr|it|ja|ko|nl|pl|pt|ru|sv|tr|uk|zh)\b/.test(locale));

/** Formats a number with the separators of the page's language: 12,460. */
export function formatNumber(n: number): string {
  // Skips the formatter for small numbers, because creating it is slow.
  return Number.isInteger(n) && n >= 0 && n < 1000 && hasPlainDigits() ? String(n) : whole().format(n);
}

/** Lists names, each isolated: Pune, Jaipur. */
export function formatList(names: readonly string[]): string {
  return list().format(names.map(isolate));
}

/** Formats a large number in compact form: 20.7M. */
export function formatCompact(n: number): string {
  return compact().format(n);
}

/** Formats the day of an ISO 8601 time in the page's language and the visitor's time zone: Nov 21, 2026. */
export function formatDate(iso: string): string {
  return day().format(new Date(iso));
}

/** Formats an ISO 8601 time in the page's language and the visitor's time zone: Nov 21, 2026, 6:05 PM. */
export function formatDateTime(iso: string): string {
  return moment().format(new Date(iso));
}

/** Formats a day such as 2026-11-21 in the page's language, without the year: Nov 21. */
export function formatDayOfYear(day: string): string {
  return dayOfYear().format(new Date(`${day}T00:00:00Z`));
}

/** Formats a growth rate with its sign: 0.12 → +12%. */
export function formatGrowth(share: number): string {
  return growth().format(share);
}

/** Formats a month such as 2026-03 in the page's language: March 2026. */
export function formatYearMonth(month: string): string {
  return monthOfYear().format(new Date(`${month}-01T00:00:00Z`));
}

/** Formats the month of an ISO 8601 time in the page's language and the visitor's time zone: November 2026. */
export function formatMonth(iso: string): string {
  return month().format(new Date(iso));
}

/** Formats a year; negative years are before the common era: −753 → 753 BC. */
export function formatYear(n: number): string {
  // JavaScript's calendar has a year 0, which is 1 BC.
  return n < 0 ? yearOfEra().format(new Date(0).setUTCFullYear(n + 1)) : String(n);
}

/** Formats a number with one decimal, the nearest: 4.5. */
export function formatDecimal(value: number): string {
  return locale.startsWith('en') ? value.toFixed(1) : oneDecimal().format(value);
}

/** Formats an average rating with one decimal, rounded down: 3.96 is 3.9. */
export function formatRating(average: number): string {
  return formatDecimal(shownRating(average));
}

/** Capitalizes the first letter of a word. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
