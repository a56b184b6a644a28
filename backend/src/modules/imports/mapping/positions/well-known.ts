import type { Values } from '../../readers/index.js';

/** Maximum length of a geometry (characters). */
const LONGEST = 4_000_000;

/** Types of geometries by their name in well-known text. */
const TYPES: Readonly<Record<string, string>> = {
  POINT: 'Point',
  LINESTRING: 'LineString',
  POLYGON: 'Polygon',
  MULTIPOINT: 'MultiPoint',
  MULTILINESTRING: 'MultiLineString',
  MULTIPOLYGON: 'MultiPolygon',
};

/** Well-known text (OGC 06-103r4), also with the reference system of PostGIS for WGS 84. */
const TEXT = /^(?:SRID=4326;)?\s*([A-Z]+)\s*(?:ZM?|M)?\s*(\(.*\))$/is;
const ORDINATE = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const POSITION = new RegExp(String.raw`${ORDINATE}(?:\s+${ORDINATE}){1,3}`, 'gi');

function geometryOfText(text: string): Values | undefined {
  const [, name = '', body = ''] = TEXT.exec(text) ?? [];
  const type = TYPES[name.toUpperCase()];
  if (type === undefined) return undefined;
  const json = body
    .replace(POSITION, (position) => `[${position.split(/\s+/).map(Number).join(',')}]`)
    .replaceAll('(', '[')
    .replaceAll(')', ']');
  try {
    const coordinates: unknown = JSON.parse(json);
    return { type, coordinates: type === 'Point' && Array.isArray(coordinates) ? (coordinates as unknown[])[0] : coordinates };
  } catch {
    return undefined;
  }
}

/** Type and flags of a point in well-known binary (OGC 06-103r4, 8.2), and in that of PostGIS. */
const [POINT, HAS_SYSTEM, WGS84] = [1, 0x20000000, 4326];

function pointOfBinary(hex: string): Values | undefined {
  const bytes = Buffer.from(hex, 'hex');
  const isLittle = bytes[0] === 1;
  if (bytes.length < 21 || bytes.length > 41 || (bytes[0] ?? 2) > 1) return undefined;
  const whole = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const degrees = (at: number) => (isLittle ? bytes.readDoubleLE(at) : bytes.readDoubleBE(at));
  const kind = whole(1);
  const hasSystem = (kind & HAS_SYSTEM) !== 0;
  const start = hasSystem ? 9 : 5;
  if ((kind & 0xff) % 1000 !== POINT || (hasSystem && whole(5) !== WGS84) || bytes.length < start + 16) return undefined;
  return { type: 'Point', coordinates: [degrees(start), degrees(start + 8)] };
}

/** Returns the GeoJSON geometry that a text gives: well-known text, or a point in hexadecimal well-known binary; undefined for other texts. */
export function wellKnown(text: string): Values | undefined {
  if (text.length > LONGEST) return undefined;
  return /^[0-9a-f]{42,82}$/i.test(text) ? pointOfBinary(text) : geometryOfText(text);
}
