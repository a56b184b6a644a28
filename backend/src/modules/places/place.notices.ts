import { type Sentence, sentence } from '../../core/mail/index.js';
import type { Place } from './place.entity.js';

type Named = Pick<Place, 'id' | 'name'>;

const button = (label: Sentence, { id }: Named) => ({ label, path: `/places/${id}` });

/** Notice to the user whose suggested place was approved. */
export const placeApproved = (place: Named) => ({
  subject: sentence`${place.name} is in the guide`,
  paragraphs: [sentence`You suggested ${place.name}, and it was approved. Everyone can find it now. Thank you!`],
  button: button(sentence`See the place`, place),
});

/** Notice to the user whose suggested place was rejected. */
export const placeRejected = (place: Named, reason: string) => ({
  subject: sentence`${place.name} was not added to the guide`,
  paragraphs: [sentence`You suggested ${place.name}. A moderator has decided not to add it, for this reason:`, sentence`${reason}`],
  button: button(sentence`See your suggestion`, place),
});

/** Notice to the user whose suggested edit was applied. */
export const editApplied = (place: Named) => ({
  subject: sentence`Your edit to ${place.name} was applied`,
  paragraphs: [sentence`The guide now shows the details that you suggested for ${place.name}. Thank you!`],
  button: button(sentence`See the place`, place),
});

/** Notice to the user whose suggested edit was rejected. */
export const editRejected = (place: Named, reason: string) => ({
  subject: sentence`Your edit to ${place.name} was not applied`,
  paragraphs: [sentence`You suggested other details for ${place.name}. A moderator has decided not to apply them, for this reason:`, sentence`${reason}`],
  button: button(sentence`See the place`, place),
});
