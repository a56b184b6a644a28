import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { type Page, type PageInput, readPage } from '../../core/paging/page.js';
import { Review, ReviewStatus } from './review.entity.js';
import { ReviewSort } from './review.input.js';

/** How many reviews give a number of stars. */
export interface RatingShare {
  stars: number;
  count: number;
}

const ORDER: Record<ReviewSort, [column: string, direction: 'ASC' | 'DESC'] | null> = {
  [ReviewSort.NEWEST]: null,
  [ReviewSort.HIGHEST]: ['review.rating', 'DESC'],
  [ReviewSort.LOWEST]: ['review.rating', 'ASC'],
  [ReviewSort.HELPFUL]: ['review.helpful_count', 'DESC'],
};

/** Reads the public reviews. */
export class ReviewService {
  constructor(private readonly manager: EntityManager) {}

  /** A page of the approved reviews of a place; equal ones with the newest first. */
  async list(placeId: string, { rating, sort }: { rating?: number; sort: ReviewSort }, page: PageInput): Promise<Page<Review>> {
    const query = this.approved(placeId);
    if (rating) query.andWhere('review.rating = :rating', { rating });
    const order = ORDER[sort];
    if (order) query.orderBy(...order);
    query.addOrderBy('review.created_at', 'DESC').addOrderBy('review.id', 'DESC');
    return readPage(page, await query.getCount(), ({ offset, limit }) => query.offset(offset).limit(limit).getMany());
  }

  /** How many approved reviews of a place give five stars, four, and so on: always five rows. */
  async breakdown(placeId: string): Promise<RatingShare[]> {
    const rows = await this.approved(placeId)
      .select('review.rating', 'stars')
      .addSelect('count(*)::integer', 'count')
      .groupBy('review.rating')
      .getRawMany<RatingShare>();
    return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: rows.find((row) => row.stars === stars)?.count ?? 0 }));
  }

  private approved(placeId: string): SelectQueryBuilder<Review> {
    return this.manager
      .createQueryBuilder(Review, 'review')
      .where(`review.place_id = :placeId AND review.status = '${ReviewStatus.APPROVED}' AND review.deleted_at IS NULL`, { placeId });
  }
}
