import { areaColor, EDGES_FROM, edgeWidth, type MapColors, mapColors, ROADS, type RoadClass, roadClass, roadWidth, type Scheme } from '../lib/map-look';
import { dark, light } from './theme/palette';

/** Step of a drawing: areas in one color, or lines in one color and width. */
export interface Step {
  color: string;
  /** Width (px) of lines. */
  width?: number;
  /** Lengths (px) of dashes and gaps. */
  dash?: readonly number[];
}

/** Line or area of a tile, with tags of the Protomaps basemap schema. */
export interface Feature {
  isArea: boolean;
  kind: string;
  kind_detail: string;
}

/** Width (px) of rivers and of smaller waters that the data have as lines, at zoom level 15. */
const RIVER = 4.4;
const STREAM = 1.3;
/** Lowest zoom level of waters that are lines, and of buildings. */
const DETAILS_FROM = 13;

/** Steps of areas whose kind does not matter, by their layer. */
const GROUNDS = new Map([
  ['earth', 'land'],
  ['water', 'water'],
  ['buildings', 'building'],
]);

type Named = [name: string, step: Step];

/** Returns the steps at a zoom level in the order of `ui/map/vector`: from the ground to the most important roads, whose edges are below all roads. */
function stepsAt(zoom: number, colors: MapColors): Named[] {
  const areas = (['land', 'wood', 'grass', 'sand', 'ice', 'works', 'campus', 'park', 'square', 'water'] as const).map(
    (name): Named => [name, { color: colors[name] }],
  );
  const details: Named[] = [
    ['stream', { color: colors.water, width: STREAM }],
    ['river', { color: colors.water, width: RIVER }],
    ['pier', { color: colors.square }],
    ['building', { color: colors.building }],
  ];
  const roads = (Object.entries(ROADS) as [RoadClass, (typeof ROADS)[RoadClass]][]).filter(([, { from }]) => from <= zoom);
  const edges = roads.flatMap(([road, { edge }]): Named[] =>
    edge && zoom >= EDGES_FROM ? [[`edge of ${road}`, { color: colors[edge], width: roadWidth(road, zoom) + 2 * edgeWidth(zoom) }]] : [],
  );
  return [
    ...areas,
    ...(zoom >= DETAILS_FROM ? details : []),
    ...edges,
    ...roads.map(([road, { color, dash }]): Named => [road, { color: colors[color], width: roadWidth(road, zoom), ...(dash && { dash }) }]),
    ['border', { color: colors.boundary, width: 1.2, dash: [5, 3] }],
  ];
}

/** Returns the names of the steps that draw a feature. */
function namesOf(layer: string, feature: Feature): (string | undefined)[] {
  const { isArea, kind } = feature;
  const road = roadClass({ ...feature });
  if (layer === 'roads' && !isArea && road) return [`edge of ${road}`, road];
  if (layer === 'water' && !isArea) return [kind === 'river' ? 'river' : 'stream'];
  if (layer === 'boundaries' && !isArea && kind === 'country') return ['border'];
  if (!isArea) return [];
  const ground = layer === 'landuse' || layer === 'landcover' ? areaColor(kind) : undefined;
  // A pier lies above the water.
  if (ground && kind === 'pier') return ['pier'];
  return [ground ?? GROUNDS.get(layer)];
}

/**
 * Returns the look of static pictures, which the server draws: that of the map, without names.
 * @param accent accent color of the site in this scheme as `#RRGGBB`; undefined for that of the theme
 */
export function mapLook(scheme: Scheme, zoom: number, accent: string | undefined) {
  const palette = scheme === 'light' ? light : dark;
  const colors = mapColors(scheme, accent ?? palette.primary.main);
  const steps = stepsAt(zoom, colors);
  const positions = new Map(steps.map(([name], i) => [name, i]));
  return {
    background: colors.water,
    steps: steps.map(([, step]) => step),
    /** Returns the steps that draw a feature, as positions in `steps`. */
    stepsOf: (layer: string, feature: Feature): number[] => namesOf(layer, feature).flatMap((name) => positions.get(name ?? '') ?? []),
    pin: palette.secondary.main,
    pinEdge: palette.background.paper,
    // `ui/map/mapStyle` dims raster tiles by the same values.
    raster: scheme === 'light' ? { brightness: 1, saturation: 1 } : { brightness: 0.75, saturation: 0.8 },
  };
}
