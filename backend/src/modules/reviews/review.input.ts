import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { because, PlainText, Text } from '../../core/validation/index.js';

export enum ReviewSort {
  NEWEST = 'newest',
  HIGHEST = 'highest',
  LOWEST = 'lowest',
  HELPFUL = 'helpful',
}
registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: 'Order of a list of reviews.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    HIGHEST: { description: 'The most stars first.' },
    LOWEST: { description: 'The fewest stars first.' },
    HELPFUL: { description: 'The most helpful votes first.' },
  },
});

@ArgsType()
export class ReviewListArgs {
  @Field(() => Int, { nullable: true, description: 'Only reviews with exactly this number of stars, 1 to 5.' })
  @IsOptional()
  @Min(1, because('api.starsTooLow'))
  @Max(5, because('api.starsTooHigh'))
  rating?: number;

  @Field(() => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Order of the list.' })
  sort: ReviewSort = ReviewSort.NEWEST;
}

/** Maximum number of photos of a review. */
const MAX_PHOTOS = 5;
const STARS = because('reviews.stars');
const PHOTOS = because(['reviews.tooManyPhotos', { n: MAX_PHOTOS }]);

@InputType({ description: 'Content of a review.' })
export class ReviewInput {
  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @IsInt(STARS)
  @Min(1, STARS)
  @Max(5, STARS)
  rating: number;

  @Field(() => String, { nullable: true, description: 'Title, at most 120 characters.' })
  @Text({ label: 'Title', max: 120 })
  title?: string | null;

  @Field(() => String, { description: 'Text of the review, 1 to 5,000 characters of plain text.' })
  @Text({ label: 'Comment', required: 'reviews.commentMissing', max: 5000, isMultiline: true })
  comment: string;

  @Field(() => String, { nullable: true, description: 'Month of the visit, such as `2026-03`; not in the future.' })
  @Text({ label: 'Month', max: 7, tooLong: 'reviews.monthInvalid', pattern: ['^(19|20)\\d\\d-(0[1-9]|1[0-2])$', 'reviews.monthInvalid'] })
  visitMonth?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of photos that the viewer has uploaded, in display order; at most ${MAX_PHOTOS}. If omitted in an update, the photos stay unchanged.`,
  })
  @IsOptional()
  @IsArray(PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, ...because('photos.gone') })
  photoIds?: string[] | null;
}

@InputType({ description: 'A new review of a place.' })
export class CreateReviewInput extends ReviewInput {
  @Field(() => ID, { description: 'Id of the place.' })
  @PlainText(200)
  placeId: string;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key, at most 200 characters: repeated requests with the same key add the review once.',
  })
  @IsOptional()
  @PlainText(200)
  clientMutationId?: string | null;
}
