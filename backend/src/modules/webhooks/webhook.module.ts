import type { EntityManager } from 'typeorm';
import type { StatsModule } from '../stats/index.js';
import { createPost, type Post } from './webhook.post.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { WebhookService } from './webhook.service.js';

/** Objects that each process creates once; the requests share them. */
export interface WebhookParts {
  post: Post;
  /** Whether webhook URLs can use private addresses, and `http:`. */
  allowsPrivate: boolean;
  /** Minimum time (s) between a publication and its message. */
  delay: number;
}

/** @param publicUrl URL of the site, which the receivers of messages see in the header `User-Agent` */
export const createWebhookParts = ({
  allowsPrivate,
  delay,
  publicUrl,
}: Pick<WebhookParts, 'allowsPrivate' | 'delay'> & { publicUrl: string }): WebhookParts => ({
  allowsPrivate,
  delay,
  post: createPost({ allowsPrivate, userAgent: `Webhooks/1 (+${publicUrl})` }),
});

/** SQL that deletes the prepared bodies of waiting messages about contributions of the user $1. They are created again, without the name. */
const FORGET = `
UPDATE webhook_deliveries SET body = NULL WHERE body IS NOT NULL
AND subject_id IN (SELECT id FROM reviews WHERE user_id = $1 UNION ALL SELECT id FROM places WHERE created_by = $1)`;

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createWebhookModule(manager: EntityManager, left: StatsModule, { post, allowsPrivate, delay }: WebhookParts) {
  const webhooks = new WebhookService(manager, left.activities, allowsPrivate);
  left.personalData.add('webhooks', {
    read: (userId) => webhooks.exported(userId),
    erase: (userId) => manager.query(FORGET, [userId]),
  });
  return { ...left, webhooks, webhookDeliveries: new WebhookDeliveryService(manager, { services: left, post, delay }) };
}
export type WebhookModule = ReturnType<typeof createWebhookModule>;
