import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Photo } from '../photos/index.js';
import { Place } from '../places/index.js';
import { Review } from '../reviews/index.js';
import { User } from '../users/index.js';

export enum ReportReason {
  COPYRIGHT = 'copyright',
  HARASSMENT = 'harassment',
  INAPPROPRIATE = 'inappropriate',
  WRONG_DETAILS = 'wrong-details',
  HATEFUL = 'hateful',
  PRIVACY = 'privacy',
  SPAM = 'spam',
  VIOLENCE = 'violence',
  OTHER = 'other',
}
registerEnumType(ReportReason, {
  name: 'ReportReason',
  description: 'Reason of a report.',
  valuesConfig: {
    COPYRIGHT: { description: 'It uses the work of another person without permission.' },
    HARASSMENT: { description: 'It attacks or bullies a person.' },
    INAPPROPRIATE: { description: 'It is sexual, vulgar or otherwise inappropriate.' },
    WRONG_DETAILS: { description: 'The information about the place is wrong.' },
    HATEFUL: { description: 'It is hateful towards a group of people.' },
    PRIVACY: { description: 'It shows private information.' },
    SPAM: { description: 'It is advertising, or was written to mislead.' },
    VIOLENCE: { description: 'It threatens or shows violence.' },
    OTHER: { description: 'Another reason, given in the note.' },
  },
});

export enum ReportStatus {
  OPEN = 'open',
  UPHELD = 'upheld',
  DISMISSED = 'dismissed',
}

/** A report by a user. Exactly one of `placeId`, `reviewId` and `photoId` is set. */
@ObjectType({ description: 'A report of a place, review or photo to the moderators.' })
@Entity('reports')
@Check('reports_target_check', 'num_nonnulls(place_id, review_id, photo_id) = 1')
@Index('reports_place_reporter', { synchronize: false })
@Index('reports_review_reporter', { synchronize: false })
@Index('reports_photo_reporter', { synchronize: false })
@Index('reports_open', { synchronize: false })
@Index('reports_place_id', { synchronize: false })
@Index('reports_review_id', { synchronize: false })
@Index('reports_photo_id', { synchronize: false })
@Index('reports_reporter_id', ['reporterId'])
@Index('reports_network_key', { synchronize: false })
export class Report {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  reporterId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'reporter_id' })
  reporter: Relation<User>;

  @Column('uuid', { nullable: true })
  placeId: string | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place> | null;

  @Column('uuid', { nullable: true })
  reviewId: string | null;

  @ManyToOne(() => Review, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'review_id' })
  review: Relation<Review> | null;

  @Column('uuid', { nullable: true })
  photoId: string | null;

  @ManyToOne(() => Photo, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'photo_id' })
  photo: Relation<Photo> | null;

  @Field(() => ReportReason, { description: 'Reason of the report.' })
  @Column({ type: 'enum', enum: ReportReason, enumName: 'report_reason' })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'Note of the reporter.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Column({ type: 'enum', enum: ReportStatus, enumName: 'report_status', default: ReportStatus.OPEN })
  status: ReportStatus;

  @Field(() => Date, { description: 'Time of the report.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Keyed hash of the reporter's network (`KeyedHash`). A job sets it to null once the report is decided or 30 days old. */
  @Column('text', { nullable: true })
  networkKey: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by' })
  decider: Relation<User> | null;
}
