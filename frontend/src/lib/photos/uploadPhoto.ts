import { t } from '../i18n';
import { PHOTO_TYPES } from './photoRules';
import { authorizationHeader, refusalOf, sendFile, type UploadOptions } from './sendFile';
import { shrinkPhoto } from './shrinkPhoto';
import { UploadError } from './uploadError';

/** Uploaded photo. It belongs to its uploader and is not yet attached to any content. */
export interface UploadedPhoto {
  _id: string;
  /** URL of the largest version. */
  url: string;
  /** Versions, smallest first; widths in pixels. */
  sources: { url: string; width: number }[];
  alt: string;
}

interface Options extends UploadOptions {
  /** Description of the photo, up to 200 characters. */
  alt: string;
}

/**
 * Uploads a photo.
 * @throws UploadError with a message for users; AbortError if `signal` aborts
 */
export async function uploadPhoto(file: File, { alt, ...way }: Options): Promise<UploadedPhoto> {
  if (!PHOTO_TYPES.includes(file.type)) throw new UploadError(t('lib.photoOfWrongType'), { canRetry: false });
  const photo = await shrinkPhoto(file);
  way.signal.throwIfAborted();
  const body = new FormData();
  body.append('alt', alt);
  body.append('photo', photo, file.name);
  return sendFile('/api/photos', body, way);
}

/**
 * Sets the description of an uploaded photo.
 * @param alt up to 200 characters
 * @throws UploadError with a message for users
 */
export async function describePhoto(id: string, alt: string): Promise<void> {
  const headers = authorizationHeader();
  const answer = await fetch(`/api/photos/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ alt }),
  }).catch(() => {
    throw new UploadError(t('lib.theServerCannotBeReached'), { canRetry: true });
  });
  if (!answer.ok) throw refusalOf(answer.status, await answer.text(), headers.authorization);
}
