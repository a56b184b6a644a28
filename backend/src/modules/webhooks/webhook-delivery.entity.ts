import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { pageType } from '../../core/paging/page.js';
import { Webhook, WebhookEvent } from './webhook.entity.js';

export enum WebhookDeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'What became of a message.',
  valuesConfig: {
    WAITING: { description: 'It is sent soon, or once more.' },
    DELIVERED: { description: 'It was taken.' },
    FAILED: { description: 'It was given up.' },
  },
});

@ObjectType({ description: 'A message to a webhook.' })
@Entity('webhook_deliveries')
@Unique(['webhookId', 'event', 'subjectId'])
@Index('webhook_deliveries_newest', { synchronize: false })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifier of the message, which it carries as `webhook-id`.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'webhook_id' })
  webhook: Relation<Webhook>;

  @Field(() => WebhookEvent, { description: 'What it tells of.' })
  @Column({ type: 'enum', enum: WebhookEvent, enumName: 'webhook_event' })
  event: WebhookEvent;

  @Field(() => ID, { description: 'The place or the review that it tells of; of a test, the message itself.' })
  @Column('uuid')
  subjectId: string;

  /** What is sent, from the first attempt until it is finished. */
  @Column('text', { nullable: true, select: false })
  body: string | null;

  @Field(() => Date, { description: 'When that happened.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Int, { description: 'How often it was sent so far.' })
  @Column('integer', { default: 0 })
  attempts: number;

  @Field(() => Date, { nullable: true, description: 'When it is sent next; absent where it is finished.' })
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was taken.' })
  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up.' })
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that the last attempt was answered with; absent where there was no answer.' })
  @Column('smallint', { nullable: true })
  lastStatus: number | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed.' })
  @Column('text', { nullable: true })
  lastError: string | null;

  @Field(() => Int, { nullable: true, description: 'How many milliseconds the last attempt took.' })
  @Column('integer', { nullable: true })
  duration: number | null;
}

export const WebhookDeliveryPage = pageType(WebhookDelivery, 'WebhookDeliveryPage');

/** What became of a message. */
export function stateOf({ deliveredAt, failedAt }: WebhookDelivery): WebhookDeliveryState {
  if (deliveredAt) return WebhookDeliveryState.DELIVERED;
  return failedAt ? WebhookDeliveryState.FAILED : WebhookDeliveryState.WAITING;
}
