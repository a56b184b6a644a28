import { locale, t } from '../../../../lib/i18n';
import { clockAt, dayAt, type OpenTimes, type Period } from '../../../../lib/places';

/** Opening period within a day, for example `09:00–18:00`, with its comment. */
export interface Span {
  text: string;
  comment: string | null;
}

/** Day of the week with its opening periods; `spans` is empty if the place is closed. */
export interface WeekDay {
  name: string;
  isToday: boolean;
  spans: Span[];
}

type Remarked = Period & { comment: string | null };

const DAY = 24 * 3_600_000;

/** Returns `count` calendar days from `first` on, inclusive: 2026-11-21, 2026-11-22, … */
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(first) + n * DAY).toISOString().slice(0, 10));

/** Splits a period by calendar day. A period under 24 hours stays whole, even if it ends after midnight. */
function partsOf({ opensAt, closesAt, comment }: Remarked, timeZone: string): [day: string, span: Span][] {
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  const [from, to] = [clockAt(opens, timeZone), clockAt(closes, timeZone)];
  const first = dayAt(opens, timeZone);
  const days = daysFrom(first, (Date.parse(dayAt(closes, timeZone)) - Date.parse(first)) / DAY + 1);
  const isNight = closes - opens < DAY && !(from === '00:00' && to === '00:00');
  if (isNight) return [[first, { text: `${from}–${to}`, comment }]];
  return days.flatMap((day, n): [string, Span][] => {
    const begin = n === 0 ? from : '00:00';
    const end = n === days.length - 1 ? to : '24:00';
    if (end === '00:00') return [];
    return [[day, { text: begin === '00:00' && end === '24:00' ? t('places.open24Hours') : `${begin}–${end}`, comment }]];
  });
}

/** Returns the opening periods of the next seven days, ordered from Monday to Sunday. */
export function weekOf({ timeZone, periods }: Omit<OpenTimes, 'periods'> & { periods: readonly Remarked[] }, now: number): WeekDay[] {
  const parts = periods.flatMap((period) => partsOf(period, timeZone));
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const fromMonday = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
  const today = dayAt(now, timeZone);
  return daysFrom(today, 7)
    .sort((one, other) => fromMonday(one) - fromMonday(other))
    .map((day) => ({
      name: name.format(new Date(day)),
      isToday: day === today,
      spans: parts.filter(([of]) => of === day).map(([, span]) => span),
    }));
}

/** Returns the quoted comments in the opening hours that belong to no period, for example `"by appointment"`. */
export function otherRemarks(text: string, periods: readonly Remarked[]): string[] {
  const remarks = [...text.matchAll(/"([^"]+)"/g)].map(([, remark = '']) => remark);
  return [...new Set(remarks)].filter((remark) => periods.every(({ comment }) => comment !== remark));
}
