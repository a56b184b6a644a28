import { type EntityManager, In } from 'typeorm';
import { beginChange, type Change, changeOf, type ChangeType, type Viewer } from '../../core/access/index.js';
import { type Decisions, ModerationStatus, type RejectionInput } from '../../core/moderation/index.js';
import { refuseUnchanged, type Selection } from '../../core/selection/index.js';
import { cleanText } from '../../core/validation/index.js';
import type { NoticeService } from '../accounts/index.js';
import { ActivityAction, type ActivityModule, ActivityTarget } from '../activities/index.js';
import { Photo } from './photo.entity.js';
import { approvedNotice, rejectedNotice } from './photo.notices.js';
import type { PhotoService } from './photo.service.js';

interface Tools extends Pick<ActivityModule, 'activities' | 'revisions'> {
  photos: PhotoService;
  decisions: Decisions;
  notices: NoticeService;
}

/** Decision about photos. */
type Outcome = { status: ModerationStatus.APPROVED; reason: null } | { status: ModerationStatus.REJECTED; reason: string };

/** Approves and rejects photos. */
export class PhotoModerationService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Approves photos. @throws NotFound if none exists, Conflict if all are approved already or have changed since they were read */
  approve(moderator: Viewer, photos: Selection<never>): Promise<ChangeType> {
    return this.decide(moderator, photos, { status: ModerationStatus.APPROVED, reason: null });
  }

  /** Rejects photos. @throws NotFound if none exists, Conflict if all are rejected already or have changed since they were read */
  reject(moderator: Viewer, photos: Selection<never>, { reason }: RejectionInput): Promise<ChangeType> {
    return this.decide(moderator, photos, { status: ModerationStatus.REJECTED, reason: cleanText(reason, {}) });
  }

  private async decide(moderator: Viewer, photos: Selection<never>, { status, reason }: Outcome): Promise<ChangeType> {
    const { activities, decisions, revisions } = this.tools;
    const isApproved = status === ModerationStatus.APPROVED;
    const { ids: selected, leftOut } = await revisions.selected(ActivityTarget.PHOTO, photos, async () => [], { done: `t.status = '${status}'`, moderator });
    const rows = { where: 't.id = ANY($1::uuid[]) AND t.deleted_at IS NULL', parameters: [selected] };
    const change = beginChange(moderator);
    const ids = await activities.update(change, {
      kind: ActivityTarget.PHOTO,
      action: isApproved ? ActivityAction.APPROVED : ActivityAction.REJECTED,
      rows: { ...rows, where: `${rows.where} AND t.status <> '${status}'` },
      values: { status, rejection_reason: reason },
    });
    if (ids.length === 0)
      return refuseUnchanged(this.manager, { table: 'photos', ...rows }, 'photo', [
        selected.length === 1 ? 'console.photoDecided' : 'console.photosDecided',
        { status },
      ]);
    await decisions.announce({ kind: 'photo', ids, isApproved, change });
    await this.tell(change, ids, reason);
    return changeOf(change, ids, leftOut);
  }

  /** Adds notices to the users who uploaded the photos. @param reason of a rejection; null for an approval */
  private async tell(change: Change, ids: readonly string[], reason: string | null): Promise<void> {
    const photos = await this.manager.findBy(Photo, { id: In([...ids]) });
    const notices = photos
      .filter(({ userId }) => userId !== change.actorId)
      .map((photo) => ({
        userId: photo.userId,
        notice: reason === null ? approvedNotice(photo) : rejectedNotice(photo, reason),
        decided: { changeId: change.id, kind: ActivityTarget.PHOTO, id: photo.id, status: photo.status },
      }));
    await this.tools.notices.send(notices);
  }
}
