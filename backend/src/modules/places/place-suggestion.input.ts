import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CoordinatesInput } from '../../core/geo/index.js';
import { type LanguageTextInput, LanguageTextsField, textInputs, type WithTexts } from '../../core/fields/index.js';
import { because, PlainText, Text } from '../../core/validation/index.js';
import { AttributeInput, MOST_ATTRIBUTES } from './attributes/index.js';
import { MOST_MORE_CATEGORIES, PLACE_FIELDS, type PlaceTextInputs } from './place.fields.js';

/** Maximum number of photos of a suggestion. */
const MAX_PHOTOS = 5;
const PHOTOS = because(['photos.tooMany', { n: MAX_PHOTOS }]);

/** Base of the input; `textInputs` adds the fields. */
abstract class Texts {}

@InputType({ description: 'Details of a place.' })
@textInputs(PLACE_FIELDS)
export class PlaceDetailsInput extends (Texts as WithTexts<Texts, PlaceTextInputs>) {
  @Field(() => CoordinatesInput, { description: 'Coordinates, stored with 6 decimals.' })
  @IsDefined(because('places.positionMissing'))
  @ValidateNested()
  coordinates: CoordinatesInput;

  @Field(() => [String], { nullable: true, description: `Slugs of further categories, at most ${MOST_MORE_CATEGORIES}; as before if omitted.` })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_MORE_CATEGORIES, because(['places.tooManyCategories', { n: MOST_MORE_CATEGORIES }]))
  @PlainText(200, { each: true })
  moreCategories?: string[] | null;

  @LanguageTextsField('Names in other languages.')
  names?: LanguageTextInput[] | null;

  @LanguageTextsField('Descriptions in other languages.')
  descriptions?: LanguageTextInput[] | null;

  @Field(() => [AttributeInput], { nullable: true, description: 'Values of attributes. Attributes that are left out keep their values.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_ATTRIBUTES, because(['attributes.tooMany', { n: MOST_ATTRIBUTES }]))
  @ValidateNested({ each: true })
  attributes?: AttributeInput[] | null;
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

@InputType({ description: 'Suggested edit: the details of a place after the change. Optional ones that are omitted stay as they are; null removes a text.' })
export class SuggestPlaceEditInput extends PlaceDetailsInput {
  @Field(() => String, { nullable: true, description: 'Source or explanation for the moderators, at most 500 characters.' })
  @Text({ label: 'Note', max: 500, isMultiline: true })
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
