import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../../core/access/index.js';
import { ModerationStatus } from '../../../core/moderation/index.js';
import type { Photo, PhotoModule } from '../../photos/index.js';
import type { Review } from '../review.entity.js';
import { createReviewPhotoLoader } from '../review.loader.js';
import { isInsider, type ReviewFacts } from '../review.policy.js';
import type { ReviewService } from '../review.service.js';

/** Reads and changes the photos of reviews. */
export class ReviewPhotoService {
  private readonly byReview: DataLoader<string, Photo[]>;

  constructor(
    private readonly manager: EntityManager,
    private readonly photos: PhotoModule['photos'],
    private readonly reviews: ReviewService,
  ) {
    this.byReview = createReviewPhotoLoader(manager);
  }

  /** Returns the photos of a review that the viewer can see, in display order. */
  async list(review: Review, viewer: Viewer | null): Promise<Photo[]> {
    const photos = await this.byReview.load(review.id);
    return isInsider(await this.reviews.placed(viewer, review), viewer) ? photos : photos.filter(({ status }) => status === ModerationStatus.APPROVED);
  }

  /**
   * Sets the photos of a review to exactly these, in this order. Photos of the review that are not listed are discarded.
   * @throws InvalidInput for `photoIds` if a new photo is not an unused upload of the viewer
   */
  async replace(viewer: Viewer, { id: reviewId, cityId }: Pick<Review, 'id'> & Pick<ReviewFacts, 'cityId'>, photoIds: readonly string[]): Promise<void> {
    const wanted = [...new Set(photoIds.map((id) => id.toLowerCase()))];
    const present = (await createReviewPhotoLoader(this.manager).load(reviewId)).map(({ id }) => id);
    await this.photos.claim(
      viewer,
      wanted.filter((id) => !present.includes(id)),
      { cityId },
    );
    await this.photos.discard(present.filter((id) => !wanted.includes(id)));
    await this.manager.query(
      `INSERT INTO review_photos (photo_id, review_id, position)
       SELECT photo_id, $1, position FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (photo_id, position)
       ON CONFLICT (photo_id) DO UPDATE SET position = excluded.position`,
      [reviewId, wanted],
    );
  }
}
