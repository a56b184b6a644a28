import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../lib/notify';
import { serverMessageOf } from '../../../lib/serverErrors';

interface Props extends Pick<ButtonProps, 'children' | 'variant' | 'color' | 'startIcon' | 'sx' | 'aria-label'> {
  /** What a press does; what it throws is shown. */
  act: () => Promise<void>;
  /** What to say when the server did not say why it refused. */
  failure: string;
}

/** A button that asks the server for something, and spins meanwhile. */
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
