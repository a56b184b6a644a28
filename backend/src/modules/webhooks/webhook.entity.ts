import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

/** What webhooks tell of; the values are the `type` of a message. */
export enum WebhookEvent {
  PLACE_PUBLISHED = 'place.published',
  REVIEW_PUBLISHED = 'review.published',
  PING = 'ping',
}
registerEnumType(WebhookEvent, {
  name: 'WebhookEvent',
  description: 'What a webhook tells of.',
  valuesConfig: {
    PLACE_PUBLISHED: { description: 'A place has become public: `place.published`.' },
    REVIEW_PUBLISHED: { description: 'A review has become public: `review.published`.' },
    PING: { description: 'Nothing, it is a test: `ping`.' },
  },
});

@ObjectType({ description: 'An address of another program that is told what becomes public.' })
@Entity('webhooks')
export class Webhook {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'Where messages are sent.' })
  @Column('text')
  url: string;

  @Field(() => String, { nullable: true, description: 'What it is for.' })
  @Column('text', { nullable: true })
  description: string | null;

  /** What messages are signed with: `whsec_` and 32 bytes of chance in base64. */
  @Column('text', { select: false })
  secret: string;

  @Field(() => [WebhookEvent], { description: 'What it tells of.' })
  @Column({ type: 'enum', enum: WebhookEvent, enumName: 'webhook_event', array: true })
  events: WebhookEvent[];

  @Field(() => Boolean, { description: 'Whether it is on.' })
  @Column('boolean', { default: true })
  isActive: boolean;

  @Field(() => String, { nullable: true, description: 'Why the guide has switched it off; absent where it has not.' })
  @Column('text', { nullable: true })
  offReason: string | null;

  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by' })
  creator: Relation<User> | null;

  @Field(() => Date, { description: 'When it was added.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}

/** A webhook together with its secret, which is told when it is made and never again. */
@ObjectType({ description: 'A webhook whose secret was just made.' })
export class WebhookWithSecret {
  @Field(() => String, { description: 'What its messages are signed with. It is shown this once.' })
  secret: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}
