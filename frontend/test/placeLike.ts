/** Possible duplicate of a new place, as the API returns it. */
export const aLike = {
  __typename: 'PlaceLike',
  distance: 40,
  hasSimilarName: true,
  place: {
    __typename: 'Place',
    id: 'p1',
    name: 'Corner Cafe',
    category: 'cafe',
    status: 'ACTIVE',
    fullAddress: 'FC Road',
    images: [{ __typename: 'Image', url: '/art/places/p1.svg', isIllustration: true }],
  },
};
