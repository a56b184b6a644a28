import type { EntityManager } from 'typeorm';
import { can, type Viewer } from '../../../core/access/index.js';
import { Forbidden, NotFound } from '../../../core/errors/index.js';
import type { ConfirmationRules } from '../../accounts/index.js';
import type { Review } from '../review.entity.js';
import { subjectOf } from '../review.policy.js';
import { findReview, lockVisibleReview } from '../review.query.js';

/** A helpful vote of a user. */
interface Vote {
  reviewId: string;
  createdAt: Date;
}

/** Adds and removes helpful votes, and updates `helpful_count` of the reviews. */
export class ReviewVoteService {
  constructor(
    private readonly manager: EntityManager,
    private readonly confirmationRules: ConfirmationRules,
  ) {}

  /**
   * Adds the viewer's vote to a review, at most once.
   * @returns the review with its new count
   * @throws NotFound if the review is not public, Forbidden if it is the viewer's own, and if votes need a confirmed address
   */
  async mark(viewer: Viewer, id: string): Promise<Review> {
    this.confirmationRules.require(viewer, 'votes');
    return this.change(
      viewer,
      id,
      `
      WITH vote AS (INSERT INTO review_votes (review_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING review_id)
      UPDATE reviews SET helpful_count = helpful_count + 1 FROM vote WHERE id = vote.review_id`,
    );
  }

  /** Removes the viewer's vote, if there is one. @returns and throws as `mark` */
  async unmark(viewer: Viewer, id: string): Promise<Review> {
    return this.change(
      viewer,
      id,
      `
      WITH vote AS (DELETE FROM review_votes WHERE review_id = $1 AND user_id = $2 RETURNING review_id)
      UPDATE reviews SET helpful_count = helpful_count - 1 FROM vote WHERE id = vote.review_id`,
    );
  }

  /** Returns all votes of a user, for the export of personal data. */
  exported(userId: string): Promise<Vote[]> {
    return this.manager.query('SELECT review_id AS "reviewId", created_at AS "createdAt" FROM review_votes WHERE user_id = $1 ORDER BY created_at', [userId]);
  }

  /** Removes all votes of a user. */
  async erase(userId: string): Promise<void> {
    // All callers lock the reviews ordered by id, so two accounts that are deleted at the same time cannot deadlock.
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
    if (!can(viewer, 'judge', subjectOf(review))) throw new Forbidden('reviews.ownVote');
    if (!can(viewer, 'contribute', subjectOf(review))) throw new NotFound('review');
    await this.manager.query(sql, [review.id, viewer.id]);
    return findReview(this.manager, review.id);
  }
}
