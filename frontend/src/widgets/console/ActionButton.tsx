import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/api';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { useRefresh } from './useRefresh';

interface Props {
  children: string;
  /** Accessible name, if the button's text alone does not say what it acts on. */
  label?: string;
  /** Whether it is a text button beside an item of a list. */
  isSmall?: boolean;
  icon?: ReactNode;
  /** Acts on the server. The screen is loaded again afterwards; an error is shown. */
  act: () => Promise<unknown>;
}

/** Button that acts on the server, and shows that it does. */
export function ActionButton({ children, label, isSmall = false, icon, act }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function press() {
    if (busy) return;
    setBusy(true);
    await act().catch((error: unknown) => notify.error(messageOf(error)));
    await refresh();
    setBusy(false);
  }
  return (
    <Button
      variant={isSmall ? 'text' : 'outlined'}
      color="inherit"
      aria-label={label}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-label={t('console.busy')} /> : icon}
      onClick={() => void press()}
      sx={{ flexShrink: 0, minHeight: 44, ...(isSmall && { ml: { xs: -1.5, sm: 0 }, alignSelf: { xs: 'flex-start', sm: 'center' } }) }}
    >
      {children}
    </Button>
  );
}
