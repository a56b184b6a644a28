import { ArrayMaxSize, IsArray, IsIn, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { REASON } from '../../../core/moderation/index.js';
import { MAX_PICTURES, PictureInput } from '../../../core/pictures/index.js';
import { SeenVersion, selectionInput } from '../../../core/selection/index.js';
import { because, PlainText, Text } from '../../../core/validation/index.js';
import { BUSINESS_STATES, OPEN } from '../business/index.js';
import { FactFilter } from '../filters/index.js';
import { PlaceStatus } from '../place.entity.js';
import { MOST_DAYS } from '../place.input.js';
import { PlaceDetailsInput } from '../place-suggestion.input.js';

export enum AdminPlaceSort {
  NAME = 'name',
  RATING = 'rating',
  REVIEWS = 'reviews',
  CREATED = 'created',
}
registerEnumType(AdminPlaceSort, {
  name: 'AdminPlaceSort',
  description: 'Sort keys of the list of places.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    RATING: { description: 'By the average rating.' },
    REVIEWS: { description: 'By the number of reviews.' },
    CREATED: { description: 'By the time of creation.' },
  },
});

@InputType({ description: 'Filter of the list of places; a place must match every given field.' })
export class AdminPlaceFilter extends FactFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name of the place or of its city.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => PlaceStatus, { nullable: true, description: 'Only places with this status.' })
  status?: PlaceStatus | null;

  @Field(() => String, { nullable: true, description: `Only places with this business status: \`${BUSINESS_STATES.join('`, `')}\` or \`${OPEN}\`.` })
  @IsOptional()
  @IsIn([...BUSINESS_STATES, OPEN], because('places.businessStatusUnknown'))
  businessStatus?: string | null;

  @Field(() => String, { nullable: true, description: 'Only places of this category.' })
  @IsOptional()
  @PlainText(200)
  category?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only places of the city with this id.' })
  @IsOptional()
  @PlainText(200)
  cityId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only featured places; false: only other places.' })
  featured?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only places with an open report; false: only other places.' })
  reported?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only places with opening hours; false: only other places.' })
  withHours?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only places with a photo that a visitor has added; false: only other places.' })
  withPhotos?: boolean | null;

  @Field(() => Int, { nullable: true, description: `Only places that were added within so many days, 1 to ${MOST_DAYS}.` })
  @IsOptional()
  @Min(1, because('api.daysTooFew'))
  @Max(MOST_DAYS, because(['api.daysTooMany', { n: MOST_DAYS }]))
  addedWithin?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only places that the import with this id has added or changed. Changes are known for 30 days.' })
  @IsOptional()
  @PlainText(200)
  importId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only imported places of this source.' })
  @IsOptional()
  @PlainText(200)
  source?: string | null;
}

export const PlaceSelection = selectionInput(AdminPlaceFilter, 'PlaceSelection', 'Places');

const PICTURES = because(['console.tooManyPictures', { n: MAX_PICTURES }]);

@InputType({
  description:
    'Fields of a place that admins edit. In a change, optional ones that are omitted stay as they are; null removes a text. The status is changed by `approvePlaces` and `rejectPlaces`.',
})
export class PlaceInput extends PlaceDetailsInput {
  @Field(() => ID, { description: 'Id of its city.' })
  @PlainText(200)
  cityId: string;

  @Field(() => Boolean, { description: 'Whether the place is featured.' })
  featured: boolean;

  @Field(() => [PictureInput], { description: `All pictures of the place in display order, at most ${MAX_PICTURES}.` })
  @IsArray(PICTURES)
  @ArrayMaxSize(MAX_PICTURES, PICTURES)
  @ValidateNested({ each: true })
  images: PictureInput[];
}

/** REST body of a decision about a pending place. */
export class PlaceStatusInput {
  @IsIn([PlaceStatus.ACTIVE, PlaceStatus.INACTIVE], because('api.placeStatus'))
  status: PlaceStatus.ACTIVE | PlaceStatus.INACTIVE;

  @Text({ ...REASON, mayBeMissing: true })
  reason?: string | null;

  @SeenVersion()
  version?: number | null;
}
