import { Field, Int, ObjectType } from 'type-graphql';
import { pageType, selectablePageType } from '../../core/paging/page.js';
import { Review } from './review.entity.js';
import type { RatingShare } from './review.service.js';

export const ReviewPage = pageType(Review, 'ReviewPage');
export const AdminReviewPage = selectablePageType(Review, 'AdminReviewPage');

@ObjectType('RatingShare', { description: 'How many reviews give a number of stars.' })
export class RatingShareType implements RatingShare {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  stars: number;

  @Field(() => Int, { description: 'Reviews that give them.' })
  count: number;
}

@ObjectType({ description: 'What the viewer may do with a review.' })
export class ReviewRights {
  @Field(() => Boolean, { description: 'Change it.' })
  edit: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Say that it was helpful.' })
  vote: boolean;

  @Field(() => Boolean, { description: 'Tell the moderators that something is wrong with it.' })
  report: boolean;

  @Field(() => Boolean, { description: 'Approve or reject it.' })
  moderate: boolean;

  @Field(() => Boolean, { description: "Delete it though it is somebody else's." })
  manage: boolean;
}
