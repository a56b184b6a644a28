import type { Sharp } from 'sharp';
import { NotFound } from '../../core/errors/index.js';
import { drawMapPicture, type MapLook, type MapPicture, type PictureLayer } from '../../map-picture/index.js';
import type { MapTiles } from '../../modules/maps/index.js';
import type { MapLayer, Site } from '../../modules/site/index.js';

/** Color scheme of a picture. */
export type Scheme = 'light' | 'dark';

type Position = MapPicture['center'];

/** Parts of the app from which pictures of the map are drawn. */
export interface MapParts {
  /** Returns the current settings of the site. */
  site: () => Pick<Site, 'map'>;
  /** Returns the client's functions with the current settings. */
  client: () => { mapLook: (scheme: Scheme, zoom: number) => MapLook };
  tiles: Pick<MapTiles, 'tile'>;
}

/** Picture that can be drawn. */
export interface Surroundings {
  /** Key that changes with the position, the archives and the look. */
  key: string;
  /** Credits of its data: text as it stands in XML, without links. */
  credits: string;
  /** Whether an archive of the operator covers the position. Without one, the picture shows only land and water. */
  hasStreets: boolean;
  draw: (size: Pick<MapPicture, 'width' | 'height' | 'scale'>) => Promise<Sharp>;
}

/** Zoom levels of the map of a place: of streets, and of the world map where there are none, as in the client's `lib/map-look/zoom`. */
const STREETS = 15;
const WORLD = 9;
/** Highest zoom level of the world map's borders, as in the client's `ui/map/vector`. */
const WORLD_BORDERS_TO = 10;
/** Sizes (px) of pictures. On pages: as wide as the widest map of a page and as high as that of a place. Large ones are for large frames. */
export const SIZES = { page: { width: 1280, height: 450 }, large: { width: 1920, height: 1080 } };
/** Degrees of longitude, at zoom level 0, between the center of the widest picture and its edges. */
const REACH = (SIZES.large.width / 2 / 256) * 360;

function isWithin({ southWest, northEast }: MapLayer['bounds'], { latitude, longitude }: Position, reach: number): boolean {
  const isInside = (value: number, from: number, to: number): boolean => value >= from - reach && value <= to + reach;
  return isInside(latitude, southWest.latitude, northEast.latitude) && isInside(longitude, southWest.longitude, northEast.longitude);
}

/** The file of an archive can be missing: then the world map shows. */
function nullIfMissing(error: unknown): null {
  if (error instanceof NotFound) return null;
  throw error;
}

/** Prepares the picture of the surroundings of a position; null unless the site draws its own map, as the server asks no other site for tiles. */
export function surroundingsOf(center: Position, scheme: Scheme, { site, client, tiles }: MapParts): Surroundings | null {
  const { source, layers, hasBorders } = site().map;
  if (source !== 'own') return null;
  const hasStreets = layers.some(({ id, bounds }) => id !== 'world' && isWithin(bounds, center, 0));
  const zoom = hasStreets ? STREETS : WORLD;
  const near = layers.filter(({ bounds }) => isWithin(bounds, center, REACH / 2 ** zoom));
  const look = client().mapLook(scheme, zoom);
  const sources = near.map(({ id, url, kind, maxZoom }): PictureLayer => {
    const version = url.split('/')[3] ?? '';
    const hidden = hasBorders && (id !== 'world' || zoom <= WORLD_BORDERS_TO) ? [] : ['boundaries'];
    return { isRaster: kind === 'raster', maxZoom, hidden, tile: (...tile) => tiles.tile(id, version, ...tile).catch(nullIfMissing) };
  });
  return {
    key: JSON.stringify([center, near.map(({ url }) => url), hasBorders, look]),
    credits: [...new Set(near.map(({ attribution }) => attribution.replace(/<[^>]*>/g, '')))].filter(Boolean).join(', '),
    hasStreets,
    draw: (size) => drawMapPicture({ center, zoom, look, layers: sources, ...size }),
  };
}
