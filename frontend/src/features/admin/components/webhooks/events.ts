import type { WebhookEvent } from '../../../../graphql/schema.generated';

/** What a webhook tells of, in words. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = { PLACE_PUBLISHED: 'New places', REVIEW_PUBLISHED: 'New reviews', PING: 'Test' };

/** What a webhook can be set up to tell of. */
export const EVENTS = ['PLACE_PUBLISHED', 'REVIEW_PUBLISHED'] as const satisfies readonly WebhookEvent[];

/** What a webhook is called: by what it is for, else by its host. */
export const webhookName = ({ description, url }: { description: string | null; url: string }): string => description ?? new URL(url).host;
