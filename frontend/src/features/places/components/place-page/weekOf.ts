import { t } from '../../../../lib/i18n';
import { locale } from '../../../../lib/locale';
import { clockAt, dayAt, type OpenTimes, type Period } from '../../../../lib/openState';

/** A time of a day: `09:00–18:00`, with what is remarked of it. */
export interface Span {
  text: string;
  comment: string | null;
}

/** A day of the week with its times; none where it stays closed. */
export interface WeekDay {
  name: string;
  isToday: boolean;
  spans: Span[];
}

type Remarked = Period & { comment: string | null };

const DAY = 24 * 3_600_000;

/** The calendar days that follow a day, itself first: 2026-11-21, 2026-11-22, … */
const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => new Date(Date.parse(first) + n * DAY).toISOString().slice(0, 10));

/** A period as parts of days; a night belongs to the evening on which it begins. */
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

/** The coming seven days at the place, told as a week from Monday to Sunday. */
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

/** What the opening hours remark elsewhere than at their periods, as of times that are only perhaps open: `"by appointment"`. */
export function otherRemarks(text: string, periods: readonly Remarked[]): string[] {
  const remarks = [...text.matchAll(/"([^"]+)"/g)].map(([, remark = '']) => remark);
  return [...new Set(remarks)].filter((remark) => periods.every(({ comment }) => comment !== remark));
}
