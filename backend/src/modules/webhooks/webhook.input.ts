import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { Text } from '../../core/validation/text-rules.js';
import { WebhookEvent } from './webhook.entity.js';

/** What a webhook can be set up to tell of. */
const EVENTS = [WebhookEvent.PLACE_PUBLISHED, WebhookEvent.REVIEW_PUBLISHED];
const CHOOSE = { message: 'Please choose what the webhook tells of' };

@InputType({ description: 'How a webhook is set up.' })
export class WebhookInput {
  @Field(() => String, { description: 'Where messages are sent, at most 2,000 characters: an address with `https://` that is public.' })
  @Text({
    label: 'Address',
    required: 'Please say where messages are sent',
    max: [2000, 'An address has at most 2,000 characters'],
    pattern: ['^https?://[^\\s]+$', 'Please enter an address such as https://hooks.example.org/citypins'],
  })
  url: string;

  @Field(() => String, { nullable: true, description: 'What it is for, at most 200 characters.' })
  @Text({ label: 'Description', max: [200, 'A description has at most 200 characters'] })
  description?: string | null;

  @Field(() => [WebhookEvent], { description: 'What it tells of: `PLACE_PUBLISHED`, `REVIEW_PUBLISHED` or both.' })
  @IsArray(CHOOSE)
  @ArrayNotEmpty(CHOOSE)
  @ArrayUnique(CHOOSE)
  @IsIn(EVENTS, { each: true, ...CHOOSE })
  events: WebhookEvent[];

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it is on. What happens while it is off is not told later.' })
  isActive: boolean = true;
}
