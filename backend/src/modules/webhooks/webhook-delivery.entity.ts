import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { pageType } from '../../core/paging/index.js';
import { Webhook, WebhookEvent } from './webhook.entity.js';

export enum WebhookDeliveryState {
  WAITING = 'waiting',
  DELIVERED = 'delivered',
  FAILED = 'failed',
}
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'State of a message.',
  valuesConfig: {
    WAITING: { description: 'Waits for the first or the next attempt.' },
    DELIVERED: { description: 'The receiver accepted it.' },
    FAILED: { description: 'No further attempts follow.' },
  },
});

@ObjectType({ description: 'A message to a webhook.' })
@Entity('webhook_deliveries')
@Unique(['webhookId', 'event', 'subjectId'])
@Index('webhook_deliveries_newest', { synchronize: false })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Identifier of the message, sent as the header `webhook-id`.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  webhookId: string;

  @ManyToOne(() => Webhook, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'webhook_id' })
  webhook: Relation<Webhook>;

  @Field(() => WebhookEvent, { description: 'Event of the message.' })
  @Column({ type: 'enum', enum: WebhookEvent, enumName: 'webhook_event' })
  event: WebhookEvent;

  @Field(() => ID, { description: 'Identifier of the published place or review; for a test, that of the message.' })
  @Column('uuid')
  subjectId: string;

  /** Request body; stored from the first attempt until the message is delivered or given up. */
  @Column('text', { nullable: true, select: false })
  body: string | null;

  @Field(() => Date, { description: 'Time of the event.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Int, { description: 'Number of attempts so far.' })
  @Column('integer', { default: 0 })
  attempts: number;

  @Field(() => Date, { nullable: true, description: 'Time of the next attempt; null if none follows.' })
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time at which the receiver accepted it.' })
  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Time at which it was given up.' })
  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last attempt; null without a response.' })
  @Column('smallint', { nullable: true })
  lastStatus: number | null;

  @Field(() => String, { nullable: true, description: 'Reason why the last attempt failed; null if it did not.' })
  @Column('text', { nullable: true })
  lastError: string | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt, in milliseconds.' })
  @Column('integer', { nullable: true })
  duration: number | null;
}

export const WebhookDeliveryPage = pageType(WebhookDelivery, 'WebhookDeliveryPage');

/** Returns the state of a message. */
export function stateOf({ deliveredAt, failedAt }: WebhookDelivery): WebhookDeliveryState {
  if (deliveredAt) return WebhookDeliveryState.DELIVERED;
  return failedAt ? WebhookDeliveryState.FAILED : WebhookDeliveryState.WAITING;
}
