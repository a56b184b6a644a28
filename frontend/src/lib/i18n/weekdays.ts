import { lazily } from './lazily';
import { locale } from './locale';

/** Any Monday. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;

/** Names of the weekdays in the page's language, starting with Monday. */
export const weekdayNames = lazily(() => {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => names.format(MONDAY + day * DAY));
});
