import { t } from '../../../lib/i18n';
import type { WebhookEvent } from '../../../graphql/schema.generated';
import { ChecksField } from '../../../ui/ChecksField';
import { EVENT_NAMES, EVENTS } from './events';

interface Props {
  value: readonly WebhookEvent[];
  /** Validation error. */
  message: string | undefined;
  onChange: (value: WebhookEvent[]) => void;
}

/** Choice of the events that a webhook subscribes to. */
export function EventsField(props: Props) {
  return <ChecksField {...props} label={t('adminWebhooks.sendsAMessageFor')} options={EVENTS.map((value) => ({ value, text: t(EVENT_NAMES[value]) }))} />;
}
