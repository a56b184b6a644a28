import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatList, formatNumber, isolate, t } from '../../../../lib/i18n';
import { ConfirmStep } from '../../../../ui/feedback';
import { JobProgress, reasonWords, useRefresh } from '../../../../widgets/console';
import { UndoImportDocument, type UndoImport_ImportFragment } from './UndoImport.generated';
import { handledBy, stayingWords, undoneWords } from './undoWords';

interface Props {
  import: UndoImport_ImportFragment;
}

/** Numbers of an undo so far, and the reasons why rows stay. */
function Undone({ import: { undo } }: Props) {
  if (!undo) return null;
  const words = undoneWords(undo);
  const staying = stayingWords(undo);
  return (
    <>
      <Typography variant="body2">{words.length > 0 ? words.join(' ') : t('importResult.nothingUndone')}</Typography>
      {staying.length > 0 && <Typography variant="body2">{t('importResult.staying', { reasons: formatList(staying) })}</Typography>}
    </>
  );
}

/** Undo of an import: a button with a question, then its progress, then what it has done. */
export function UndoImport({ import: record }: Props) {
  const { id, fileName, state, counts, obstacle, undo } = record;
  const [undoImport] = useMutation(UndoImportDocument);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh();
  const name = isolate(fileName ?? t('importHistory.standardInput'));

  if (state === 'UNDONE') {
    return (
      <Alert severity="success" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
        {t('importResult.undone')}
        <Undone import={record} />
      </Alert>
    );
  }
  if (state === 'UNDOING') {
    const [done, total] = [undo ? handledBy(undo) : 0, counts.added + counts.updated + counts.citiesAdded];
    const numbers = t('importResult.undoneOf', { done: formatNumber(done), total: formatNumber(total) });
    return (
      <Stack direction="row" role="status">
        <JobProgress label={t('importResult.undoing', { name })} done={done} total={total} text={numbers} />
      </Stack>
    );
  }
  if (state === 'RUNNING') return null;
  if (obstacle) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {reasonWords(obstacle)}
      </Typography>
    );
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        aria-label={t('importResult.undoName', { name })}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44, flexShrink: 0, alignSelf: 'flex-start' }}
      >
        {t('importResult.undo')}
      </Button>
      <ConfirmStep
        isOpen={isAsking}
        title={t('importResult.undoQuestion', { name })}
        text={t('importResult.undoText')}
        labels={{ confirm: t('importResult.undo'), cancel: t('importResult.keepImport') }}
        act={async () => {
          await undoImport({ variables: { id } });
          await refresh();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
