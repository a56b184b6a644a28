import { type EntityManager, In, IsNull } from 'typeorm';
import { ModerationStatus } from '../../core/moderation/index.js';
import { dayOf, joinTexts, type Merge, type MergePart } from '../places/index.js';
import type { StandingService } from '../standing/index.js';
import { Review } from './review.entity.js';
import { lockReviews } from './review.query.js';

const STARS = 5;

/** Returns the stars as text, such as `★★★☆☆`. */
const starsOf = ({ rating }: Review): string => '★'.repeat(rating) + '☆'.repeat(STARS - rating);

/** Returns day, stars, title and text of a review, to be added to another one. */
const asText = (review: Review): string => [`${dayOf(review.createdAt)} · ${starsOf(review)}`, review.title, review.comment].filter(Boolean).join('\n');

/**
 * Moves the reviews of merged places. If a user has reviewed both, the newer review stays, and gets the text, photos and votes of the older one.
 * Limits of inputs do not apply.
 */
export class ReviewMerge implements MergePart {
  constructor(
    private readonly manager: EntityManager,
    private readonly standing: StandingService,
  ) {}

  async lock(placeIds: readonly string[]): Promise<void> {
    const rows = await this.manager.query<{ id: string }[]>('SELECT id FROM reviews WHERE place_id = ANY($1::uuid[])', [placeIds]);
    await lockReviews(
      this.manager,
      rows.map(({ id }) => id),
    );
  }

  async move(merge: Merge): Promise<void> {
    const { from, into } = merge;
    const found = await this.manager.find(Review, {
      where: { placeId: In([from, into]), deletedAt: IsNull() },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    for (const [i, older] of found.entries()) {
      const newer = found.slice(i + 1).find(({ userId }) => userId === older.userId);
      if (newer) await this.join(merge, older, newer);
    }
    await this.manager.query('UPDATE reviews SET place_id = $2 WHERE place_id = $1', [from, into]);
  }

  async finish({ reviews }: Merge): Promise<void> {
    for (const pair of reviews) await this.standing.follow(pair);
    await this.manager.query('DELETE FROM reviews WHERE id = ANY($1::uuid[])', [reviews.map(({ from }) => from)]);
  }

  /** Joins two reviews of a user. A refused one is deleted like a review that an admin deletes: its text must not become public with the other one. */
  private async join({ reviews }: Merge, older: Review, newer: Review): Promise<void> {
    const refused = [older, newer].filter(({ status }) => status === ModerationStatus.REJECTED);
    const [gone = older] = refused.length === 1 ? refused : [];
    await this.manager.update(Review, gone.id, { deletedAt: () => 'now()' });
    if (refused.length === 1) return;
    const isOlderWaiting = older.status === ModerationStatus.PENDING;
    await this.manager.update(Review, newer.id, {
      comment: joinTexts(newer.comment, asText(older)) ?? newer.comment,
      visitedOn: newer.visitedOn ?? older.visitedOn,
      ...(isOlderWaiting && { status: older.status, heldAt: newer.heldAt ?? older.heldAt }),
    });
    await this.movePhotos(older.id, newer.id);
    await this.moveVotes(older.id, newer.id);
    reviews.push({ from: older.id, into: newer.id });
  }

  private async movePhotos(from: string, into: string): Promise<void> {
    await this.manager.query(
      `UPDATE review_photos SET review_id = $2, position = position + (SELECT coalesce(max(position), 0) + 1 FROM review_photos WHERE review_id = $2)
       WHERE review_id = $1`,
      [from, into],
    );
  }

  private async moveVotes(from: string, into: string): Promise<void> {
    await this.manager.query(
      'INSERT INTO review_votes (review_id, user_id, created_at) SELECT $2, user_id, created_at FROM review_votes WHERE review_id = $1 ON CONFLICT DO NOTHING',
      [from, into],
    );
    await this.manager.query('UPDATE reviews SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_id = $1) WHERE id = $1', [into]);
  }
}
