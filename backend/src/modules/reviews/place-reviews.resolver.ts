import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestScope } from '../../core/access/request.js';
import { type Page, PageInput } from '../../core/paging/page.js';
import { Place } from '../places/index.js';
import { Review } from './review.entity.js';
import { ReviewListArgs } from './review.input.js';
import type { RatingShare } from './review.service.js';
import { RatingShareType, ReviewPage } from './review.type.js';
import type { ReviewModule } from './index.js';

/** What this module adds to a place. */
@Resolver(() => Place)
export class PlaceReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'Its approved reviews.' })
  reviews(
    @Root() place: Place,
    @Args() args: ReviewListArgs,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<Review>> {
    return this.services.reviews.list(place.id, args, page ?? new PageInput());
  }

  @FieldResolver(() => [RatingShareType], { description: 'How many reviews give five stars, four, and so on: always five rows.' })
  ratingBreakdown(@Root() place: Place): Promise<RatingShare[]> {
    return this.services.reviews.breakdown(place.id);
  }

  @FieldResolver(() => Review, { nullable: true, description: "The viewer's own review of it, whatever became of it." })
  myReview(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<Review | null> {
    return this.services.reviews.ownOf(place.id, viewer);
  }
}
