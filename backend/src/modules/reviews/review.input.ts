import { IsOptional, Max, Min } from 'class-validator';
import { ArgsType, Field, Int, registerEnumType } from 'type-graphql';

export enum ReviewSort {
  NEWEST = 'newest',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
  HELPFUL = 'helpful',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'The order of a list of reviews.',
  valuesConfig: {
    NEWEST: { description: 'The last written first.' },
    HIGHEST: { description: 'The most stars first.' },
    LOWEST: { description: 'The fewest stars first.' },
    HELPFUL: { description: 'Those first that most people found helpful.' },
  },
});

@ArgsType()
export class ReviewListArgs {
  @Field(() => Int, { nullable: true, description: 'Only reviews of exactly so many stars, 1 to 5.' })
  @IsOptional()
  @Min(1, { message: 'A review has at least one star' })
  @Max(5, { message: 'A review has at most five stars' })
  rating?: number;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Order of the list.' })
  sort: ReviewSort = ReviewSort.NEWEST;
}
