import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { DerivedText, VersionedRecord } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { Place } from '../places/index.js';
import { User } from '../users/index.js';

@ObjectType({ description: 'Review of a place by a user.' })
@Entity('reviews')
@Check('reviews_rating_check', 'rating BETWEEN 1 AND 5')
@Index('reviews_place_user', { synchronize: false })
@Index('reviews_place_newest', { synchronize: false })
@Index('reviews_waiting', { synchronize: false })
@Index('reviews_user_newest', { synchronize: false })
@Index('reviews_deleted', { synchronize: false })
@Index('reviews_held', { synchronize: false })
@Index('reviews_place_id', ['placeId'])
@Index('reviews_by_age', { synchronize: false })
@Index('reviews_by_status', { synchronize: false })
@Index('reviews_by_rating', { synchronize: false })
@Index('reviews_search', { synchronize: false })
export class Review extends VersionedRecord {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  placeId: string;

  @ManyToOne(() => Place, { nullable: false })
  @JoinColumn({ name: 'place_id' })
  place: Relation<Place>;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column('smallint')
  rating: number;

  @Field(() => String, { nullable: true, description: 'Title, at most 120 characters.' })
  @Column('text', { nullable: true })
  title: string | null;

  @Field(() => String, { description: 'Text of the review, in plain text.' })
  @Column('text')
  comment: string;

  @Column({ type: 'enum', enum: ModerationStatus, enumName: 'moderation_status', default: ModerationStatus.PENDING })
  status: ModerationStatus;

  @Column('text', { nullable: true })
  rejectionReason: string | null;

  /** The first day of the month of the visit, as `2026-03-01`. */
  @Column('date', { nullable: true })
  visitedOn: string | null;

  /** Time at which reports hid an approved review; its status is `pending` until a moderator decides. */
  @Column('timestamptz', { nullable: true })
  heldAt: Date | null;

  @Field(() => Int, { description: 'Number of helpful votes.' })
  @Column('integer', { default: 0 })
  helpfulCount: number;

  @Field(() => Date, { description: 'Time of writing.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last edit; null if it was never edited.' })
  @Column('timestamptz', { nullable: true })
  editedAt: Date | null;

  /** Normalized search text of title and comment: lower case without accents. */
  @DerivedText(`search_normalize(((COALESCE(title, ''::text) || ' '::text) || comment))`)
  searchText?: string;
}

/** Returns the month of the visit, such as `2026-03`. */
export const monthOf = ({ visitedOn }: Pick<Review, 'visitedOn'>): string | null => visitedOn && visitedOn.slice(0, 7);
