import proj4 from 'proj4';
import { shown } from '../../../core/validation/index.js';
import { UnusableFile } from './reader.js';

/** A position in degrees of WGS 84, or in meters of a projection: x (longitude), y (latitude). */
export type Position = [x: number, y: number];
export type Projection = (position: Position) => Position;

const GRS80 = '+ellps=GRS80 +towgs84=0,0,0 +units=m';
const SWISS = '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +ellps=bessel +towgs84=674.374,15.056,405.346 +units=m';
const gaussKrueger = (zone: number) =>
  `+proj=tmerc +lat_0=0 +lon_0=${zone * 3} +k=1 +x_0=${zone}500000 +y_0=0 +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m`;

/**
 * Projections by EPSG code, with the parameters of the EPSG Geodetic Parameter Dataset (https://epsg.org), as PROJ writes them.
 * Transformations between datums are those for the whole country: exact to about a meter.
 */
const PROJECTIONS: Record<number, string> = {
  2056: `${SWISS} +x_0=2600000 +y_0=1200000`, // Switzerland and Liechtenstein, LV95
  21781: `${SWISS} +x_0=600000 +y_0=200000`, // the same, LV03
  2154: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${GRS80}`, // France, Lambert-93
  2180: `+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 ${GRS80}`, // Poland, CS92
  3006: `+proj=utm +zone=33 ${GRS80}`, // Sweden, SWEREF99 TM
  3035: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${GRS80}`, // Europe, LAEA
  3067: `+proj=utm +zone=35 ${GRS80}`, // Finland, TM35FIN
  3763: `+proj=tmerc +lat_0=39.66825833333333 +lon_0=-8.133108333333334 +k=1 +x_0=0 +y_0=0 ${GRS80}`, // Portugal, TM06
  27700:
    '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m', // Great Britain
  28992:
    '+proj=sterea +lat_0=52.15616055555555 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.417,50.3319,465.552,-0.398957,0.343988,-1.8774,4.0725 +units=m', // Netherlands
  ...Object.fromEntries([2, 3, 4, 5].map((zone) => [31464 + zone, gaussKrueger(zone)])), // Germany, Gauss-Krüger
};

/** Codes of coordinates in degrees: WGS 84 and those that differ from it by less than two meters. */
const DEGREES = [4326, 4979, 4258, 4269, 4171, 4937, 84];
const WEB_MERCATOR = [3857, 900913, 102100, 102113, 3785];

/** Returns the definition of a projection for PROJ; undefined if the code is unknown. */
function definitionOf(code: number): string | undefined {
  if (WEB_MERCATOR.includes(code)) return 'EPSG:3857';
  const [series, zone] = [Math.floor(code / 100), code % 100];
  const isZone = zone >= 1 && zone <= 60;
  if (isZone && (series === 326 || series === 327)) return `+proj=utm +zone=${zone}${series === 327 ? ' +south' : ''} +datum=WGS84 +units=m`;
  // ETRS89 and NAD83 in the zones of their continents
  if ((series === 258 && zone >= 28 && zone <= 38) || (series === 269 && zone >= 1 && zone <= 23)) return `+proj=utm +zone=${zone} ${GRS80}`;
  return PROJECTIONS[code];
}

/**
 * Returns the function that converts positions to degrees of WGS 84; undefined if they are in degrees.
 * @param name as in GeoJSON, such as `urn:ogc:def:crs:EPSG::2154`, `EPSG:2154` or `2154`
 * @throws UnusableFile if the projection is unknown
 */
export function projectionOf(name: string): Projection | undefined {
  if (/CRS:?84$/i.test(name)) return undefined;
  const code = Number(/(\d+)\s*$/.exec(name)?.[1]);
  if (DEGREES.includes(code)) return undefined;
  const definition = definitionOf(code);
  if (!definition) throw new UnusableFile(['imports.projectionUnknown', { name: shown(name) }]);
  const converter = proj4(definition, 'EPSG:4326');
  return ([x, y]) => converter.forward<Position>([x, y]);
}

/** Names of the coordinate system: of GeoJSON before RFC 7946, with a code of that, and of Esri JSON. */
const STATED = [
  /"crs"\s*:\s*\{[^{}]*"properties"\s*:\s*\{[^{}]*"name"\s*:\s*"([^"]{1,100})"/,
  /"crs"\s*:\s*\{[^{}]*"properties"\s*:\s*\{[^{}]*"code"\s*:\s*"?(\d{1,6})/,
  /"spatialReference"\s*:\s*\{[^{}]*"latestWkid"\s*:\s*(\d{1,6})/,
  /"spatialReference"\s*:\s*\{[^{}]*"wkid"\s*:\s*(\d{1,6})/,
];

/** Returns the name of the coordinate system that a part of a JSON file states, if it does. */
export const statedCrs = (text: string): string | undefined => STATED.map((pattern) => pattern.exec(text)?.[1]).find((name) => name !== undefined);
