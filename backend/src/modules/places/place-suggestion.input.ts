import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CoordinatesInput } from '../../core/geo/index.js';
import { because, PHONE, PlainText, Text, type TextRules } from '../../core/validation/index.js';
import type { ReasonKey } from '../../core/errors/index.js';

/** Maximum number of photos of a suggestion. */
const MAX_PHOTOS = 5;
const PHOTOS = because(['photos.tooMany', { n: MAX_PHOTOS }]);

const WEBSITE: TextRules<ReasonKey> = {
  label: 'Website',
  max: [500, 'places.websiteTooLong'],
  pattern: ['^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$', 'places.websiteInvalid'],
};

@InputType({ description: 'Details of a place.' })
export class PlaceDetailsInput {
  @Field(() => String, { description: 'Name, 2 to 120 characters.' })
  @Text({ label: 'Name', required: 'places.nameMissing', min: [2, 'places.nameTooShort'], max: [120, 'places.nameTooLong'] })
  name: string;

  @Field(() => String, { description: 'Description, 20 to 2,000 characters of plain text.' })
  @Text({
    label: 'Description',
    required: 'places.descriptionMissing',
    min: [20, 'places.descriptionTooShort'],
    max: [2000, 'places.descriptionTooLong'],
    isMultiline: true,
  })
  description: string;

  @Field(() => String, { description: 'Category, one of `placeKinds`.' })
  @Text({ label: 'Category', required: 'places.categoryMissing', max: [40, 'places.categoryMissing'] })
  category: string;

  @Field(() => CoordinatesInput, { description: 'Coordinates, stored with 6 decimals.' })
  @IsDefined(because('places.positionMissing'))
  @ValidateNested()
  coordinates: CoordinatesInput;

  @Field(() => String, { nullable: true, description: 'Postal address in one line.' })
  @Text({ label: 'Address', max: [300, 'places.addressTooLong'] })
  fullAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Text({
    label: 'Pincode',
    max: [12, 'places.pincodeTooLong'],
    pattern: ['^[a-z0-9 -]+$', 'places.pincodeInvalid'],
  })
  pincode?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  @Text(PHONE)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its own website.' })
  @Text(WEBSITE)
  website?: string | null;

  @Field(() => String, { nullable: true, description: '`Free`, or a currency sign repeated one to three times.' })
  @Text({ label: 'Price range', max: [4, 'places.priceRangeInvalid'], pattern: ['^(Free|([^\\w\\s])\\2{0,2})$', 'places.priceRangeInvalid'] })
  priceRange?: string | null;

  @Field(() => String, { nullable: true, description: 'Opening hours, in the `opening_hours` syntax of OpenStreetMap.' })
  @Text({ label: 'Opening hours', max: [500, 'places.openingHoursTooLong'] })
  openingHours?: string | null;
}

@InputType({ description: 'Suggestion of a new place.' })
export class SuggestPlaceInput extends PlaceDetailsInput {
  @Field(() => ID, { description: 'Id of its city.' })
  @PlainText(200)
  cityId: string;

  @Field(() => [ID], { nullable: true, description: `Ids of photos that the viewer has uploaded for the place, in display order; at most ${MAX_PHOTOS}.` })
  @IsOptional()
  @IsArray(PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, ...because('photos.gone') })
  photoIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Idempotency key, at most 200 characters: repeated requests with the same key suggest the place once.',
  })
  @IsOptional()
  @PlainText(200)
  clientMutationId?: string | null;
}

@InputType({ description: 'Suggested edit: all details of a place after the change.' })
export class SuggestPlaceEditInput extends PlaceDetailsInput {
  @Field(() => String, { nullable: true, description: 'Source or explanation for the moderators, at most 500 characters.' })
  @Text({ label: 'Note', max: [500, 'places.noteTooLong'], isMultiline: true })
  note?: string | null;
}

@ArgsType()
export class PlacesLikeArgs {
  @Field(() => ID, { description: 'Id of the city of the new place.' })
  @PlainText(200)
  cityId: string;

  @Field(() => String, { description: 'Name of the new place.' })
  @PlainText(200)
  name: string;

  @Field(() => CoordinatesInput, { description: 'Coordinates of the new place.' })
  @IsDefined(because('places.positionMissing'))
  @ValidateNested()
  coordinates: CoordinatesInput;
}
