import { exp, GeomType, LineSymbolizer, type PaintRule, PolygonSymbolizer } from 'protomaps-leaflet';
import { areaColor, EDGES_FROM, edgeWidth, type MapColors, ROADS, type RoadClass, roadClass, roadWidth } from '../../../lib/map-look';

/** Id of the world map. */
const WORLD = 'world';
/** Lowest zoom level at which buildings have edges. */
const BUILDING_EDGES_FROM = 16;
/** Highest zoom level of the world's borders, which are accurate to about a kilometer. */
const WORLD_BORDERS_TO = 10;

type AreaColor = NonNullable<ReturnType<typeof areaColor>>;

/** Names of area colors in drawing order: nature, then grounds, then parks and squares inside them. */
const AREAS: readonly (readonly AreaColor[])[] = [
  ['wood', 'grass', 'sand', 'ice'],
  ['works', 'campus'],
  ['park', 'square'],
];

const riverWidth = exp(1.6, [
  [8, 0.8],
  [12, 2],
  [14, 3.2],
  [18, 14],
]);
const streamWidth = exp(1.6, [
  [12, 0.5],
  [15, 1.3],
  [18, 4],
]);

/** Kind of areas that lie above water. */
const PIER = 'pier';

/** Rules for ground and water. */
const groundRules = (colors: MapColors): PaintRule[] => [
  { dataLayer: 'earth', symbolizer: new PolygonSymbolizer({ fill: colors.land }), filter: (_z, { geomType }) => geomType === GeomType.Polygon },
  ...['landcover', 'landuse'].flatMap((dataLayer) =>
    AREAS.map((names) => ({
      dataLayer,
      symbolizer: new PolygonSymbolizer({ fill: (_z, feature) => colors[areaColor(feature?.props.kind) ?? 'land'] }),
      filter: (_z: number, { props }: { props: { kind?: unknown } }) => props.kind !== PIER && names.includes(areaColor(props.kind) as AreaColor),
    })),
  ),
  { dataLayer: 'water', symbolizer: new PolygonSymbolizer({ fill: colors.water }), filter: (_z, { geomType }) => geomType === GeomType.Polygon },
  {
    dataLayer: 'water',
    minzoom: 8,
    symbolizer: new LineSymbolizer({ color: colors.water, width: riverWidth, lineCap: 'round', lineJoin: 'round' }),
    filter: (_z, { geomType, props }) => geomType === GeomType.Line && props.kind === 'river',
  },
  {
    dataLayer: 'water',
    minzoom: 12,
    symbolizer: new LineSymbolizer({ color: colors.water, width: streamWidth, lineCap: 'round', lineJoin: 'round' }),
    filter: (_z, { geomType, props }) => geomType === GeomType.Line && props.kind !== 'river',
  },
  { dataLayer: 'landuse', symbolizer: new PolygonSymbolizer({ fill: colors.square }), filter: (_z, { props }) => props.kind === PIER },
];

const buildingRules = (colors: MapColors): PaintRule[] => [
  { dataLayer: 'buildings', minzoom: 13, symbolizer: new PolygonSymbolizer({ fill: colors.building }) },
  { dataLayer: 'buildings', minzoom: BUILDING_EDGES_FROM, symbolizer: new LineSymbolizer({ color: colors.buildingEdge, width: 0.8 }) },
];

/** Rules for roads: first all edges, then all roads, so that roads join where they meet. */
function roadRules(colors: MapColors): PaintRule[] {
  const classes = Object.keys(ROADS) as RoadClass[];
  const round = { lineCap: 'round', lineJoin: 'round' } as const;
  const rule = (road: RoadClass, minzoom: number, symbolizer: LineSymbolizer): PaintRule => ({
    dataLayer: 'roads',
    minzoom,
    symbolizer,
    filter: (_z, { props }) => roadClass(props) === road,
  });
  return [
    ...classes.flatMap((road) => {
      const { from, edge } = ROADS[road];
      const width = (z: number) => roadWidth(road, z) + 2 * edgeWidth(z);
      return edge ? [rule(road, Math.max(from, EDGES_FROM), new LineSymbolizer({ color: colors[edge], width, lineJoin: 'round' }))] : [];
    }),
    ...classes.map((road) => {
      const { from, color, dash } = ROADS[road];
      const look = dash ? { dash: [...dash] } : round;
      return rule(road, from, new LineSymbolizer({ color: colors[color], width: (z: number) => roadWidth(road, z), ...look }));
    }),
  ];
}

const borderRules = (colors: MapColors): PaintRule[] => [
  {
    dataLayer: 'boundaries',
    symbolizer: new LineSymbolizer({ color: colors.boundary, width: (z: number) => (z < 5 ? 0.8 : 1.2), dash: [5, 3] }),
    filter: (_z, { props }) => props.kind === 'country',
  },
  {
    dataLayer: 'boundaries',
    minzoom: 7,
    symbolizer: new LineSymbolizer({ color: colors.boundary, width: 0.8, dash: [2, 3], opacity: 0.7 }),
    filter: (_z, { props }) => props.kind === 'region',
  },
];

/**
 * Returns the rules that paint archives, in drawing order.
 * @param ids ids of the archives, lowest first. Each covers those below it, except for borders, which not all archives have.
 */
export function paintRules(ids: readonly string[], colors: MapColors, hasBorders: boolean): PaintRule[] {
  const of = (id: string, rules: readonly PaintRule[]) => rules.map((rule) => ({ ...rule, dataSource: id }));
  const areas = ids.flatMap((id) => of(id, [...groundRules(colors), ...(id === WORLD ? [] : [...buildingRules(colors), ...roadRules(colors)])]));
  if (!hasBorders) return areas;
  const borders = ids.flatMap((id) => of(id, id === WORLD ? borderRules(colors).map((rule) => ({ ...rule, maxzoom: WORLD_BORDERS_TO })) : borderRules(colors)));
  return [...areas, ...borders];
}
