import type { WebhookEvent } from '../../../graphql/schema.generated';

/** Labels of the webhook events. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = { PLACE_PUBLISHED: 'New places', REVIEW_PUBLISHED: 'New reviews', PING: 'Test' };

/** Events that a webhook can subscribe to. */
export const EVENTS = ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] as const satisfies readonly WebhookEvent[];

/** Returns a webhook's description, or else its host. */
export const webhookName = ({ description, url }: { description: string | null; url: string }): string => description ?? new URL(url).host;
