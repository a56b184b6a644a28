import { ArrayMaxSize, IsArray, IsDefined, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { CoordinatesInput } from '../../core/geo/index.js';
import { MAX_PICTURES, PictureInput } from '../../core/pictures/index.js';
import { selectionInput } from '../../core/selection/index.js';
import { type LanguageTextInput, LanguageTextsField, textInputs, type WithTexts } from '../../core/fields/index.js';
import { because, PlainText, Text } from '../../core/validation/index.js';
import { CityStatus } from './city.entity.js';
import { CITY_FIELDS, type CityTextInputs } from './city.fields.js';

export enum AdminCitySort {
  NAME = 'name',
  POPULATION = 'population',
  PLACES = 'places',
  CREATED = 'created',
}
registerEnumType(AdminCitySort, {
  name: 'AdminCitySort',
  description: 'Sort keys of the list of cities.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    POPULATION: { description: 'By population.' },
    PLACES: { description: 'By the number of public places.' },
    CREATED: { description: 'By the time of creation.' },
  },
});

@InputType({ description: 'Filter of the list of cities; a city must match every given field.' })
export class AdminCityFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name, state or country.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => CityStatus, { nullable: true, description: 'Only cities with this status.' })
  status?: CityStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only featured cities; false: only other cities.' })
  featured?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Exact name of the country.' })
  @IsOptional()
  @PlainText(200)
  country?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only cities that the import with this id has added or changed. Changes are known for 30 days.' })
  @IsOptional()
  @PlainText(200)
  importId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only imported cities of this source.' })
  @IsOptional()
  @PlainText(200)
  source?: string | null;
}

export const CitySelection = selectionInput(AdminCityFilter, 'CitySelection', 'Cities');

/** Maximum population: about four times that of the largest city. */
export const MAX_POPULATION = 150_000_000;
const POPULATION = because('console.population');
/** Earliest founding year: older than any city. */
export const FIRST_YEAR = -10_000;
export const LAST_YEAR = 2100;
const YEAR = because('console.year');
const PICTURES = because(['console.tooManyPictures', { n: MAX_PICTURES }]);

/** Base of the input; `textInputs` adds the fields. */
abstract class Texts {}

@InputType({ description: 'All fields of a city that admins edit.' })
@textInputs(CITY_FIELDS)
export class CityInput extends (Texts as WithTexts<Texts, CityTextInputs>) {
  @Field(() => Int, { nullable: true, description: 'Number of inhabitants, at most 150,000,000.' })
  @IsOptional()
  @IsInt(POPULATION)
  @Min(0, POPULATION)
  @Max(MAX_POPULATION, POPULATION)
  population?: number | null;

  @Field(() => Int, { nullable: true, description: 'Founding year, −10,000 to 2100; negative years are BCE.' })
  @IsOptional()
  @IsInt(YEAR)
  @Min(FIRST_YEAR, YEAR)
  @Max(LAST_YEAR, YEAR)
  foundedYear?: number | null;

  @Field(() => Boolean, { description: 'Whether the city is featured.' })
  featured: boolean;

  @Field(() => CityStatus, { description: 'Whether the city is public.' })
  status: CityStatus;

  @Field(() => CoordinatesInput, { description: 'Coordinates of its center, stored with 6 decimals.' })
  @IsDefined(because('places.positionMissing'))
  @ValidateNested()
  coordinates: CoordinatesInput;

  @Field(() => String, { nullable: true, description: 'IANA time zone. If omitted or empty, the time zone of the coordinates is used.' })
  @IsOptional()
  @Text({ label: 'Time zone', max: 64 })
  timeZone?: string | null;

  @LanguageTextsField('Names in other languages.')
  names?: LanguageTextInput[] | null;

  @LanguageTextsField('Descriptions in other languages.')
  descriptions?: LanguageTextInput[] | null;

  @Field(() => [PictureInput], { description: `All pictures of the city in display order, at most ${MAX_PICTURES}.` })
  @IsArray(PICTURES)
  @ArrayMaxSize(MAX_PICTURES, PICTURES)
  @ValidateNested({ each: true })
  images: PictureInput[];
}
