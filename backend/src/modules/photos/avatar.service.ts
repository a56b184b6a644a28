import { type EntityManager, IsNull } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';
import { avatarUrlOf, type PhotoService } from './photo.service.js';

/** The key of an uploaded photo in the address of a picture; pictures from elsewhere have none. */
const keyOf = (url: string): string | undefined => /^\/uploads\/([\w-]+)\//.exec(url)?.[1];

/** The pictures that people show of themselves. */
export class AvatarService {
  constructor(
    private readonly manager: EntityManager,
    private readonly photos: PhotoService,
  ) {}

  /** Makes a photo that the viewer has uploaded their picture. @throws InvalidInput where it is not theirs, gone, or part of something */
  async set(viewer: Viewer, photoId: string): Promise<void> {
    await this.remove(viewer.id);
    const photo = await this.photos.claimAvatar(viewer, photoId);
    await this.manager.update(User, viewer.id, { avatarUrl: photo ? avatarUrlOf(photo.fileKey) : null });
  }

  /** Takes a person's picture away; a photo of theirs is deleted with it. */
  async remove(userId: string): Promise<void> {
    await this.photos.holdOwner(userId);
    const { avatarUrl } = await this.manager.findOneByOrFail(User, { id: userId });
    if (avatarUrl === null) return;
    await this.manager.update(User, userId, { avatarUrl: null });
    const fileKey = keyOf(avatarUrl);
    const photo = fileKey ? await this.manager.findOneBy(Photo, { userId, fileKey, deletedAt: IsNull() }) : null;
    if (photo) await this.photos.discard([photo.id]);
  }
}
