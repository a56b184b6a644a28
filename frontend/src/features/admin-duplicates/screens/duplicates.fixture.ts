import { tileMap } from '../../../../test/baseMap';
import { VERSION } from '../../../../test/consoleApi';

const pune = { __typename: 'City', id: 'pune', name: 'Pune', country: 'India' };

/** Returns a place with the numbers of what belongs to it. */
export const aCompared = (id: string, name: string, place: object = {}, counts: object = {}) => ({
  __typename: 'ComparedPlace',
  ...{ reviews: 0, photos: 0, favorites: 0, lists: 0, edits: 0, reports: 0, ...counts },
  place: {
    __typename: 'Place',
    ...{ id, name, description: 'A fort.', category: 'museum', fullAddress: null, pincode: null, phone: null, website: null, priceRange: null },
    ...{ moreCategories: [], names: [], descriptions: [], attributes: [] },
    ...{ openingHours: null, featured: false, status: 'ACTIVE', createdAt: '2026-01-02T12:00:00.000Z', city: pune, source: null, images: [] },
    coordinates: { __typename: 'Coordinates', latitude: 18.5, longitude: 73.8 },
    revision: { __typename: 'Revision', version: VERSION },
    ...place,
  },
});

/** Returns a pair of places. */
export const aPair = (a: string, b: string, isDismissed = false) => ({
  ...{ __typename: 'DuplicatePair', id: `${a}:${b}`, distance: 44.2, similarity: 0.853, isDismissed },
  places: [a, b].map((name) => ({ __typename: 'Place', id: name.toLowerCase(), name, fullAddress: null, city: pune })),
});

/** The site, with its map. */
export const aSite = { __typename: 'Site', map: tileMap('/tiles/{z}/{x}/{y}', '') };

/** Response to the query for the state of the search. */
export const aSearch = (isRunning = false) => ({
  data: {
    placeCities: [pune],
    duplicateSearch: { __typename: 'DuplicateSearch', comparedAt: '2026-01-02T12:00:00.000Z', isRunning },
  },
});
