import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { Conflict } from '../../core/errors/index.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import { cleanText } from '../../core/validation/text-rules.js';
import { Place, type PlaceModule } from '../places/index.js';
import { Review } from './review.entity.js';
import { approvedNotice, rejectedNotice } from './review.notices.js';
import { findReview, lockReview } from './review.query.js';

/** What moderators decide about reviews. */
export class ReviewDecisionService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Pick<PlaceModule, 'decisions' | 'notices'>,
  ) {}

  /** Shows a review to everyone. @throws NotFound, Conflict where it is shown already */
  approve(moderator: Viewer, id: string): Promise<Review> {
    return this.decide(moderator, id, null);
  }

  /** Keeps a review from being seen. @throws NotFound, Conflict where it is kept already */
  reject(moderator: Viewer, id: string, reason: string): Promise<Review> {
    return this.decide(moderator, id, cleanText(reason, {}));
  }

  /** Keeps an approved review from being seen until a moderator has looked at it; any other stays as it is. */
  async hold(id: string): Promise<void> {
    await this.manager.query(
      `UPDATE reviews SET status = 'pending', held_at = now() WHERE id = $1 AND status = 'approved' AND deleted_at IS NULL`, [id],
    );
  }

  /** @param reason why it is refused; null approves it */
  private async decide(moderator: Viewer, id: string, reason: string | null): Promise<Review> {
    const isApproved = reason === null;
    const status = isApproved ? ModerationStatus.APPROVED : ModerationStatus.REJECTED;
    const review = await lockReview(this.manager, id);
    if (review.status === status) throw new Conflict(`This review is already ${status}.`);
    await this.manager.update(Review, review.id, { status, rejectionReason: reason, heldAt: null });
    await this.tools.decisions.announce({ kind: 'review', id: review.id, isApproved, moderatorId: moderator.id });
    if (review.userId !== moderator.id) await this.tell(review, reason);
    return findReview(this.manager, review.id);
  }

  private async tell({ userId, placeId }: Review, reason: string | null): Promise<void> {
    const place = await this.manager.findOneByOrFail(Place, { id: placeId });
    await this.tools.notices.send(userId, reason === null ? approvedNotice(place) : rejectedNotice(place, reason));
  }
}
