import type { SignedInScope } from '../../core/access/index.js';
import type { WebhookModule } from './webhook.module.js';
import type { Claimed } from './webhook-delivery.query.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/*
 * Messages that admins send immediately. While the request waits for the receiver, it gives up its slot of the concurrency limiter
 * (`caller.aside`) and holds no database connection.
 */

type Admin = Pick<SignedInScope<WebhookModule>, 'services' | 'caller' | 'transaction'>;

async function send({ services, caller, transaction }: Admin, claim: () => Promise<Claimed>): Promise<WebhookDelivery> {
  const claimed = await transaction(claim);
  await caller.aside(() => services.webhookDeliveries.deliver(claimed));
  return services.webhookDeliveries.get(claimed.id);
}

export const sendTest = (scope: Admin, webhookId: string): Promise<WebhookDelivery> => send(scope, () => scope.services.webhookDeliveries.claimTest(webhookId));

export const redeliver = (scope: Admin, id: string): Promise<WebhookDelivery> => send(scope, () => scope.services.webhookDeliveries.claimAgain(id));
