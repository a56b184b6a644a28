import { Field, ObjectType } from 'type-graphql';
import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import type { User } from '../users/index.js';
import type { Photo } from './photo.entity.js';

@ObjectType({ description: 'What the viewer may do with a photo.' })
export class PhotoRights {
  @Field(() => Boolean, { description: 'Whether they may delete it.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Whether they may report it.' })
  report: boolean;
}

type Owned = Pick<Photo, 'userId'>;

const isOwn = (viewer: Viewer | null, photo: Owned): boolean => viewer?.id === photo.userId;

/** What somebody may do with a photo; null is a visitor. */
export const photoRights = (viewer: Viewer | null, photo: Owned): PhotoRights => ({
  delete: isOwn(viewer, photo),
  report: viewer !== null && !isOwn(viewer, photo),
});

/** Whether somebody is told where a photo stands. */
export const seesPhotoModeration = (viewer: Viewer | null, photo: Owned): boolean => isOwn(viewer, photo) || allows('moderator', viewer);

type Served = Pick<Photo, 'status' | 'usedAt' | 'deletedAt'>;

/** Whether everyone may load the files of a photo. */
export const isPublic = ({ status, usedAt, deletedAt }: Served): boolean => status === ModerationStatus.APPROVED && usedAt !== null && deletedAt === null;

/** Whether its owner and moderators may load the files of a photo by signed addresses: it waits for a decision, or to be used. */
export const isWaiting = (photo: Served): boolean => photo.status !== ModerationStatus.REJECTED && photo.deletedAt === null && !isPublic(photo);

/** Whether the picture of a person is public without a moderator: strangers first prove an address. Without a mail server a moderator decides. */
export const isAvatarPublic = (owner: Pick<User, 'isVerified' | 'role'>): boolean => owner.isVerified || owner.role !== 'user';

/** Whether somebody sees a photo. */
export const isSeenBy = (viewer: Viewer | null, photo: Owned & Pick<Photo, 'status'>): boolean =>
  photo.status === ModerationStatus.APPROVED || seesPhotoModeration(viewer, photo);
