import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { Place } from '../../places/index.js';
import { Review } from '../review.entity.js';
import { CreateReviewInput, ReviewInput } from '../review.input.js';
import type { ReviewModule } from '../review.module.js';

const WHICH = { description: 'Id of the review.' };

@Resolver()
export class ReviewMutationResolver {
  constructor(private readonly services: ReviewModule) {}

  @Access('signed-in')
  @Mutation(() => Review, {
    description: 'Adds a review of a place, at most one per user. It is public at once if its author is trusted, else after approval.',
  })
  createReview(
    @Arg('input', () => CreateReviewInput, { description: 'Content of the review.' }) input: CreateReviewInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Review> {
    return this.services.reviewWriting.create(viewer, input.placeId, input, input.clientMutationId);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: "Updates the viewer's own review. A changed text must be approved again unless the author is trusted." })
  updateReview(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => ReviewInput, { description: 'New content of the review.' }) input: ReviewInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Review> {
    return this.services.reviewWriting.update(viewer, id, input);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: "Deletes the viewer's own review; returns its place." })
  deleteReview(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.reviewWriting.remove(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: 'Adds a helpful vote of the viewer to a review of another user.' })
  markReviewHelpful(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Review> {
    return this.services.reviewVotes.mark(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: "Removes the viewer's helpful vote from a review." })
  unmarkReviewHelpful(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Review> {
    return this.services.reviewVotes.unmark(viewer, id);
  }
}
