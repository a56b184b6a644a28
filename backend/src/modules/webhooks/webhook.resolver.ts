import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, OwnTransaction, type SignedInScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { redeliver, sendTest } from './webhook.actions.js';
import { Webhook, WebhookWithSecret } from './webhook.entity.js';
import { WebhookInput } from './webhook.input.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookModule } from './webhook.module.js';

const WHICH = { description: 'Identifier of the webhook.' };
const INPUT = { description: 'Settings of the webhook.' };

type Admin = SignedInScope<WebhookModule>;

@Resolver(() => Webhook)
export class WebhookResolver {
  constructor(private readonly services: WebhookModule) {}

  @Access('admin')
  @UsualLength(20)
  @Query(() => [Webhook], { description: 'All webhooks, the newest first.' })
  webhooks(): Promise<Webhook[]> {
    return this.services.webhooks.list();
  }

  @Access('admin-in-person')
  @Mutation(() => WebhookWithSecret, { description: 'Creates a webhook; CONFLICT if there are already 20.' })
  createWebhook(@Arg('input', () => WebhookInput, INPUT) input: WebhookInput, @Ctx() { viewer }: Admin): Promise<WebhookWithSecret> {
    return this.services.webhooks.create(viewer, input);
  }

  @Access('admin-in-person')
  @Mutation(() => Webhook, { description: 'Replaces the settings of a webhook. Switching it off gives up its waiting messages.' })
  updateWebhook(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => WebhookInput, INPUT) input: WebhookInput,
    @Ctx() { viewer }: Admin,
  ): Promise<Webhook> {
    return this.services.webhooks.update(viewer, id, input);
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, { description: 'Deletes a webhook and its messages permanently.' })
  async deleteWebhook(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: Admin): Promise<boolean> {
    await this.services.webhooks.remove(viewer, id);
    return true;
  }

  @Access('admin-in-person')
  @Mutation(() => WebhookWithSecret, { description: 'Creates a new secret for a webhook; the former secret is no longer used.' })
  renewWebhookSecret(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: Admin): Promise<WebhookWithSecret> {
    return this.services.webhooks.renewSecret(viewer, id);
  }

  @Access('admin')
  @OwnTransaction()
  @Mutation(() => WebhookDelivery, { description: 'Sends a test message `ping` to a webhook once, immediately, and returns the result.' })
  sendTestWebhook(@Arg('id', () => ID, WHICH) id: string, @Ctx() scope: Admin): Promise<WebhookDelivery> {
    return sendTest(scope, id);
  }

  @Access('admin')
  @OwnTransaction()
  @Mutation(() => WebhookDelivery, {
    description: 'Sends a message again immediately, with the current public data, and returns the result.',
  })
  redeliverWebhook(@Arg('id', () => ID, { description: 'Identifier of the message.' }) id: string, @Ctx() scope: Admin): Promise<WebhookDelivery> {
    return redeliver(scope, id);
  }

  @FieldResolver(() => WebhookDelivery, { nullable: true, description: 'Latest message to the webhook; null if there is none.' })
  lastDelivery(@Root() { id }: Webhook): Promise<WebhookDelivery | null> {
    return this.services.webhookDeliveries.last.load(id);
  }
}
