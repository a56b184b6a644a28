import { locale } from '../../lib/locale';

/** The present month where the visitor is, as `2026-03`. */
export function thisMonth(now = new Date()): string {
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}

/** The names of the months in the visitor's language, with their numbers from 01 to 12. */
export function monthNames(): [number: string, name: string][] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, n) => [String(n + 1).padStart(2, '0'), names.format(Date.UTC(2026, n))]);
}

/** The last time that a month with this number, 01 to 12, began: of this year, or of the one before. */
export function lastTime(number: string, now = thisMonth()): string {
  const year = Number(now.slice(0, 4));
  const inThisYear = `${year}-${number}`;
  return inThisYear <= now ? inThisYear : `${year - 1}-${number}`;
}

/** Whether the browser lets people choose a month by itself; others show a plain text field. */
export function knowsMonths(): boolean {
  const input = document.createElement('input');
  input.type = 'month';
  return input.type === 'month';
}
