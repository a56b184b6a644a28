import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangedIn } from '../../core/db/derived.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { type Image, uploadedImage } from '../../core/pictures/image.js';
import { User } from '../users/index.js';

@ObjectType({ description: 'A photo that somebody has uploaded.' })
@Entity('photos')
@Index('photos_user_id', ['userId'])
@Index('photos_pending', { synchronize: false })
@Index('photos_unused', { synchronize: false })
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

/** A photo to show by itself. */
export const imageOf = (photo: Pick<Photo, 'id' | 'fileKey' | 'alt' | 'width' | 'height' | 'thumbHash'>): Image => uploadedImage(photo, photo.alt || 'Photo');

/** What somebody is told of a photo that they have uploaded. */
export const exportedPhoto = (photo: Photo): object => {
  const { id, alt, width, height, status, rejectionReason, createdAt, usedAt } = photo;
  return { id, url: imageOf(photo).url, alt, width, height, status, rejectionReason, createdAt, usedAt };
};
