import type { EntityManager } from 'typeorm';
import type { Subject, Viewer } from '../../core/access/index.js';
import { type Page, type PageInput, readPage } from '../../core/paging/index.js';
import type { PlaceModule } from '../places/index.js';
import { Review } from './review.entity.js';
import {
  type AuthorSelection,
  createAuthorCountLoader,
  createAuthorReviewLoader,
  createBreakdownLoader,
  createOwnReviewLoader,
  createRecentReviewLoader,
  createReviewLoader,
  createVoteLoader,
  type ReviewPageLoader,
  type ReviewSelection,
} from './review.loader.js';

/** Number of reviews with a certain number of stars. */
export interface RatingShare {
  stars: number;
  count: number;
}

/** Possible numbers of stars, the best first. */
export const STARS = [5, 4, 3, 2, 1];

/** Reads reviews. Loaders batch the reviews of many places or users, so the number of statements does not grow. */
export class ReviewService {
  private readonly breakdowns: ReturnType<typeof createBreakdownLoader>;
  private readonly authorCounts: Record<AuthorSelection, ReturnType<typeof createAuthorCountLoader>>;
  private readonly own: ReturnType<typeof createOwnReviewLoader>;
  private readonly votes: ReturnType<typeof createVoteLoader>;
  private readonly pages = new Map<string, ReviewPageLoader>();

  constructor(
    private readonly manager: EntityManager,
    private readonly placeById: PlaceModule['placeById'],
  ) {
    this.breakdowns = createBreakdownLoader(manager);
    this.authorCounts = { public: createAuthorCountLoader(manager, 'public'), all: createAuthorCountLoader(manager, 'all') };
    this.own = createOwnReviewLoader(manager);
    this.votes = createVoteLoader(manager);
  }

  /** Returns a review with the id of its city, if the rights of the viewer depend on it: those of moderators of some cities; else with null. */
  async placed(viewer: Viewer | null, review: Review): Promise<Review & Pick<Subject, 'cityId'>> {
    return Object.assign(review, { cityId: viewer?.cityIds ? ((await this.placeById.load(review.placeId))?.cityId ?? null) : null });
  }

  /** Returns a page of the approved reviews of a place. Ties are sorted by date, the newest first. */
  async list(placeId: string, selection: ReviewSelection, page: PageInput): Promise<Page<Review>> {
    const shares = [...(await this.breakdowns.load(placeId))];
    const total = shares.filter(([stars]) => !selection.rating || stars === selection.rating).reduce((sum, [, { visible }]) => sum + visible, 0);
    return readPage(page, total, ({ offset, limit }) =>
      this.loader([selection.rating, selection.sort, limit], () => createReviewLoader(this.manager, selection, limit)).load({ ownerId: placeId, offset }),
    );
  }

  /** Returns a page of the reviews of a user, the newest first. */
  async listBy(userId: string, selection: AuthorSelection, page: PageInput): Promise<Page<Review>> {
    const total = await this.authorCounts[selection].load(userId);
    return readPage(page, total, ({ offset, limit }) =>
      this.loader([selection, limit], () => createAuthorReviewLoader(this.manager, selection, limit)).load({ ownerId: userId, offset }),
    );
  }

  /** Returns up to `limit` reviews of a user that a moderator decides about, with any status, the newest first. */
  recentBy(moderator: Viewer, userId: string, limit: number): Promise<Review[]> {
    return this.loader(['recent', moderator.id, limit], () => createRecentReviewLoader(this.manager, moderator, limit)).load({ ownerId: userId, offset: 0 });
  }

  /** Returns the number of a user's reviews of any status that are not deleted. */
  countBy(userId: string): Promise<number> {
    return this.authorCounts.all.load(userId);
  }

  /** Returns the number of counted reviews of a place by stars, from 5 to 1; always five rows. */
  async breakdown(placeId: string): Promise<RatingShare[]> {
    const counts = await this.breakdowns.load(placeId);
    return STARS.map((stars) => ({ stars, count: counts.get(stars)?.count ?? 0 }));
  }

  /** Returns the viewer's own review of a place, with any status; `null` if there is none. */
  async ownOf(placeId: string, viewer: Viewer | null): Promise<Review | null> {
    return viewer && this.own.load({ userId: viewer.id, targetId: placeId });
  }

  /** Returns whether the viewer has voted for a review. */
  async hasVoted(reviewId: string, viewer: Viewer | null): Promise<boolean> {
    return viewer !== null && this.votes.load({ userId: viewer.id, targetId: reviewId });
  }

  /** Returns all reviews of a user, with any status, for the export of personal data. */
  exported(userId: string): Promise<Review[]> {
    return this.manager.find(Review, { where: { userId }, order: { createdAt: 'ASC' } });
  }

  /** Returns the shared loader for a selection, so that lists with the same arguments are batched. */
  private loader(key: readonly unknown[], create: () => ReviewPageLoader): ReviewPageLoader {
    const name = JSON.stringify(key);
    const loader = this.pages.get(name) ?? create();
    this.pages.set(name, loader);
    return loader;
  }
}
