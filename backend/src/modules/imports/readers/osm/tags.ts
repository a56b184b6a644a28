import type { Tags } from '../../../../core/osm/index.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Keys of things that visitors look for even if the map has no name of them yet. Those without a name are rejected with a reason. */
const VISITED = setOf('amenity shop tourism leisure historic craft office healthcare club');

/** Keys of named things that can be places. Roads, power lines and addresses alone are none. */
const PLACE = setOf(
  'aerialway aeroway attraction boundary building emergency geological landuse man_made memorial military natural place public_transport railway sport water waterway',
);

/** The few values of `highway` that are places. */
const STOPS = setOf('rest_area services trailhead');

/** Prefixes of things that no longer exist as such. */
const FORMER = /^(?:disused|abandoned):/;

/** Returns whether tags describe something that can be a place: a thing that visitors look for, or another one with a name. */
export function canBePlace(tags: Tags): boolean {
  let [isPlace, isNamed] = [false, false];
  for (const name in tags) {
    const key = name.replace(FORMER, '');
    const value = tags[name];
    if (value === 'no') continue;
    if (VISITED.has(key)) return true;
    if (PLACE.has(key) || (key === 'highway' && STOPS.has(value ?? ''))) isPlace = true;
    else if (key === 'name' || key.startsWith('name:')) isNamed = true;
  }
  return isPlace && isNamed;
}

/** Keys by which a closed way is a line, such as a roundabout or a fence. */
const LINEAR = setOf('highway barrier railway waterway power route aerialway');
/** Values by which it is one although their key is usually that of an area. */
const LINEAR_TAGS = setOf(
  'natural=coastline natural=cliff natural=ridge natural=tree_row leisure=track leisure=slipway man_made=pipeline man_made=embankment historic=citywalls',
);

/**
 * Returns whether a closed way with these tags is an area.
 * Source of the rules: https://wiki.openstreetmap.org/wiki/Overpass_turbo/Polygon_Features
 */
export function isArea(tags: Tags): boolean {
  if (tags.area !== undefined) return tags.area !== 'no';
  const keys = Object.keys(tags);
  if (keys.some((key) => LINEAR_TAGS.has(`${key}=${tags[key]}`))) return false;
  return keys.some((key) => VISITED.has(key) || PLACE.has(key)) && !(keys.some((key) => LINEAR.has(key)) && tags.building === undefined);
}

/** Types of relations that are one thing on the map. Others are routes, restrictions and lists. */
const SPATIAL = setOf('multipolygon boundary site building');

export const isSpatial = (tags: Tags): boolean => SPATIAL.has(tags.type ?? '');
