import { type EntityManager } from 'typeorm';
import { can, type Viewer } from '../../../core/access/index.js';
import { newId, once, type OnceKey } from '../../../core/db/index.js';
import { Conflict, Forbidden, InvalidInput, TooMany } from '../../../core/errors/index.js';
import { cleanText, textOrNull } from '../../../core/validation/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { Place, PlaceModule } from '../../places/index.js';
import type { ReviewPhotoService } from './photo.service.js';
import { Review } from '../review.entity.js';
import type { ReviewInput } from '../review.input.js';
import { firstStatus, statusAfterEdit, subjectOf } from '../review.policy.js';
import { findReview, lockVisibleReview } from '../review.query.js';

type Content = Pick<Review, 'rating' | 'title' | 'comment' | 'visitedOn'>;

/** Offset (ms) of UTC+14, the time zone in which a month begins first. */
const EARLIEST_ZONE = 14 * 3_600_000;

/** Maximum number of reviews that an author can delete within half an hour (docs/trust.md, section 3). */
const MOST_DELETED = 30;
/** Seconds. */
const HALF_AN_HOUR = 30 * 60;

/** Adds, updates and deletes reviews for their authors. */
export class ReviewWritingService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Pick<PlaceModule, 'activities' | 'places' | 'moderationRules'>,
    private readonly photos: ReviewPhotoService,
  ) {}

  /**
   * Adds a review of a public place.
   * @param key idempotency key: repeated requests with the same key add the review once
   * @throws NotFound, InvalidInput, Conflict if the viewer has already reviewed the place or used the key for another request
   */
  async create(viewer: Viewer, placeId: string, input: ReviewInput, key: OnceKey['key']): Promise<Review> {
    const content = contentOf(input);
    const photoIds = input.photoIds ?? [];
    const request = { createReview: { placeId, ...content, photoIds } };
    const id = await once(this.manager, { userId: viewer.id, key, request }, () => this.insert(viewer, placeId, content, photoIds));
    return findReview(this.manager, id);
  }

  /**
   * Updates the viewer's review. If the input has no `photoIds`, the photos stay unchanged.
   * @throws NotFound, Forbidden if another user wrote it, InvalidInput
   */
  async update(viewer: Viewer, id: string, input: ReviewInput): Promise<Review> {
    const review = await this.lockOwn(viewer, id);
    const content = contentOf(input);
    const isTextNew = content.title !== review.title || content.comment !== review.comment;
    const isShown = !isTextNew || (await this.tools.moderationRules.showsAtOnce(viewer, 'reviews', textsOf(content), review.id));
    const status = statusAfterEdit(review.status, isShown);
    await this.manager.update(Review, review.id, { ...content, status, rejectionReason: null, editedAt: () => 'now()' });
    if (input.photoIds) await this.photos.replace(viewer, review, input.photoIds);
    await this.note(viewer, ActivityAction.UPDATED, review.id, await this.tools.places.get(review.placeId));
    return findReview(this.manager, review.id);
  }

  /**
   * Deletes the viewer's review and its photos.
   * @returns the place of the review
   * @throws NotFound, Forbidden if another user wrote it, TooMany after 30 deletions within half an hour
   */
  async remove(viewer: Viewer, id: string): Promise<Place> {
    const review = await this.lockOwn(viewer, id);
    const deleted = await this.tools.activities.countLately(viewer, { action: ActivityAction.DELETED, kind: ActivityTarget.REVIEW }, HALF_AN_HOUR);
    if (deleted >= MOST_DELETED) throw new TooMany(['reviews.tooManyDeleted', { n: MOST_DELETED }], HALF_AN_HOUR);
    await this.manager.update(Review, review.id, { deletedAt: () => 'now()' });
    await this.photos.replace(viewer, review, []);
    const place = await this.tools.places.get(review.placeId);
    await this.note(viewer, ActivityAction.DELETED, review.id, place);
    return place;
  }

  private async insert(viewer: Viewer, placeId: string, content: Content, photoIds: readonly string[]): Promise<string> {
    const place = await this.tools.places.get(placeId);
    const status = firstStatus(await this.tools.moderationRules.showsAtOnce(viewer, 'reviews', textsOf(content)));
    const id = newId();
    const values = { id, placeId: place.id, userId: viewer.id, ...content, status };
    const inserted = await this.manager.createQueryBuilder().insert().into(Review).values(values).orIgnore().returning('id').execute();
    if ((inserted.raw as unknown[]).length === 0) throw new Conflict('reviews.alreadyReviewed');
    if (photoIds.length > 0) await this.photos.replace(viewer, { id, cityId: place.cityId }, photoIds);
    await this.note(viewer, ActivityAction.CREATED, id, place);
    return id;
  }

  private note(author: Viewer, action: ActivityAction, id: string, { name }: Place): Promise<void> {
    return this.tools.activities.note(author, { action, kind: ActivityTarget.REVIEW, id, label: name });
  }

  private async lockOwn(viewer: Viewer, id: string): ReturnType<typeof lockVisibleReview> {
    const review = await lockVisibleReview(this.manager, viewer, id);
    if (!can(viewer, 'edit', subjectOf(review))) throw new Forbidden('reviews.ofAnother');
    return review;
  }
}

/** Returns the texts of a review that can contain links. */
const textsOf = ({ title, comment }: Content) => ({ title, comment });

/** Converts an input to the stored columns. @throws InvalidInput if the month has not begun in any time zone */
function contentOf({ rating, title, comment, visitMonth }: ReviewInput): Content {
  const month = textOrNull(visitMonth);
  const thisMonth = new Date(Date.now() + EARLIEST_ZONE).toISOString().slice(0, 7);
  if (month && month > thisMonth) throw new InvalidInput({ visitMonth: 'reviews.monthToCome' });
  return { rating, title: textOrNull(title), comment: cleanText(comment, {}), visitedOn: month && `${month}-01` };
}
