import { isRecord, type Values } from '../readers/index.js';
import { addressLine, type PlaceDraft } from './place-draft.js';
import { listOf, objectOf, pointOf, textOf } from './values.js';

/** Returns whether a record comes from Overture. */
export const isOverture = (values: Values): boolean => objectOf(values.names) !== undefined;

/** Returns the texts of a list, separated by semicolons. */
const joined = (list: readonly unknown[]): string | undefined => list.flatMap((one) => textOf(one) ?? []).join('; ') || undefined;

/** Maps a place of Overture Maps (https://docs.overturemaps.org/schema/reference/places/place/) from GeoJSON or GeoParquet. */
export function readOverture(values: Values): PlaceDraft {
  const categories = objectOf(values.categories);
  const taxonomy = objectOf(values.taxonomy);
  const [address] = listOf(values.addresses).filter(isRecord);
  const part = (name: string) => textOf(address?.[name]);
  const region = part('region');
  const licences = listOf(values.sources)
    .filter(isRecord)
    .map(({ license }) => textOf(license));
  const point = pointOf(values.geometry);
  return {
    source: 'overture',
    sourceId: textOf(values.id),
    name: textOf(objectOf(values.names)?.primary),
    categories: [
      textOf(categories?.primary),
      textOf(taxonomy?.primary),
      textOf(values.basic_category),
      ...listOf(categories?.alternate).map(textOf),
      ...listOf(taxonomy?.hierarchy).map(textOf).reverse(),
    ].filter((word) => word !== undefined),
    latitude: point?.latitude,
    longitude: point?.longitude,
    city: part('locality'),
    // Some regions of Overture start with the country code: IN-MH
    state: region?.replace(/^[A-Z]{2}-/, ''),
    country: part('country'),
    pincode: part('postcode'),
    fullAddress: addressLine([part('freeform'), part('postcode'), part('locality')]),
    phone: textOf(listOf(values.phones)[0]),
    otherPhones: joined(listOf(values.phones).slice(1)),
    website: textOf(listOf(values.websites)[0]),
    email: textOf(listOf(values.emails)[0]),
    socialLinks: joined(listOf(values.socials)),
    businessStatus: values.operating_status === 'temporarily_closed' ? 'closed-temporarily' : undefined,
    licence: licences.find((licence) => licence !== undefined),
    isGone: values.operating_status === 'permanently_closed' ? 'imports.closed' : undefined,
  };
}
