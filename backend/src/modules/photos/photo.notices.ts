import { sentence } from '../../core/mail/index.js';
import type { Notice } from '../accounts/index.js';
import type { Photo } from './photo.entity.js';

type Uploaded = Pick<Photo, 'createdAt'>;

const button: Notice['button'] = { label: sentence`See your photos`, path: '/profile#photos' };
const dayOf = ({ createdAt }: Uploaded): string => createdAt.toISOString().slice(0, 10);

/** Creates the notice that a photo is public. */
export const approvedNotice = (photo: Uploaded): Notice => ({
  subject: sentence`Your photo is published`,
  paragraphs: [sentence`Thank you for the photo that you uploaded on ${dayOf(photo)}. Everyone can see it now.`],
  button,
});

/** Creates the notice that a photo was rejected, with the reason. */
export const rejectedNotice = (photo: Uploaded, reason: string): Notice => ({
  subject: sentence`Your photo was not accepted`,
  paragraphs: [sentence`A moderator has looked at the photo that you uploaded on ${dayOf(photo)}. It is not shown, for this reason:`, sentence`${reason}`],
  button,
});
