import type { TextKey } from '../../../lib/i18n';
import type { WebhookEvent } from '../../../graphql/schema.generated';

/** Labels of the webhook events. */
export const EVENT_NAMES = {
  PLACE_PUBLISHED: 'adminWebhooks.newPlaces',
  REVIEW_PUBLISHED: 'adminWebhooks.newReviews',
  PING: 'adminWebhooks.test',
} as const satisfies Record<WebhookEvent, TextKey>;

/** Events that a webhook can subscribe to. */
export const EVENTS = ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] as const satisfies readonly WebhookEvent[];

/** Returns a webhook's description, or else its host. */
export const webhookName = ({ description, url }: { description: string | null; url: string }): string => description ?? new URL(url).host;
