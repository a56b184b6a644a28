import { tileMap } from '../../../test/baseMap';
import { attributeDefinitions, attributeTexts } from '../../../test/attributeDefinitions';
import { fakeApi, refusal } from '../../../test/fakeApi';
import { aPhoto, anIllustration, MIDDLE } from '../../../test/images';
import { noTexts } from '../../../test/placeTexts';
import { makeAdmin } from '../../../test/viewer';

const site = { __typename: 'Site', map: tileMap() };
const revision = (version: number) => ({
  __typename: 'Revision',
  version,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-02-03T04:05:06.000Z',
  source: null,
});
const picture = (n: number, more: object = {}) => aPhoto(n, { id: `image-${n}`, alt: `Picture ${n}`, focus: MIDDLE, ...more });

const pune = {
  __typename: 'City',
  id: 'c1',
  name: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  coordinates: { __typename: 'Coordinates', latitude: 18.52, longitude: 73.85 },
  featuredPlaces: [{ __typename: 'Place', id: 'f1', priceRange: '₹' }],
};

/** API response data of a place in the admin form. */
export const aPlace = (more: object = {}) => ({
  __typename: 'Place',
  id: 'p1',
  ...noTexts,
  name: 'Corner Café',
  description: 'A quiet place with good coffee.',
  names: [],
  descriptions: [],
  category: 'cafe',
  moreCategories: [],
  status: 'ACTIVE',
  featured: false,
  priceRange: '₹₹',
  attributes: attributeTexts({}),
  fullAddress: 'FC Road',
  pincode: '411004',
  coordinates: { __typename: 'Coordinates', latitude: 18.5204, longitude: 73.8567 },
  city: pune,
  images: [picture(1), picture(2)],
  revision: revision(3),
  createdBy: { __typename: 'AdminUser', id: 'u9', name: 'Asha Rao' },
  viewerCan: { __typename: 'PlaceRights', moderate: false },
  isSample: false,
  isFavorite: false,
  rating: { __typename: 'Rating', average: 4.5, count: 12 },
  ...more,
});

/** API response data of a city in the admin form. */
export const aCity = (more: object = {}) => ({
  __typename: 'City',
  id: 'c1',
  name: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  description: 'A city of students and of gardens.',
  names: [],
  descriptions: [],
  status: 'ACTIVE',
  featured: true,
  population: 3124458,
  foundedYear: 758,
  timeZone: 'Asia/Kolkata',
  coordinates: { __typename: 'Coordinates', latitude: 18.52, longitude: 73.85 },
  images: [{ ...anIllustration('/art/cities/c1.svg', 'Illustration of Pune'), id: null }],
  revision: revision(1),
  ...more,
});

interface Sent {
  version: number;
  input: Record<string, unknown>;
}

const CHANGED = 'Somebody else has changed it meanwhile.';

/** Converts a mutation's input into the fields that the API returns. */
function kept(input: Record<string, unknown>) {
  const pictures = input.images as { id?: string; photoId?: string; alt: string; focus: object }[];
  const attributes = (input.attributes ?? []) as { key: string; values: string[] }[];
  return {
    ...input,
    attributes: attributeTexts(Object.fromEntries(attributes.flatMap(({ key, values }) => (values.length > 0 ? [[key, values]] : [])))),
    coordinates: { __typename: 'Coordinates', ...(input.coordinates as object) },
    images: pictures.map(({ id, photoId = '', alt, focus }, n) =>
      picture(n + 1, {
        id: id ?? `image-of-${photoId}`,
        url: `/uploads/${id ?? photoId}.webp`,
        sources: [],
        alt,
        focus: { __typename: 'FocalPoint', ...focus },
      }),
    ),
  };
}

/** Fake API that stores one place and one city with version numbers. */
export function aConsole({ place = aPlace(), city = aCity() }: { place?: ReturnType<typeof aPlace> | null; city?: ReturnType<typeof aCity> | null } = {}) {
  const store = { place, city };
  const bump = <Thing extends { revision: { version: number } }>(thing: Thing, input: Record<string, unknown>): Thing => ({
    ...thing,
    ...kept(input),
    revision: revision(thing.revision.version + 1),
  });
  const missing = (what: string) => refusal(`${what} not found`, 'NOT_FOUND');
  const placeAnswer = () => (store.place ? { data: { adminPlace: store.place, placeKinds: ['cafe', 'park'], site } } : missing('Place'));
  const cityAnswer = () => (store.city ? { data: { adminCity: store.city, site } } : missing('City'));

  const api = fakeApi({
    Viewer: () => ({ data: { viewer: makeAdmin() } }),
    NewPlaceScreen: () => ({ data: { placeKinds: ['cafe', 'park'], site } }),
    EditPlaceScreen: placeAnswer,
    AttributeDefinitions: () => attributeDefinitions,
    PlaceForm: placeAnswer,
    PlaceCity: () => ({ data: { city: pune } }),
    CityField: () => ({ data: { cities: { __typename: 'CityPage', items: [pune] } } }),
    LikelyPlaces: () => ({ data: { placesLike: [] } }),
    CreatePlace: ({ input }) => ({ data: { createPlace: { ...aPlace(), ...kept(input as Sent['input']), id: 'p9', revision: revision(1) } } }),
    UpdatePlace: (sent) => {
      const { version, input } = sent as unknown as Sent;
      if (!store.place) return missing('Place');
      if (store.place.revision.version !== version) return refusal(CHANGED, 'CONFLICT');
      store.place = bump(store.place, input);
      return { data: { updatePlace: store.place } };
    },
    ApprovePlaces: () => {
      if (store.place) store.place = { ...store.place, status: 'ACTIVE', revision: revision(4), viewerCan: { __typename: 'PlaceRights', moderate: false } };
      return { data: { change: { __typename: 'Change', id: 'ch1', count: 1, leftOut: [], job: null } } };
    },
    RejectPlaces: () => ({ data: { change: { __typename: 'Change', id: 'ch2', count: 1, leftOut: [], job: null } } }),
    UndoChange: () => {
      if (store.place) store.place = { ...store.place, status: 'PENDING', revision: revision(5), viewerCan: { __typename: 'PlaceRights', moderate: true } };
      return { data: { undo: 1 } };
    },
    History: () => ({ data: { activities: { __typename: 'ActivityPage', items: [], total: 0, page: 1, pages: 1 } } }),
    NewCityScreen: () => ({ data: { site } }),
    EditCityScreen: cityAnswer,
    CityForm: cityAnswer,
    CreateCity: ({ input }) => ({ data: { createCity: { ...aCity(), ...kept(input as Sent['input']), id: 'c9' } } }),
    UpdateCity: (sent) => {
      const { version, input } = sent as unknown as Sent;
      if (!store.city) return missing('City');
      if (store.city.revision.version !== version) return refusal(CHANGED, 'CONFLICT');
      store.city = bump(store.city, input);
      return { data: { updateCity: store.city } };
    },
  });
  return {
    ...api,
    /** Simulates that another user saves these fields. */
    changeMeanwhile: (fields: object) => {
      if (store.place) store.place = { ...store.place, ...fields, revision: revision(store.place.revision.version + 1) };
    },
    /** Variables of all `UpdatePlace` requests. */
    sent: () => api.of('UpdatePlace') as unknown as Sent[],
  };
}
