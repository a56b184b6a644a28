import { type Static, type TOptional, type TString, Type } from '@sinclair/typebox';
import { isRequired, type TextField } from '../../../core/fields/index.js';
import { ADDRESS, choice, ID, object, VERSION } from '../../../core/rest/index.js';
import { imagesOf } from '../../../core/pictures/index.js';
import { type Place, PlaceStatus } from '../place.entity.js';
import { PLACE_FIELD_NAMES, PLACE_FIELDS, type PlaceField, type PlaceTexts } from '../place.fields.js';
import type { PlaceModule } from '../place.module.js';

const Creator = object({ name: Type.String() });

type RestObject = '' | 'address' | 'contactInfo';
/** Names of the texts in an object of the representation. */
type NamesIn<Inside extends RestObject> = {
  [Name in PlaceField]: (typeof PLACE_FIELDS)[Name] extends { restObject: Inside } ? Name : never;
}[PlaceField];

const namesIn = <Inside extends RestObject>(inside: Inside): NamesIn<Inside>[] =>
  PLACE_FIELD_NAMES.filter((name): name is NamesIn<Inside> => (PLACE_FIELDS[name] as TextField).restObject === inside);

/** Returns the JSON schemas of the texts in an object of the representation. */
const textTypes = <Inside extends RestObject>(inside: Inside) =>
  Object.fromEntries(
    namesIn(inside).map((name) => [
      name,
      isRequired(PLACE_FIELDS[name]) ? Type.String() : Type.Optional(Type.String({ description: PLACE_FIELDS[name].description })),
    ]),
  ) as { [Name in NamesIn<Inside>]: null extends PlaceTexts[Name] ? TOptional<TString> : TString };

const textsOf = <Inside extends RestObject>(place: PlaceTexts, inside: Inside) =>
  Object.fromEntries(namesIn(inside).map((name) => [name, place[name] ?? undefined])) as {
    [Name in NamesIn<Inside>]: null extends PlaceTexts[Name] ? string | undefined : string;
  };

const fields = {
  _id: ID,
  ...textTypes(''),
  city: Type.Union([object({ _id: ID, name: Type.String(), state: Type.String() }), Type.Null()]),
  coordinates: Type.Optional(object({ latitude: Type.Number(), longitude: Type.Number() })),
  address: object(textTypes('address')),
  contactInfo: object(textTypes('contactInfo')),
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
/** REST representation of a page of places. */
export const PlacePageJson = object(
  { places: Type.Array(PlaceJson), total: Type.Integer(), pagination: object({ current: Type.Integer(), pages: Type.Integer() }) },
  'PlacePage',
);

export async function placeJson(place: Place, services: PlaceModule): Promise<Static<typeof PlaceJson>> {
  const [city, creator, stored] = await Promise.all([
    services.cityById.load(place.cityId),
    place.createdBy ? services.userById.load(place.createdBy) : null,
    services.placeImages.load(place.id),
  ]);
  return {
    _id: place.id,
    ...textsOf(place, ''),
    city: city && { _id: city.id, name: city.name, state: city.state },
    coordinates: place.latitude === null || place.longitude === null ? undefined : { latitude: place.latitude, longitude: place.longitude },
    address: textsOf(place, 'address'),
    contactInfo: textsOf(place, 'contactInfo'),
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
  return { ...(await placeJson(place, services)), version, createdBy: creator ? { name: creator.name, email: creator.email } : undefined };
}
