import type { Place } from './place.entity.js';

type Named = Pick<Place, 'id' | 'name'>;

const button = (label: string, { id }: Named) => ({ label, path: `/places/${id}` });

/** To whoever has suggested a place that is now in the guide. */
export const placeApproved = (place: Named) => ({
  subject: `${place.name} is in the guide`,
  paragraphs: [`You suggested ${place.name}, and it was approved. Everyone can find it now. Thank you!`],
  button: button('See the place', place),
});

/** To whoever has suggested a place that stays out of the guide. */
export const placeRejected = (place: Named, reason: string) => ({
  subject: `${place.name} was not added to the guide`,
  paragraphs: [`You suggested ${place.name}. A moderator has decided not to add it, for this reason:`, reason],
  button: button('See your suggestion', place),
});

/** To whoever has suggested details that the guide now shows. */
export const editApplied = (place: Named) => ({
  subject: `Your edit of ${place.name} was applied`,
  paragraphs: [`The guide now shows the details that you suggested for ${place.name}. Thank you!`],
  button: button('See the place', place),
});

/** To whoever has suggested details that the guide does not take over. */
export const editRejected = (place: Named, reason: string) => ({
  subject: `Your edit of ${place.name} was not applied`,
  paragraphs: [`You suggested other details for ${place.name}. A moderator has decided not to apply them, for this reason:`, reason],
  button: button('See the place', place),
});
