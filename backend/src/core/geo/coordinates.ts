import { Max, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, ObjectType } from 'type-graphql';
import { because } from '../validation/index.js';

/** Decimal places of stored and displayed coordinates: about 10 cm on the ground. */
export const DECIMALS = 6;

/** Rounds degrees to the stored precision. */
export const roundedDegrees = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

@ObjectType({ description: 'A point on the earth, WGS 84.' })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north of the equator, −90 to 90.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, −180 to 180.' })
  longitude: number;
}

@ObjectType({ description: 'Rectangle on the map.' })
export class Bounds {
  @Field(() => Coordinates, { description: 'South-west corner.' })
  southWest: Coordinates;

  @Field(() => Coordinates, { description: 'North-east corner.' })
  northEast: Coordinates;
}

/** Returns a rectangle from its sides in degrees. */
export const boundsOf = ({ west, south, east, north }: Readonly<Record<'west' | 'south' | 'east' | 'north', number>>): Bounds => ({
  southWest: { latitude: south, longitude: west },
  northEast: { latitude: north, longitude: east },
});

@InputType({ description: 'A point on the earth, WGS 84.' })
export class CoordinatesInput {
  @Field(() => Float, { description: 'Degrees north of the equator, −90 to 90.' })
  @Min(-90, because('api.latitude'))
  @Max(90, because('api.latitude'))
  latitude: number;

  @Field(() => Float, { description: 'Degrees east of Greenwich, −180 to 180.' })
  @Min(-180, because('api.longitude'))
  @Max(180, because('api.longitude'))
  longitude: number;
}

@InputType({ description: 'A rectangle on the map.' })
export class BoundsInput {
  @Field(() => CoordinatesInput, { description: 'South-western corner.' })
  @ValidateNested()
  southWest: CoordinatesInput;

  @Field(() => CoordinatesInput, { description: 'North-eastern corner.' })
  @ValidateNested()
  northEast: CoordinatesInput;
}
