import type { EntityManager } from 'typeorm';
import { type Handler, handle, JobQueue } from '../../core/jobs/index.js';
import { DELIVER, keyOf, queueOf } from './webhook.task.js';
import type { WebhookDeliveryService } from './webhook-delivery.service.js';

/** Creates the handler of the job. @param deliveries creates a service for one job: its loaders cache rows, so it must not be reused */
export const webhookHandler = (deliveries: () => WebhookDeliveryService): Handler => handle(DELIVER, ({ id }) => deliveries().deliverDue(id));

/**
 * Adds the missing jobs of messages that wait. Jobs are missing after a restore, because backups leave them out.
 * @returns number of added jobs
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
