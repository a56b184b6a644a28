import { lazily } from './lazily';
import { locale } from './locale';

const words = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const MINUTE = 60_000;

/** Units with their length (ms); months and years have the mean length of the Gregorian calendar. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.2425 * 24 * 60 * MINUTE],
  ['month', 30.436875 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/**
 * Formats how long ago a time was, in the largest unit that fits: 3 hours ago, yesterday. Times less than a minute ago or in the future give "now".
 * @param iso the time, ISO 8601
 * @param now milliseconds since 1970
 */
export function relativeTime(iso: string, now = Date.now()): string {
  const age = now - Date.parse(iso);
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? ['second', Infinity];
  return words().format(-Math.floor(age / length) || 0, unit);
}
