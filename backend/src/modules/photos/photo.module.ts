import type { EntityManager } from 'typeorm';
import { Decisions, type RejectionInput } from '../../core/moderation/index.js';
import type { PictureMaker, SignedAddresses } from '../../core/pictures/index.js';
import type { FileStore } from '../../core/storage/index.js';
import type { SettingsModule } from '../settings/index.js';
import { ActivityAction, ActivityTarget } from '../activities/index.js';
import { DecisionKind } from '../standing/index.js';
import { AvatarService } from './avatar.service.js';
import { PhotoModerationService } from './photo-moderation.service.js';
import { PHOTO_BIN } from './photo.bin.js';
import { cityOfPhoto, placeOfPhoto } from './photo.query.js';
import { PhotoService } from './photo.service.js';
import { PictureService } from './picture.service.js';

/** Objects that each process creates once; the requests share them. */
export interface PhotoParts {
  pictureMaker: PictureMaker;
  store: FileStore;
  addresses: SignedAddresses;
}

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createPhotoModule(manager: EntityManager, left: SettingsModule, { pictureMaker, store, addresses }: PhotoParts) {
  const { activities, bulk, jobs, notices, personalData, revisions } = left;
  activities.track({
    kind: ActivityTarget.PHOTO,
    table: 'photos',
    label: "nullif(t.alt, '')",
    place: placeOfPhoto('t.id'),
    city: cityOfPhoto('t.id'),
    shown: ['alt', 'status'],
    revertible: ['status', 'rejection_reason', 'deleted_at', 'is_kept'],
    bin: PHOTO_BIN,
    judged: {
      person: 't.user_id',
      kinds: { [ActivityAction.APPROVED]: DecisionKind.PHOTO_APPROVED, [ActivityAction.REJECTED]: DecisionKind.PHOTO_REFUSED },
    },
  });
  const decisions = new Decisions();
  const photos = new PhotoService(manager, { store, jobs, addresses, moderationRules: left.moderationRules });
  const avatars = new AvatarService(manager, photos, left);
  const photoModeration = new PhotoModerationService(manager, { photos, activities, decisions, notices, revisions });
  const photoRows = { kind: ActivityTarget.PHOTO, rule: 'moderator' } as const;
  const photoBulk = {
    approve: bulk.define<never, object>({ ...photoRows, name: 'approve-photos', run: (viewer, selection) => photoModeration.approve(viewer, selection) }),
    reject: bulk.define<never, RejectionInput>({
      ...photoRows,
      name: 'reject-photos',
      run: (viewer, selection, input) => photoModeration.reject(viewer, selection, input),
    }),
  };
  left.accountViews.showWaitingAvatars((userId) => avatars.waitingUrl(userId));
  personalData.add('photos', {
    read: (userId) => photos.exported(userId),
    async erase(userId) {
      await avatars.remove(userId);
      await photos.discardUnshown(userId);
    },
  });
  return {
    ...left,
    pictureMaker,
    photos,
    pictures: new PictureService(manager, { photos, activities: left.activities }),
    avatars,
    photoModeration,
    photoBulk,
    decisions,
  };
}
export type PhotoModule = ReturnType<typeof createPhotoModule>;
