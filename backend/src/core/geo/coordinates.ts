import { Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, ObjectType } from 'type-graphql';

/** About 10 cm on the ground, and what the pages show. */
export const DECIMALS = 6;

/** Degrees as they are kept. */
export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

@ObjectType({ description: 'A point on the earth, WGS 84.' })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north of the equator, −90 to 90.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, −180 to 180.' })
  longitude: number;
}

@InputType({ description: 'A point on the earth, WGS 84.' })
export class CoordinatesInput {
  @Field(() => Float, { description: 'Degrees north of the equator, −90 to 90.' })
  @Min(-90, { message: 'A latitude is between -90 and 90' })
  @Max(90, { message: 'A latitude is between -90 and 90' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, −180 to 180.' })
  @Min(-180, { message: 'A longitude is between -180 and 180' })
  @Max(180, { message: 'A longitude is between -180 and 180' })
  longitude: number;
}

@InputType({ description: 'A rectangle on the map.' })
export class BoundsInput {
  @Field(() => CoordinatesInput, { description: 'Its lower left corner.' })
  @ValidateNested()
  southWest: CoordinatesInput;

  @Field(() => CoordinatesInput, { description: 'Its upper right corner.' })
  @ValidateNested()
  northEast: CoordinatesInput;
}
