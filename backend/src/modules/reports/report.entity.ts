import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Photo } from '../photos/index.js';
import { Place } from '../places/index.js';
import { Review } from '../reviews/index.js';
import { User } from '../users/index.js';

/** Why somebody reports something. */
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
  description: 'Why somebody reports something.',
  valuesConfig: {
    COPYRIGHT: { description: "It uses somebody else's work without permission." },
    HARASSMENT: { description: 'It attacks or bullies somebody.' },
    INAPPROPRIATE: { description: 'It is sexual, vulgar or otherwise out of place here.' },
    WRONG_DETAILS: { description: 'What it says of the place is wrong.' },
    HATEFUL: { description: 'It is against people for what they are.' },
    PRIVACY: { description: 'It shows or tells what is private.' },
    SPAM: { description: 'It advertises, or was written to mislead.' },
    VIOLENCE: { description: 'It threatens or shows violence.' },
    OTHER: { description: 'Something else, which the note tells.' },
  },
});

export enum ReportStatus {
  OPEN = 'open',
  UPHELD = 'upheld',
  DISMISSED = 'dismissed',
}

/** What somebody says is wrong with a place, a review or a photo: exactly one of the three. */
@ObjectType({ description: 'What somebody has told the moderators.' })
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

  @Field(() => ReportReason, { description: 'Why.' })
  @Column({ type: 'enum', enum: ReportReason, enumName: 'report_reason' })
  reason: ReportReason;

  @Field(() => String, { nullable: true, description: 'More about it.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Column({ type: 'enum', enum: ReportStatus, enumName: 'report_status', default: ReportStatus.OPEN })
  status: ReportStatus;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Keyed hash of the network that the report came from (`KeyedHash`); null once the report is decided about or 30 days old. */
  @Column('text', { nullable: true })
  networkKey: string | null;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'decided_by' })
  decider: Relation<User> | null;
}
