import { Arg, Args, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { type Page, PageInput, pageType } from '../../core/paging/page.js';
import { Place } from '../places/index.js';
import { User } from '../users/index.js';
import { Review } from './review.entity.js';
import { ReviewListArgs } from './review.input.js';
import type { RatingShare } from './review.service.js';
import type { ReviewModule } from './index.js';

const ReviewPage = pageType(Review, 'ReviewPage');

@ObjectType('RatingShare', { description: 'How many reviews give a number of stars.' })
class RatingShareType implements RatingShare {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars: number;

  @Field(() => Int, { description: 'Reviews that give them.' })
  count: number;
}

@Resolver(() => Review)
export class ReviewResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'Who wrote it; absent where the account is gone.' })
  user(@Root() review: Review): Promise<User | null> {
    return this.services.userById.load(review.userId);
  }
}

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
}
