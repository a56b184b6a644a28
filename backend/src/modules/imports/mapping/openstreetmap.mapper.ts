import { shown } from '../../../core/validation/index.js';
import type { Reason } from '../../../core/errors/index.js';
import { isDay } from '../../places/index.js';
import type { Values } from '../readers/index.js';
import { OSM_KEYS } from './categories/index.js';
import { sharedPhones } from './phones.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { socialLinksOf } from './social-links.js';
import { degreesOf } from './positions/index.js';
import { firstText, pointOf, textOf } from './values.js';

const ID = /^(node|way|relation)\/-?\d+$/;
const TYPES = ['node', 'way', 'relation'];

/** Returns whether a record is an element of OpenStreetMap: readers mark them by type and id, see `asOpenStreetMap`. */
export const isOpenStreetMap = (values: Values): boolean => ID.test(textOf(values['@id']) ?? '') || TYPES.includes(textOf(values['@type']) ?? '');

/** Returns whether a column or tag classifies a place. */
export const isTagOfPlace = (name: string): boolean => OSM_KEYS.has(name);

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

/** Keys whose values are the name of a kind only together with the key: a clothes shop. */
const WITH_KEY = ['shop', 'office'];
/** Kinds whose tag value alone does not name them. */
const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ['drinking_water', 'drinking water tap'],
  ['fuel', 'fuel station'],
  ['information', 'information board'],
  ['parking', 'parking lot'],
  ['toilets', 'public toilet'],
]);

/** Returns why an element without a name is rejected, with its kind, such as “An information board has no name”. */
function namelessReason(values: Values): Reason {
  const key = [...OSM_KEYS.keys()].find((one) => textOf(values[one]));
  const value = key && textOf(values[key])?.split(';')[0]?.trim();
  if (!key || !value) return 'imports.osmNameless';
  const tag = value === 'yes' ? key : (KIND_NAMES.get(value) ?? (WITH_KEY.includes(key) ? `${value} ${key}` : value));
  const kind = shown(tag.replaceAll('_', ' '));
  return [/^[aeio]/.test(kind) ? 'imports.kindNamelessVowel' : 'imports.kindNameless', { kind }];
}

/** Maps the tags of an OpenStreetMap element (https://wiki.openstreetmap.org/wiki/Map_features), as Overpass exports them. */
export function readOpenStreetMap(values: Values): PlaceDraft {
  const text = (...names: string[]) => firstText(values, names);
  const all = (...names: string[]) => names.flatMap((name) => textOf(values[name]) ?? []).join('; ') || undefined;
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
    sourceId: textOf(values['@id']),
    name: text('name', 'name:en'),
    nameless: text('name', 'name:en') === undefined ? namelessReason(values) : undefined,
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
    ...sharedPhones(text('phone', 'contact:phone'), text('contact:mobile', 'mobile')),
    website: text('website', 'contact:website', 'url')?.split(';')[0],
    email: text('email', 'contact:email')?.split(';')[0],
    socialLinks: socialLinksOf(values),
    menuUrl: text('website:menu', 'menu:url')?.split(';')[0],
    bookingUrl: text('reservation:website', 'website:booking')?.split(';')[0],
    priceRange: text('fee') === 'no' ? 'Free' : undefined,
    openingHours: text('opening_hours'),
    ...stateOf(values),
    isGone: text('demolished') === 'yes' ? 'imports.closed' : undefined,
  };
}
