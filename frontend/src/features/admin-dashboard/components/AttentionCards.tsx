import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatNumber, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { CardLink } from '../../../ui/CardLink';
import { Panel, PanelGrid } from '../../../widgets/console';
import type { AttentionCards_PairsFragment, AttentionCards_StatsFragment } from './AttentionCards.generated';

interface Props {
  stats: AttentionCards_StatsFragment | undefined;
  /** Pairs of places that can be duplicates. */
  pairs: AttentionCards_PairsFragment | undefined;
}

/** Counts of items that need a decision, with links to their lists. */
export function AttentionCards({ stats, pairs }: Props) {
  const cards = [
    {
      title: t('adminDashboard.pendingPlaces'),
      text: t('adminDashboard.placesWaitingForApproval'),
      n: stats?.pendingPlaces,
      to: paths.adminPlaces({ status: 'pending' }),
    },
    {
      title: t('adminDashboard.reportedReviews'),
      text: t('adminDashboard.reviewsThatNeedAttention'),
      n: stats?.reportedReviews,
      to: paths.adminReviews({ reported: 'true' }),
    },
    {
      title: t('adminDashboard.duplicatePlaces'),
      text: t('adminDashboard.pairsToCompare'),
      n: pairs?.total,
      to: paths.duplicates,
    },
  ];
  return (
    <PanelGrid label={t('adminDashboard.needsAttention')} columns={3}>
      {cards.map(({ title, text, n, to }) => (
        <Panel key={title}>
          <Box component="article" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
            <div>
              <Typography variant="h4" component="h2">
                <CardLink to={to}>{title}</CardLink>
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {text}
              </Typography>
            </div>
            <Typography variant="h2" component="p" sx={{ color: n ? 'warning.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {n === undefined ? <Skeleton width={40} /> : formatNumber(n)}
            </Typography>
          </Box>
        </Panel>
      ))}
    </PanelGrid>
  );
}
