import { sentence } from '../../core/mail/index.js';
import type { Notice } from '../accounts/index.js';
import type { Photo } from './photo.entity.js';

type Uploaded = Pick<Photo, 'createdAt'>;

const button: Notice['button'] = { label: sentence`See your photos`, path: '/profile#photos' };
const dayOf = ({ createdAt }: Uploaded): string => createdAt.toISOString().slice(0, 10);

/** Tells somebody that everyone can see their photo. */
export const approvedNotice = (photo: Uploaded): Notice => ({
  subject: sentence`Your photo is published`,
  paragraphs: [sentence`Thank you for the photo that you uploaded on ${dayOf(photo)}. Everyone can see it now.`],
  button,
});

/** Tells somebody that their photo is not shown, and why. */
export const rejectedNotice = (photo: Uploaded, reason: string): Notice => ({
  subject: sentence`Your photo was not accepted`,
  paragraphs: [sentence`A moderator has looked at the photo that you uploaded on ${dayOf(photo)}. It is not shown, for this reason:`, sentence`${reason}`],
  button,
});
