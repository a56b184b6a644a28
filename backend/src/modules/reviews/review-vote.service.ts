import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { Forbidden, NotFound } from '../../core/errors/index.js';
import { ModerationStatus } from '../../core/moderation/moderation.js';
import type { Review } from './review.entity.js';
import { isAuthor } from './review.policy.js';
import { findReview, lockVisibleReview } from './review.query.js';

/** What somebody found helpful. */
interface Vote {
  reviewId: string;
  createdAt: Date;
}

/** Says who found which review helpful, and keeps its count. */
export class ReviewVoteService {
  constructor(private readonly manager: EntityManager) {}

  /** Counts the viewer among those who found a review helpful, once. @throws NotFound for one that is not public, Forbidden for their own */
  async mark(viewer: Viewer, id: string): Promise<Review> {
    return this.change(
      viewer,
      id,
      `
      WITH vote AS (INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING review_id)
      UPDATE reviews SET helpful_count = helpful_count + 1 FROM vote WHERE id = vote.review_id`,
    );
  }

  /** Takes the viewer's vote back, if there is one. @throws as `mark` */
  async unmark(viewer: Viewer, id: string): Promise<Review> {
    return this.change(
      viewer,
      id,
      `
      WITH vote AS (DELETE FROM review_votes WHERE review_id = $1 AND user_id = $2 RETURNING review_id)
      UPDATE reviews SET helpful_count = helpful_count - 1 FROM vote WHERE id = vote.review_id`,
    );
  }

  /** Everything that a person found helpful. */
  exported(userId: string): Promise<Vote[]> {
    return this.manager.query('SELECT review_id AS "reviewId", created_at AS "createdAt" FROM review_votes WHERE user_id = $1 ORDER BY created_at', [userId]);
  }

  /** Takes all votes of a person back. */
  async erase(userId: string): Promise<void> {
    // In one order, so that two people who leave at the same moment do not wait for each other.
    await this.manager.query(
      `SELECT 1 FROM reviews review JOIN review_votes vote ON vote.review_id = review.id WHERE vote.user_id = $1
       ORDER BY review.id FOR NO KEY UPDATE OF review`,
      [userId],
    );
    await this.manager.query(
      `WITH vote AS (DELETE FROM review_votes WHERE user_id = $1 RETURNING review_id)
       UPDATE reviews SET helpful_count = helpful_count - 1 FROM vote WHERE id = vote.review_id`,
      [userId],
    );
  }

  private async change(viewer: Viewer, id: string, sql: string): Promise<Review> {
    const review = await lockVisibleReview(this.manager, viewer, id);
    if (isAuthor(review, viewer)) throw new Forbidden('You cannot vote for your own review.');
    if (review.status !== ModerationStatus.APPROVED) throw new NotFound('Review');
    await this.manager.query(sql, [review.id, viewer.id]);
    return findReview(this.manager, review.id);
  }
}
