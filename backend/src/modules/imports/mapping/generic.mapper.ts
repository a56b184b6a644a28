import type { Values } from '../readers/index.js';
import { categoryTags } from './openstreetmap.mapper.js';
import type { PlaceDraft } from './place-draft.js';
import { degreesOf, firstText, pointOf } from './values.js';

/** Accepted column and property names by field; the first one with a value counts. `docs/import.md` lists them. */
const NAMES = {
  sourceId: ['source_id', '@id', 'id', 'ref', 'place_id'],
  name: ['name', 'title', 'place', 'place_name'],
  description: ['description', 'about', 'summary'],
  category: ['category', 'categories', 'kind', 'type'],
  latitude: ['latitude', 'lat', 'y'],
  longitude: ['longitude', 'lon', 'lng', 'long', 'x'],
  city: ['city', 'town', 'locality', 'municipality', 'addr:city'],
  state: ['state', 'region', 'province', 'addr:state'],
  country: ['country', 'country_code', 'addr:country'],
  fullAddress: ['full_address', 'address', 'street_address', 'addr:full'],
  pincode: ['pincode', 'postcode', 'postal_code', 'zip', 'zip_code', 'addr:postcode'],
  phone: ['phone', 'telephone', 'tel', 'phone_number', 'contact:phone'],
  website: ['website', 'url', 'web', 'homepage', 'contact:website'],
  priceRange: ['price_range', 'price'],
  openingHours: ['opening_hours', 'hours'],
  licence: ['licence', 'license'],
  attribution: ['attribution'],
  sourceUrl: ['source_url'],
} as const;

/** Maps records of unknown sources and of CityPins exports by the names of their columns or properties. */
export function readGeneric(values: Values): PlaceDraft {
  const text = (field: keyof typeof NAMES) => firstText(values, NAMES[field]);
  const point = pointOf(values.geometry);
  const { latitude, longitude } = point ?? { latitude: degreesOf(text('latitude')), longitude: degreesOf(text('longitude')) };
  return {
    // `source` counts only beside `source_id`, as in exports of CityPins. Other files use the name `source` for other things.
    source: values.source_id === undefined ? undefined : firstText(values, ['source']),
    sourceId: text('sourceId'),
    name: text('name'),
    description: text('description'),
    categories: [...(text('category')?.split(/[;,|]/) ?? []), ...categoryTags(values)],
    latitude,
    longitude,
    city: text('city'),
    state: text('state'),
    country: text('country'),
    fullAddress: text('fullAddress'),
    pincode: text('pincode'),
    phone: text('phone'),
    website: text('website'),
    priceRange: text('priceRange'),
    openingHours: text('openingHours'),
    licence: text('licence'),
    attribution: text('attribution'),
    sourceUrl: text('sourceUrl'),
  };
}
