import type { Values } from '../readers/index.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { degreesOf } from './positions/index.js';
import { firstText, listOf, pointOf, textOf } from './values.js';

/** Returns whether a record comes from Foursquare. */
export const isFoursquare = (values: Values): boolean => 'fsq_place_id' in values;

/** Maps a record of Foursquare OS Places (https://docs.foursquare.com/data-products/docs/places-os-data-schema). */
export function readFoursquare(values: Values): PlaceDraft {
  const text = (...names: string[]) => firstText(values, names);
  const labels = listOf(values.fsq_category_labels)
    .map(textOf)
    .filter((label) => label !== undefined);
  const point = pointOf(values.geometry);
  const [city, state, pincode] = [text('locality'), text('region'), text('postcode')];
  return {
    source: 'foursquare',
    sourceId: text('fsq_place_id'),
    name: text('name'),
    // A label lists the categories from general to specific: Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop
    categories: labels.flatMap((label) => label.split('>').reverse()),
    latitude: point?.latitude ?? degreesOf(values.latitude),
    longitude: point?.longitude ?? degreesOf(values.longitude),
    city,
    state,
    pincode,
    country: text('country'),
    fullAddress: addressLine([text('address'), pincode, city, state]),
    phone: text('tel'),
    website: text('website'),
    email: text('email'),
    isGone: values.date_closed === undefined || values.date_closed === null ? undefined : 'imports.closed',
  };
}
