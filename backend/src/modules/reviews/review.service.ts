import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../core/access/viewer.js';
import { type Page, type PageInput, readPage } from '../../core/paging/page.js';
import { Review } from './review.entity.js';
import {
  type AuthorSelection,
  createAuthorCountLoader,
  createAuthorReviewLoader,
  createBreakdownLoader,
  createOwnReviewLoader,
  createReviewLoader,
  createVoteLoader,
  type ReviewPageLoader,
  type ReviewSelection,
} from './review.loader.js';

/** How many reviews give a number of stars. */
export interface RatingShare {
  stars: number;
  count: number;
}

/** From the best. */
export const STARS = [5, 4, 3, 2, 1];

/** Reads the reviews; those of many places or people in as many statements as those of one. */
export class ReviewService {
  private readonly breakdowns: ReturnType<typeof createBreakdownLoader>;
  private readonly authorCounts: Record<AuthorSelection, ReturnType<typeof createAuthorCountLoader>>;
  private readonly own: ReturnType<typeof createOwnReviewLoader>;
  private readonly votes: ReturnType<typeof createVoteLoader>;
  private readonly pages = new Map<string, ReviewPageLoader>();

  constructor(private readonly manager: EntityManager) {
    this.breakdowns = createBreakdownLoader(manager);
    this.authorCounts = { public: createAuthorCountLoader(manager, 'public'), all: createAuthorCountLoader(manager, 'all') };
    this.own = createOwnReviewLoader(manager);
    this.votes = createVoteLoader(manager);
  }

  /** A page of the approved reviews of a place; equal ones with the newest first. */
  async list(placeId: string, selection: ReviewSelection, page: PageInput): Promise<Page<Review>> {
    const shares = [...(await this.breakdowns.load(placeId))];
    const total = shares.filter(([stars]) => !selection.rating || stars === selection.rating).reduce((sum, [, { visible }]) => sum + visible, 0);
    return readPage(page, total, ({ offset, limit }) =>
      this.loader([selection.rating, selection.sort, limit], () => createReviewLoader(this.manager, selection, limit)).load({ ownerId: placeId, offset }),
    );
  }

  /** A page of what a person has written, the newest first. */
  async listBy(userId: string, selection: AuthorSelection, page: PageInput): Promise<Page<Review>> {
    const total = await this.authorCounts[selection].load(userId);
    return readPage(page, total, ({ offset, limit }) =>
      this.loader([selection, limit], () => createAuthorReviewLoader(this.manager, selection, limit)).load({ ownerId: userId, offset }),
    );
  }

  /** How many reviews a person has written and not deleted, whatever became of them. */
  countBy(userId: string): Promise<number> {
    return this.authorCounts.all.load(userId);
  }

  /** How many of the reviews that count for a place give five stars, four, and so on: always five rows. */
  async breakdown(placeId: string): Promise<RatingShare[]> {
    const counts = await this.breakdowns.load(placeId);
    return STARS.map((stars) => ({ stars, count: counts.get(stars)?.count ?? 0 }));
  }

  /** The viewer's own review of a place, whatever became of it; null where there is none. */
  async ownOf(placeId: string, viewer: Viewer | null): Promise<Review | null> {
    return viewer && this.own.load({ userId: viewer.id, targetId: placeId });
  }

  /** Whether the viewer has found a review helpful. */
  async hasVoted(reviewId: string, viewer: Viewer | null): Promise<boolean> {
    return viewer !== null && this.votes.load({ userId: viewer.id, targetId: reviewId });
  }

  /** Everything that a person has written, whatever became of it. */
  exported(userId: string): Promise<Review[]> {
    return this.manager.find(Review, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Lists that ask for the same are read together. */
  private loader(key: readonly unknown[], create: () => ReviewPageLoader): ReviewPageLoader {
    const name = JSON.stringify(key);
    const loader = this.pages.get(name) ?? create();
    this.pages.set(name, loader);
    return loader;
  }
}
