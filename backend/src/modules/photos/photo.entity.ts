import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangedIn } from '../../core/db/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import { type Image, uploadedImage, type UploadedPicture } from '../../core/pictures/index.js';
import { User } from '../users/index.js';

@ObjectType({ description: 'An uploaded photo.' })
@Entity('photos')
@Index('photos_user_id', ['userId'])
@Index('photos_pending', { synchronize: false })
@Index('photos_unused', { synchronize: false })
@Index('photos_avatar', { synchronize: false })
@Index('photos_kept', { synchronize: false })
export class Photo {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** Random key in the names of the files. It cannot be guessed. */
  @Column('text', { unique: true })
  fileKey: string;

  /** Number of times that the photo has stopped being public; a trigger counts. It is part of the URLs, because caches can keep files of the former URLs. */
  @Column('integer', { default: 0 })
  addressRevision: number;

  /** Whether the photo is the picture of its owner. Triggers update `users.avatar_url` accordingly. */
  @Column('boolean', { default: false })
  isAvatar: boolean;

  @Column('text')
  alt: string;

  @Field(() => Int, { description: 'Width of the largest file, in pixels.' })
  @Column('integer')
  width: number;

  @Field(() => Int, { description: 'Height of the largest file, in pixels.' })
  @Column('integer')
  height: number;

  /** ThumbHash of the photo in base64 (https://evanw.github.io/thumbhash/). */
  @Column('text')
  thumbHash: string;

  @Column({ type: 'enum', enum: ModerationStatus, enumName: 'moderation_status', default: ModerationStatus.PENDING })
  status: ModerationStatus;

  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Field(() => Date, { description: 'Time of the upload.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Time at which the photo was added to a place, city, review or profile; null if it is unused. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Whether an admin has removed it from a city or place. A deleted photo then stays in the bin, with its files and its place among the pictures. */
  @Column('boolean', { default: false })
  isKept: boolean;

  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;
}

/** Returns the image of a photo, with its public URLs. `PhotoService.imageFor` passes `sign` for photos that are not public. */
export const imageOf = (photo: UploadedPicture & Pick<Photo, 'alt'>, sign?: (url: string) => string): Image => uploadedImage(photo, photo.alt, { sign });
