import { plainWords } from '../../../../core/hours/index.js';
import { isRecord } from '../../readers/index.js';
import { pointInside } from './point-inside.js';
import { wellKnown } from './well-known.js';

/** Coordinates in degrees (WGS 84). */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Hemispheres by letter and by word in eight languages. `O` is missing: it is west in Romance languages, and east in German. */
const HEMISPHERES: ReadonlyMap<string, 'N' | 'S' | 'E' | 'W'> = new Map(
  (
    [
      ['N', 'n north nord norte उ उत्तर ش شمال شمالا'],
      ['S', 's south sud sued sur sul द दक्षिण ج جنوب جنوبا'],
      ['E', 'e east ost est este leste l पू पूर्व ق شرق شرقا'],
      ['W', 'w west ouest oeste ovest प पश्चिम غ غرب غربا'],
    ] as const
  ).flatMap(([letter, words]) => words.split(' ').map((word) => [plainWords(word), letter] as const)),
);

/** Returns a text with ASCII digits and signs. The Arabic decimal separator becomes a comma, as it is written with spaces like one. */
const asciiForm = (text: string): string =>
  plainWords(text.replaceAll('\u066B', ',').replaceAll('\u060C', ';'))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2032\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u2033\u201D\u201C]|''/g, '"')
    .replace(/[\u00BA\u02DA]/g, '\u00B0')
    .trim();

const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const SIGNED = new RegExp(`^[+-]?${NUMBER}$`);
/** Degrees, minutes and seconds (ISO 6709, annex D), with a hemisphere before or after them. */
const ANGLE = new RegExp(
  String.raw`^(?<before>[\p{L}\p{M}]*)\.?\s*(?<sign>[+-]?)(?<d>${NUMBER})\s*(?:[°d:\s]|deg)\s*(?:(?<m>\d{1,2}(?:[.,]\d+)?)\s*(?:['m:\s]|min|$|(?=[\p{L}]))\s*(?:(?<s>\d{1,2}(?:[.,]\d+)?)\s*(?:["s]|sec|)\s*)?)?(?<after>[\p{L}\p{M}]*)\.?$`,
  'u',
);
const LETTERED = new RegExp(String.raw`^(?:(?<before>[\p{L}\p{M}]+)\.?\s*)?(?<sign>[+-]?)(?<d>${NUMBER})\s*°?\s*(?<after>[\p{L}\p{M}]*)\.?$`, 'u');

const numberOf = (text: string): number => Number(text.replace(',', '.'));

interface Angle {
  degrees: number;
  hemisphere: 'N' | 'S' | 'E' | 'W' | undefined;
}

/** Returns an angle; undefined if the text is none. Minutes and seconds are below 60. */
function angleOf(written: string): Angle | undefined {
  const text = asciiForm(written);
  if (SIGNED.test(text)) return { degrees: numberOf(text), hemisphere: undefined };
  const { before = '', after = '', sign = '', d = '', m = '0', s = '0' } = (LETTERED.exec(text) ?? ANGLE.exec(text))?.groups ?? {};
  const letters = [before, after].filter(Boolean);
  const hemisphere = HEMISPHERES.get(letters[0] ?? '');
  const [minutes, seconds] = [numberOf(m), numberOf(s)];
  if (d === '' || letters.length > 1 || (letters.length === 1 && !hemisphere) || minutes >= 60 || seconds >= 60) return undefined;
  if (sign !== '' && hemisphere) return undefined;
  const size = numberOf(d) + minutes / 60 + seconds / 3600;
  return { degrees: sign === '-' || hemisphere === 'S' || hemisphere === 'W' ? -size : size, hemisphere };
}

/** Returns a number or a text as text. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'bigint' ? String(value) : typeof value === 'string' ? value.trim() || undefined : undefined;

/** Maximum length of a text with coordinates (characters), that of addresses of map services. */
const LONGEST = 2000;

/**
 * Returns a coordinate in degrees: `47.168`, `47,168`, `47° 10' 5" N`, `٤٧٫١٦٨`.
 * @param axis the hemispheres that count
 * @returns NaN if the value is no coordinate, undefined if there is none
 */
export function degreesOf(value: unknown, axis?: 'latitude' | 'longitude'): number | undefined {
  if (typeof value === 'number') return value;
  const text = textIn(value);
  if (text === undefined) return undefined;
  const plain = Number(text); // also the exponents of JSON
  if (!Number.isNaN(plain)) return plain;
  const angle = text.length > LONGEST ? undefined : angleOf(text);
  const isOther = angle?.hemisphere !== undefined && axis !== undefined && (axis === 'latitude') !== 'NS'.includes(angle.hemisphere);
  return angle === undefined || isOther ? NaN : angle.degrees;
}

/** Returns a point from two angles. Hemispheres decide which of them is the latitude; without any, the first one is. */
function pointOfAngles(first: string, second: string): Point | undefined {
  const angles = [angleOf(first), angleOf(second)];
  const [a, b] = angles;
  if (!a || !b) return undefined;
  const isVertical = ({ hemisphere }: Angle) => hemisphere && 'NS'.includes(hemisphere);
  if (a.hemisphere && b.hemisphere) {
    if (Boolean(isVertical(a)) === Boolean(isVertical(b))) return undefined;
    return isVertical(a) ? { latitude: a.degrees, longitude: b.degrees } : { latitude: b.degrees, longitude: a.degrees };
  }
  return a.hemisphere || b.hemisphere ? undefined : { latitude: a.degrees, longitude: b.degrees };
}

