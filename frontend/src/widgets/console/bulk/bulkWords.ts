import { t, type TextKey } from '../../../lib/i18n';
import { TARGETS, textAt } from '../activity/words';
import type { BulkJob_JobFragment } from './BulkJobs.generated';

type Job = Pick<BulkJob_JobFragment, 'kind' | 'state' | 'total' | 'bulk'>;

/** Texts for a job that has not counted its rows yet, which it does when it begins. */
const UNCOUNTED = {
  WAITING: 'console.bulkWaits',
  RUNNING: 'console.bulkCounts',
  DONE: 'console.bulkNotBegun',
  FAILED: 'console.bulkNotBegun',
  CANCELLED: 'console.bulkNotBegun',
} as const satisfies Record<Job['state'], TextKey>;

const isRestore = ({ kind, bulk }: Pick<Job, 'kind' | 'bulk'>): boolean => kind === 'UNDO_CHANGE' || bulk?.action?.startsWith('restore-') === true;

/** Returns what a job does, such as: Approves reviews. Undefined for jobs of other kinds, and of older versions. */
export function bulkTitle({ kind, bulk }: Pick<Job, 'kind' | 'bulk'>): string | undefined {
  if (bulk && kind === 'UNDO_CHANGE') return t('system.undoesChangeOf', { what: t(TARGETS[bulk.targetKind].all) });
  return bulk?.action ? textAt(`system.bulk_${bulk.action}`) : undefined;
}

/** Returns how many rows a job has left as they were, and why; undefined if there are none. */
export function skippedWords({ kind, bulk }: Pick<Job, 'kind' | 'bulk'>): string | undefined {
  const count = bulk?.skipped ?? 0;
  if (count === 0) return undefined;
  if (kind === 'UNDO_CHANGE') return t('console.notUndone', { count });
  return t(isRestore({ kind, bulk }) ? 'console.notRestored' : 'console.leftOut', { count });
}

/** Returns how many rows a job has changed or restored: Places: 15,000 of 50,000 changed. Empty for jobs of other kinds. */
export function bulkWords(job: Job): string {
  const { state, total, bulk } = job;
  if (!bulk) return '';
  const what = t(TARGETS[bulk.targetKind].all);
  const done = bulk.changed;
  if (total === null) return t(UNCOUNTED[state], { what });
  return isRestore(job) ? t('console.restoredOf', { what, done, total }) : t('console.changedOf', { what, done, total });
}
