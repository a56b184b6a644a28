import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { serverMessageOf } from '../../../lib/api';

interface Props extends Pick<ButtonProps, 'children' | 'variant' | 'color' | 'startIcon' | 'sx' | 'aria-label'> {
  /** Action on press; the button shows its errors. */
  act: () => Promise<void>;
  /** Error message if the server gave none. */
  failure: string;
}

/** Button that runs a request and shows a spinner meanwhile. */
export function ActionButton({ act, failure, startIcon, children, ...look }: Props) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await act().catch((error: unknown) => notify.error(serverMessageOf(error) ?? failure));
    setBusy(false);
  };
  return (
    <Button
      {...look}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-label={t('profile.busy')} /> : startIcon}
      onClick={() => void press()}
    >
      {children}
    </Button>
  );
}
