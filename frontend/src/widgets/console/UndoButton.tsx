import Button from '@mui/material/Button';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { ConfirmStep } from '../../ui/feedback';
import { useUndo } from './useChange';

interface Props {
  /** Id of the change. */
  changeId: string;
  /** Number of rows that it has changed. */
  size: number;
  /** Name of the changed item, for screen readers. */
  name: string;
}

/** Button that undoes a change of the log after a confirmation, which says how many rows it has changed. */
export function UndoButton({ changeId, size, name }: Props) {
  const { undo } = useUndo();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" aria-label={t('console.undoWhat', { name })} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {t('console.undo')}
      </Button>
      <ConfirmStep
        isOpen={isAsking}
        title={t('console.undoQuestion')}
        text={t('console.undoRows', { count: size })}
        labels={{ confirm: t('console.undo'), cancel: t('console.cancel') }}
        isDestructive={false}
        act={() => undo(changeId)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
