import type { SignedInScope } from '../../core/access/request.js';
import type { WebhookModule } from './index.js';
import type { Claimed } from './webhook-delivery.query.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';

/*
 * What admins have sent at once: others have the request's turn while the receiver is waited for, and nobody holds a connection to the
 * database meanwhile.
 */

type Admin = Pick<SignedInScope<WebhookModule>, 'services' | 'caller' | 'transaction'>;

async function send({ services, caller, transaction }: Admin, claim: () => Promise<Claimed>): Promise<WebhookDelivery> {
  const claimed = await transaction(claim);
  await caller.aside(() => services.webhookDeliveries.deliver(claimed));
  return services.webhookDeliveries.get(claimed.id);
}

export const sendTest = (scope: Admin, webhookId: string): Promise<WebhookDelivery> => send(scope, () => scope.services.webhookDeliveries.claimTest(webhookId));

export const redeliver = (scope: Admin, id: string): Promise<WebhookDelivery> => send(scope, () => scope.services.webhookDeliveries.claimAgain(id));
