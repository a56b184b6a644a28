import { tileMap } from '../../../../test/baseMap';
import { anIllustration } from '../../../../test/images';
import { noTexts } from '../../../../test/placeTexts';

const city = { __typename: 'City', id: 'c1', name: 'Mumbai', state: 'Maharashtra' };

const rating = { __typename: 'Rating', average: 4.5, count: 1 };

/** API response data for a place's card. */
export const aCard = (id: string, name: string) => ({
  __typename: 'Place',
  id,
  name,
  description: { language: 'en', text: 'A place.' },
  category: 'cafe',
  moreCategories: [],
  featured: true,
  isSample: false,
  businessStatus: null,
  opensOn: null,
  openingTimes: null,
  attributes: [],
  isFavorite: false,
  priceRange: null,
  rating,
  coordinates: null,
  city,
  images: [anIllustration(`/art/places/${id}.svg`, `Illustration of ${name}`)],
});

/** API response data for an attribute of a place. */
export const anAttribute = (key: string, kind: string, values: readonly string[], more: object = {}) => ({
  __typename: 'PlaceAttribute',
  key,
  name: `Name of ${key}`,
  kind,
  section: 'services',
  iconPath: 'M0 0h24v24H0z',
  unit: '',
  isInternal: false,
  values: values.map((text) => ({ __typename: 'PlaceAttributeValue', key: text, text, isRetired: false })),
  ...more,
});

/** API response data of `PlaceScreen` for a place. */
export const aPlace = (more: object = {}) => ({
  __typename: 'Place',
  id: 'p1',
  ...noTexts,
  name: 'Gateway of India',
  localName: 'Gateway of India',
  description: { language: 'en', text: 'A basalt arch on the harbour.' },
  category: 'attraction',
  moreCategories: [],
  featured: true,
  isSample: false,
  openingTimes: null,
  attributes: [],
  isFavorite: false,
  status: 'ACTIVE',
  source: null as object | null,
  moderation: null,
  viewerCan: { __typename: 'PlaceRights', moderate: false },
  priceRange: 'Free',
  phone: '+91 22 2284 1877',
  phoneHref: 'tel:+912222841877',
  otherPhoneHrefs: null as (string | null)[] | null,
  website: 'https://gateway.test',
  fullAddress: 'Apollo Bandar, Mumbai 400001',
  coordinates: { __typename: 'Coordinates', latitude: 18.9, longitude: 72.8346541 },
  rating,
  ratingBreakdown: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'RatingShare', stars, count: stars === 5 ? 1 : 0 })),
  city: { ...city, featuredPlaces: [] as object[] },
  images: [anIllustration('/art/places/p1.svg', 'Illustration of Gateway of India')],
  reviews: {
    __typename: 'ReviewPage',
    page: 1,
    pages: 1,
    total: 1,
    items: [
      {
        __typename: 'Review',
        id: 'r1',
        rating: 5,
        title: null,
        comment: 'Quiet before eight.',
        visitMonth: null,
        photos: [],
        helpfulCount: 0,
        hasVoted: false,
        createdAt: '2026-05-04T10:00:00Z',
        editedAt: null,
        user: { __typename: 'User', id: 'u1', name: 'Asha Rao', avatarUrl: null },
      },
    ],
  },
  ...more,
});

/** Whole API response of `PlaceScreen`. */
export const answerWith = (place: object) => ({
  data: {
    place,
    site: {
      __typename: 'Site',
      map: tileMap(),
    },
  },
});
