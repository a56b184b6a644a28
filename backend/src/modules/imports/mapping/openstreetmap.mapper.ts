import type { Values } from '../readers/index.js';
import { OSM_KEYS } from './category.table.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { degreesOf, firstText, pointOf, textOf } from './values.js';

const ID = /^(node|way|relation)\/\d+$/;

/** Returns the id as `node/123` if it is written so, or as a number beside the type. Returns other ids unchanged. */
function idOf(values: Values): string | undefined {
  const text = firstText(values, ['@id', 'id', 'osm_id']);
  if (!text || ID.test(text)) return text;
  const type = firstText(values, ['@type', 'osm_type', 'type']);
  return type && /^\d+$/.test(text) && ID.test(`${type}/${text}`) ? `${type}/${text}` : text;
}

/** Returns whether a record is an element of OpenStreetMap. */
export const isOpenStreetMap = (values: Values): boolean => ID.test(idOf(values) ?? '') || ['@id', '@lat', 'osm_id'].some((name) => name in values);

/** Returns the tags that classify a place, as `key=value`, the most specific key first. */
export const categoryTags = (values: Values): string[] =>
  [...OSM_KEYS].flatMap(([key, ordinary]) => {
    const value = textOf(values[key]);
    return value && value !== 'no' ? [...value.split(';').map((one) => `${key}=${one.trim()}`), ...(ordinary ? [ordinary] : [])] : [];
  });

/** Maps the tags of an OpenStreetMap element (https://wiki.openstreetmap.org/wiki/Map_features), as Overpass exports them. */
export function readOpenStreetMap(values: Values): PlaceDraft {
  const text = (...names: string[]) => firstText(values, names);
  const point = pointOf(values.geometry);
  const street = [text('addr:housenumber'), text('addr:street', 'addr:place')].filter(Boolean).join(' ') || undefined;
  const [pincode, city, state, country] = [
    text('addr:postcode'),
    text('addr:city', 'addr:town', 'addr:village'),
    text('addr:state', 'addr:province'),
    text('addr:country'),
  ];
  return {
    source: 'openstreetmap',
    sourceId: idOf(values),
    name: text('name:en', 'name'),
    description: text('description:en', 'description'),
    categories: categoryTags(values),
    latitude: point?.latitude ?? degreesOf(values['@lat'] ?? values.lat),
    longitude: point?.longitude ?? degreesOf(values['@lon'] ?? values.lon),
    city,
    state,
    country,
    pincode,
    fullAddress: text('addr:full') ?? (street && addressLine([street, pincode, city, state])),
    phone: text('phone', 'contact:phone', 'contact:mobile')?.split(';')[0],
    website: text('website', 'contact:website', 'url')?.split(';')[0],
    priceRange: text('fee') === 'no' ? 'Free' : undefined,
    openingHours: text('opening_hours'),
    isGone: ['disused', 'abandoned', 'demolished'].some((key) => text(key) === 'yes') ? 'It is closed, according to its source' : undefined,
  };
}
