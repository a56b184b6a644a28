import type { SignedInScope } from '../../core/access/request.js';
import { InvalidInput } from '../../core/errors/index.js';
import type { PhotoModule } from './index.js';
import type { Photo } from './photo.entity.js';
import type { PhotoInput } from './photo.input.js';

type Somebody = Pick<SignedInScope<PhotoModule>, 'services' | 'viewer' | 'transaction'>;

/** The field that an uploaded picture comes in. */
export const PHOTO_FIELD = 'photo';

/**
 * Takes a picture from the viewer. It is worked on and kept outside the transaction, so that nobody holds a connection to the database meanwhile.
 * @throws InvalidInput for what is no picture that can be kept, TooMany, and Busy where too many wait or the store does not answer
 */
export async function uploadPhoto({ services, viewer, transaction }: Somebody, file: Buffer | undefined, input: PhotoInput): Promise<Photo> {
  if (!file) throw new InvalidInput({ [PHOTO_FIELD]: 'Please choose a picture' });
  await services.throttle.upload(viewer.id);
  const picture = await services.pictureMaker.make(PHOTO_FIELD, file);
  const photo = await transaction(() => services.photos.create(viewer, picture, input));
  try {
    await services.photos.keep(photo, picture);
  } catch (error) {
    // where that fails, too, it goes with the photos that nobody has used for a day
    await transaction(() => services.photos.discard([photo.id])).catch(() => undefined);
    throw error;
  }
  return photo;
}
