import { defineTask } from '../../core/jobs/index.js';

/** Job that sends a message. The triggers that call the SQL function `webhooks_tell` add this job, too. */
export const DELIVER = defineTask<{ id: string }>('webhook', { priority: 10 });

/** Returns the name of the job queue of a webhook. Jobs of one queue run one after the other. */
export const queueOf = (webhookId: string): string => `webhook ${webhookId}`;

export const keyOf = (deliveryId: string): string => `webhook ${deliveryId}`;
