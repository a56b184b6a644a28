import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartData } from './charts';

const NAMES_WIDTH = 96;
/** Room for the names below the bars (px): letters of some scripts are higher than the default, and the chart would shorten them. */
const NAMES_HEIGHT = 36;

interface Props {
  chart: ChartData;
  /** Height (px). */
  height: number;
}

/** Bar chart; several series are stacked. */
export function Bars({ chart: { title, rows, series, layout }, height }: Props) {
  // Row numbers as categories: two cities with the same name stay two rows.
  const names = { scaleType: 'band', data: rows.map((_, n) => n), valueFormatter: (n: number) => rows[n] ?? '' } as const;
  const amounts = { min: 0, tickMinStep: 1 };
  const isLying = layout === 'horizontal';
  return (
    <Box role="group" aria-label={title}>
      <BarChart
        height={height}
        layout={layout}
        series={series.map(({ name, color, values }) => ({ data: values, label: name, color: color, stack: 'all' }))}
        xAxis={[isLying ? amounts : { ...names, height: NAMES_HEIGHT }]}
        yAxis={[isLying ? { ...names, width: NAMES_WIDTH } : { ...amounts, width: 40 }]}
        grid={isLying ? { vertical: true } : { horizontal: true }}
        margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
        hideLegend={series.length === 1}
        borderRadius={4}
        skipAnimation
      />
    </Box>
  );
}
