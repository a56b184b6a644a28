import type { Area, Point } from '../address';

/** Base map of the site, reduced to what pictures need. */
interface Base {
  source: string;
  layers: readonly { id: string; bounds: Area; attribution: string }[];
}

/** Picture of the surroundings of a place, which the server draws in both color schemes. */
export interface MapPicture {
  /** Path without color scheme and file type. */
  path: string;
  /** Attribution of its data as HTML, which the server has sanitized. */
  credit: string;
  /** Whether a map archive of its area has streets; else the picture shows only land and water. */
  hasStreets: boolean;
}

/** `id` of the map of the world. */
const WORLD = 'world';

function holds({ southWest, northEast }: Area, { latitude, longitude }: Point): boolean {
  if (latitude < southWest.latitude || latitude > northEast.latitude) return false;
  // An area across the date line ends west of its beginning.
  const [isEastOfStart, isWestOfEnd] = [longitude >= southWest.longitude, longitude <= northEast.longitude];
  return southWest.longitude <= northEast.longitude ? isEastOfStart && isWestOfEnd : isEastOfStart || isWestOfEnd;
}

/** Returns the picture of a place's surroundings; undefined if the site does not draw its own map. */
export function mapPictureOf(placeId: string, position: Point, { source, layers }: Base): MapPicture | undefined {
  if (source !== 'OWN') return undefined;
  const covering = layers.filter(({ bounds }) => holds(bounds, position));
  const credits = new Set(covering.map(({ attribution }) => attribution).filter((attribution) => attribution !== ''));
  return { path: `/art/maps/${placeId}`, credit: [...credits].join(', '), hasStreets: covering.some(({ id }) => id !== WORLD) };
}

/** Returns the address of a picture in a color scheme: of 1280 x 450 px, or a large one of 1920 x 1080 px at the same scale. */
export const mapPictureIn = (scheme: 'light' | 'dark', { path }: Pick<MapPicture, 'path'>, size?: 'large'): string =>
  `${path}-${scheme}${size ? `-${size}` : ''}.webp`;
