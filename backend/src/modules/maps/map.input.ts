import { IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType } from 'type-graphql';
import { BoundsInput } from '../../core/geo/index.js';
import { because, Text } from '../../core/validation/index.js';

/** Longest name of an archive (characters). */
export const LONGEST_NAME = 100;

/** Usual and largest margin around a city (km). */
export const USUAL_MARGIN = 5;
export const MOST_MARGIN = 100;

const NAME = { label: 'Name', required: 'maps.nameMissing', max: LONGEST_NAME } as const;

/** Body of a request that renames a map archive. */
export class MapNameInput {
  @Text(NAME)
  name: string;
}

@ArgsType()
export class RenameMapArgs {
  @Field(() => ID, { description: 'Identifier of the archive.' })
  id: string;

  @Field(() => String, { description: `Name, at most ${LONGEST_NAME} characters.` })
  @Text(NAME)
  name: string;
}

@InputType({ description: 'An area that is fetched from a map archive on the web.' })
export class FetchMapAreaInput {
  @Field(() => String, { description: 'Address of a PMTiles archive whose server supports ranges: a public `https://` address, at most 2,000 characters.' })
  @Text({ label: 'Address', required: 'maps.addressInvalid', max: 2000, pattern: ['^https?://[^\\s]+$', 'maps.addressInvalid'] })
  address: string;

  @Field(() => ID, { nullable: true, description: 'City that the archive belongs to. Without `bounds`, the area is the city with a margin.' })
  @IsOptional()
  cityId?: string | null;

  @Field(() => BoundsInput, { nullable: true, description: 'The area; null for that of the city.' })
  @IsOptional()
  @ValidateNested()
  bounds?: BoundsInput | null;

  @Field(() => Float, { nullable: true, defaultValue: USUAL_MARGIN, description: `Margin around the city (km), 0 to ${MOST_MARGIN}.` })
  @IsOptional()
  @Min(0, because(['maps.marginInvalid', { most: MOST_MARGIN }]))
  @Max(MOST_MARGIN, because(['maps.marginInvalid', { most: MOST_MARGIN }]))
  marginKm?: number | null;

  @Field(() => String, { nullable: true, description: `Name, at most ${LONGEST_NAME} characters; null for that of the city or the address.` })
  @Text({ label: 'Name', max: LONGEST_NAME })
  name?: string | null;
}
