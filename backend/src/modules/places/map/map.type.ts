import { Max, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Bounds, BoundsInput, Coordinates } from '../../../core/geo/index.js';
import { UsualLength } from '../../../core/paging/index.js';
import { PlaceFilter } from '../place.input.js';
import { because } from '../../../core/validation/index.js';

/** Maximum zoom, at which a building fills the screen; map tiles show no more detail beyond it. */
const MAX_ZOOM = 22;

@ArgsType()
export class MapArgs {
  @Field(() => BoundsInput, {
    description: 'Visible rectangle of the map. It is enlarged to whole grid cells. If west is greater than east, it crosses the date line.',
  })
  @ValidateNested()
  bounds: BoundsInput;

  @Field(() => Int, {
    description: `Zoom level of map tiles, 0 to ${MAX_ZOOM}: 0 shows the earth in 256 pixels, each further level doubles the size.`,
  })
  @Min(0, because('api.zoomTooLow'))
  @Max(MAX_ZOOM, because(['api.zoomTooHigh', { n: MAX_ZOOM }]))
  zoom: number;

  @Field(() => PlaceFilter, { nullable: true, description: 'Filter of the places; `bounds` is not allowed, and `near` only has an effect with `maxDistance`.' })
  @ValidateNested()
  filter?: PlaceFilter;
}

@ObjectType({ description: 'Item of a map: a single place, or a cluster of places that are close together.' })
export class MapItem {
  /** Id of a single place; null for a cluster. */
  placeId: string | null;

  @Field(() => Int, { description: 'Number of places in the item.' })
  count: number;

  @Field(() => Coordinates, { description: 'Position of the place, or the mean position of the places of a cluster.' })
  coordinates: Coordinates;

  @Field(() => Bounds, { description: 'Grid cell of the item; zooming to it separates the places of a cluster.' })
  bounds: Bounds;
}

@ObjectType({ description: 'Items of a part of the map.' })
export class MapViewport {
  @Field(() => Int, { description: 'Number of matching public places.' })
  total: number;

  @Field(() => Int, {
    description: 'Level of the grid: Web Mercator is divided into 2^level columns and rows, and the `bounds` of an item are its cell. 0 if there are no items.',
  })
  level: number;

  @Field(() => [MapItem], { description: 'Items to draw, at most 200; their counts add up to `total`.' })
  @UsualLength(100)
  items: MapItem[];
}
