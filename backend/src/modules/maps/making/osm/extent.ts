import { MERCATOR_END } from '../../../../core/geo/index.js';
import type { Box } from '../../../../core/tiles/index.js';
import type { FeatureStore } from './feature-store.js';

/** Smallest side of an area (degrees): an extract of one point has an area, too. */
const LEAST = 0.001;

/** Largest side (degrees) of a small feature, such as a building: about 1 km. */
const SMALL = 0.01;

/** Returns the rectangle around boxes. One across the date line goes around the world. */
export function around(boxes: readonly Box[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    west = Math.min(west, box.west);
    south = Math.min(south, box.south);
    east = Math.max(east, box.east);
    north = Math.max(north, box.north);
  }
  const isAcross = west < -180 || east > 180;
  const left = isAcross ? -180 : Math.min(west, 180 - LEAST);
  const low = Math.min(Math.max(south, -MERCATOR_END), MERCATOR_END - LEAST);
  return {
    ...{ west: left, east: isAcross ? 180 : Math.min(Math.max(east, left + LEAST), 180) },
    ...{ south: low, north: Math.min(Math.max(north, low + LEAST), MERCATOR_END) },
  };
}

const boxesOf = (features: FeatureStore): Box[] => Array.from({ length: features.size }, (_, i) => features.boxOf(i));

/** Returns the rectangle around features. One across the date line goes around the world. */
export const extentOf = (features: FeatureStore): Box => around(boxesOf(features));

/**
 * Returns the rectangle around the small features, or around all if none is small. Programs that cut extracts leave long roads and coasts whole.
 * @param margin space around it (degrees)
 */
export function coreOf(features: FeatureStore, margin: number): Box {
  const boxes = boxesOf(features);
  const small = boxes.filter(({ west, south, east, north }) => east - west < SMALL && north - south < SMALL);
  const { west, south, east, north } = around(small.length > 0 ? small : boxes);
  return around([{ west: Math.max(west - margin, -180), south: south - margin, east: Math.min(east + margin, 180), north: north + margin }]);
}

/** Returns the part of a rectangle that lies inside another one; the rectangle itself if there is none. */
export function inside(box: Box, limits: Box): Box {
  const part = {
    ...{ west: Math.max(box.west, limits.west), south: Math.max(box.south, limits.south) },
    ...{ east: Math.min(box.east, limits.east), north: Math.min(box.north, limits.north) },
  };
  return part.west < part.east && part.south < part.north ? part : box;
}