const D = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
/** Notations whose first number is the latitude: geo URIs (RFC 5870), and addresses of Google Maps, OpenStreetMap, Bing and Apple. */
const LATITUDE_FIRST = [
  new RegExp(String.raw`^geo:${D},${D}(?:[,;?].*)?$`, 'i'),
  new RegExp(String.raw`^https?://\S*!3d${D}!4d${D}`, 'i'),
  new RegExp(String.raw`^https?://\S*[?&](?:q|query|ll|sll|center|daddr|destination|cp)=(?:loc:)?${D}(?:,|%2C|~)(?:\+|%20)*${D}(?:&|$)`, 'i'),
  new RegExp(String.raw`^https?://\S*[?&]mlat=${D}&mlon=${D}`, 'i'),
  new RegExp(String.raw`^https?://\S*#map=[\d.]+/${D}/${D}`, 'i'),
  new RegExp(String.raw`^https?://\S*/@${D},${D}(?:,|$)`, 'i'),
  new RegExp(String.raw`^https?://\S*/(?:search|place|dir)/${D},(?:\+|%20)*${D}(?:[/?]|$)`, 'i'),
];
/** Returns the two parts of a text. A comma separates them if it cannot be a decimal one. */
function partsOf(text: string): [string, string] | undefined {
  const bare = /^[[({](.*)[\])}]$/s.exec(text)?.[1]?.trim() ?? text;
  const C = String.raw`[+-]?\d{1,3},\d+`;
  const pairs = [
    /^([^;|/\n]+?)\s*[;|/\n]\s*([^;|/\n]+)$/, // 47,1; -1,4
    /^([^,]+),\s*([^,]+)$/, // 47.1, -1.4
    new RegExp(String.raw`^(${C})(?:\s*,\s*|\s+)(${C})$`), // 47,1, -1,4
    /^([^,\s]+)\s+([^,\s]+)$/, // 47.1 -1.4
    /^(.*\d.*[\p{L}\p{M}"'°])[\s,]+([+-]?\d.*)$/u, // 47°10'5"N 1°33'W
    /^([\p{L}\p{M}]+\.?\s*\d.*?)[\s,]+([\p{L}\p{M}]+\.?\s*\d.*)$/u, // N 47° 10' W 1° 33'
  ];
  for (const pair of pairs) {
    const [, first, second] = pair.exec(bare) ?? [];
    if (first !== undefined && second !== undefined && angleOf(first) && angleOf(second)) return [first, second];
  }
  return undefined;
}

/** Coordinates in brackets after an address, as Socrata writes a location: `1 Main St\n(39.8, -89.65)`. */
const AFTER_ADDRESS = new RegExp(String.raw`\s\(${D},\s*${D}\)$`);

/** Returns whether a pair without a blank can also be one number with a decimal comma: `47,168`. */
const isOneNumber = (text: string): boolean => /^[+-]?\d+,\d+$/.test(text);

function pointOfText(text: string): Point | undefined {
  const [longitude, latitude] = pointInside(wellKnown(text) ?? {}) ?? [];
  if (longitude !== undefined && latitude !== undefined) return { latitude, longitude };
  if (text.length > LONGEST) return undefined;
  for (const notation of [...LATITUDE_FIRST, AFTER_ADDRESS]) {
    const [, latitude, longitude] = notation.exec(text) ?? [];
    if (latitude !== undefined && longitude !== undefined) return { latitude: Number(latitude), longitude: Number(longitude) };
  }
  const plain = asciiForm(text);
  const pair = isOneNumber(plain) ? undefined : partsOf(plain);
  return pair && pointOfAngles(...pair);
}

const LATITUDES = ['latitude', 'lat', 'y'] as const;
const LONGITUDES = ['longitude', 'lng', 'lon', 'long', 'x'] as const;

function pointOfObject(value: Readonly<Record<string, unknown>>): Point | undefined {
  if (value.type === 'Point' && Array.isArray(value.coordinates)) {
    const [longitude, latitude] = value.coordinates.map((one) => degreesOf(one) ?? NaN);
    return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  }
  const named = (names: readonly string[]) => Object.entries(value).find(([name]) => names.includes(name.toLowerCase()))?.[1];
  const [latitude, longitude] = [degreesOf(named(LATITUDES), 'latitude'), degreesOf(named(LONGITUDES), 'longitude')];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/**
 * Returns the point that one value gives: `47.1, -1.4`, `[47.1, -1.4]` (latitude first), `POINT(-1.4 47.1)` and other
 * geometries in well-known text, `47°10'5"N 1°33'W`, `{ lat, lng }`, a GeoJSON point, a geo URI, or the address of a map.
 * @returns undefined if the value is none of these, or has more than one meaning
 */
export function positionIn(value: unknown): Point | undefined {
  if (Array.isArray(value)) return value.length === 2 || value.length === 3 ? pointOfAngles(String(value[0]), String(value[1])) : undefined;
  if (isRecord(value)) return pointOfObject(value);
  const text = textIn(value);
  if (text === undefined) return undefined;
  if (text.startsWith('{')) {
    try {
      return positionIn(JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  return pointOfText(text);
}
