import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../lib/i18n';
import { PageContainer } from '../../../ui/PageContainer';
import { radius } from '../../../ui/shape';
import type { StatsStrip_StatsFragment } from './StatsStrip.generated';
import { useCountUp } from './useCountUp';

interface Props {
  /** Undefined while they load, null if they are not available. */
  stats: StatsStrip_StatsFragment | null | undefined;
}

const rows = ['cities', 'places', 'users', 'reviews'] as const;

const Strip = styled('dl')(({ theme }) => ({
  position: 'relative',
  margin: '-52px 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  padding: theme.spacing(3.5, 1.5),
  minHeight: 123,
  borderRadius: radius.panel,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[2],
  ...theme.applyStyles('dark', { border: `1px solid ${theme.vars.palette.divider}` }),
  '& > div': { padding: theme.spacing(0, 3.5), borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': { borderLeft: 0 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    rowGap: theme.spacing(2.5),
    padding: theme.spacing(3, 1),
    '& > div': { padding: theme.spacing(0, 2.5) },
    '& > div:nth-of-type(odd)': { borderLeft: 0 },
  },
}));

function Count({ value }: { value: number }) {
  const shown = useCountUp(value);
  return <>{t('home.atLeast', { number: formatNumber(shown) })}</>;
}

/** Strip with the four totals of the site; it overlaps the hero. */
export function StatsStrip({ stats }: Props) {
  if (stats === null) {
    return (
      <PageContainer>
        <Strip as="div" sx={{ '&&': { gridTemplateColumns: '1fr' }, alignItems: 'center', textAlign: 'center', color: 'text.secondary' }}>
          <Typography variant="subtitle1">{t('home.statisticsUnavailable')}</Typography>
        </Strip>
      </PageContainer>
    );
  }
  return (
    <PageContainer>
      <Strip>
        {rows.map((key) => (
          <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 0.75 }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
              {t(`home.${key}`)}
            </Typography>
            <Typography
              component="dd"
              variant="h2"
              sx={{ m: 0, fontSize: { xs: '1.75rem', md: '2.375rem' }, lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {stats ? <Count value={stats[key]} /> : <Skeleton width="3.5em" />}
            </Typography>
          </Box>
        ))}
      </Strip>
    </PageContainer>
  );
}
