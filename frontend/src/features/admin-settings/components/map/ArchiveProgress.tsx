import Stack from '@mui/material/Stack';
import { formatNumber, t } from '../../../../lib/i18n';
import { JobProgress } from '../../../../widgets/console';
import type { ArchiveItem_ArchiveFragment } from './MapArchives.generated';

/** Returns the text beside the bar: how far the job is, or why it does not go on. */
function textOf(job: ArchiveItem_ArchiveFragment['job']): string | undefined {
  if (job?.isCancelled) return t('mapArchives.stopping');
  if (!job || job.state === 'WAITING') return t('mapArchives.waiting');
  if (!job.total) return undefined;
  return t('mapArchives.percent', { percent: formatNumber(Math.min(100, Math.floor((job.done / job.total) * 100))) });
}

/** Progress of an archive that is being made. */
export function ArchiveProgress({ archive: { name, job } }: { archive: Pick<ArchiveItem_ArchiveFragment, 'name' | 'job'> }) {
  return (
    <Stack direction="row" role="status">
      <JobProgress label={t('mapArchives.progressOf', { name })} done={job?.done ?? 0} total={job?.total ?? null} text={textOf(job)} />
    </Stack>
  );
}
