import { isInRing, type Position } from '../../../../../core/osm/index.js';
import { type Box, tilesOf } from '../../../../../core/tiles/index.js';
import type { MapFeature } from '../features.js';
import type { FeatureStore } from '../feature-store.js';
import { coastIn, dividedBy, outlineOf } from './sea.js';
import { isLandInWorld } from './world-land.js';

/** Zoom level of the tiles of the archive with most details. */
const DETAILED = 14;

/** Maximum number of these tiles that get a ground: a square of about 150 km in central Europe. It bounds the time: a long coast is cut for each part. */
const MOST_TILES = 10_000;

/** Lowest zoom level of land and sea. */
const LOWEST = 6;

/** Number of buildings that are looked up, and the part of them that lies in a wrong sea. */
const [BUILDINGS, WRONG] = [300, 0.5];

/** Ground of an area. */
export interface Ground {
  /** Land, and the sea that covers a part of it. Empty if the world map is the ground. */
  features: MapFeature[];
  /** Whether the coast is so incomplete that the world map is the ground. */
  isUnclear: boolean;
}

/** Returns whether an area is small enough for a ground of its own. */
export function fits(box: Box): boolean {
  const { fromX, toX, fromY, toY } = tilesOf(box, DETAILED);
  return (toX - fromX + 1) * (toY - fromY + 1) <= MOST_TILES;
}

const featureOf = (layer: 'earth' | 'water', kind: string, coordinates: Position[][][]): MapFeature => ({
  type: 'Feature',
  geometry: { type: 'MultiPolygon', coordinates },
  properties: { layer, minZoom: LOWEST, properties: { kind } },
});

const landOf = (polygons: Position[][][]): MapFeature => featureOf('earth', 'earth', polygons);
const seaOf = (polygons: Position[][][]): MapFeature => featureOf('water', 'ocean', polygons);

/** Returns whether most buildings lie in the sea, as they do if the coast has the wrong direction. */
function coversBuildings(sea: Position[][][], features: FeatureStore): boolean {
  const buildings = Array.from({ length: features.size }, (_, i) => i).filter((i) => features.ruleOf(i).layer === 'buildings');
  const step = Math.max(1, Math.floor(buildings.length / BUILDINGS));
  const looked = buildings.filter((_, place) => place % step === 0);
  const wet = looked.filter((i) => {
    const { west, south, east, north } = features.boxOf(i);
    const middle: Position = [(west + east) / 2, (south + north) / 2];
    return sea.some(([outline = [], ...islands]) => isInRing(middle, outline) && !islands.some((island) => isInRing(middle, island)));
  });
  return wet.length > looked.length * WRONG;
}

/**
 * Returns the ground of an area: land and sea, as both can differ from those of the world map below.
 * @param coasts lines with the tag `natural=coastline`, whose land is on their left (https://wiki.openstreetmap.org/wiki/Tag:natural=coastline)
 */
export async function groundOf(box: Box, coasts: readonly Position[][], features: FeatureStore): Promise<Ground> {
  if (!fits(box)) return { features: [], isUnclear: false };
  const coast = coastIn(coasts, box);
  // Without a coast, all is land or all is sea. If the world map has both, the extract lacks its coast.
  if (coast.length === 0) return { features: (await isLandInWorld(box)) ? [landOf([[outlineOf(box)]])] : [], isUnclear: false };
  const parts = dividedBy(coast, box);
  if (!parts || coversBuildings(parts.sea, features)) return { features: [], isUnclear: true };
  return { features: [landOf(parts.land), seaOf(parts.sea)], isUnclear: false };
}
