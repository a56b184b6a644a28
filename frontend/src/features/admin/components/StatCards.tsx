import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/format';
import { Panel, PanelGrid } from './Panel';
import type { StatCards_StatsFragment } from './StatCards.generated';

/** How much the guide holds, in four numbers. */
export function StatCards({ stats }: { stats: StatCards_StatsFragment }) {
  const cards = [
    { label: 'Total Cities', n: stats.totalCities, icon: LocationCityOutlined },
    { label: 'Total Places', n: stats.totalPlaces, icon: PlaceOutlined },
    { label: 'Total Users', n: stats.totalUsers, icon: PeopleOutlined },
    { label: 'Total Reviews', n: stats.totalReviews, icon: RateReviewOutlined },
  ];
  return (
    <PanelGrid label="Totals" columns={4}>
      {cards.map(({ label, n, icon: Icon }) => (
        <Panel key={label}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
            <Typography variant="body2">{label}</Typography>
            <Icon fontSize="small" aria-hidden />
          </Box>
          <Typography variant="h2" component="p" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(n)}
          </Typography>
        </Panel>
      ))}
    </PanelGrid>
  );
}
