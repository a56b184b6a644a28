import { type Static, Type } from '@sinclair/typebox';
import { languageTextList, textsIn, textTypes, TRANSLATED } from '../../core/fields/index.js';
import { imagesOf } from '../../core/pictures/index.js';
import { ADDRESS, choice, ID, object, VERSION } from '../../core/rest/index.js';
import { type City, CityStatus } from './city.entity.js';
import { CITY_FIELDS } from './city.fields.js';
import type { CityModule } from './city.module.js';

const fields = {
  _id: ID,
  ...textTypes(CITY_FIELDS, ''),
  ...TRANSLATED,
  images: Type.Array(object({ url: ADDRESS }), { description: 'Photos of the city, or its generated illustration if it has none.' }),
  featured: Type.Boolean(),
  population: Type.Optional(Type.Integer()),
  foundedYear: Type.Optional(Type.Integer()),
  status: choice(Object.values(CityStatus)),
  coordinates: object({ latitude: Type.Number(), longitude: Type.Number() }),
};
/** Public REST representation of a city. */
export const CityJson = object(fields, 'City');
/** REST representation of a city for admins. */
export const AdminCityJson = object({ ...fields, version: VERSION }, 'AdminCity');

export async function cityJson(city: City, { cityImages }: Pick<CityModule, 'cityImages'>): Promise<Static<typeof CityJson>> {
  const images = imagesOf(await cityImages.load(city.id), `/art/cities/${city.id}.svg`, city.name);
  return {
    _id: city.id,
    ...textsIn(CITY_FIELDS, '', city),
    names: languageTextList(city.names),
    descriptions: languageTextList(city.descriptions),
    images: images.map(({ url }) => ({ url })),
    featured: city.featured,
    population: city.population ?? undefined,
    foundedYear: city.foundedYear ?? undefined,
    status: city.status,
    coordinates: { latitude: city.latitude, longitude: city.longitude },
  };
}

export async function adminCityJson(city: City, services: Pick<CityModule, 'cityImages'>): Promise<Static<typeof AdminCityJson>> {
  return { ...(await cityJson(city, services)), version: city.version };
}
