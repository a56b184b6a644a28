import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A message that somebody has taken up to send it, with where to. */
export interface Claimed extends Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'subjectId' | 'body' | 'createdAt' | 'attempts'> {
  url: string;
  secret: string;
}

/** How long a message is nobody else's once it was taken up: longer than any attempt takes. After that its sender has died. */
const LEASE = "interval '1 minute'";

/** Messages that are sent to one webhook at once. */
const AT_ONCE = 5;

/** A condition on a message that is to be sent: what it tells of has stood for `$1` seconds. */
const IS_DUE = 'next_attempt_at <= now() AND created_at <= now() - make_interval(secs => $1)';

/** SQL for the webhooks that are on and have something due. */
export const DUE_WEBHOOKS = `SELECT w.id FROM webhooks w WHERE w.is_active AND EXISTS (SELECT FROM webhook_deliveries WHERE webhook_id = w.id AND ${IS_DUE})`;

/** SQL that takes up messages, and counts the attempt. */
const take = (found: string, attempts: string): string => `
WITH found AS MATERIALIZED (${found})
UPDATE webhook_deliveries d SET next_attempt_at = now() + ${LEASE}, attempts = ${attempts}, delivered_at = NULL, failed_at = NULL
FROM found JOIN webhooks w ON w.id = found.webhook_id WHERE d.id = found.id
RETURNING d.id, d.webhook_id AS "webhookId", d.event, d.subject_id AS "subjectId", d.body, d.created_at AS "createdAt", d.attempts, w.url, w.secret`;

/** SQL that takes up the first messages that are due to the webhook `$2`, but for those that somebody else takes up at this moment. */
export const CLAIM_DUE = take(
  `SELECT id, webhook_id FROM webhook_deliveries WHERE webhook_id = $2 AND ${IS_DUE} AND EXISTS (SELECT FROM webhooks WHERE id = $2 AND is_active)
   ORDER BY next_attempt_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
  'd.attempts + 1',
);

/** SQL that takes up the message `$1`, as if it had never been sent. */
export const CLAIM_ONE = take('SELECT id, webhook_id FROM webhook_deliveries WHERE id = $1 FOR UPDATE', '1');
