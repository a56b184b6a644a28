import type { Tags } from '../../../../core/osm/index.js';
import type { Rule } from './rules.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Kinds of the layer `landuse`, by key. Kinds that have no color of their own are left out. */
const LAND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  landuse: {
    ...{ forest: 'wood', grass: 'grass', meadow: 'grass', village_green: 'village_green', recreation_ground: 'park', allotments: 'allotments' },
    ...{ cemetery: 'cemetery', industrial: 'industrial', railway: 'railway', military: 'military', quarry: 'industrial', orchard: 'grass', vineyard: 'grass' },
    ...{ farmland: 'farmland', residential: 'residential', commercial: 'commercial' },
  },
  natural: {
    ...{ wood: 'wood', scrub: 'scrub', heath: 'scrub', grassland: 'grassland', beach: 'beach', sand: 'sand', glacier: 'glacier', wetland: 'scrub' },
    ...{ bare_rock: 'barren', scree: 'barren', shingle: 'barren' },
  },
  leisure: {
    ...{ park: 'park', garden: 'park', dog_park: 'park', golf_course: 'golf_course', nature_reserve: 'nature_reserve', playground: 'playground' },
    ...{ pitch: 'pitch', stadium: 'park' },
  },
  amenity: { school: 'school', kindergarten: 'school', university: 'university', college: 'college', hospital: 'hospital', grave_yard: 'cemetery' },
  tourism: { zoo: 'zoo', theme_park: 'park' },
  aeroway: { aerodrome: 'aerodrome' },
  man_made: { pier: 'pier' },
};

/** Lowest zoom level of kinds of land. The small ones would fill the tiles of low levels. */
const [LARGE, SMALL] = [6, 11];
const LARGE_KINDS = setOf('wood glacier nature_reserve grassland scrub barren farmland residential');

const WATER = setOf('reservoir basin salt_pond');

/** Lowest zoom level with buildings. */
const BUILDINGS = 13;

function isWater({ natural, landuse, waterway, water }: Tags): boolean {
  return natural === 'water' || waterway === 'riverbank' || waterway === 'dock' || WATER.has(landuse ?? '') || (natural === undefined && water !== undefined);
}

/** Returns how an area with these tags is drawn: water, buildings and land; undefined for other areas. */
export function areaRule(tags: Tags): Rule | undefined {
  if (isWater(tags)) return { layer: 'water', minZoom: LARGE, properties: { kind: tags.water === 'lake' ? 'lake' : 'water' } };
  if (tags.building !== undefined && tags.building !== 'no') return { layer: 'buildings', minZoom: BUILDINGS, properties: { kind: 'building' } };
  if (tags.highway === 'pedestrian' || tags.highway === 'footway') return { layer: 'landuse', minZoom: BUILDINGS, properties: { kind: 'pedestrian' } };
  for (const key in LAND) {
    const value = tags[key];
    const kind = value !== undefined && Object.hasOwn(LAND[key] ?? {}, value) ? LAND[key]?.[value] : undefined;
    if (kind) return { layer: 'landuse', minZoom: LARGE_KINDS.has(kind) ? LARGE : SMALL, properties: { kind } };
  }
  return undefined;
}
