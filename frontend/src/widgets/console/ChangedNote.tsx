import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

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
      This has changed since you opened it. The current version:
      {children}
    </Alert>
  );
}
