import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  type Feature,
  GeomType,
  GroupSymbolizer,
  type JsonObject,
  type LabelRule,
  type LabelSymbolizer,
  LineLabelPlacement,
  LineLabelSymbolizer,
  OffsetTextSymbolizer,
  TextPlacements,
} from 'protomaps-leaflet';
import { type MapColors, type RoadClass, roadClass } from '../../../lib/map-look';
import type { BaseMap, Point } from '../types';
import { clearOf } from './clearOf';
import { makeNames } from './names';
import { outsideOf } from './outside';

/** Zoom level from which a place has its name on it, instead of beside a dot. */
const NO_DOTS_FROM = 9;
/** Highest zoom level of names of countries. */
const COUNTRIES_TO = 7;
/** Width (px) of the outline on each side of a letter. */
const HALO = 1.5;

/** Lowest zoom level of the names of roads. */
const ROAD_NAMES_FROM: Partial<Record<RoadClass, number>> = { highway: 13, main: 13, collector: 14, street: 15, service: 17, path: 17 };

/** Kinds of points of interest that help to find one's way; places of the guide have pins. */
const LANDMARKS = ['park', 'peak', 'station', 'aerodrome', 'forest', 'nature_reserve', 'cemetery'];

const isOneOf = (kinds: readonly unknown[], { props }: Feature): boolean => kinds.includes(props.kind);

const numberOf = (props: JsonObject | undefined, key: string, otherwise: number): number => {
  const value = props?.[key];
  return typeof value === 'number' ? value : otherwise;
};

const isShown = (zoom: number, { props }: Feature): boolean => zoom >= numberOf(props, 'min_zoom', 0);

/** Sorts more important places first. */
const byRank = (a: JsonObject, b: JsonObject): number => numberOf(b, 'population_rank', 0) - numberOf(a, 'population_rank', 0);

/** Size (px) of the name of a city, town or village by its rank: 17 for the largest cities, 1 for hamlets. */
function placeSize(zoom: number, feature?: Feature): number {
  const rank = numberOf(feature?.props, 'population_rank', 3);
  const grown = Math.max(0, Math.min(4, zoom - 8)) * 0.5;
  return (rank >= 12 ? 14 : rank >= 9 ? 13 : rank >= 5 ? 12 : 11.5) + grown;
}

/** Look of names on one page. */
export interface LabelLook {
  colors: MapColors;
  /** Language code. */
  language: string;
  /** CSS font family. */
  font: string;
  /** Positions of pins. */
  pins: readonly Point[];
}

function makeSymbolizers({ colors, language, font }: Omit<LabelLook, 'pins'>) {
  const common = { labelProps: makeNames(language), stroke: colors.halo };
  const text = (fill: string, style: (zoom: number, feature?: Feature) => string): LabelSymbolizer =>
    new CenteredTextSymbolizer({ ...common, fill, width: HALO, lineHeight: 1.25, maxLineChars: 16, font: (z, f) => `${style(z, f)} ${font}` });
  const along = (fill: string, style: string): LabelSymbolizer =>
    new LineLabelSymbolizer({
      ...common,
      fill,
      width: 2 * HALO,
      font: `${style} ${font}`,
      position: LineLabelPlacement.Center,
      offset: 1,
      repeatDistance: 400,
    });
  const dotted = new GroupSymbolizer([
    new CircleSymbolizer({ radius: 2.2, fill: colors.placeText, stroke: colors.halo, width: 1.5 }),
    new OffsetTextSymbolizer({
      ...common,
      fill: colors.placeText,
      width: HALO,
      offsetX: 6,
      placements: [TextPlacements.E],
      maxLineChars: 30,
      font: (z, f) => `600 ${placeSize(z, f)}px ${font}`,
    }),
  ]);
  return { text, along, dotted };
}

/** Returns the rules for the names of one archive, the most important first. */
function rulesOf(look: Omit<LabelLook, 'pins'>): LabelRule[] {
  const { colors } = look;
  const { text, along, dotted } = makeSymbolizers(look);
  const isPlace = (zoom: number, feature: Feature) => feature.props.kind === 'locality' && isShown(zoom, feature);
  const roads = (classes: readonly RoadClass[], fill: string, style: string): LabelRule => ({
    dataLayer: 'roads',
    symbolizer: along(fill, style),
    filter: (zoom, { props }) => {
      const road = roadClass(props);
      return road !== undefined && classes.includes(road) && zoom >= (ROAD_NAMES_FROM[road] ?? Infinity);
    },
  });
  return [
    {
      dataLayer: 'places',
      maxzoom: COUNTRIES_TO,
      symbolizer: text(colors.softText, (zoom) => `600 ${Math.min(15, 10 + zoom * 0.75)}px`),
      filter: (zoom, feature) => feature.props.kind === 'country' && isShown(zoom, feature),
      sort: (a, b) => numberOf(a, 'rank', 99) - numberOf(b, 'rank', 99),
    },
    { dataLayer: 'places', maxzoom: NO_DOTS_FROM - 1, symbolizer: dotted, filter: isPlace, sort: byRank },
    {
      dataLayer: 'places',
      minzoom: NO_DOTS_FROM,
      symbolizer: text(colors.placeText, (zoom, feature) => `600 ${placeSize(zoom, feature)}px`),
      filter: isPlace,
      sort: byRank,
    },
    {
      dataLayer: 'places',
      minzoom: 12,
      symbolizer: text(colors.softText, () => '600 12px'),
      filter: (zoom, feature) => isOneOf(['neighbourhood', 'macrohood'], feature) && isShown(zoom, feature),
    },
    roads(['highway', 'main'], colors.softText, '600 12px'),
    {
      dataLayer: 'water',
      symbolizer: text(colors.waterText, () => 'italic 500 12px'),
      filter: (_zoom, { geomType }) => geomType === GeomType.Point,
    },
    {
      dataLayer: 'water',
      minzoom: 13,
      symbolizer: along(colors.waterText, 'italic 500 12px'),
      filter: (zoom, { geomType, props }) => geomType === GeomType.Line && (props.kind === 'river' || zoom >= 15),
    },
    {
      dataLayer: 'pois',
      minzoom: 14,
      symbolizer: text(colors.parkText, () => '500 11.5px'),
      filter: (zoom, feature) => isOneOf(LANDMARKS, feature) && isShown(zoom, feature),
    },
    roads(['collector', 'street', 'service', 'path'], colors.softText, '500 11.5px'),
  ];
}

/**
 * Returns the rules that write the names of archives, the most important first.
 * @param archives archives, lowest first. A place has the name of the highest one.
 */
export function labelRules(archives: readonly BaseMap['layers'][number][], look: LabelLook): LabelRule[] {
  const keepClear = clearOf(look.pins);
  return archives
    .map(({ id }, i) => {
      const above = archives.slice(i + 1);
      return rulesOf(look).map((rule) => ({
        ...rule,
        dataSource: id,
        symbolizer: keepClear(rule.dataLayer === 'places' && above.length > 0 ? outsideOf(above, rule.symbolizer) : rule.symbolizer),
      }));
    })
    .toReversed()
    .flat();
}
