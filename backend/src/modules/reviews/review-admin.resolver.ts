import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { SignedInScope } from '../../core/access/request.js';
import { RejectionInput } from '../../core/moderation/moderation.js';
import { PageInput, type SelectablePage } from '../../core/paging/page.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import type { Selection } from '../../core/selection/selection.js';
import { AdminUser } from '../accounts/index.js';
import type { Review } from './review.entity.js';
import { AdminReviewFilter, AdminReviewSort, ReviewSelection } from './review-admin.input.js';
import { AdminReviewPage } from './review.type.js';
import type { ReviewModule } from './index.js';

const WHICH = { description: 'Which reviews.' };

/** What moderators and admins do with reviews. */
@Resolver()
export class ReviewAdminResolver {
  constructor(private readonly services: ReviewModule) {}

  @Access('admin')
  @Query(() => AdminReviewPage, { description: 'The reviews, as admins see them.' })
  adminReviews(
    @Arg('filter', () => AdminReviewFilter, { nullable: true, description: 'Narrows the list.' }) filter?: AdminReviewFilter,
    @Arg('sort', () => AdminReviewSort, { defaultValue: AdminReviewSort.CREATED, description: 'Order of the list.' }) sort = AdminReviewSort.CREATED,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Which way.' }) direction = SortDirection.DESCENDING,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<Review>> {
    return this.services.reviewAdmin.list(filter ?? new AdminReviewFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Shows reviews to everyone.' })
  approveReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewDecisions.approve(viewer, selection);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Keeps reviews from being seen; their authors are told why.' })
  rejectReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Arg('input', () => RejectionInput, { description: 'Why.' }) { reason }: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewDecisions.reject(viewer, selection, reason);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes reviews.' })
  deleteReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewAdmin.remove(viewer, selection);
  }
}

/** What this module adds to a person, as admins see them. */
@Resolver(() => AdminUser)
export class AdminUserReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => Int, { description: 'Reviews that are not deleted, whatever became of them.' })
  reviewsCount(@Root() { id }: AdminUser): Promise<number> {
    return this.services.reviews.countBy(id);
  }
}
