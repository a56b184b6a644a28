import type DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { type Page, type PageInput, readPage } from '../../core/paging/page.js';
import { Review } from './review.entity.js';
import { createBreakdownLoader, createReviewLoader, type ReviewSelection } from './review.loader.js';

/** How many reviews give a number of stars. */
export interface RatingShare {
  stars: number;
  count: number;
}

const STARS = [5, 4, 3, 2, 1];

/** Reads the public reviews; those of many places in as many statements as those of one. */
export class ReviewService {
  private readonly breakdowns: ReturnType<typeof createBreakdownLoader>;
  private readonly lists = new Map<string, DataLoader<{ placeId: string; offset: number }, Review[]>>();

  constructor(private readonly manager: EntityManager) {
    this.breakdowns = createBreakdownLoader(manager);
  }

  /** A page of the approved reviews of a place; equal ones with the newest first. */
  async list(placeId: string, selection: ReviewSelection, page: PageInput): Promise<Page<Review>> {
    const shares = await this.breakdown(placeId);
    const total = shares.filter(({ stars }) => !selection.rating || stars === selection.rating).reduce((sum, { count }) => sum + count, 0);
    return readPage(page, total, ({ offset, limit }) => this.rows(selection, limit).load({ placeId, offset }));
  }

  /** How many approved reviews of a place give five stars, four, and so on: always five rows. */
  async breakdown(placeId: string): Promise<RatingShare[]> {
    const counts = await this.breakdowns.load(placeId);
    return STARS.map((stars) => ({ stars, count: counts.get(stars) ?? 0 }));
  }

  /** Everything that a person has written, whatever became of it. */
  exported(userId: string): Promise<Review[]> {
    return this.manager.find(Review, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  private rows(selection: ReviewSelection, limit: number): ReturnType<typeof createReviewLoader> {
    const key = JSON.stringify([selection.rating, selection.sort, limit]);
    const loader = this.lists.get(key) ?? createReviewLoader(this.manager, selection, limit);
    this.lists.set(key, loader);
    return loader;
  }
}
