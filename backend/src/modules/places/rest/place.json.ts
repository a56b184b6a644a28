import { type Static, Type } from '@sinclair/typebox';
import { languageTextList, textsIn, textTypes, TRANSLATED } from '../../../core/fields/index.js';
import { ADDRESS, choice, ID, object, VERSION } from '../../../core/rest/index.js';
import { phoneHref } from '../../../core/phones/index.js';
import { imagesOf } from '../../../core/pictures/index.js';
import { type AttributeValues, textsOf, visibleValues } from '../attributes/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';
import { PLACE_FIELDS } from '../place.fields.js';
import type { PlaceModule } from '../place.module.js';

const Creator = object({ name: Type.String() });

const fields = {
  _id: ID,
  ...textTypes(PLACE_FIELDS, ''),
  moreCategories: Type.Array(Type.String(), { description: 'Slugs of its further categories.' }),
  ...TRANSLATED,
  attributes: Type.Array(object({ key: Type.String(), values: Type.Array(Type.String()) }), {
    description: 'Values of its attributes: `yes` or `no`, keys of options, a number, a text or an address.',
  }),
  city: Type.Union([object({ _id: ID, name: Type.String(), state: Type.String() }), Type.Null()]),
  coordinates: Type.Optional(object({ latitude: Type.Number(), longitude: Type.Number() })),
  address: object(textTypes(PLACE_FIELDS, 'address')),
  contactInfo: object({
    ...textTypes(PLACE_FIELDS, 'contactInfo'),
    phoneHref: Type.Optional(Type.String({ description: '`tel:` URI of the telephone number (RFC 3966).' })),
  }),
  rating: object({ average: Type.Number({ description: 'Mean rating of the approved reviews; 0 if there are none.' }), count: Type.Integer() }),
  featured: Type.Boolean(),
  status: choice(Object.values(PlaceStatus)),
  images: Type.Array(object({ url: ADDRESS }), { description: 'Photos of the place, or its generated illustration if it has none.' }),
  createdBy: Type.Optional(Creator),
};
/** Public REST representation of a place, without the e-mail address of its creator. */
export const PlaceJson = object(fields, 'Place');
/** REST representation of a place for admins. */
export const AdminPlaceJson = object(
  { ...fields, version: VERSION, createdBy: Type.Optional(object({ ...Creator.properties, email: Type.String() })) },
  'AdminPlace',
);
const FacetJson = object(
  {
    key: Type.String({ description: '`open`, `price`, `rating`, `category`, `photos`, or the key of an attribute.' }),
    name: Type.String(),
    options: Type.Array(object({ value: Type.String(), name: Type.String(), count: Type.Integer() })),
    isPartial: Type.Boolean({ description: 'Whether there are more places than were counted; the numbers are then lower bounds.' }),
  },
  'Facet',
);
const UnderstoodJson = object(
  {
    kind: Type.String({ description: '`open`, `price`, `category`, `attribute`, `city`, `area`, `sort` or `near`.' }),
    key: Type.String({ description: 'Key of the attribute; otherwise empty.' }),
    value: Type.String({ description: 'Slug, option, price, id of the city, area, time or order; several are separated by commas.' }),
    text: Type.String({ description: 'Words of the search that mean it.' }),
  },
  'UnderstoodPart',
);
/** REST representation of a page of places. */
export const PlacePageJson = object(
  {
    places: Type.Array(PlaceJson),
    total: Type.Integer(),
    pagination: object({ current: Type.Integer(), pages: Type.Integer() }),
    facets: Type.Optional(Type.Array(FacetJson)),
    understood: Type.Optional(Type.Array(UnderstoodJson, { description: 'Parts of `search` that were understood, in their order.' })),
  },
  'PlacePage',
);

const attributesJson = (values: AttributeValues) => Object.entries(values).map(([key, value]) => ({ key, values: [...textsOf(value)] }));

const hrefOf = (phone: string | null, country: string | undefined): string | undefined =>
  phone === null ? undefined : (phoneHref(phone, country) ?? undefined);

export async function placeJson(place: Place, services: PlaceModule): Promise<Static<typeof PlaceJson>> {
  const { attributes, categories } = services.siteSettings;
  const [city, creator, stored] = await Promise.all([
    services.cityById.load(place.cityId),
    place.createdBy ? services.userById.load(place.createdBy) : null,
    services.placeImages.load(place.id),
  ]);
  return {
    _id: place.id,
    ...textsIn(PLACE_FIELDS, '', place),
    category: categories.slugOf(place.category),
    moreCategories: place.moreCategories.map((word) => categories.slugOf(word)),
    names: languageTextList(place.names),
    descriptions: languageTextList(place.descriptions),
    attributes: attributesJson(visibleValues(place.attributes, attributes, false)),
    city: city && { _id: city.id, name: city.name, state: city.state },
    coordinates: place.latitude === null || place.longitude === null ? undefined : { latitude: place.latitude, longitude: place.longitude },
    address: textsIn(PLACE_FIELDS, 'address', place),
    contactInfo: { ...textsIn(PLACE_FIELDS, 'contactInfo', place), phoneHref: hrefOf(place.phone, city?.country) },
    rating: { average: place.ratingAverage, count: place.ratingCount },
    featured: place.featured,
    status: place.status,
    images: imagesOf(stored, `/art/places/${place.id}.svg`, place.name).map(({ url }) => ({ url })),
    createdBy: creator ? { name: creator.name } : undefined,
  };
}

export async function adminPlaceJson(place: Place, services: PlaceModule): Promise<Static<typeof AdminPlaceJson>> {
  const creator = place.createdBy ? await services.userById.load(place.createdBy) : null;
  const { version } = place;
  const attributes = attributesJson(visibleValues(place.attributes, services.siteSettings.attributes, true));
  return { ...(await placeJson(place, services)), attributes, version, createdBy: creator ? { name: creator.name, email: creator.email } : undefined };
}
