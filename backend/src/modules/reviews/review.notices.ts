import type { Notice } from '../accounts/index.js';
import type { Place } from '../places/index.js';

type NamedPlace = Pick<Place, 'id' | 'name'>;

const pathOf = ({ id }: NamedPlace): string => `/places/${id}#reviews`;

/** Notice to the author of an approved review. */
export const approvedNotice = (place: NamedPlace): Notice => ({
  mail: 'reviewApproved',
  values: { place: place.name },
  path: pathOf(place),
  placeId: place.id,
});

/** Notice to the author of a rejected review, with the reason. */
export const rejectedNotice = (place: NamedPlace, reason: string): Notice => ({
  mail: 'reviewRejected',
  values: { place: place.name, reason },
  path: pathOf(place),
  placeId: place.id,
});
