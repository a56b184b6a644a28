import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** Events of webhooks. The values are the `type` of the messages. */
export enum WebhookEvent {
  PLACE_PUBLISHED = 'place.published',
  REVIEW_PUBLISHED = 'review.published',
  PING = 'ping',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'Event that a webhook reports.',
  valuesConfig: {
    PLACE_PUBLISHED: { description: 'A place has become public: `place.published`.' },
    REVIEW_PUBLISHED: { description: 'A review has become public: `review.published`.' },
    PING: { description: 'No event, only a test: `ping`.' },
  },
});

@ObjectType({ description: 'A URL of another program, which gets a message when a place or review becomes public.' })
@Entity('webhooks')
export class Webhook {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'URL that messages are sent to.' })
  @Column('text')
  url: string;

  @Field(() => String, { nullable: true, description: 'Purpose of the webhook.' })
  @Column('text', { nullable: true })
  description: string | null;

  /** Secret that signs the messages: `whsec_` and 32 random bytes in base64. */
  @Column('text', { select: false })
  secret: string;

  @Field(() => [WebhookEvent], { description: 'Events that it reports.' })
  @Column({ type: 'enum', enum: WebhookEvent, enumName: 'webhook_event', array: true })
  events: WebhookEvent[];

  @Field(() => Boolean, { description: 'Whether the webhook is on.' })
  @Column('boolean', { default: true })
  isActive: boolean;

  @Field(() => String, { nullable: true, description: 'Reason why the site switched it off; null if it did not.' })
  @Column('text', { nullable: true })
  offReason: string | null;

  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by' })
  creator: Relation<User> | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}

/** A webhook with its secret. Only the mutations that create or renew the secret return it. */
@ObjectType({ description: 'A webhook with its new secret.' })
export class WebhookWithSecret {
  @Field(() => String, { description: 'Secret that signs the messages; shown only once.' })
  secret: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}
