import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { isId } from '../../core/db/ids.js';
import { Conflict, NotFound } from '../../core/errors/index.js';
import type { Decisions } from '../../core/moderation/decisions.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { cleanText } from '../../core/validation/text-rules.js';
import type { NoticeService } from '../accounts/index.js';
import { Photo } from './photo.entity.js';
import { approvedNotice, rejectedNotice } from './photo.notices.js';
import type { PhotoService } from './photo.service.js';

interface Tools {
  photos: PhotoService;
  decisions: Decisions;
  notices: NoticeService;
}

/** What moderators decide about photos. */
export class PhotoModerationService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Lets everyone see a photo. @throws NotFound, Conflict where everyone does already */
  async approve(moderator: Viewer, id: string): Promise<Photo> {
    const photo = await this.decide(moderator, id, ModerationStatus.APPROVED, null);
    if (photo.userId !== moderator.id) await this.tools.notices.send(photo.userId, approvedNotice(photo));
    return photo;
  }

  /** Refuses a photo. @throws NotFound, Conflict where it is refused already */
  async reject(moderator: Viewer, id: string, reason: string): Promise<Photo> {
    const words = cleanText(reason, {});
    const photo = await this.decide(moderator, id, ModerationStatus.REJECTED, words);
    await this.tools.photos.clearAvatars([photo.id]);
    if (photo.userId !== moderator.id) await this.tools.notices.send(photo.userId, rejectedNotice(photo, words));
    return photo;
  }

  private async decide(moderator: Viewer, id: string, status: ModerationStatus, rejectionReason: string | null): Promise<Photo> {
    // Two moderators who decide at the same moment decide one after the other.
    const photo = isId(id) ? await this.manager.findOne(Photo, { where: { id }, lock: { mode: 'pessimistic_write' } }) : null;
    if (!photo || photo.deletedAt) throw new NotFound('Photo');
    if (photo.status === status) throw new Conflict(`This photo is ${status} already.`);
    await this.manager.update(Photo, photo.id, { status, rejectionReason });
    await this.tools.decisions.announce({ kind: 'photo', id: photo.id, isApproved: status === ModerationStatus.APPROVED, moderatorId: moderator.id });
    return Object.assign(photo, { status, rejectionReason });
  }
}
