import { useQuery } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { useHead } from '../../../lib/useHead';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { Spinner } from '../../../ui/Spinner';
import { AttentionCards } from '../components/AttentionCards';
import { StatCards } from '../components/StatCards';
import { DashboardScreenDocument } from './DashboardScreen.generated';

/** The first page of the console: what the guide holds, and what waits for a decision. */
export function DashboardScreen() {
  useHead({ title: 'Admin Dashboard', description: 'What the guide holds, and what waits for a decision.', noIndex: true });
  const { data, error, loading, refetch } = useQuery(DashboardScreenDocument, { fetchPolicy: 'cache-and-network' });

  return (
    <PageContainer sx={{ pt: { xs: 4, md: 6 }, pb: { xs: 7, md: 12 } }}>
      <PageHeading title="Admin Dashboard" />
      {data && (
        <Stack sx={{ gap: { xs: 1.5, sm: 2, md: 3 } }}>
          <StatCards stats={data.adminStats} />
          <AttentionCards stats={data.adminStats} />
        </Stack>
      )}
      {!data && loading && <Spinner label="Loading the dashboard" />}
      {!data && error && (
        <ErrorPanel title="Error Loading Dashboard" text="Please try again later." error={error} onRetry={() => void refetch()} />
      )}
    </PageContainer>
  );
}
