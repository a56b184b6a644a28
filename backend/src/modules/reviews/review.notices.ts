import { type Sentence, sentence } from '../../core/mail/index.js';
import type { Notice } from '../accounts/index.js';
import type { Place } from '../places/index.js';

type NamedPlace = Pick<Place, 'id' | 'name'>;

const button = (label: Sentence, { id }: NamedPlace): Notice['button'] => ({ label, path: `/places/${id}#reviews` });

/** Notice to the author of an approved review. */
export const approvedNotice = (place: NamedPlace): Notice => ({
  subject: sentence`Your review of ${place.name} is published`,
  paragraphs: [sentence`Thank you for writing about ${place.name}. Everyone can read your review now.`],
  button: button(sentence`See your review`, place),
});

/** Notice to the author of a rejected review, with the reason. */
export const rejectedNotice = (place: NamedPlace, reason: string): Notice => ({
  subject: sentence`Your review of ${place.name} is not published`,
  paragraphs: [
    sentence`Thank you for writing about ${place.name}. A moderator has read your review and decided not to show it, for this reason:`,
    sentence`${reason}`,
    sentence`You can change it, and a moderator will then read it again.`,
  ],
  button: button(sentence`Change your review`, place),
});
