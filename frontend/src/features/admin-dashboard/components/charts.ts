import type { Theme } from '@mui/material/styles';
import { formatDayOfYear, t, type TextKey } from '../../../lib/i18n';
import type { AdminCharts_ChartsFragment } from './AdminCharts.generated';

/** Data of a chart, shared by the drawing and the table. */
export interface ChartData {
  title: string;
  /** Header of the table's first column. */
  per: string;
  rows: string[];
  /** Series; each has one value per row. */
  series: { name: string; color: string; values: number[] }[];
  /** Vertical bars for a time axis, horizontal bars for named rows. */
  layout: 'vertical' | 'horizontal';
}

type Palette = NonNullable<Theme['vars']>['palette'];

/** Texts of the server's waiting times. */
const AGES = {
  'under a day': 'adminDashboard.underADay',
  '1 to 3 days': 'adminDashboard.oneToThreeDays',
  '3 to 7 days': 'adminDashboard.threeToSevenDays',
  'over a week': 'adminDashboard.overAWeek',
} as const satisfies Record<string, TextKey>;

const isAge = (age: string): age is keyof typeof AGES => Object.hasOwn(AGES, age);
const ageText = (age: string): string => (isAge(age) ? t(AGES[age]) : age);

/** Returns the charts of the dashboard, in order. */
export function chartsOf(charts: AdminCharts_ChartsFragment, palette: Palette): ChartData[] {
  const { reviewsPerDay, ratingMix, placesPerCity, pendingAge } = charts;
  const counts = (rows: readonly { count: number }[]) => rows.map(({ count }) => count);
  return [
    {
      title: t('adminDashboard.reviewsPerDay'),
      per: t('adminDashboard.day'),
      rows: reviewsPerDay.map(({ day }) => formatDayOfYear(day)),
      series: [{ name: t('adminDashboard.reviews'), color: palette.primary.main, values: counts(reviewsPerDay) }],
      layout: 'vertical',
    },
    {
      title: t('adminDashboard.ratings'),
      per: t('adminDashboard.stars'),
      rows: ratingMix.map(({ stars }) => t('adminDashboard.countStars', { count: stars })),
      series: [{ name: t('adminDashboard.reviews'), color: palette.star.main, values: counts(ratingMix) }],
      layout: 'horizontal',
    },
    {
      title: t('adminDashboard.placesPerCity'),
      per: t('adminDashboard.city'),
      rows: placesPerCity.map(({ city }) => city.name),
      series: [{ name: t('adminDashboard.places'), color: palette.primary.main, values: counts(placesPerCity) }],
      layout: 'horizontal',
    },
    {
      title: t('adminDashboard.waitingTimes'),
      per: t('adminDashboard.waiting'),
      rows: pendingAge.map(({ age }) => ageText(age)),
      series: [
        { name: t('adminDashboard.places'), color: palette.primary.main, values: pendingAge.map(({ places }) => places) },
        { name: t('adminDashboard.reviews'), color: palette.star.main, values: pendingAge.map(({ reviews }) => reviews) },
        { name: t('adminDashboard.photos'), color: palette.info.main, values: pendingAge.map(({ photos }) => photos) },
        { name: t('adminDashboard.edits'), color: palette.secondary.main, values: pendingAge.map(({ edits }) => edits) },
      ],
      layout: 'vertical',
    },
  ];
}
