import type { Theme } from '@mui/material/styles';
import { capitalize, formatDayOfYear } from '../../../lib/i18n';
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

/** Returns the charts of the dashboard, in order. */
export function chartsOf(charts: AdminCharts_ChartsFragment, palette: Palette): ChartData[] {
  const { reviewsPerDay, ratingMix, placesPerCity, pendingAge } = charts;
  const counts = (rows: readonly { count: number }[]) => rows.map(({ count }) => count);
  return [
    {
      title: 'Reviews per day',
      per: 'Day',
      rows: reviewsPerDay.map(({ day }) => formatDayOfYear(day)),
      series: [{ name: 'Reviews', color: palette.primary.main, values: counts(reviewsPerDay) }],
      layout: 'vertical',
    },
    {
      title: 'Ratings',
      per: 'Stars',
      rows: ratingMix.map(({ stars }) => (stars === 1 ? '1 star' : `${stars} stars`)),
      series: [{ name: 'Reviews', color: palette.star.main, values: counts(ratingMix) }],
      layout: 'horizontal',
    },
    {
      title: 'Places per city',
      per: 'City',
      rows: placesPerCity.map(({ city }) => city.name),
      series: [{ name: 'Places', color: palette.primary.main, values: counts(placesPerCity) }],
      layout: 'horizontal',
    },
    {
      title: 'Waiting times',
      per: 'Waiting',
      rows: pendingAge.map(({ age }) => capitalize(age)),
      series: [
        { name: 'Places', color: palette.primary.main, values: pendingAge.map(({ places }) => places) },
        { name: 'Reviews', color: palette.star.main, values: pendingAge.map(({ reviews }) => reviews) },
        { name: 'Photos', color: palette.info.main, values: pendingAge.map(({ photos }) => photos) },
        { name: 'Edits', color: palette.secondary.main, values: pendingAge.map(({ edits }) => edits) },
      ],
      layout: 'vertical',
    },
  ];
}
