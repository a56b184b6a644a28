import { isDay } from '../../places/index.js';
import type { Values } from '../readers/index.js';
import { OSM_KEYS } from './category.table.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { socialLinksOf } from './social-links.js';
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

/** Prefixes of the tags of a place that no longer exists as such: `disused:amenity=restaurant`. */
const FORMER = ['disused:', 'abandoned:'];

/** Returns the classifying tags of a place that has closed: those with a prefix, without it. Empty if the place has others, too. */
function formerTags(values: Values): string[] {
  if (categoryTags(values).length > 0) return [];
  const former = Object.entries(values).flatMap(([name, value]) => {
    const prefix = FORMER.find((one) => name.startsWith(one));
    return prefix === undefined ? [] : [[name.slice(prefix.length), value] as const];
  });
  return categoryTags(Object.fromEntries(former));
}

/** Returns whether a place is closed, or opens on a later day. Only whole days count: the year of an old building says nothing about the place. */
function stateOf(values: Values): Pick<PlaceDraft, 'businessStatus' | 'opensOn'> {
  const today = new Date().toISOString().slice(0, 10);
  const day = (name: string) => {
    const text = textOf(values[name]);
    return text !== undefined && isDay(text) ? text : undefined;
  };
  const [opens, ended] = [day('opening_date'), day('end_date')];
  const isDisused = ['disused', 'abandoned'].some((name) => textOf(values[name]) === 'yes') || formerTags(values).length > 0;
  if (isDisused || (ended !== undefined && ended < today)) return { businessStatus: 'closed-permanently' };
  return opens !== undefined && opens > today ? { businessStatus: 'opening-soon', opensOn: opens } : {};
}

/** Maps the tags of an OpenStreetMap element (https://wiki.openstreetmap.org/wiki/Map_features), as Overpass exports them. */
export function readOpenStreetMap(values: Values): PlaceDraft {
  const text = (...names: string[]) => firstText(values, names);
  const all = (...names: string[]) => names.flatMap((name) => textOf(values[name]) ?? []).join('; ') || undefined;
  const mobile = text('contact:mobile', 'mobile');
  const [phone, ...otherPhones] = text('phone', 'contact:phone', 'contact:mobile')?.split(';') ?? [];
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
    name: text('name', 'name:en'),
    description: text('description', 'description:en'),
    otherNames: all('alt_name', 'old_name', 'loc_name', 'short_name'),
    categories: [...categoryTags(values), ...formerTags(values)],
    latitude: point?.latitude ?? degreesOf(values['@lat'] ?? values.lat),
    longitude: point?.longitude ?? degreesOf(values['@lon'] ?? values.lon),
    city,
    state,
    country,
    pincode,
    fullAddress: text('addr:full') ?? (street && addressLine([street, pincode, city, state])),
    area: text('addr:suburb', 'addr:neighbourhood', 'addr:quarter', 'addr:district'),
    phone,
    otherPhones: [...otherPhones, ...(mobile === phone ? [] : [mobile])].filter((one) => one !== undefined).join('; ') || undefined,
    website: text('website', 'contact:website', 'url')?.split(';')[0],
    email: text('email', 'contact:email')?.split(';')[0],
    socialLinks: socialLinksOf(values),
    menuUrl: text('website:menu', 'menu:url')?.split(';')[0],
    bookingUrl: text('reservation:website', 'website:booking')?.split(';')[0],
    priceRange: text('fee') === 'no' ? 'Free' : undefined,
    openingHours: text('opening_hours'),
    ...stateOf(values),
    isGone: text('demolished') === 'yes' ? 'It is closed, according to its source' : undefined,
  };
}
