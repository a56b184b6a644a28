import { t } from './i18n';
import { MAX_PHOTO_BYTES } from './photoRules';
import { UploadError } from './uploadError';

/** Pixels; more than the server keeps. */
const LONGEST_SIDE = 3200;
const QUALITY = 0.88;

/** From this on it is quicker to send less. */
const LARGE_BYTES = 3 * 1024 * 1024;

async function redraw(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  // JPEG knows no transparency: what is clear would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/**
 * The photo as it should travel: a large one as a JPEG of at most 3200 pixels, where the browser can read it and that makes it smaller.
 * @throws UploadError where it has more than the 8 MB that the server takes all the same
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= LARGE_BYTES) return file;
  const smaller = await redraw(file).catch(() => file);
  const best = smaller.size < file.size ? smaller : file;
  if (best.size > MAX_PHOTO_BYTES) throw new UploadError(t('lib.photoTooLarge'), { canRetry: false });
  return best;
}
