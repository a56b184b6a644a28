import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { lazySection } from '../../../ui/lazy';
import type { ChartData } from './charts';
import { ChartTable } from './ChartTable';
import { Section } from './Section';

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
          aria-label={`Show ${chart.title} as ${isTable ? 'chart' : 'table'}`}
          onClick={() => setTable(!isTable)}
          sx={{ flexShrink: 0, minHeight: 44 }}
        >
          Show as {isTable ? 'chart' : 'table'}
        </Button>
      }
    >
      {isEmpty && !isTable ? (
        <Typography sx={{ color: 'text.secondary', height: CHART_HEIGHT }}>Nothing to show yet.</Typography>
      ) : (
        <Shown chart={chart} height={CHART_HEIGHT} />
      )}
    </Section>
  );
}
