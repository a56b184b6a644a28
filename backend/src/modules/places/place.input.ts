import { IsBoolean, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { BoundsInput, CoordinatesInput } from '../../core/geo/index.js';
import { MAX_ROWS } from '../../core/paging/index.js';
import { because, PlainText } from '../../core/validation/index.js';
import { FactFilter } from './filters/index.js';

export enum PlaceSort {
  RECOMMENDED = 'recommended',
  RATING = 'rating',
  REVIEWS = 'reviews',
  NEWEST = 'newest',
  NEAREST = 'nearest',
}
registerEnumType(PlaceSort, {
  name: 'PlaceSort',
  description: 'Order of a list of places.',
  valuesConfig: {
    RECOMMENDED: { description: 'By ranking: the average rating, weighted by the number of reviews. With a search, the best matches first.' },
    RATING: { description: 'The highest average rating first.' },
    REVIEWS: { description: 'The most reviewed first.' },
    NEWEST: { description: 'The newest first.' },
    NEAREST: { description: 'The nearest to `near` first; needs `near`.' },
  },
});

/** Limits of filters: days, and distance (m). */
export const [MOST_DAYS, MOST_METERS] = [366, 100_000];

@InputType({
  description: `Filter of the list of places; a place must match every given field. With any of \`city\`, \`category\` and \`minRating\`, or one value of \`prices\` or \`attributes\`, the total of a list is exact; otherwise it is at most ${MAX_ROWS}.`,
})
export class PlaceFilter extends FactFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the name, category, city or address; ignores case, accents and small typing errors.',
  })
  @IsOptional()
  @PlainText(200)
  search?: string;

  @Field(() => String, { nullable: true, description: 'Slug or alias of a category; ignores case.' })
  @IsOptional()
  @PlainText(200)
  category?: string;

  @Field(() => ID, { nullable: true, description: 'Id of the city.' })
  @IsOptional()
  @PlainText(200)
  city?: string;

  @Field(() => String, { nullable: true, description: 'Exact postal code; ignores blanks, hyphens and case.' })
  @IsOptional()
  @PlainText(200)
  pincode?: string;

  @Field(() => Int, { nullable: true, description: 'Minimum average rating, 1 to 5.' })
  @IsOptional()
  @Min(1, because('api.ratingTooLow'))
  @Max(5, because('api.ratingTooHigh'))
  minRating?: number;

  @Field(() => CoordinatesInput, { nullable: true, description: 'Point from which the sort `NEAREST` measures distances.' })
  @IsOptional()
  @ValidateNested()
  near?: CoordinatesInput;

  @Field(() => BoundsInput, { nullable: true, description: 'Only places inside this rectangle.' })
  @IsOptional()
  @ValidateNested()
  bounds?: BoundsInput;

  @Field(() => Boolean, { nullable: true, description: 'True: only places with a photo that a visitor has added.' })
  @IsOptional()
  @IsBoolean(because('api.trueOrFalse'))
  withPhotos?: boolean | null;

  @Field(() => Int, { nullable: true, description: `Only places that were added within so many days, 1 to ${MOST_DAYS}.` })
  @IsOptional()
  @Min(1, because('api.daysTooFew'))
  @Max(MOST_DAYS, because(['api.daysTooMany', { n: MOST_DAYS }]))
  addedWithin?: number | null;

  @Field(() => Int, { nullable: true, description: `Maximum distance from \`near\` in meters, 1 to ${MOST_METERS}; needs \`near\`.` })
  @IsOptional()
  @Min(1, because('api.distanceTooShort'))
  @Max(MOST_METERS, because(['api.distanceTooLong', { n: MOST_METERS }]))
  maxDistance?: number | null;
}

@ArgsType()
export class FeaturedPlacesArgs {
  @Field(() => Int, { defaultValue: 6, description: 'Number of places, 1 to 24.' })
  @Min(1, because('api.tooFewPlaces'))
  @Max(24, because('api.tooManyPlaces'))
  limit: number = 6;
}

@ArgsType()
export class AutocompleteArgs {
  @Field(() => String, { description: 'Text typed so far; less than two letters give no suggestions.' })
  @PlainText(200)
  text: string;
}
