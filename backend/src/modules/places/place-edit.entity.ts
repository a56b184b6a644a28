import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangedIn } from '../../core/db/index.js';
import { User } from '../users/index.js';
import { Place } from './place.entity.js';

export enum PlaceEditStatus {
  PENDING = 'pending',
  APPLIED = 'applied',
  REJECTED = 'rejected',
}
registerEnumType(PlaceEditStatus, {
  name: 'PlaceEditStatus',
  description: 'Status of a suggested edit.',
  valuesConfig: {
    PENDING: { description: 'Waiting for the decision of a moderator.' },
    APPLIED: { description: 'Applied to the place.' },
    REJECTED: { description: 'Rejected by a moderator.' },
  },
});

/** Values before and after a suggested edit, by field of `PlaceDetailsInput`. */
export type FieldChanges = Record<string, { before: string | null; after: string | null }>;

@ObjectType({ description: 'Suggested change of the details of a place. Only its author and moderators can see it.' })
@Entity('place_edits')
@Index('place_edits_open', { synchronize: false })
@Index('place_edits_pending', { synchronize: false })
@Index('place_edits_user_id', { synchronize: false })
@Index('place_edits_place_id', ['placeId'])
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

  @Field(() => String, { nullable: true, description: 'Source or explanation given by the author.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => PlaceEditStatus, { description: 'Status of the edit.' })
  @Column({ type: 'enum', enum: PlaceEditStatus, enumName: 'place_edit_status', default: PlaceEditStatus.PENDING })
  status: PlaceEditStatus;

  @Field(() => String, { nullable: true, name: 'reason', description: 'Reason of the rejection.' })
  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Field(() => Date, { description: 'Time of the suggestion.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Int, { description: 'Version, incremented by each change. A decision states the version that the moderator has read.' })
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
