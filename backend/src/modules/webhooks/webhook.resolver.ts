import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { OwnTransaction } from '../../core/access/own-transaction.js';
import type { SignedInScope } from '../../core/access/request.js';
import { UsualLength } from '../../core/paging/page.js';
import { redeliver, sendTest } from './webhook.actions.js';
import { Webhook, WebhookWithSecret } from './webhook.entity.js';
import { WebhookInput } from './webhook.input.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookModule } from './index.js';

const WHICH = { description: 'Which webhook.' };
const INPUT = { description: 'How it is set up.' };

type Admin = SignedInScope<WebhookModule>;

@Resolver(() => Webhook)
export class WebhookResolver {
  constructor(private readonly services: WebhookModule) {}

  @Access('admin')
  @UsualLength(20)
  @Query(() => [Webhook], { description: 'The addresses of other programs that are told what becomes public, the last added first.' })
  webhooks(): Promise<Webhook[]> {
    return this.services.webhooks.list();
  }

  @Access('admin-in-person')
  @Mutation(() => WebhookWithSecret, { description: 'Adds a webhook, 20 at most.' })
  createWebhook(@Arg('input', () => WebhookInput, INPUT) input: WebhookInput, @Ctx() { viewer }: Admin): Promise<WebhookWithSecret> {
    return this.services.webhooks.create(viewer, input);
  }

  @Access('admin-in-person')
  @Mutation(() => Webhook, { description: 'Sets a webhook up anew, and switches it on or off. What waits for one that is switched off is given up.' })
  updateWebhook(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => WebhookInput, INPUT) input: WebhookInput,
    @Ctx() { viewer }: Admin,
  ): Promise<Webhook> {
    return this.services.webhooks.update(viewer, id, input);
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, { description: 'Deletes a webhook for good, with what it was told.' })
  async deleteWebhook(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: Admin): Promise<boolean> {
    await this.services.webhooks.remove(viewer, id);
    return true;
  }

  @Access('admin-in-person')
  @Mutation(() => WebhookWithSecret, { description: 'Gives a webhook another secret; the former one signs nothing from then on.' })
  renewWebhookSecret(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: Admin): Promise<WebhookWithSecret> {
    return this.services.webhooks.renewSecret(viewer, id);
  }

  @Access('admin')
  @OwnTransaction()
  @Mutation(() => WebhookDelivery, { description: 'Sends a message `ping` to a webhook, once and at once, and answers what became of it.' })
  sendTestWebhook(@Arg('id', () => ID, WHICH) id: string, @Ctx() scope: Admin): Promise<WebhookDelivery> {
    return sendTest(scope, id);
  }

  @Access('admin')
  @OwnTransaction()
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a message once more, at once, whatever became of it before, and answers what becomes of it now. It tells how things stand now.',
  })
  redeliverWebhook(@Arg('id', () => ID, { description: 'Which message.' }) id: string, @Ctx() scope: Admin): Promise<WebhookDelivery> {
    return redeliver(scope, id);
  }

  @FieldResolver(() => WebhookDelivery, { nullable: true, description: 'The last message to it; absent where there was none.' })
  lastDelivery(@Root() { id }: Webhook): Promise<WebhookDelivery | null> {
    return this.services.webhookDeliveries.last.load(id);
  }
}
