import type { Notice } from '../accounts/index.js';
import type { Place } from './place.entity.js';

type Named = Pick<Place, 'id' | 'name'>;

const pathOf = ({ id }: Named): string => `/places/${id}`;

/** Notice to the user whose suggested place was approved. */
export const placeApproved = (place: Named): Notice => ({ mail: 'placeApproved', values: { place: place.name }, path: pathOf(place), placeId: place.id });

/** Notice to the user whose suggested place was rejected. */
export const placeRejected = (place: Named, reason: string): Notice => ({
  mail: 'placeRejected',
  values: { place: place.name, reason },
  path: pathOf(place),
  placeId: place.id,
});

/** Notice to the user whose suggested edit was applied. */
export const editApplied = (place: Named): Notice => ({ mail: 'editApplied', values: { place: place.name }, path: pathOf(place), placeId: place.id });

/** Notice to the user whose suggested edit was rejected. */
export const editRejected = (place: Named, reason: string): Notice => ({
  mail: 'editRejected',
  values: { place: place.name, reason },
  path: pathOf(place),
  placeId: place.id,
});
