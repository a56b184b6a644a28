import { ArrayMaxSize, ArrayUnique, IsArray, IsDefined, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { CoordinatesInput } from '../../core/geo/coordinates.js';
import { PHONE } from '../../core/validation/contact-rules.js';
import { PlainText } from '../../core/validation/plain-text.js';
import type { TextRules } from '../../core/validation/text-form.js';
import { Text } from '../../core/validation/text-rules.js';

/** Photos that one suggestion brings at most. */
const MAX_PHOTOS = 5;
const PHOTOS = { message: `At most ${MAX_PHOTOS} photos, each once` };

const WEBSITE: TextRules = {
  label: 'Website',
  max: [500, 'A website has at most 500 characters'],
  pattern: ['^https?://[^\\s/?#@]+\\.[^\\s/?#@]+([/?#]\\S*)?$', 'Write the whole address, as https://example.org'],
};

@InputType({ description: 'The details of a place, as people suggest them.' })
export class PlaceDetailsInput {
  @Field(() => String, { description: 'Name, 2 to 120 characters.' })
  @Text({ label: 'Name', required: 'Name is required', min: [2, 'Name must be at least 2 characters'], max: [120, 'Name must be at most 120 characters'] })
  name: string;

  @Field(() => String, { description: 'What it is like, 20 to 2,000 characters in plain text.' })
  @Text({
    label: 'Description',
    required: 'Please describe the place',
    min: [20, 'Please write at least 20 characters'],
    max: [2000, 'A description has at most 2,000 characters'],
    isMultiline: true,
  })
  description: string;

  @Field(() => String, { description: 'What kind of place it is, one of `placeKinds`.' })
  @Text({ label: 'Category', required: 'Please choose a category', max: [40, 'Please choose a category'] })
  category: string;

  @Field(() => CoordinatesInput, { description: 'Where it is; kept with 6 decimals.' })
  @IsDefined({ message: 'Please say where it is' })
  @ValidateNested()
  coordinates: CoordinatesInput;

  @Field(() => String, { nullable: true, description: 'Postal address in one line.' })
  @Text({ label: 'Address', max: [300, 'An address has at most 300 characters'] })
  fullAddress?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Text({ label: 'Pincode', max: [12, 'A pincode has at most 12 characters'], pattern: ['^[a-z0-9 -]+$', 'A pincode has letters, digits and blanks only'] })
  pincode?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  @Text(PHONE)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its own web site.' })
  @Text(WEBSITE)
  website?: string | null;

  @Field(() => String, { nullable: true, description: '`Free`, or a currency sign once to three times.' })
  @Text({ label: 'Price range', max: [4, 'Please choose a price range'], pattern: ['^(Free|([^\\w\\s])\\2{0,2})$', 'Please choose a price range'] })
  priceRange?: string | null;

  @Field(() => String, { nullable: true, description: 'When it is open, in the `opening_hours` syntax of OpenStreetMap.' })
  @Text({ label: 'Opening hours', max: [500, 'Opening hours have at most 500 characters'] })
  openingHours?: string | null;
}

@InputType({ description: 'A place that the guide lacks.' })
export class SuggestPlaceInput extends PlaceDetailsInput {
  @Field(() => ID, { description: 'The city it is in.' })
  @PlainText(200)
  cityId: string;

  @Field(() => [ID], { nullable: true, description: `Photos that the viewer has uploaded for it, in their order; at most ${MAX_PHOTOS}.` })
  @IsOptional()
  @IsArray(PHOTOS)
  @ArrayMaxSize(MAX_PHOTOS, PHOTOS)
  @ArrayUnique(PHOTOS)
  @IsUUID('all', { each: true, message: 'This photo is not there any more' })
  photoIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Any name of this attempt, at most 200 characters: tried again under the same name, the place is suggested once.',
  })
  @IsOptional()
  @PlainText(200)
  clientMutationId?: string | null;
}

@InputType({ description: 'A better version of the details of a place.' })
export class SuggestPlaceEditInput extends PlaceDetailsInput {
  @Field(() => String, { nullable: true, description: 'How you know, for the moderators; at most 500 characters.' })
  @Text({ label: 'Note', max: [500, 'A note has at most 500 characters'], isMultiline: true })
  note?: string | null;
}

@ArgsType()
export class PlacesLikeArgs {
  @Field(() => ID, { description: 'The city that the new place is in.' })
  @PlainText(200)
  cityId: string;

  @Field(() => String, { description: 'What it is called.' })
  @PlainText(200)
  name: string;

  @Field(() => CoordinatesInput, { description: 'Where it is.' })
  @IsDefined({ message: 'Please say where it is' })
  @ValidateNested()
  coordinates: CoordinatesInput;
}
