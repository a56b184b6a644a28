import { t } from '../../../lib/i18n';
import { TARGETS } from '../activity/words';
import type { BulkJob_JobFragment } from './BulkJobs.generated';

type Job = Pick<BulkJob_JobFragment, 'kind' | 'state' | 'total' | 'bulk'>;

/** Returns how many rows a job has changed or restored: Places: 15,000 of 50,000 changed. Empty for jobs of other kinds. */
export function bulkWords({ kind, state, total, bulk }: Job): string {
  if (!bulk) return '';
  const what = t(TARGETS[bulk.targetKind].all);
  const done = bulk.changed;
  // A job counts its rows when it begins.
  if (total === null) return t(state === 'CANCELLED' || state === 'FAILED' ? 'console.bulkNotBegun' : 'console.bulkWaits', { what });
  return kind === 'UNDO_CHANGE' ? t('console.restoredOf', { what, done, total }) : t('console.changedOf', { what, done, total });
}
