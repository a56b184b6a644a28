import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../../core/access/index.js';
import { RejectionInput } from '../../../core/moderation/index.js';
import { PageInput, type SelectablePage, SortDirection } from '../../../core/paging/index.js';
import type { Selection } from '../../../core/selection/index.js';
import { AdminUser } from '../../accounts/index.js';
import type { Review } from '../review.entity.js';
import { AdminReviewFilter, AdminReviewSort, ReviewSelection } from './admin.input.js';
import { AdminReviewPage } from '../review.type.js';
import type { ReviewModule } from '../review.module.js';

const WHICH = { description: 'The selected reviews.' };

/** Queries and mutations with which moderators and admins manage reviews. */
@Resolver()
export class ReviewAdminResolver {
  constructor(private readonly services: ReviewModule) {}

  @Access('admin')
  @Query(() => AdminReviewPage, { description: 'All reviews of any status, for admins.' })
  adminReviews(
    @Arg('filter', () => AdminReviewFilter, { nullable: true, description: 'Filter of the list.' }) filter?: AdminReviewFilter,
    @Arg('sort', () => AdminReviewSort, { defaultValue: AdminReviewSort.CREATED, description: 'Sort key.' }) sort = AdminReviewSort.CREATED,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Sort direction.' }) direction = SortDirection.DESCENDING,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<Review>> {
    return this.services.reviewAdmin.list(filter ?? new AdminReviewFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Approves reviews; they become public.' })
  approveReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewBulk.approve(viewer, selection, {});
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Rejects reviews; they are hidden and their authors receive the reason.' })
  rejectReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Arg('input', () => RejectionInput, { description: 'Reason for the rejection.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewBulk.reject(viewer, selection, input);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes reviews.' })
  deleteReviews(
    @Arg('selection', () => ReviewSelection, WHICH) selection: Selection<AdminReviewFilter>,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.reviewBulk.delete(viewer, selection, {});
  }
}

/** Fields that this module adds to the type `AdminUser`. */
@Resolver(() => AdminUser)
export class AdminUserReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => Int, { description: 'Number of reviews of any status that are not deleted.' })
  reviewsCount(@Root() { id }: AdminUser): Promise<number> {
    return this.services.reviews.countBy(id);
  }
}
