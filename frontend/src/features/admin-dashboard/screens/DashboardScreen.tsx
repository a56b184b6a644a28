import { useQuery } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { t } from '../../../lib/i18n';
import { ErrorPanel } from '../../../ui/feedback';
import { ConsolePage } from '../../../widgets/console';
import { AdminCharts } from '../components/AdminCharts';
import { AttentionCards } from '../components/AttentionCards';
import { MapNotice } from '../components/MapNotice';
import { QuickActions } from '../components/QuickActions';
import { RecentActivity } from '../components/RecentActivity';
import { SetupCard } from '../components/SetupCard';
import { StatCards } from '../components/StatCards';
import { DashboardScreenDocument } from './DashboardScreen.generated';

const gap = { xs: 1.5, sm: 2, md: 3 };

/** First page of the admin console: totals, items that need a decision, and latest activities. */
export function DashboardScreen() {
  const { data, error, loading, refetch } = useQuery(DashboardScreenDocument, { fetchPolicy: 'cache-and-network' });
  const stats = data?.adminStats;

  return (
    <ConsolePage title={t('adminDashboard.adminDashboard')}>
      {!stats && error ? (
        <ErrorPanel
          title={t('adminDashboard.errorLoadingDashboard')}
          text={t('adminDashboard.pleaseTryAgainLater')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack sx={{ gap }}>
          <MapNotice />
          <SetupCard />
          <Stack aria-busy={!stats && loading} sx={{ gap }}>
            <StatCards stats={stats} />
            <AttentionCards stats={stats} pairs={data?.duplicatePairs} />
          </Stack>
          <QuickActions />
          <AdminCharts />
          <RecentActivity />
        </Stack>
      )}
    </ConsolePage>
  );
}
