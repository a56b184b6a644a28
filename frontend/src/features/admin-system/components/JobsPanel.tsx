import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FramedList, Section } from '../../../widgets/console';
import type { JobItem_JobFragment } from './JobItem.generated';
import { JobItem } from './JobItem';

/** Returns whether an ended bulk change can be undone: no other job of the list has undone it, or is doing so. */
function canUndo({ kind, endedAt, bulk }: JobItem_JobFragment, jobs: readonly JobItem_JobFragment[]): boolean {
  if (!bulk || kind !== 'BULK_CHANGE' || !endedAt || bulk.changed === 0) return false;
  return !jobs.some(
    (job) => job.kind === 'UNDO_CHANGE' && job.bulk?.changeId === bulk.changeId && (job.state === 'DONE' || job.state === 'RUNNING' || job.state === 'WAITING'),
  );
}

/** Long jobs that the site does in the background, the newest first. */
export function JobsPanel({ jobs }: { jobs: readonly JobItem_JobFragment[] }) {
  return (
    <Section title={t('system.backgroundJobs')}>
      {jobs.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('system.noJobs')}
        </Typography>
      ) : (
        <FramedList label={t('system.backgroundJobs')}>
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} canUndo={canUndo(job, jobs)} />
          ))}
        </FramedList>
      )}
    </Section>
  );
}
