import { useQuery } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { ErrorPanel, Spinner, useDeferredLoading } from '../../../ui/feedback';
import { ConsolePage, Section } from '../../../widgets/console';
import { BackupsPanel } from '../components/BackupsPanel';
import { ChecksPanel } from '../components/ChecksPanel';
import { JobsPanel } from '../components/JobsPanel';
import { PacksPanel } from '../components/PacksPanel';
import { StatusLinks } from '../components/StatusLinks';
import { StatusPanel } from '../components/StatusPanel';
import { SystemScreenDocument } from './SystemScreen.generated';

/** Interval (ms) between queries while a job waits or runs. */
const POLL_MS = 2000;

/** Checks, background jobs, backups, packs and versions of the installation: /admin/system. */
export function SystemScreen() {
  const [pollInterval, setPollInterval] = useState(0);
  const { data, error, loading, refetch } = useQuery(SystemScreenDocument, { fetchPolicy: 'cache-and-network', pollInterval });
  const isWaiting = useDeferredLoading(loading && !data);
  const isBusy = data?.backgroundJobs.some(({ state }) => state === 'WAITING' || state === 'RUNNING') ?? false;
  const wanted = isBusy ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);

  return (
    <ConsolePage title={t('system.title')}>
      <Stack sx={{ gap: { xs: 1.5, sm: 2, md: 3 }, maxWidth: 1120 }}>
        <ChecksPanel />
        {isWaiting && <Spinner label={t('system.loading')} />}
        {error && !data && !loading && (
          <ErrorPanel title={t('system.errorLoading')} text={t('system.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <BackupsPanel backups={data.backups} />
            <PacksPanel packs={data.packs} />
            <JobsPanel jobs={data.backgroundJobs} />
            <Section title={t('system.versionsAndSizes')}>
              <StatusPanel status={data.systemStatus} />
              <StatusLinks version={data.systemStatus.version} />
            </Section>
          </>
        )}
      </Stack>
    </ConsolePage>
  );
}
