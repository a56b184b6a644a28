import { kilometres, type Point, roundedDegrees } from '../../../core/geo/index.js';

/** A row whose point can be unknown. */
export interface MaybePoint {
  latitude: number | null;
  longitude: number | null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the known points of some rows. */
export const pointsOf = (rows: readonly MaybePoint[]): Point[] =>
  rows.flatMap(({ latitude, longitude }) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]));

/** Returns an angle as more than -180 and at most 180 degrees. */
function turned(degrees: number): number {
  const within = ((degrees % 360) + 360) % 360;
  return within > 180 ? within - 360 : within;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Returns the median of latitudes and of longitudes, so that a few wrong positions do not move it.
 * Longitudes are compared with their mean direction: the median of 179.9 and -179.9 is 180.
 * @param points at least one
 */
export function medianOf(points: readonly Point[]): Point {
  const sum = (of: (angle: number) => number) => points.reduce((total, { longitude }) => total + of(radians(longitude)), 0);
  const direction = (Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI;
  const aside = median(points.map(({ longitude }) => turned(longitude - direction)));
  return { latitude: roundedDegrees(median(points.map(({ latitude }) => latitude))), longitude: roundedDegrees(turned(direction + aside)) };
}

/** Returns the item nearest to a point, and its distance (km); undefined without items. */
export function nearestOf<Item>(items: readonly Item[], to: Point, pointOfItem: (item: Item) => Point): { item: Item; distance: number } | undefined {
  let found: { item: Item; distance: number } | undefined;
  for (const item of items) {
    const distance = kilometres(pointOfItem(item), to);
    if (found === undefined || distance < found.distance) found = { item, distance };
  }
  return found;
}
