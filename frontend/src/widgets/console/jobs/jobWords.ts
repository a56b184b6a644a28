import { formatNumber, t } from '../../../lib/i18n';
import type { JobProgress_JobFragment } from './Job.generated';

type Job = Pick<JobProgress_JobFragment, 'state' | 'isCancelled' | 'done' | 'total'>;

/** Returns why an open job does not go on; undefined if it does. @param job null until the server has added it */
export function pauseWords(job: Job | null): string | undefined {
  if (job?.isCancelled) return t('console.jobStopping');
  return job?.state === 'WAITING' ? t('console.jobWaiting') : undefined;
}

/** Returns how far a job is, in percent; undefined while its whole amount of work is unknown. */
export function percentWords(job: Job | null): string | undefined {
  return job?.total ? t('console.jobPercent', { percent: formatNumber(Math.min(100, Math.floor((job.done / job.total) * 100))) }) : undefined;
}
