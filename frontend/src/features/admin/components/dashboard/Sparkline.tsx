import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Props {
  /** The total at the end of each day, the oldest first. */
  days: readonly number[];
  /** Pixels. */
  height: number;
}

/** How a total has moved, as a line without numbers. */
export function Sparkline({ days, height }: Props) {
  const { vars } = useTheme();
  // From zero, a guide that has grown a little would show a straight line.
  const [least, most] = [Math.min(...days), Math.max(...days)];
  return (
    <SparkLineChart
      data={[...days]}
      height={height}
      color={vars.palette.primary.main}
      area
      curve="monotoneX"
      margin={{ top: 4, bottom: 4, left: 2, right: 2 }}
      yAxis={{ min: least, max: least === most ? least + 1 : most }}
      disableHitArea
      disableKeyboardNavigation
      skipAnimation
      sx={{ '& .MuiLineChart-area': { opacity: 0.16 } }}
    />
  );
}
