import { t } from '../i18n';
import { MAX_PHOTO_BYTES } from './photoRules';
import { UploadError } from './uploadError';

/** Maximum side length (px); the server stores smaller versions. */
const LONGEST_SIDE = 3200;
const QUALITY = 0.88;

/** Size above which shrinking saves time (bytes). */
const LARGE_BYTES = 3 * 1024 * 1024;

async function redraw(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  // JPEG has no transparency: transparent pixels would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/**
 * Returns the photo to upload. A photo above 3 MB becomes a JPEG of at most 3200 px, unless that fails or is not smaller.
 * @throws UploadError if the result exceeds the server's limit of 8 MB
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES) return file;
  const smaller = await redraw(file).catch(() => file);
  const best = smaller.size < file.size ? smaller : file;
  if (best.size > MAX_PHOTO_BYTES) throw new UploadError(t('lib.photoTooLarge'), { canRetry: false });
  return best;
}
