import type { WebhookDelivery } from './webhook-delivery.entity.js';

/** A message whose next attempt begins, with its receiver. */
export interface Claimed extends Pick<WebhookDelivery, 'id' | 'webhookId' | 'event' | 'subjectId' | 'body' | 'createdAt' | 'attempts'> {
  url: string;
  secret: string;
}

/** Pause (s) after which an attempt is made again whose process has died: longer than any attempt takes. */
export const SAFETY_PAUSE = 60;

/** SQL that begins an attempt at the message `$1`. */
const begin = (attempts: string, where: string): string => `
UPDATE webhook_deliveries d SET next_attempt_at = now() + make_interval(secs => ${SAFETY_PAUSE}), attempts = ${attempts}, delivered_at = NULL, failed_at = NULL
FROM webhooks w WHERE w.id = d.webhook_id AND d.id = $1 ${where}
RETURNING d.id, d.webhook_id AS "webhookId", d.event, d.subject_id AS "subjectId", d.body, d.created_at AS "createdAt", d.attempts, w.url, w.secret`;

/** A condition on a message: it waits, and its webhook is on. */
const WAITS = 'd.next_attempt_at IS NOT NULL AND w.is_active';

/** SQL for the seconds until the message `$1` is due, which has to stand for `$2` seconds before; no row where it does not wait. */
export const SECONDS_LEFT = `
SELECT extract(epoch FROM greatest(d.next_attempt_at, d.created_at + make_interval(secs => $2)) - now())::float AS seconds
FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.id = $1 AND ${WAITS}`;

/** SQL that begins the next attempt at the message `$1`, if it waits. */
export const BEGIN_NEXT = begin('d.attempts + 1', `AND ${WAITS}`);

/** SQL that begins the first attempt at the message `$1`, as if it had never been sent. */
export const BEGIN_AGAIN = begin('1', '');
