import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { messageOf } from '../../../lib/api';
import { useRefresh } from '../../../widgets/console';
import { errorOf } from './outcomes';

/** Result of a delivery attempt. */
interface Sent {
  state: string;
  lastStatus: number | null;
  lastError: string | null;
}

interface Props {
  children: string;
  /** Accessible name, if the button's text alone does not identify the message. */
  label?: string;
  isSmall?: boolean;
  /** Sends the message; can take up to ten seconds. */
  send: () => Promise<Sent | undefined>;
}

/** Button that sends a webhook message now and shows the result. */
export function SendButton({ children, label, isSmall = false, send }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const tell = ({ state, lastStatus, lastError }: Sent) => {
    if (state === 'DELIVERED') notify.success(t('adminWebhooks.theMessageWasDelivered', { status: String(lastStatus) }));
    else notify.error(t('adminWebhooks.theMessageWasNotDelivered', { error: errorOf(lastError ?? '') }));
  };
  async function press() {
    if (busy) return;
    setBusy(true);
    try {
      const sent = await send();
      if (sent) tell(sent);
    } catch (error) {
      notify.error(messageOf(error));
    }
    await refresh();
    setBusy(false);
  }
  return (
    <Button
      variant={isSmall ? 'text' : 'outlined'}
      color="inherit"
      aria-label={label}
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-label={t('adminWebhooks.busy')} /> : undefined}
      onClick={() => void press()}
      sx={{ flexShrink: 0, minHeight: 44, ...(isSmall && { ml: { xs: -1.5, sm: 0 }, alignSelf: { xs: 'flex-start', sm: 'center' } }) }}
    >
      {children}
    </Button>
  );
}
