import { Field, Int, ObjectType } from 'type-graphql';
import { pageType, selectablePageType } from '../../core/paging/index.js';
import { Review } from './review.entity.js';
import type { RatingShare } from './review.service.js';

export const ReviewPage = pageType(Review, 'ReviewPage');
export const AdminReviewPage = selectablePageType(Review, 'AdminReviewPage');

@ObjectType('RatingShare', { description: 'Number of reviews with a certain number of stars.' })
export class RatingShareType implements RatingShare {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars: number;

  @Field(() => Int, { description: 'Number of reviews with these stars.' })
  count: number;
}

@ObjectType({ description: 'Rights of the viewer on a review.' })
export class ReviewRights {
  @Field(() => Boolean, { description: 'Whether the viewer can edit the review.' })
  edit: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can delete it as its author.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can vote for it as helpful.' })
  vote: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can report it.' })
  report: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can approve or reject it.' })
  moderate: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer can delete it as an admin.' })
  manage: boolean;
}
