import type { Notice } from '../accounts/index.js';
import type { Photo } from './photo.entity.js';

type Uploaded = Pick<Photo, 'createdAt'>;

const PATH = '/profile#photos';

/** Creates the notice that a photo is public. */
export const approvedNotice = ({ createdAt }: Uploaded): Notice => ({ mail: 'photoApproved', values: { date: createdAt.toISOString() }, path: PATH });

/** Creates the notice that a photo was rejected, with the reason. */
export const rejectedNotice = ({ createdAt }: Uploaded, reason: string): Notice => ({
  mail: 'photoRejected',
  values: { date: createdAt.toISOString(), reason },
  path: PATH,
});
