import { isRecord, type Values } from '../reader.js';

type ElementType = 'node' | 'way' | 'relation';

const ID = /^(node|way|relation)\/(-?\d+)$/;
const TYPES: Readonly<Record<string, ElementType>> = { node: 'node', way: 'way', relation: 'relation', n: 'node', w: 'way', r: 'relation' };

/** Keys of which each element that can be a place has one. */
const MAIN_KEYS = [
  'amenity',
  'tourism',
  'shop',
  'leisure',
  'historic',
  'craft',
  'office',
  'healthcare',
  'natural',
  'man_made',
  'building',
  'boundary',
  'place',
];
/** Those that hardly any other file has as names of columns. */
const RARE_KEYS = ['amenity', 'tourism', 'shop', 'leisure', 'historic', 'craft', 'healthcare', 'man_made'];
/** Values of main keys. */
const TAG_VALUE = /^[a-z0-9_]+(?:; ?[a-z0-9_]+)*$/;
/** Tags beside such a key by which a record without any id is one of OpenStreetMap, and not a table with a column of this name. */
const TYPICAL = /^(?:addr:.+|contact:.+|name:.+|opening_hours|internet_access|wikidata|brand:wikidata|check_date|cuisine|wheelchair|osm_timestamp)$/;

/** Names under which tools state the id of an element or the columns of their own; they are no tags. */
const OWN_COLUMNS = ['full_id', 'osm_id', 'osm_way_id', 'osm_type', 'tags', 'other_tags', 'all_tags', '@id'];

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value).trim() : '');
const numberOf = (value: unknown): number | undefined => (/^-?\d{1,15}$/.test(textOf(value)) ? Number(textOf(value)) : undefined);

/** Returns the type of an element by its geometry: only nodes are points, and only relations have several parts. */
function typeOfGeometry(values: Values): ElementType {
  const type = isRecord(values.geometry) ? textOf(values.geometry.type) : '';
  // Geofabrik's shapefiles have areas of one part as such of several.
  if (type.startsWith('Multi') || type === 'GeometryCollection') return 'fclass' in values ? 'way' : 'relation';
  return type === '' || type === 'Point' ? 'node' : 'way';
}

const idOf = (type: ElementType, number: number | undefined): string | undefined => (number === undefined ? undefined : `${type}/${number}`);

/** Returns the element of an id such as `n12` (node), `w12`, `r12`, or `a24` of osmium: areas have twice the number of the way, or of the relation plus one. */
function shortId(text: string): string | undefined {
  const [, letter = '', digits] = /^([nwra])(-?\d+)$/.exec(text) ?? [];
  const number = Number(digits);
  if (letter === 'a') return number % 2 === 0 ? `way/${number / 2}` : `relation/${(number - 1) / 2}`;
  return letter ? idOf(TYPES[letter] as ElementType, number) : undefined;
}

const hasMainKey = (values: Values): boolean => MAIN_KEYS.some((key) => TAG_VALUE.test(textOf(values[key])));

/** Returns the id that a tool wrote, as `node/12`; undefined if the record has none of OpenStreetMap. */
function statedId(values: Values): string | undefined {
  const [at, plain] = [textOf(values['@id']), textOf(values.id)];
  for (const text of [at, plain]) if (ID.test(text)) return text;
  const type = TYPES[textOf(values['@type'] ?? values.osm_type ?? values.type).toLowerCase()];
  // QuickOSM, then osm2pgsql, Nominatim and Overpass, which state the type beside the number.
  const stated = shortId(textOf(values.full_id)) ?? (type && (idOf(type, numberOf(values['@id'])) ?? idOf(type, numberOf(values.osm_id))));
  if (stated) return stated;
  if (type && (isRecord(values.tags) || hasMainKey(values))) return idOf(type, numberOf(plain));
  if (textOf(values['@type']) === 'area') return shortId(`a${at}`);
  // ogr2ogr has a column for closed ways, and another one for all other elements.
  const ofWay = idOf('way', numberOf(values.osm_way_id));
  if (ofWay) return ofWay;
  const number = numberOf(values.osm_id);
  // osm2pgsql gives the areas of relations a negative number.
  const ofOgr = number !== undefined && number < 0 ? idOf('relation', -number) : idOf(typeOfGeometry(values), number);
  if (ofOgr) return ofOgr;
  // Other files have ids such as `a24`, too: only tags show that it is one of osmium.
  return hasMainKey(values) ? shortId(plain) : undefined;
}

/** Reads tags in the notation of hstore, `"key"=>"value","key 2"=>"value 2"`, or JSON, as ogr2ogr writes them. */
function packedTags(text: string): Values {
  if (text.startsWith('{')) {
    try {
      const tags: unknown = JSON.parse(text);
      return isRecord(tags) ? tags : {};
    } catch {
      return {};
    }
  }
  const unescaped = (part = '') => part.replace(/\\(.)/g, '$1');
  return Object.fromEntries([...text.matchAll(/"((?:[^"\\]|\\.)*)"=>"((?:[^"\\]|\\.)*)"/g)].map(([, key, value]) => [unescaped(key), unescaped(value)]));
}

/** Returns whether a record without an id has the tags of an element. */
function hasTypicalTags(values: Values): boolean {
  if (textOf(values.id) !== '' || !RARE_KEYS.some((key) => TAG_VALUE.test(textOf(values[key])))) return false;
  return Object.keys(values).some((name) => TYPICAL.test(name) && textOf(values[name]) !== '');
}

/**
 * Recognizes an element of OpenStreetMap, whatever tool wrote the file: Overpass (GeoJSON, JSON, CSV), osmium, ogr2ogr, QuickOSM, osm2pgsql,
 * or one that kept only the tags. Returns its values with `@type` and, if the file states the id, `@id` such as `node/12`.
 * Returns other records unchanged.
 */
export function asOpenStreetMap(values: Values): Values {
  // Exports of CityPins state the source in their own columns.
  if ('source_id' in values && values['@id'] === undefined) return values;
  const id = statedId(values);
  const hasPosition = values['@lat'] !== undefined && values['@lon'] !== undefined;
  if (!id && !hasPosition && !hasTypicalTags(values)) return values;
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !OWN_COLUMNS.includes(name) && !name.startsWith('tags.')));
  const packed = { ...packedTags(textOf(values.all_tags)), ...packedTags(textOf(values.other_tags)) };
  const marked: Values = { ...(isRecord(values.tags) && values.tags), ...packed, ...rest };
  // Geofabrik's shapefiles have one column for the value of the main tag.
  if (!hasMainKey(marked) && textOf(marked.fclass) !== '') marked.amenity = marked.fclass;
  marked['@type'] = id ? id.slice(0, id.indexOf('/')) : typeOfGeometry(values);
  return id ? { ...marked, '@id': id } : marked;
}
