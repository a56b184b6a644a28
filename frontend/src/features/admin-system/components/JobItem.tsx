import Typography from '@mui/material/Typography';
import { dotted, formatDateTime, formatNumber, isolate, t, type TextKey } from '../../../lib/i18n';
import { ActionButton, bulkTitle, bulkWords, FramedItem, JobProgress, skippedWords, StandingChip, UndoButton, useJob } from '../../../widgets/console';
import type { JobItem_JobFragment } from './JobItem.generated';

type State = JobItem_JobFragment['state'];

const KINDS = {
  MAKE_BACKUP: 'system.makesBackup',
  REMOVE_SAMPLE: 'system.removesSample',
  MOVE_PLACES: 'system.movesPlaces',
  BULK_CHANGE: 'system.changesMany',
  UNDO_CHANGE: 'system.undoesMany',
  FIND_DUPLICATES: 'system.findsDuplicates',
  EXPORT_PACK: 'system.exportsPack',
  IMPORT_PACK: 'system.importsPack',
  UNDO_IMPORT: 'system.undoesImport',
  READ_IMPORT: 'system.readsImport',
  PREVIEW_IMPORT: 'system.previewsImport',
  RUN_IMPORT: 'system.runsImport',
  MAKE_MAP: 'system.makesMap',
} as const satisfies Record<JobItem_JobFragment['kind'], TextKey>;

const STATES: Readonly<Record<State, { label: TextKey; tone: 'success' | 'warning' | 'error' | undefined }>> = {
  WAITING: { label: 'system.waiting', tone: 'warning' },
  RUNNING: { label: 'system.running', tone: 'warning' },
  DONE: { label: 'system.done', tone: 'success' },
  FAILED: { label: 'system.failed', tone: 'error' },
  CANCELLED: { label: 'system.cancelled', tone: undefined },
};

interface Props {
  job: JobItem_JobFragment;
  /** Whether to offer the undo of a bulk change. */
  canUndo: boolean;
}

/** A background job with its progress. */
export function JobItem({ job, canUndo }: Props) {
  const { id, kind, state, isCancelled, done, total, error, actor, createdAt, endedAt, canCancel, canRetry, bulk } = job;
  const { cancel, retry } = useJob();
  const title = bulkTitle(job) ?? t(KINDS[kind]);
  const { label, tone } = STATES[state];
  const numbers = total === null ? undefined : t('system.doneOf', { done: formatNumber(done), total: formatNumber(total) });
  const isStopping = state === 'RUNNING' && isCancelled;
  return (
    <FramedItem
      heading={
        <>
          <Typography variant="subtitle1" component="span">
            {title}
          </Typography>
          <StandingChip tone={tone}>{t(isStopping ? 'system.stopping' : label)}</StandingChip>
        </>
      }
      action={
        <>
          {canCancel && (
            <ActionButton isSmall label={t('system.cancelWhat', { name: title })} act={() => cancel(id)}>
              {t('system.cancel')}
            </ActionButton>
          )}
          {bulk && canUndo && <UndoButton changeId={bulk.changeId} size={bulk.changed} name={title} />}
          {canRetry && (
            <ActionButton isSmall label={t('system.retryWhat', { name: title })} act={() => retry(id)}>
              {t('system.retry')}
            </ActionButton>
          )}
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {dotted(
          actor && t('system.startedBy', { name: isolate(actor.name) }),
          formatDateTime(createdAt),
          endedAt && t('system.endedAt', { when: formatDateTime(endedAt) }),
        )}
      </Typography>
      {state === 'RUNNING' && <JobProgress label={t('system.progressOf', { name: title })} done={done} total={total} text={numbers} />}
      {bulk && <Typography variant="body2">{bulkWords(job)}</Typography>}
      {skippedWords(job) && <Typography variant="body2">{skippedWords(job)}</Typography>}
      {error && (
        <Typography variant="body2" lang="en" dir="ltr" sx={{ color: state === 'FAILED' ? 'error.main' : 'text.secondary' }}>
          {error}
        </Typography>
      )}
    </FramedItem>
  );
}
