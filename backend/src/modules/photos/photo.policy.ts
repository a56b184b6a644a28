import { Field, ObjectType } from 'type-graphql';
import { can, type Subject, type Viewer } from '../../core/access/index.js';
import { type Moderation, ModerationStatus } from '../../core/moderation/index.js';
import type { User } from '../users/index.js';
import type { Photo } from './photo.entity.js';

@ObjectType({ description: 'Actions that the viewer may take on a photo.' })
export class PhotoRights {
  @Field(() => Boolean, { description: 'Whether the viewer may delete it.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may report it.' })
  report: boolean;
}

type Owned = Pick<Photo, 'userId'>;

/** The owner of a photo, and the id of the city that it belongs to (`PhotoService.cityOf`). */
type Placed = Owned & Pick<Subject, 'cityId'>;

/** Returns the subject of a photo for `can`. Without a status it counts as not approved. */
const subjectOf = ({ userId, cityId, status }: Placed & Partial<Pick<Photo, 'status'>>): Subject => ({
  ownerId: userId,
  cityId,
  shownTo: status === ModerationStatus.APPROVED ? 'everyone' : 'insiders',
});

/** Returns what the viewer may do with a photo. @param viewer null for a visitor */
export const photoRights = (viewer: Viewer | null, photo: Owned): PhotoRights => ({
  delete: can(viewer, 'edit', subjectOf({ ...photo, cityId: null })),
  report: can(viewer, 'judge', subjectOf({ ...photo, cityId: null })),
});

/** Whether new and changed photos of the viewer need no approval: those of moderators of the city. @param cityId null for photos of no city */
export const needsNoApproval = (viewer: Viewer, cityId: string | null): boolean => can(viewer, 'moderate', subjectOf({ userId: viewer.id, cityId }));

/** Whether the viewer sees the moderation status of a photo. */
export const seesPhotoModeration = (viewer: Viewer | null, photo: Placed): boolean => can(viewer, 'inspect', subjectOf(photo));

/** Returns the moderation status of a photo for its owner and moderators; null for everyone else. */
export const photoModerationOf = (photo: Placed & Pick<Photo, 'status' | 'rejectionReason' | 'version'>, viewer: Viewer | null): Moderation | null =>
  seesPhotoModeration(viewer, photo) ? { status: photo.status, reason: photo.rejectionReason, isHeld: false, version: photo.version } : null;

type Served = Pick<Photo, 'status' | 'usedAt' | 'deletedAt'>;

/** Whether everyone may load the files of a photo. */
export const isPublic = ({ status, usedAt, deletedAt }: Served): boolean => status === ModerationStatus.APPROVED && usedAt !== null && deletedAt === null;

/** Whether owner and moderators may load the files of a photo by signed URLs: it waits for a decision, or is not used yet. */
export const isWaiting = (photo: Served): boolean => photo.status !== ModerationStatus.REJECTED && photo.deletedAt === null && !isPublic(photo);

/** Whether admins have removed the photo, and can restore it. They and its owner load its files by signed URLs. */
export const isInBin = ({ isKept, deletedAt }: Pick<Photo, 'isKept' | 'deletedAt'>): boolean => isKept && deletedAt !== null;

/**
 * Whether the picture of a user is public at once: the address is confirmed, or the user is a moderator or admin. Else a moderator decides.
 * @param needsConfirmed whether the address must be confirmed
 */
export const isAvatarPublic = (owner: Pick<User, 'isVerified' | 'role'>, needsConfirmed: boolean): boolean =>
  owner.isVerified || !needsConfirmed || owner.role !== 'user';

/** Whether the viewer may see a photo. */
export const isSeenBy = (viewer: Viewer | null, photo: Placed & Pick<Photo, 'status'>): boolean => can(viewer, 'see', subjectOf(photo));
