import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangedIn } from '../../core/db/derived.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { type Image, uploadedImage, type UploadedPicture } from '../../core/pictures/image.js';
import { User } from '../users/index.js';

@ObjectType({ description: 'A photo that somebody has uploaded.' })
@Entity('photos')
@Index('photos_user_id', ['userId'])
@Index('photos_pending', { synchronize: false })
@Index('photos_unused', { synchronize: false })
@Index('photos_avatar', { synchronize: false })
export class Photo {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** Names the files; nobody can guess it. */
  @Column('text', { unique: true })
  fileKey: string;

  /** How often it has stopped being public; a trigger counts. */
  @Column('integer', { default: 0 })
  addressRevision: number;

  /** Whether it is the picture of its owner; triggers keep `users.avatar_url` accordingly. */
  @Column('boolean', { default: false })
  isAvatar: boolean;

  @Column('text')
  alt: string;

  @Field(() => Int, { description: 'Pixels of its largest file, across.' })
  @Column('integer')
  width: number;

  @Field(() => Int, { description: 'Pixels of its largest file, down.' })
  @Column('integer')
  height: number;

  /** Base64 of https://evanw.github.io/thumbhash/. */
  @Column('text')
  thumbHash: string;

  @Column({ type: 'enum', enum: ModerationStatus, enumName: 'moderation_status', default: ModerationStatus.PENDING })
  status: ModerationStatus;

  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Field(() => Date, { description: 'When it was uploaded.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** When it became part of something. */
  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;
}

/** A photo to show by itself, at its public addresses. `PhotoService.imageFor` signs those of photos that are not public. */
export const imageOf = (photo: UploadedPicture & Pick<Photo, 'alt'>, sign?: (url: string) => string): Image =>
  uploadedImage(photo, photo.alt || 'Photo', { sign });
