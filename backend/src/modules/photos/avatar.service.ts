import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/index.js';
import { ModerationStatus } from '../../core/moderation/index.js';
import type { AccountModule } from '../accounts/index.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';
import { isAvatarPublic, needsNoApproval } from './photo.policy.js';
import type { PhotoService } from './photo.service.js';

/**
 * Sets and removes the pictures of users. `users.avatar_url` is the public URL. Triggers set it when the photo becomes public, because the
 * address was confirmed or a moderator approved the photo. They clear it when the photo is rejected or deleted.
 */
export class AvatarService {
  constructor(
    private readonly manager: EntityManager,
    private readonly photos: PhotoService,
    private readonly rules: Pick<AccountModule, 'confirmationRules' | 'moderationRules'>,
  ) {}

  /** Makes an uploaded photo the viewer's picture. @throws InvalidInput if the photo is not theirs, deleted, or already used */
  async set(viewer: Viewer, photoId: string): Promise<void> {
    await this.remove(viewer.id);
    const owner = await this.manager.findOneByOrFail(User, { id: viewer.id });
    const { confirmationRules, moderationRules } = this.rules;
    const isPublic =
      needsNoApproval(viewer, null) || (isAvatarPublic(owner, confirmationRules.needs('avatars')) && (await moderationRules.showsAtOnce(viewer, 'avatars')));
    await this.photos.claimAvatar(viewer, photoId, isPublic ? ModerationStatus.APPROVED : ModerationStatus.PENDING);
  }

  /** Removes the picture of a user, and deletes its photo. */
  async remove(userId: string): Promise<void> {
    await this.photos.holdOwner(userId);
    const photo = await this.manager.findOneBy(Photo, { userId, isAvatar: true, deletedAt: IsNull() });
    if (photo) await this.photos.discard([photo.id]);
    await this.manager.update(User, userId, { avatarUrl: null });
  }

  /** Returns the signed URL of a picture that is not public yet; null if there is none. Only the owner must get it. */
  async waitingUrl(userId: string): Promise<string | null> {
    const photo = await this.manager.findOneBy(Photo, { userId, isAvatar: true, status: ModerationStatus.PENDING, deletedAt: IsNull() });
    return photo && this.photos.signedAvatarUrl(photo);
  }
}
