import type { BoundsInput } from '../../../core/geo/index.js';

interface Inside {
  condition: string;
  parameters: Record<string, number>;
  /** Whether the rectangle does not cross the date line. */
  isWhole: boolean;
}

/**
 * Returns the SQL condition that a place is inside a rectangle. If west is greater than east, the rectangle crosses the date line.
 * @param options.isChecked uses a function instead of the operator, so that the planner cannot use an index
 * @param options.prefix first part of the names of the parameters
 */
export function inside({ southWest, northEast }: BoundsInput, { isChecked = false, prefix = '' } = {}): Inside {
  const sides = { south: southWest.latitude, north: northEast.latitude, west: southWest.longitude, east: northEast.longitude };
  const side = (name: keyof typeof sides) => `:${prefix}${name}`;
  const position = 'map_point(place.longitude, place.latitude)';
  const between = (west: string, east: string) => {
    const area = `box(map_point(${west}, ${side('south')}), map_point(${east}, ${side('north')}))`;
    return isChecked ? `on_pb(${position}, ${area})` : `${position} <@ ${area}`;
  };
  const isWhole = sides.west <= sides.east;
  return {
    condition: isWhole ? between(side('west'), side('east')) : `(${between(side('west'), '180')} OR ${between('-180', side('east'))})`,
    parameters: Object.fromEntries(Object.entries(sides).map(([name, degrees]) => [prefix + name, degrees])),
    isWhole,
  };
}
