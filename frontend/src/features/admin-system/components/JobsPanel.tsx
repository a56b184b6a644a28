import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FramedList, Section } from '../../../widgets/console';
import type { JobItem_JobFragment } from './JobItem.generated';
import { JobItem } from './JobItem';

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
            <JobItem key={job.id} job={job} />
          ))}
        </FramedList>
      )}
    </Section>
  );
}
