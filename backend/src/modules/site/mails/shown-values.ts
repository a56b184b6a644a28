import type { LanguageCode } from '../settings/index.js';

/** Data of a mail by placeholder: `date` is a time (ISO 8601), `lifetime` a number of minutes; the others are texts. */
export type MailValues = Readonly<Record<string, string>>;

const HOUR = 60;

/** Returns a duration in whole hours or minutes, with the plural form of the language. */
function shownDuration(minutes: number, language: LanguageCode): string {
  const [unit, count] = minutes % HOUR === 0 ? (['hour', minutes / HOUR] as const) : (['minute', minutes] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Days are those of UTC: the time zone of the recipient is not known. */
const shownDate = (time: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

/** Returns the data of a mail as texts in a language. */
export function shownValues({ date, lifetime, ...texts }: MailValues, language: LanguageCode): Record<string, string> {
  return {
    ...texts,
    ...(date !== undefined && { date: shownDate(date, language) }),
    ...(lifetime !== undefined && { lifetime: shownDuration(Number(lifetime), language) }),
  };
}
