import type { MapColors } from './colors';

/** Names of the colors of areas, by the kinds of the layers `landuse` and `landcover` (https://docs.protomaps.com/basemaps/layers). */
const KINDS = {
  park: ['park', 'village_green', 'recreation_ground', 'garden', 'playground', 'golf_course', 'allotments', 'cemetery', 'zoo', 'pitch', 'dog_park'],
  wood: ['wood', 'forest', 'nature_reserve', 'national_park'],
  grass: ['grass', 'grassland', 'meadow', 'scrub', 'heath', 'orchard', 'vineyard', 'farmland', 'farmyard'],
  sand: ['beach', 'sand', 'barren'],
  ice: ['glacier'],
  works: ['industrial', 'commercial', 'railway', 'quarry', 'landfill', 'construction', 'aerodrome', 'airfield', 'military', 'naval_base'],
  campus: ['school', 'university', 'college', 'kindergarten', 'hospital'],
  square: ['pedestrian', 'pier', 'platform'],
} as const satisfies Partial<Record<keyof MapColors, readonly string[]>>;

const names = new Map<unknown, keyof typeof KINDS>(
  Object.entries(KINDS).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name as keyof typeof KINDS] as const)),
);

/** Returns the name of the color of an area in `MapColors`; undefined for kinds that the map does not show. */
export const areaColor = (kind: unknown): keyof typeof KINDS | undefined => names.get(kind);
