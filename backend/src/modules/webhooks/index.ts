import type { EntityManager } from 'typeorm';
import { ownVersion } from '../../core/config/version.js';
import type { StatsModule } from '../stats/index.js';
import { createPost, type Post } from './webhook.post.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { WebhookService } from './webhook.service.js';

export { Webhook, WebhookEvent } from './webhook.entity.js';
export { purgeWebhookDeliveries } from './webhook.purge.js';
export { WebhookResolver } from './webhook.resolver.js';
export { adoptDeliveries, webhookHandler } from './webhook.job.js';
export { WebhookDelivery } from './webhook-delivery.entity.js';
export { WebhookDeliveryResolver } from './webhook-delivery.resolver.js';

/** What webhooks need from the process, made once. */
export interface WebhookParts {
  post: Post;
  /** Whether they may lead to addresses that are not public, and without TLS. */
  allowsPrivate: boolean;
  /** Seconds that something must have stood before it is told. */
  delay: number;
}

export const createWebhookParts = ({ allowsPrivate, delay }: Pick<WebhookParts, 'allowsPrivate' | 'delay'>): WebhookParts => ({
  allowsPrivate,
  delay,
  post: createPost({ allowsPrivate, userAgent: `CityPins/${ownVersion()}` }),
});

/** Lets messages that wait and tell of what somebody has written be made anew, without their name. */
const FORGET = `
UPDATE webhook_deliveries SET body = NULL WHERE body IS NOT NULL
AND subject_id IN (SELECT id FROM reviews WHERE user_id = $1 UNION ALL SELECT id FROM places WHERE created_by = $1)`;

/** What this module offers to a request, together with what it builds on. */
export function createWebhookModule(manager: EntityManager, left: StatsModule, { post, allowsPrivate, delay }: WebhookParts) {
  const webhooks = new WebhookService(manager, left.activities, allowsPrivate);
  left.personalData.add('webhooks', {
    read: (userId) => webhooks.exported(userId),
    erase: (userId) => manager.query(FORGET, [userId]),
  });
  return { ...left, webhooks, webhookDeliveries: new WebhookDeliveryService(manager, { services: left, post, delay }) };
}
export type WebhookModule = ReturnType<typeof createWebhookModule>;
