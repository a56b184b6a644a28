import type { EntityManager } from 'typeorm';
import { defineTask, type Handler, handle } from '../../core/jobs/index.js';
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
  const rows = await manager.query<unknown[]>(
    `SELECT graphile_worker.add_job('${DELIVER.name}', json_build_object('id', d.id), 'webhook ' || d.webhook_id, d.next_attempt_at, ${DELIVER.maxAttempts}, 'webhook ' || d.id, ${DELIVER.priority})
     FROM webhook_deliveries d WHERE d.next_attempt_at IS NOT NULL AND NOT EXISTS (SELECT FROM graphile_worker.jobs WHERE key = 'webhook ' || d.id)`,
  );
  return rows.length;
}
