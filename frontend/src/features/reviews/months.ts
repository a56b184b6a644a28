import { locale } from '../../lib/i18n';

/** Returns the current month in the visitor's time zone, as `2026-03`. */
export function thisMonth(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** Returns the names of the months in the page's language, with their numbers from 01 to 12. */
export function monthNames(): [number: string, name: string][] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, n) => [String(n + 1).padStart(2, '0'), names.format(Date.UTC(2026, n))]);
}

/** Returns the latest month with the number (01 to 12) that is not in the future. */
export function lastTime(number: string, now = thisMonth()): string {
  const year = Number(now.slice(0, 4));
  const inThisYear = `${year}-${number}`;
  return inThisYear <= now ? inThisYear : `${year - 1}-${number}`;
}

/** True if the browser supports `<input type="month">`; others show a plain text field. */
export function knowsMonths(): boolean {
  const input = document.createElement('input');
  input.type = 'month';
  return input.type === 'month';
}
