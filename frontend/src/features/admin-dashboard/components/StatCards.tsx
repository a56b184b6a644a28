import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../lib/i18n';
import { Panel, PanelGrid } from '../../../widgets/console';
import type { StatCards_StatsFragment } from './StatCards.generated';
import { TrendLine } from './TrendLine';

/** Four totals with their trends; skeletons while they load. */
export function StatCards({ stats }: { stats: StatCards_StatsFragment | undefined }) {
  const cards = [
    { label: t('adminDashboard.totalCities'), n: stats?.totalCities, trend: stats?.trends.cities, icon: LocationCityOutlined },
    { label: t('adminDashboard.totalPlaces'), n: stats?.totalPlaces, trend: stats?.trends.places, icon: PlaceOutlined },
    { label: t('adminDashboard.totalUsers'), n: stats?.totalUsers, trend: stats?.trends.users, icon: PeopleOutlined },
    { label: t('adminDashboard.totalReviews'), n: stats?.totalReviews, trend: stats?.trends.reviews, icon: RateReviewOutlined },
  ];
  return (
    <PanelGrid label={t('adminDashboard.totals')} columns={4}>
      {cards.map(({ label, n, trend, icon: Icon }) => (
        <Panel key={label}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, color: 'text.secondary' }}>
            <Typography variant="body2">{label}</Typography>
            <Icon fontSize="small" aria-hidden />
          </Box>
          <Typography variant="h2" component="p" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
            {n === undefined ? <Skeleton width="60%" /> : formatNumber(n)}
          </Typography>
          <TrendLine trend={trend} />
        </Panel>
      ))}
    </PanelGrid>
  );
}
