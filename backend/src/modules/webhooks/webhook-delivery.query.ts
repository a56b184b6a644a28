import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A message at the start of an attempt, with URL and secret of the webhook. */
export interface Claimed extends Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'subjectId' | 'body' | 'createdAt' | 'attempts'> {
  url: string;
  secret: string;
}

/** Time (s) after which an attempt is repeated if its process has died. It is longer than any attempt takes. */
export const SAFETY_PAUSE = 60;

/** Returns SQL that starts an attempt to send the message `$1`. @param attempts SQL for the new number of attempts @param where further conditions */
const begin = (attempts: string, where: string): string => `
UPDATE webhook_deliveries d SET next_attempt_at = now() + make_interval(secs => ${SAFETY_PAUSE}), attempts = ${attempts}, delivered_at = NULL, failed_at = NULL
FROM webhooks w WHERE w.id = d.webhook_id AND d.id = $1 ${where}
RETURNING d.id, d.webhook_id AS "webhookId", d.event, d.subject_id AS "subjectId", d.body, d.created_at AS "createdAt", d.attempts, w.url, w.secret`;

/** Condition on a message: it waits, and its webhook is on. */
const WAITS = 'd.next_attempt_at IS NOT NULL AND w.is_active';

/** SQL for the time (s) until the message `$1` is due, at least `$2` seconds after its event. Returns no row if the message does not wait. */
export const SECONDS_LEFT = `
SELECT extract(epoch FROM greatest(d.next_attempt_at, d.created_at + make_interval(secs => $2)) - now())::float AS seconds
FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND ${WAITS}`;

/** SQL that starts the next attempt to send the message `$1`, if it waits. */
export const BEGIN_NEXT = begin('d.attempts + 1', `AND ${WAITS}`);

/** SQL that starts an attempt to send the message `$1` in any state, and counts it as the first one. */
export const BEGIN_AGAIN = begin('1', '');
