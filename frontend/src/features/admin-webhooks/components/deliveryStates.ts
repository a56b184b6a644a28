import type { WebhookDeliveryState } from '../../../graphql/schema.generated';

interface State {
  label: string;
  tone: 'success' | 'warning' | 'error';
}

/** Labels and colors of the delivery states. */
export const STATES: Readonly<Record<WebhookDeliveryState, State>> = {
  WAITING: { label: 'Waiting', tone: 'warning' },
  DELIVERED: { label: 'Delivered', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'error' },
};
