import type { EntityManager } from 'typeorm';
import { beginChange, changeOf, type ChangeType, type Viewer } from '../../../core/access/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import { refuseUnchanged, type Selection } from '../../../core/selection/index.js';
import { cleanText } from '../../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { PlaceModule } from '../../places/index.js';
import type { AdminReviewFilter } from './admin.input.js';
import type { ReviewAdminService } from './admin.service.js';
import { approvedNotice, rejectedNotice } from '../review.notices.js';
import { lockReviews } from '../review.query.js';
import type { Reason } from '../../../core/errors/index.js';

interface Tools extends Pick<PlaceModule, 'activities' | 'decisions' | 'notices'> {
  reviewAdmin: ReviewAdminService;
}

/** A review, with its author and place for the notice about a decision. */
interface Author {
  /** Id of the review. */
  id: string;
  userId: string;
  place: { id: string; name: string };
}

/** Approves, rejects and holds reviews. */
export class ReviewDecisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Tools,
  ) {}

  /** Publishes reviews. @throws InvalidInput, NotFound, Conflict if all are approved already or have changed since they were seen */
  approve(moderator: Viewer, selection: Selection<AdminReviewFilter>): Promise<ChangeType> {
    return this.decide(moderator, selection, null);
  }

  /** Rejects and hides reviews. @throws InvalidInput, NotFound, Conflict if all are rejected already or have changed since they were seen */
  reject(moderator: Viewer, selection: Selection<AdminReviewFilter>, reason: string): Promise<ChangeType> {
    return this.decide(moderator, selection, cleanText(reason, {}));
  }

  /** Hides an approved review until a moderator decides; its rating still counts until then. Does nothing to other reviews. */
  async hold(id: string): Promise<void> {
    await this.manager.query(`UPDATE reviews SET status = 'pending', held_at = now() WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL`, [id]);
  }

  /** @param reason reason for the rejection; null approves the reviews */
  private async decide(moderator: Viewer, selection: Selection<AdminReviewFilter>, reason: string | null): Promise<ChangeType> {
    const { activities, decisions, reviewAdmin } = this.tools;
    const [status, action] = reason === null ? [ModerationStatus.APPROVED, ActivityAction.APPROVED] : [ModerationStatus.REJECTED, ActivityAction.REJECTED];
    const { ids, leftOut } = await reviewAdmin.selected(selection, { done: `t.status = '${status}'`, moderator });
    const selected = { where: 't.id = ANY($1::uuid[]) AND t.deleted_at IS NULL', parameters: [ids] };
    const change = beginChange(moderator);
    await lockReviews(this.manager, ids);
    const rows = { ...selected, where: `${selected.where} AND t.status <> '${status}'` };
    const decided = await activities.update(change, { kind: ActivityTarget.REVIEW, action, rows, values: { status, rejection_reason: reason, held_at: null } });
    if (decided.length === 0) {
      const refusal: Reason = [ids.length === 1 ? 'console.reviewDecided' : 'console.reviewsDecided', { status }];
      await refuseUnchanged(this.manager, { table: 'reviews', ...selected }, 'review', refusal);
    }
    await decisions.announce({ kind: 'review', ids: decided, isApproved: reason === null, change });
    const notices = (await this.authors(decided, moderator)).map(({ id, userId, place }) => ({
      userId,
      notice: reason === null ? approvedNotice(place) : rejectedNotice(place, reason),
      decided: { changeId: change.id, kind: ActivityTarget.REVIEW, id, status },
    }));
    await this.tools.notices.send(notices);
    return changeOf(change, decided, leftOut);
  }

  /** Returns the authors of the reviews, except the moderator. */
  private authors(ids: readonly string[], { id }: Viewer): Promise<Author[]> {
    return this.manager.query(
      `SELECT r.id, r.user_id AS "userId", json_build_object('id', p.id, 'name', p.name) AS place
       FROM reviews r JOIN places p ON p.id = r.place_id WHERE r.id = ANY($1::uuid[]) AND r.user_id <> $2`,
      [ids, id],
    );
  }
}
