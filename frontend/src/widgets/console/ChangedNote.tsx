import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { t } from '../../lib/i18n';

interface Props {
  hasChanged: boolean;
  /** Current content. */
  children?: ReactNode;
}

/** Warns in a dialog that the item has changed since it was opened, and shows its current content. */
export function ChangedNote({ hasChanged, children }: Props) {
  if (!hasChanged) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}>
      {t('console.changedSinceOpened')}
      {children}
    </Alert>
  );
}
