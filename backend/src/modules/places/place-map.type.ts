import { Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { BoundsInput, Coordinates } from '../../core/geo/coordinates.js';
import { UsualLength } from '../../core/paging/page.js';
import { PlaceFilter } from './place.input.js';

/** A building fills the screen: nearer, map pictures show nothing more. */
const MAX_ZOOM = 22;

@ArgsType()
export class MapArgs {
  @Field(() => BoundsInput, {
    description:
      'What the map shows. It is taken a little larger, to whole cells of a grid; a west side that lies east of the east side crosses the date line.',
  })
  @ValidateNested()
  bounds: BoundsInput;

  @Field(() => Int, {
    description: `How near it looks, as map pictures count it: 0 shows the earth in 256 pixels, each number more twice as large, at most ${MAX_ZOOM}.`,
  })
  @Min(0, { message: 'A zoom is at least 0' })
  @Max(MAX_ZOOM, { message: `A zoom is at most ${MAX_ZOOM}` })
  zoom: number;

  @Field(() => PlaceFilter, { nullable: true, description: 'Narrows what the map shows, except by `bounds`; `near` changes nothing.' })
  @ValidateNested()
  filter?: PlaceFilter;
}

@ObjectType({ description: 'A rectangle on the map.' })
class Bounds {
  @Field(() => Coordinates, { description: 'Its lower left corner.' })
  southWest: Coordinates;

  @Field(() => Coordinates, { description: 'Its upper right corner.' })
  northEast: Coordinates;
}

@ObjectType({ description: 'What a map draws at one point: a place, or several that lie close together.' })
export class MapItem {
  /** Of the place, where it is one. */
  placeId: string | null;

  @Field(() => Int, { description: 'How many places it stands for.' })
  count: number;

  @Field(() => Coordinates, { description: 'Where to draw it: at the place, or in the middle of the places.' })
  coordinates: Coordinates;

  @Field(() => Bounds, { description: 'What to show in order to tell the places apart.' })
  bounds: Bounds;
}

@ObjectType({ description: 'A part of the map.' })
export class MapViewport {
  @Field(() => Int, { description: 'How many public places it has that match.' })
  total: number;

  @Field(() => Int, {
    description:
      'The plane of Web Mercator is cut into 2^level columns and as many rows, and each item stands for the cell that it lies in, which is its `bounds`; 0 where there is nothing to draw.',
  })
  level: number;

  @Field(() => [MapItem], { description: 'What to draw, at most 200 items; their counts add up to the total.' })
  @UsualLength(100)
  items: MapItem[];
}
