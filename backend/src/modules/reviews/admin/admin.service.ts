import type { EntityManager } from 'typeorm';
import { beginChange, changeOf, type ChangeType, ofCities, type Viewer } from '../../../core/access/index.js';
import { NotFound } from '../../../core/errors/index.js';
import { type PageInput, readPage, type SelectablePage, type SortDirection } from '../../../core/paging/index.js';
import { asOfNow, type FindIds, type Selection } from '../../../core/selection/index.js';
import { ActivityAction, ActivityTarget } from '../../activities/index.js';
import type { PlaceModule } from '../../places/index.js';
import type { Review } from '../review.entity.js';
import type { AdminReviewFilter, AdminReviewSort } from './admin.input.js';
import { adminReviews, planReviews, sortReviews } from './admin.query.js';
import { CITY_OF_REVIEW } from '../review.loader.js';
import { findReview, lockReviews } from '../review.query.js';

/** Lists, selects and deletes reviews for admins. */
export class ReviewAdminService {
  constructor(
    private readonly manager: EntityManager,
    private readonly tools: Pick<PlaceModule, 'activities' | 'decisions' | 'revisions'>,
  ) {}

  /** Returns a page of the reviews that match a filter, with any status of the review and its place. */
  list(filter: AdminReviewFilter, order: { sort: AdminReviewSort; direction: SortDirection }, page: PageInput): Promise<SelectablePage<Review>> {
    return asOfNow(this.manager, async () => {
      const { total, isByIndex } = await planReviews(this.manager, filter);
      return readPage(page, total, ({ offset, limit }) =>
        sortReviews(adminReviews(this.manager, filter, isByIndex), order.sort, order.direction)
          .offset(offset)
          .limit(limit)
          .getMany(),
      );
    });
  }

  /**
   * Returns up to `limit` matching reviews with an id greater than `after`, ordered by id, with their authors and places.
   * If `ids` is given, only these reviews.
   */
  async portion(filter: AdminReviewFilter, ids: readonly string[] | undefined, after: string | null, limit: number): Promise<Review[]> {
    const query = adminReviews(this.manager, filter, (await planReviews(this.manager, filter)).isByIndex);
    if (ids) query.andWhere('review.id = ANY(:ids)', { ids });
    if (after) query.andWhere('review.id > :after', { after });
    return query.leftJoinAndSelect('review.user', 'author').leftJoinAndSelect('review.place', 'place').orderBy('review.id').limit(limit).getMany();
  }

  /** Returns a review that is not deleted. @throws NotFound */
  get(id: string): Promise<Review> {
    return findReview(this.manager, id);
  }

  /**
   * Returns the ids of the selected reviews, without those that have changed since they were seen.
   * @param options as for `RevisionService.selected`
   * @throws InvalidInput, Conflict as `RevisionService.selected`
   */
  selected(
    selection: Selection<AdminReviewFilter>,
    options: Parameters<PlaceModule['revisions']['selected']>[3] = {},
  ): ReturnType<PlaceModule['revisions']['selected']> {
    const find: FindIds<AdminReviewFilter> = async (filter, limit) => {
      const { isByIndex } = await planReviews(this.manager, filter);
      const found = await adminReviews(this.manager, filter, isByIndex)
        .andWhere(ofCities(options.moderator ?? { cityIds: null }, CITY_OF_REVIEW))
        .select('review.id', 'id')
        .limit(limit)
        .getRawMany<{ id: string }>();
      return found.map(({ id }) => id);
    };
    return this.tools.revisions.selected(ActivityTarget.REVIEW, selection, find, options);
  }

  /**
   * Marks reviews as deleted; their open reports become UPHELD.
   * @throws InvalidInput, NotFound if none of them exists, Conflict as `selected`
   */
  async remove(admin: Viewer, selection: Selection<AdminReviewFilter>): Promise<ChangeType> {
    const { ids, leftOut } = await this.selected(selection);
    const change = beginChange(admin);
    await lockReviews(this.manager, ids);
    const rows = { where: 't.id = ANY($1::uuid[]) AND t.deleted_at IS NULL', parameters: [ids] };
    const values = { deleted_at: new Date().toISOString() };
    const deleted = await this.tools.activities.update(change, { kind: ActivityTarget.REVIEW, action: ActivityAction.DELETED, rows, values });
    if (deleted.length === 0) throw new NotFound('review');
    await this.tools.decisions.announce({ kind: 'review', ids: deleted, isApproved: false, change });
    return changeOf(change, deleted, leftOut);
  }
}
