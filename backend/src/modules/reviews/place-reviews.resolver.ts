import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestScope } from '../../core/access/index.js';
import { type Page, PageInput } from '../../core/paging/index.js';
import { Place } from '../places/index.js';
import { Review } from './review.entity.js';
import { ReviewListArgs } from './review.input.js';
import type { RatingShare } from './review.service.js';
import { RatingShareType, ReviewPage } from './review.type.js';
import type { ReviewModule } from './review.module.js';

/** Fields that this module adds to the type `Place`. */
@Resolver(() => Place)
export class PlaceReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'Approved reviews of the place.' })
  reviews(
    @Root() place: Place,
    @Args() args: ReviewListArgs,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<Review>> {
    return this.services.reviews.list(place.id, args, page ?? new PageInput());
  }

  @FieldResolver(() => [RatingShareType], { description: 'Number of reviews by stars, from 5 to 1; always five rows.' })
  ratingBreakdown(@Root() place: Place): Promise<RatingShare[]> {
    return this.services.reviews.breakdown(place.id);
  }

  @FieldResolver(() => Review, { nullable: true, description: "The viewer's own review of the place, with any status; null if there is none." })
  myReview(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<Review | null> {
    return this.services.reviews.ownOf(place.id, viewer);
  }
}
