import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';
import { isAvatarPublic } from './photo.policy.js';
import type { PhotoService } from './photo.service.js';

/**
 * The pictures that people show of themselves. `users.avatar_url` is what everyone sees: triggers set it when the photo becomes public, by a
 * confirmed address or a moderator, and take it away when the photo is rejected or deleted.
 */
export class AvatarService {
  constructor(
    private readonly manager: EntityManager,
    private readonly photos: PhotoService,
  ) {}

  /** Makes a photo that the viewer has uploaded their picture. @throws InvalidInput where it is not theirs, gone, or part of something */
  async set(viewer: Viewer, photoId: string): Promise<void> {
    await this.remove(viewer.id);
    const owner = await this.manager.findOneByOrFail(User, { id: viewer.id });
    await this.photos.claimAvatar(viewer, photoId, isAvatarPublic(owner) ? ModerationStatus.APPROVED : ModerationStatus.PENDING);
  }

  /** Takes a person's picture away; a photo of theirs is deleted with it. */
  async remove(userId: string): Promise<void> {
    await this.photos.holdOwner(userId);
    const photo = await this.manager.findOneBy(Photo, { userId, isAvatar: true, deletedAt: IsNull() });
    if (photo) await this.photos.discard([photo.id]);
    await this.manager.update(User, userId, { avatarUrl: null });
  }

  /** The signed address of the picture that waits to become public, for its owner alone; null if there is none. */
  async waitingUrl(userId: string): Promise<string | null> {
    const photo = await this.manager.findOneBy(Photo, { userId, isAvatar: true, status: ModerationStatus.PENDING, deletedAt: IsNull() });
    return photo && this.photos.signedAvatarUrl(photo);
  }
}
