import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { PlainText } from '../../core/validation/plain-text.js';
import { Text } from '../../core/validation/text-rules.js';

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

/** Photos that one review shows at most. */
const MAX_PHOTOS = 5;
const STARS = { message: 'Please choose 1 to 5 stars' };
const PHOTOS = { message: `A review has at most ${MAX_PHOTOS} photos, each once` };

@InputType({ description: 'What a review says.' })
export class ReviewInput {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @IsInt(STARS)
  @Min(1, STARS)
  @Max(5, STARS)
  rating: number;

  @Field(() => String, { nullable: true, description: 'The gist, at most 120 characters.' })
  @Text({ label: 'Title', max: [120, 'A title has at most 120 characters'] })
  title?: string | null;

  @Field(() => String, { description: 'The review itself in plain text, 1 to 5,000 characters.' })
  @Text({ label: 'Comment', required: 'Please write a few words', max: [5000, 'A review has at most 5,000 characters'], isMultiline: true })
  comment: string;

  @Field(() => String, { nullable: true, description: 'Month of the visit, as `2026-03`; not in the future.' })
  @Text({ label: 'Month', max: [7, 'Write a month as 2026-03'], pattern: ['^(19|20)\\d\\d-(0[1-9]|1[0-2])$', 'Write a month as 2026-03'] })
  visitMonth?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Photos that the viewer has uploaded for it, in their order; at most ${MAX_PHOTOS}. Left out of an edit, the photos stay as they are.`,
  })
  @IsOptional()
  @IsArray(PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, message: 'This photo is not there any more' })
  photoIds?: string[] | null;
}

@InputType({ description: 'A new review of a place.' })
export class CreateReviewInput extends ReviewInput {
  @Field(() => ID, { description: 'The place.' })
  @PlainText(200)
  placeId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Any name of this attempt, at most 200 characters: tried again under the same name, the review is written once.',
  })
  @IsOptional()
  @PlainText(200)
  clientMutationId?: string | null;
}
