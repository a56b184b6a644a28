import type { TextKey } from '../../../lib/i18n';
import type { WebhookDeliveryState } from '../../../graphql/schema.generated';

/** Labels and colors of the delivery states. */
export const STATES = {
  WAITING: { label: 'adminWebhooks.waiting', tone: 'warning' },
  DELIVERED: { label: 'adminWebhooks.delivered', tone: 'success' },
  FAILED: { label: 'adminWebhooks.failed', tone: 'error' },
} as const satisfies Record<WebhookDeliveryState, { label: TextKey; tone: 'success' | 'warning' | 'error' }>;
