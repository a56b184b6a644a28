import Stack from '@mui/material/Stack';
import { t } from '../../../../lib/i18n';
import { JobProgress, pauseWords, percentWords } from '../../../../widgets/console';
import type { ArchiveItem_ArchiveFragment } from './MapArchives.generated';

/** Progress of an archive that is being made. */
export function ArchiveProgress({ archive: { name, job } }: { archive: Pick<ArchiveItem_ArchiveFragment, 'name' | 'job'> }) {
  return (
    <Stack direction="row" role="status">
      <JobProgress
        label={t('mapArchives.progressOf', { name })}
        done={job?.done ?? 0}
        total={job?.total ?? null}
        text={job ? (pauseWords(job) ?? percentWords(job)) : t('console.jobWaiting')}
      />
    </Stack>
  );
}
