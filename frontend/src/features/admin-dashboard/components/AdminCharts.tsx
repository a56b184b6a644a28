import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { t } from '../../../lib/i18n';
import { ErrorPanel } from '../../../ui/feedback';
import { radius } from '../../../ui/shape';
import { AdminChartsDocument } from './AdminCharts.generated';
import { chartsOf } from './charts';
import { CHART_HEIGHT, ChartSection } from './ChartSection';

const SKELETONS = ['a', 'b', 'c', 'd'];
/** Height of a section without its chart (px): title and padding. */
const FRAME = 102;

/** Four charts of the dashboard. */
export function AdminCharts() {
  const { vars } = useTheme();
  const { data, error, refetch } = useQuery(AdminChartsDocument, { fetchPolicy: 'cache-and-network' });

  if (!data && error) {
    return (
      <ErrorPanel title={t('adminDashboard.errorLoadingCharts')} text={t('adminDashboard.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {data
        ? chartsOf(data.adminCharts, vars.palette).map((chart) => <ChartSection key={chart.title} chart={chart} />)
        : SKELETONS.map((key) => <Skeleton key={key} variant="rectangular" height={CHART_HEIGHT + FRAME} sx={{ borderRadius: radius.panel }} />)}
    </Box>
  );
}
