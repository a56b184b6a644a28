export { WebhookDelivery } from './webhook-delivery.entity.js';
export { WebhookDeliveryResolver } from './webhook-delivery.resolver.js';
export { Webhook, WebhookEvent } from './webhook.entity.js';
export { adoptDeliveries, webhookHandler } from './webhook.job.js';
export { createWebhookModule, createWebhookParts, type WebhookModule, type WebhookParts } from './webhook.module.js';
export { purgeWebhookDeliveries } from './webhook.purge.js';
export { WebhookResolver } from './webhook.resolver.js';
