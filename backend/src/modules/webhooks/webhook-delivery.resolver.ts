import { Arg, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/index.js';
import { type Page, PageInput } from '../../core/paging/index.js';
import { stateOf, WebhookDelivery, WebhookDeliveryPage, WebhookDeliveryState } from './webhook-delivery.entity.js';
import type { WebhookModule } from './webhook.module.js';

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  constructor(private readonly services: WebhookModule) {}

  @Access('admin')
  @Query(() => WebhookDeliveryPage, {
    nullable: true,
    description: 'Messages to a webhook in the last 30 days, the newest first; NOT_FOUND if the webhook does not exist.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, { description: 'Identifier of the webhook.' }) webhookId: string,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<WebhookDelivery>> {
    return this.services.webhookDeliveries.list(webhookId, page ?? new PageInput());
  }

  @FieldResolver(() => WebhookDeliveryState, { description: 'State of the message.' })
  state(@Root() delivery: WebhookDelivery): WebhookDeliveryState {
    return stateOf(delivery);
  }
}
