import { Arg, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { type Page, PageInput } from '../../core/paging/page.js';
import { stateOf, WebhookDelivery, WebhookDeliveryPage, WebhookDeliveryState } from './webhook-delivery.entity.js';
import type { WebhookModule } from './index.js';

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  constructor(private readonly services: WebhookModule) {}

  @Access('admin')
  @Query(() => WebhookDeliveryPage, {
    nullable: true,
    description: 'The messages to a webhook in the last 30 days, the last first; NOT_FOUND where there is no such webhook.',
  })
  webhookDeliveries(
    @Arg('webhookId', () => ID, { description: 'Which webhook.' }) webhookId: string,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<WebhookDelivery>> {
    return this.services.webhookDeliveries.list(webhookId, page ?? new PageInput());
  }

  @FieldResolver(() => WebhookDeliveryState, { description: 'What became of it.' })
  state(@Root() delivery: WebhookDelivery): WebhookDeliveryState {
    return stateOf(delivery);
  }
}
