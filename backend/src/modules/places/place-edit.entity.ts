import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangedIn } from '../../core/db/derived.js';
import { User } from '../users/index.js';
import { Place } from './place.entity.js';

export enum PlaceEditStatus {
  PENDING = 'pending',
  APPLIED = 'applied',
  REJECTED = 'rejected',
}
registerEnumType(PlaceEditStatus, {
  name: 'PlaceEditStatus',
  description: 'Where a suggested edit stands.',
  valuesConfig: {
    PENDING: { description: 'Waiting for a moderator.' },
    APPLIED: { description: 'The place shows it.' },
    REJECTED: { description: 'Refused.' },
  },
});

/** What a suggested edit changes, by the field's name in `PlaceDetailsInput`. */
export type FieldChanges = Record<string, { before: string | null; after: string | null }>;

@ObjectType({ description: 'Better details of a place that somebody has suggested. Only they and moderators see it.' })
@Entity('place_edits')
@Index('place_edits_open', { synchronize: false })
@Index('place_edits_pending', { synchronize: false })
@Index('place_edits_user_id', { synchronize: false })
export class PlaceEdit {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  placeId: string;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place>;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('jsonb')
  changes: FieldChanges;

  @Field(() => String, { nullable: true, description: 'How its author knows.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => PlaceEditStatus, { description: 'Where it stands.' })
  @Column({ type: 'enum', enum: PlaceEditStatus, enumName: 'place_edit_status', default: PlaceEditStatus.PENDING })
  status: PlaceEditStatus;

  @Field(() => String, { nullable: true, name: 'reason', description: 'Why it was refused.' })
  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Field(() => Date, { description: 'When it was suggested.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Int, { description: 'Grows with each change; a decision names the one that was read.' })
  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by' })
  decider: Relation<User> | null;
}
