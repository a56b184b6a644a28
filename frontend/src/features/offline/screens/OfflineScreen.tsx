import Stack from '@mui/material/Stack';
import { useOffline } from '../../../lib/api';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { PageContainer } from '../../../ui/PageContainer';
import { PageHeading } from '../../../ui/PageHeading';
import { KeptCities } from '../components/KeptCities';
import { RecentPages } from '../components/RecentPages';

/** List of what this device keeps for use without a connection: /offline. Everything on it comes from the device. */
export function OfflineScreen() {
  useHead({ title: t('offline.onThisDevice'), noIndex: true });
  const isOffline = useOffline();
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 6 }, maxWidth: 760, minHeight: '70vh' }}>
      <PageHeading title={t('offline.onThisDevice')} subtitle={t('offline.description')} />
      <Stack sx={{ gap: { xs: 5, sm: 6 } }}>
        <KeptCities isOffline={isOffline} />
        <RecentPages />
      </Stack>
    </PageContainer>
  );
}
