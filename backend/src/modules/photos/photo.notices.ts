import type { Notice } from '../accounts/index.js';
import type { Photo } from './photo.entity.js';

type Uploaded = Pick<Photo, 'createdAt'>;

const button: Notice['button'] = { label: 'See your photos', path: '/profile#photos' };
const named = ({ createdAt }: Uploaded): string => `the photo that you uploaded on ${createdAt.toISOString().slice(0, 10)}`;

/** Tells somebody that everyone can see their photo. */
export const approvedNotice = (photo: Uploaded): Notice => ({
  subject: 'Your photo is published',
  paragraphs: [`Thank you for ${named(photo)}. Everyone can see it now.`],
  button,
});

/** Tells somebody that their photo is not shown, and why. */
export const rejectedNotice = (photo: Uploaded, reason: string): Notice => ({
  subject: 'Your photo was not accepted',
  paragraphs: [`A moderator has looked at ${named(photo)}. It is not shown, for this reason:`, reason],
  button,
});
