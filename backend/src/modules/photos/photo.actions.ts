import type { SignedInScope } from '../../core/access/index.js';
import { InvalidInput } from '../../core/errors/index.js';
import type { PhotoModule } from './photo.module.js';
import type { Photo } from './photo.entity.js';
import type { PhotoInput } from './photo.input.js';

type Somebody = Pick<SignedInScope<PhotoModule>, 'services' | 'viewer' | 'transaction'>;

/** Form field of an uploaded photo. */
export const PHOTO_FIELD = 'photo';

/**
 * Stores a photo that the viewer uploads. Image processing and writing of the files run outside the transaction, without a database connection.
 * @throws Forbidden if it needs a confirmed address; InvalidInput for a file that is not a usable picture; TooMany; Busy if too many uploads wait, or the file store does not respond
 */
export async function uploadPhoto({ services, viewer, transaction }: Somebody, file: Buffer | undefined, input: PhotoInput): Promise<Photo> {
  services.confirmationRules.require(viewer, 'photos');
  if (!file) throw new InvalidInput({ [PHOTO_FIELD]: 'photos.missing' });
  await services.throttle.upload(viewer.id);
  const picture = await services.pictureMaker.make(PHOTO_FIELD, file);
  const photo = await transaction(() => services.photos.create(viewer, picture, input));
  try {
    await services.photos.keep(photo, picture);
  } catch (error) {
    // If this fails as well, `purgePhotos` deletes the unused photo after a day.
    await transaction(() => services.photos.discard([photo.id])).catch(() => undefined);
    throw error;
  }
  return photo;
}
