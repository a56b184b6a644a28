import type { Notice } from '../accounts/index.js';
import type { Place } from '../places/index.js';

type NamedPlace = Pick<Place, 'id' | 'name'>;

const button = (label: string, { id }: NamedPlace): Notice['button'] => ({ label, path: `/places/${id}#reviews` });

/** Tells an author that everyone can read their review. */
export const approvedNotice = (place: NamedPlace): Notice => ({
  subject: `Your review of ${place.name} is published`,
  paragraphs: [`Thank you for writing about ${place.name}. Everyone can read your review now.`],
  button: button('See your review', place),
});

/** Tells an author that their review is not shown, and why. */
export const rejectedNotice = (place: NamedPlace, reason: string): Notice => ({
  subject: `Your review of ${place.name} is not published`,
  paragraphs: [
    `Thank you for writing about ${place.name}. A moderator has read your review and decided not to show it, for this reason:`,
    reason,
    'You are welcome to change it. It will then be read again.',
  ],
  button: button('Change your review', place),
});
