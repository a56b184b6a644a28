import { IsIn, IsOptional, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { ModerationStatus, REASON } from '../../core/moderation/moderation.js';
import { SeenVersion, selectionInput } from '../../core/selection/selection.js';
import { PlainText } from '../../core/validation/plain-text.js';
import { Text } from '../../core/validation/text-rules.js';

export enum AdminReviewSort {
  CREATED = 'created',
  RATING = 'rating',
  HELPFUL = 'helpful',
}
registerEnumType(AdminReviewSort, {
  name: 'AdminReviewSort',
  description: 'The order of the list of reviews that admins see.',
  valuesConfig: {
    CREATED: { description: 'By when it was written.' },
    RATING: { description: 'By the stars.' },
    HELPFUL: { description: 'By how many found it helpful.' },
  },
});

@InputType({ description: 'Which reviews to list; every part narrows the list further.' })
export class AdminReviewFilter {
  @Field(() => String, { nullable: true, description: "Words of the review, its author's or its place's name." })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Only those with so many stars.' })
  @IsOptional()
  @Min(1, { message: 'A review has at least one star' })
  @Max(5, { message: 'A review has at most five stars' })
  rating?: number | null;

  @Field(() => ModerationStatus, { nullable: true, description: 'Only those of this standing.' })
  status?: ModerationStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those with an open report, or only others.' })
  reported?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this place.' })
  @IsOptional()
  @PlainText(200)
  placeId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this person.' })
  @IsOptional()
  @PlainText(200)
  userId?: string | null;
}

export const ReviewSelection = selectionInput(AdminReviewFilter, 'ReviewSelection', 'Reviews');

/** A decision as the REST API takes it. */
export class ReviewStatusInput {
  @IsIn([ModerationStatus.APPROVED, ModerationStatus.REJECTED], { message: 'A status is approved or rejected' })
  status: ModerationStatus.APPROVED | ModerationStatus.REJECTED;

  @Text({ ...REASON, mayBeMissing: true })
  reason?: string | null;

  @SeenVersion()
  version?: number | null;
}
