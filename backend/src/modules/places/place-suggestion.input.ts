import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CoordinatesInput } from '../../core/geo/coordinates.js';
import { PHONE } from '../../core/validation/contact-rules.js';
import { PlainText } from '../../core/validation/plain-text.js';
import type { TextRules } from '../../core/validation/text-form.js';
import { Text } from '../../core/validation/text-rules.js';

/** Maximum number of photos of a suggestion. */
const MAX_PHOTOS = 5;
const PHOTOS = { message: `At most ${MAX_PHOTOS} photos, each once` };

const WEBSITE: TextRules = {
  label: 'Website',
  max: [500, 'A website has at most 500 characters'],
  pattern: ['^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$', 'Write the full address, such as https://example.org'],
};

@InputType({ description: 'Details of a place.' })
export class PlaceDetailsInput {
  @Field(() => String, { description: 'Name, 2 to 120 characters.' })
  @Text({ label: 'Name', required: 'Name is required', min: [2, 'Name must be at least 2 characters'], max: [120, 'Name must be at most 120 characters'] })
  name: string;

  @Field(() => String, { description: 'Description, 20 to 2,000 characters of plain text.' })
  @Text({
    label: 'Description',
    required: 'Please describe the place',
    min: [20, 'Please write at least 20 characters'],
    max: [2000, 'A description has at most 2,000 characters'],
    isMultiline: true,
  })
  description: string;

  @Field(() => String, { description: 'Category, one of `placeKinds`.' })
  @Text({ label: 'Category', required: 'Please choose a category', max: [40, 'Please choose a category'] })
  category: string;

  @Field(() => CoordinatesInput, { description: 'Coordinates, stored with 6 decimals.' })
  @IsDefined({ message: 'Please say where it is' })
  @ValidateNested()
  coordinates: CoordinatesInput;

  @Field(() => String, { nullable: true, description: 'Postal address in one line.' })
  @Text({ label: 'Address', max: [300, 'An address has at most 300 characters'] })
  fullAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Text({
    label: 'Pincode',
    max: [12, 'A pincode has at most 12 characters'],
    pattern: ['^[a-z0-9 -]+$', 'A pincode can contain only letters, digits and spaces'],
  })
  pincode?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  @Text(PHONE)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its own website.' })
  @Text(WEBSITE)
  website?: string | null;

  @Field(() => String, { nullable: true, description: '`Free`, or a currency sign repeated one to three times.' })
  @Text({ label: 'Price range', max: [4, 'Please choose a price range'], pattern: ['^(Free|([^\\w\\s])\\2{0,2})$', 'Please choose a price range'] })
  priceRange?: string | null;

  @Field(() => String, { nullable: true, description: 'Opening hours, in the `opening_hours` syntax of OpenStreetMap.' })
  @Text({ label: 'Opening hours', max: [500, 'Opening hours have at most 500 characters'] })
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
  @IsUUID('all', { each: true, message: 'This photo no longer exists' })
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
  @Text({ label: 'Note', max: [500, 'A note has at most 500 characters'], isMultiline: true })
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
  @IsDefined({ message: 'Please say where it is' })
  @ValidateNested()
  coordinates: CoordinatesInput;
}
