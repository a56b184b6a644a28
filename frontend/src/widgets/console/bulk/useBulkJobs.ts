import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useUndo } from '../useChange';
import { useRefresh } from '../useRefresh';
import { type BulkJob_JobFragment, BulkJobsDocument } from './BulkJobs.generated';
import { bulkWords, skippedWords } from './bulkWords';

/** Interval (ms) between queries while a job waits or runs. */
const POLL_MS = 1500;

const isOpen = ({ state }: BulkJob_JobFragment): boolean => state === 'WAITING' || state === 'RUNNING';

/** Returns the open jobs that change many rows. When one ends, a toast tells the result with Undo, and the screen is loaded again. */
export function useBulkJobs(): readonly BulkJob_JobFragment[] {
  const [pollInterval, setPollInterval] = useState(0);
  const { data } = useQuery(BulkJobsDocument, { fetchPolicy: 'cache-and-network', pollInterval });
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo } = useUndo();
  const endedBefore = useRef<ReadonlySet<string>>(undefined);
  const jobs = data?.bulkJobs;
  const open = jobs?.filter(isOpen) ?? [];
  const wanted = open.length > 0 ? POLL_MS : 0;
  if (wanted !== pollInterval) setPollInterval(wanted);

  useEffect(() => {
    if (!jobs) return;
    const before = endedBefore.current;
    endedBefore.current = new Set(jobs.filter((job) => !isOpen(job)).map(({ id }) => id));
    // A short job can end before the first query that would show it open.
    const ended = jobs.filter((job) => !isOpen(job) && before?.has(job.id) === false);
    if (ended.length === 0) return;
    for (const job of ended) {
      const { state, kind, bulk } = job;
      const text = bulkWords(job);
      if (state === 'FAILED') notify.error(t('console.bulkFailed', { text }));
      else if (bulk && bulk.changed > 0 && kind === 'BULK_CHANGE') notify.success(text, { label: t('console.undo'), run: () => void undo(bulk.changeId) });
      else notify.info(text);
      const skipped = skippedWords(job);
      if (skipped) notify.info(skipped);
    }
    void refresh();
  }, [jobs, notify, refresh, undo]);
  return open;
}
