import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface Props {
  hasChanged: boolean;
  /** What stands there now. */
  children?: ReactNode;
}

/** Says in a dialog that what it asks about has changed meanwhile, and shows what stands there now. */
export function ChangedNote({ hasChanged, children }: Props) {
  if (!hasChanged) return null;
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}>
      This has changed since you opened it. What it says now:
      {children}
    </Alert>
  );
}
