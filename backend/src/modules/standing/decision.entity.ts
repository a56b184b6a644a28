import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

export enum DecisionKind {
  REVIEW_APPROVED = 'review-approved',
  REVIEW_REFUSED = 'review-refused',
  PHOTO_APPROVED = 'photo-approved',
  PHOTO_REFUSED = 'photo-refused',
  SUGGESTION_APPROVED = 'suggestion-approved',
  SUGGESTION_REFUSED = 'suggestion-refused',
  REPORT_AGREED = 'report-agreed',
  REPORT_DISMISSED = 'report-dismissed',
  SUSPENDED = 'suspended',
  REINSTATED = 'reinstated',
}
registerEnumType(DecisionKind, {
  name: 'DecisionKind',
  description: 'Kind of a decision about a user.',
  valuesConfig: {
    REVIEW_APPROVED: { description: 'A moderator approved a review of the user.' },
    REVIEW_REFUSED: { description: 'A moderator refused a review of the user, or an admin deleted it.' },
    PHOTO_APPROVED: { description: 'A moderator approved a photo of the user.' },
    PHOTO_REFUSED: { description: 'A moderator refused a photo of the user.' },
    SUGGESTION_APPROVED: { description: 'A moderator approved a place or applied an edit that the user suggested.' },
    SUGGESTION_REFUSED: { description: 'A moderator refused a place or an edit that the user suggested.' },
    REPORT_AGREED: { description: 'A moderator agreed with a report by the user.' },
    REPORT_DISMISSED: { description: 'A moderator dismissed a report by the user.' },
    SUSPENDED: { description: 'An admin suspended the user.' },
    REINSTATED: { description: 'An admin ended the suspension of the user.' },
  },
});

/** A decision about a user. It stays if its target is deleted, and for 12 months after the account is deleted. */
@ObjectType({ description: 'A decision about a user.' })
@Entity('decisions')
@Check('decisions_person_check', 'num_nonnulls(user_id, address_key) = 1 AND (address_key IS NULL) = (forget_at IS NULL)')
@Index('decisions_user_target', { synchronize: false })
@Index('decisions_address_key', { synchronize: false })
@Index('decisions_forget_at', { synchronize: false })
@Index('decisions_change_id', { synchronize: false })
export class Decision {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  /** Null once the account is deleted. */
  @Column('uuid', { nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User> | null;

  /** Keyed hash of the address of a deleted account (`KeyedHash`). */
  @Column('text', { nullable: true })
  addressKey: string | null;

  @Field(() => DecisionKind, { description: 'Kind of the decision.' })
  @Column({ type: 'enum', enum: DecisionKind, enumName: 'decision_kind' })
  kind: DecisionKind;

  @Field(() => ID, { description: 'Identifier of the review, photo, place, edit, report or user that the decision is about.' })
  @Column('uuid')
  targetId: string;

  /** The change that made the decision; undoing the change deletes the decision. */
  @Column('uuid', { nullable: true })
  changeId: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by' })
  decider: Relation<User> | null;

  @Field(() => Date, { description: 'Time of the decision.' })
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  decidedAt: Date;

  @Field(() => String, { nullable: true, description: 'Code of the reason: that of the report, or `deleted` if an admin deleted the review.' })
  @Column('text', { nullable: true })
  reason: string | null;

  @Field(() => Date, { nullable: true, description: 'End of a suspension.' })
  @Column('timestamptz', { nullable: true })
  until: Date | null;

  /** Time at which a decision about a deleted account is deleted. */
  @Column('timestamptz', { nullable: true })
  forgetAt: Date | null;
}
