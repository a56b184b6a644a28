import { useTheme } from '@mui/material/styles';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Props {
  /** Total at the end of each day, oldest first. */
  days: readonly number[];
  /** Height (px). */
  height: number;
}

/** Line chart of a total, without numbers. */
export function Sparkline({ days, height }: Props) {
  const { vars } = useTheme();
  // The axis does not start at 0: small growth would look like a straight line.
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
