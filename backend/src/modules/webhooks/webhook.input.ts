import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { because, Text } from '../../core/validation/index.js';
import { WebhookEvent } from './webhook.entity.js';

/** Events that admins can choose for a webhook. */
const EVENTS = [WebhookEvent.PLACE_PUBLISHED, WebhookEvent.REVIEW_PUBLISHED];
const CHOOSE = because('console.webhookEventsMissing');

@InputType({ description: 'Settings of a webhook.' })
export class WebhookInput {
  @Field(() => String, { description: 'URL that messages are sent to: a public `https://` address, at most 2,000 characters.' })
  @Text({
    label: 'Address',
    required: 'console.webhookAddressMissing',
    max: 2000,
    pattern: ['^https?://[^\\s]+$', 'console.webhookAddressInvalid'],
  })
  url: string;

  @Field(() => String, { nullable: true, description: 'Purpose of the webhook, at most 200 characters.' })
  @Text({ label: 'Description', max: 200 })
  description?: string | null;

  @Field(() => [WebhookEvent], { description: 'Events to report: `PLACE_PUBLISHED`, `REVIEW_PUBLISHED` or both.' })
  @IsArray(CHOOSE)
  @ArrayNotEmpty(CHOOSE)
  @ArrayUnique(CHOOSE)
  @IsIn(EVENTS, { each: true, ...CHOOSE })
  events: WebhookEvent[];

  @Field(() => Boolean, { defaultValue: true, description: 'Whether the webhook is on. Events while it is off are not sent later.' })
  isActive: boolean = true;
}
