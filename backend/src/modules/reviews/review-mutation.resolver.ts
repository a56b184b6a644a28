import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { SignedInScope } from '../../core/access/request.js';
import { Place } from '../places/index.js';
import { Review } from './review.entity.js';
import { CreateReviewInput, ReviewInput } from './review.input.js';
import type { ReviewModule } from './index.js';

const WHICH = { description: 'Which review.' };

@Resolver()
export class ReviewMutationResolver {
  constructor(private readonly services: ReviewModule) {}

  @Access('signed-in')
  @Mutation(() => Review, { description: 'Reviews a place, once; it shows when a moderator has approved it, or at once if its author is trusted.' })
  createReview(
    @Arg('input', () => CreateReviewInput, { description: 'What it says.' }) input: CreateReviewInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Review> {
    return this.services.reviewWriting.create(viewer, input.placeId, input, input.clientMutationId);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: "Changes the viewer's own review; a new text is read by a moderator again." })
  updateReview(
    @Arg('id', () => ID, WHICH) id: string,
    @Arg('input', () => ReviewInput, { description: 'What it says from now on.' }) input: ReviewInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Review> {
    return this.services.reviewWriting.update(viewer, id, input);
  }

  @Access('signed-in')
  @Mutation(() => Place, { description: "Deletes the viewer's own review; answers the place that it was about." })
  deleteReview(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.reviewWriting.remove(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: "Says that the viewer found somebody else's review helpful." })
  markReviewHelpful(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Review> {
    return this.services.reviewVotes.mark(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Review, { description: 'Takes back that the viewer found a review helpful.' })
  unmarkReviewHelpful(@Arg('id', () => ID, WHICH) id: string, @Ctx() { viewer }: SignedInScope): Promise<Review> {
    return this.services.reviewVotes.unmark(viewer, id);
  }
}
