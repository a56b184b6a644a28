import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ModerationStatus, REASON } from '../../../core/moderation/index.js';
import { SeenVersion, selectionInput } from '../../../core/selection/index.js';
import { because, PlainText, Text } from '../../../core/validation/index.js';

export enum AdminReviewSort {
  CREATED = 'created',
  RATING = 'rating',
  HELPFUL = 'helpful',
}
registerEnumType(AdminReviewSort, {
  name: 'AdminReviewSort',
  description: 'Sort keys of the list of reviews for admins.',
  valuesConfig: {
    CREATED: { description: 'By the time of writing.' },
    RATING: { description: 'By the number of stars.' },
    HELPFUL: { description: 'By the number of helpful votes.' },
  },
});

@InputType({ description: 'Filter of the list of reviews; a review must match every given field.' })
export class AdminReviewFilter {
  @Field(() => String, { nullable: true, description: 'Words of the review, of the name of its author or of the name of its place.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only reviews with exactly this number of stars, 1 to 5.' })
  @IsOptional()
  @Min(1, because('api.starsTooLow'))
  @Max(5, because('api.starsTooHigh'))
  rating?: number | null;

  @Field(() => ModerationStatus, { nullable: true, description: 'Only reviews with this status.' })
  status?: ModerationStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only reviews with an open report; false: only other reviews.' })
  reported?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only reviews of the place with this id.' })
  @IsOptional()
  @PlainText(200)
  placeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only reviews of the user with this id.' })
  @IsOptional()
  @PlainText(200)
  userId?: string | null;
}

export const ReviewSelection = selectionInput(AdminReviewFilter, 'ReviewSelection', 'Reviews');

/** REST body of a decision about a review. */
export class ReviewStatusInput {
  @IsIn([ModerationStatus.APPROVED, ModerationStatus.REJECTED], because('api.reviewStatus'))
  status: ModerationStatus.APPROVED | ModerationStatus.REJECTED;

  @Text({ ...REASON, mayBeMissing: true })
  reason?: string | null;

  @SeenVersion()
  version?: number | null;
}
