import type { EntityManager } from 'typeorm';
import { defineTask, type Handler, handle, JobQueue } from '../../core/jobs/index.js';
import type { WebhookDeliveryService } from './webhook-delivery.service.js';

/** A message to be sent to a webhook. The triggers of `webhooks_tell` add the same. */
export const DELIVER = defineTask<{ id: string }>('webhook', { priority: 10 });

/** Messages of one webhook are sent one after the other, in the order in which they come up. */
export const queueOf = (webhookId: string): string => `webhook ${webhookId}`;

export const keyOf = (deliveryId: string): string => `webhook ${deliveryId}`;

/** Sends messages to webhooks. @param deliveries of a request that begins, as loaders remember what they have read */
export const webhookHandler = (deliveries: () => WebhookDeliveryService): Handler => handle(DELIVER, ({ id }) => deliveries().deliverDue(id));

/**
 * Adds the jobs of messages that wait without one, as after a restore: backups leave jobs out.
 * @returns how many there were
 */
export async function adoptDeliveries(manager: EntityManager): Promise<number> {
  const waiting = await manager.query<{ id: string; webhookId: string; startAt: Date }[]>(
    `SELECT d.id, d.webhook_id AS "webhookId", d.next_attempt_at AS "startAt" FROM webhook_deliveries d
     WHERE d.next_attempt_at IS NOT NULL AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'webhook ' || d.id)`,
  );
  await new JobQueue(manager).addAll(
    DELIVER,
    waiting.map(({ id, webhookId, startAt }) => ({ payload: { id }, startAt, queue: queueOf(webhookId), key: keyOf(id), keepsOther: true })),
  );
  return waiting.length;
}
