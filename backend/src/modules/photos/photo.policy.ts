import { Field, ObjectType } from 'type-graphql';
import { allows } from '../../core/access/access.js';
import type { Viewer } from '../../core/access/viewer.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
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

/** Whether somebody sees a photo. */
export const isSeenBy = (viewer: Viewer | null, photo: Owned & Pick<Photo, 'status'>): boolean =>
  photo.status === ModerationStatus.APPROVED || seesPhotoModeration(viewer, photo);
