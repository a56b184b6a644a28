import type { Feature, LineString, MultiPolygon, Point } from 'geojson';
import polylabel from 'polylabel';
import type { OsmElement, Position, Shape, Tags } from '../../../../core/osm/index.js';
import { shown } from '../../../../core/validation/index.js';
import { areaRule } from './area-rules.js';
import { placeRule, poiRule } from './point-rules.js';
import { lineRule } from './road-rules.js';
import type { Rule } from './rules.js';

/** A feature of tiles: the rule is in its properties, and its names are among those of the rule. */
export type MapFeature = Feature<Point | LineString | MultiPolygon, Rule>;

/** Key of a name in a language, such as `name:de` or `name:sr-Latn`. */
const NAME = /^name(?::[a-z]{2,3}(?:-[A-Za-z]{2,8})?)?$/;

/** Maximum length (characters) of a name, and number of names in different languages. */
const [LONGEST, MOST] = [100, 80];

/** Precision of the point of an area, as a part of its extent. */
const PRECISION = 0.1;

function namesOf(tags: Tags): Record<string, string> {
  const keys = Object.keys(tags).filter((key) => NAME.test(key) && tags[key] !== '');
  return Object.fromEntries(keys.slice(0, MOST).map((key) => [key, shown(tags[key] ?? '', LONGEST)]));
}

const named = (rule: Rule, tags: Tags): Rule => ({ ...rule, properties: { ...rule.properties, ...namesOf(tags) } });

const featureOf = (geometry: MapFeature['geometry'], properties: Rule): MapFeature => ({ type: 'Feature', geometry, properties });

/** Returns whether a closed way with these tags is an area: all that are not drawn as lines. */
export const isArea = (tags: Tags): boolean => (tags.area === undefined ? lineRule(tags) === undefined : tags.area === 'yes');

/** Returns whether an element is a part of the coast. */
export const isCoast = ({ type, tags }: Pick<OsmElement, 'type' | 'tags'>): boolean => type === 'way' && tags.natural === 'coastline';

/** Returns whether an element is drawn. Of relations, only areas are. */
export function isDrawn({ type, tags }: OsmElement): boolean {
  const isPoint = tags.name !== undefined && (placeRule(tags) !== undefined || poiRule(tags) !== undefined);
  if (type === 'node') return isPoint;
  if (type === 'relation') return (tags.type === 'multipolygon' || tags.type === 'boundary') && areaRule(tags) !== undefined;
  return isPoint || areaRule(tags) !== undefined || lineRule(tags) !== undefined;
}

/** Moves positions east of the date line behind those west of it, so that a shape that crosses the line does not span the world. */
function unrolled(line: readonly Position[], start = line[0]?.[0] ?? 0): Position[] {
  return line.map(([x, y]) => [x - start > 180 ? x - 360 : start - x > 180 ? x + 360 : x, y]);
}

/** Returns a point inside an area, far from its borders. */
function pointOf(rings: Position[][]): Position {
  const [outer = []] = rings;
  const xs = outer.map(([x]) => x);
  const extent = xs.reduce((most, x) => Math.max(most, x), -Infinity) - xs.reduce((least, x) => Math.min(least, x), Infinity);
  const [x = 0, y = 0] = polylabel(rings, Math.max(extent * PRECISION, 1e-6));
  return [x, y];
}

const pointFeature = (coordinates: Position, tags: Tags): MapFeature[] => {
  const rule = tags.name === undefined ? undefined : (placeRule(tags) ?? poiRule(tags));
  return rule ? [featureOf({ type: 'Point', coordinates }, named(rule, tags))] : [];
};

function areaFeatures(polygons: Position[][][], tags: Tags): MapFeature[] {
  const start = polygons[0]?.[0]?.[0]?.[0];
  const coordinates = polygons.map((rings) => rings.map((ring) => unrolled(ring, start)));
  const rule = areaRule(tags);
  const [first] = coordinates;
  return [
    // Buildings are too many to have names.
    ...(rule ? [featureOf({ type: 'MultiPolygon', coordinates }, rule.layer === 'buildings' ? rule : named(rule, tags))] : []),
    ...(first && poiRule(tags) ? pointFeature(pointOf(first), tags) : []),
  ];
}

/** Returns what is drawn of an element: usually one feature; of an area that is a point of interest, two. */
export function featuresOf({ geometry, tags }: Shape): MapFeature[] {
  switch (geometry?.type) {
    case 'Point':
      return pointFeature(geometry.coordinates as Position, tags);
    case 'LineString': {
      const rule = lineRule(tags);
      return rule ? [featureOf({ type: 'LineString', coordinates: unrolled(geometry.coordinates as Position[]) }, named(rule, tags))] : [];
    }
    case 'Polygon':
      return areaFeatures([geometry.coordinates as Position[][]], tags);
    case 'MultiPolygon':
      return areaFeatures(geometry.coordinates as Position[][][], tags);
    default:
      return [];
  }
}
