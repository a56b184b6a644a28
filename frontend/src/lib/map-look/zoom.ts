import type { Point } from '../address';

/** Highest zoom level at which the world map by itself shows where a point is: coasts, borders and large cities around it. */
const WORLD_ZOOM = 9;

interface Covering {
  source: string;
  layers: readonly { id: string; bounds: { southWest: Point; northEast: Point } }[];
}

/** Returns the zoom level for a map around a point: if no archive of a city covers it, far enough away to show its surroundings on the world map. */
export function zoomAround({ source, layers }: Covering, { latitude, longitude }: Point, zoom: number): number {
  if (source !== 'OWN') return zoom;
  const isCovered = layers.some(({ id, bounds: { southWest, northEast } }) => {
    const isInLatitudes = latitude >= southWest.latitude && latitude <= northEast.latitude;
    return id !== 'world' && isInLatitudes && longitude >= southWest.longitude && longitude <= northEast.longitude;
  });
  return isCovered ? zoom : Math.min(zoom, WORLD_ZOOM);
}
