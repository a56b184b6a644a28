import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { ActionButton } from '../../../widgets/console';
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
export function SendButton({ send, ...button }: Props) {
  const notify = useNotify();
  const tell = ({ state, lastStatus, lastError }: Sent) => {
    if (state === 'DELIVERED') notify.success(t('adminWebhooks.theMessageWasDelivered', { status: String(lastStatus) }));
    else notify.error(t('adminWebhooks.theMessageWasNotDelivered', { error: errorOf(lastError ?? '') }));
  };
  return (
    <ActionButton
      {...button}
      act={async () => {
        const sent = await send();
        if (sent) tell(sent);
      }}
    />
  );
}
