import TrendingDownRounded from '@mui/icons-material/TrendingDownRounded';
import TrendingFlatRounded from '@mui/icons-material/TrendingFlatRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatGrowth, t } from '../../../lib/i18n';
import { lazySection } from '../../../ui/lazy';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { TrendLine_TrendFragment } from './TrendLine.generated';

const HEIGHT = 36;

const Sparkline = lazySection(
  // If the chart code cannot be fetched, the card works without its sparkline.
  () =>
    import('./Sparkline').then(
      (file) => file.Sparkline,
      () => () => null,
    ),
  () => null,
);

const LOOKS = {
  up: { icon: TrendingUpRounded, color: 'success.main', words: 'adminDashboard.moreWithin30Days' },
  down: { icon: TrendingDownRounded, color: 'error.main', words: 'adminDashboard.lessWithin30Days' },
  same: { icon: TrendingFlatRounded, color: 'text.secondary', words: 'adminDashboard.noChangeWithin30Days' },
} as const;

function directionOf(change: number): keyof typeof LOOKS {
  if (change === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

/** Change of a total within 30 days: an arrow with a percentage, and a sentence for screen readers. */
function Change({ change }: { change: number | null }) {
  if (change === null) {
    return (
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
        <span aria-hidden>—</span>
        <Box component="span" sx={visuallyHidden}>
          {t('adminDashboard.changeUnknown')}
        </Box>
      </Typography>
    );
  }
  const { icon: Icon, color, words } = LOOKS[directionOf(change)];
  return (
    <Typography
      variant="body2"
      component="p"
      sx={{
        color: color,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden fontSize="small" />
      {formatGrowth(change)}
      <Box component="span" sx={visuallyHidden}>
        {t(words)}
      </Box>
    </Typography>
  );
}

/** Trend of a total over 30 days; reserves its space while the data load. */
export function TrendLine({ trend }: { trend: TrendLine_TrendFragment | undefined }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 1, minHeight: HEIGHT }}>
      {trend ? <Change change={trend.change} /> : <Skeleton width={56} />}
      <Box aria-hidden sx={{ flex: { xs: '1 0 100%', sm: '1 1 72px' }, minWidth: 72, height: HEIGHT }}>
        {trend && <Sparkline days={trend.days} height={HEIGHT} />}
      </Box>
    </Box>
  );
}
