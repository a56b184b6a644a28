import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { lazySection } from '../../../ui/lazy';
import type { ChartData } from './charts';
import { ChartTable } from './ChartTable';
import { Section } from '../../../widgets/console';

/** Height of a chart (px), for the drawing and the table; switching does not move the page. */
export const CHART_HEIGHT = 280;

const Bars = lazySection(
  async () => (await import('./Bars')).Bars,
  () => <Box sx={{ height: CHART_HEIGHT }} />,
);

/** Chart with a button that shows the same data as a table. */
export function ChartSection({ chart }: { chart: ChartData }) {
  const [isTable, setTable] = useState(false);
  const isEmpty = chart.series.every(({ values }) => values.every((value) => value === 0));
  const Shown = isTable ? ChartTable : Bars;
  return (
    <Section
      title={chart.title}
      action={
        <Button
          size="small"
          aria-label={isTable ? t('adminDashboard.showTitleAsChart', { title: chart.title }) : t('adminDashboard.showTitleAsTable', { title: chart.title })}
          onClick={() => setTable(!isTable)}
          sx={{ flexShrink: 0, minHeight: 44 }}
        >
          {isTable ? t('adminDashboard.showAsChart') : t('adminDashboard.showAsTable')}
        </Button>
      }
    >
      {isEmpty && !isTable ? (
        <Typography sx={{ color: 'text.secondary', height: CHART_HEIGHT }}>{t('adminDashboard.nothingToShowYet')}</Typography>
      ) : (
        <Shown chart={chart} height={CHART_HEIGHT} />
      )}
    </Section>
  );
}
