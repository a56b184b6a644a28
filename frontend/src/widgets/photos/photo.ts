import { t } from '../../lib/i18n';
import type { UploadError } from '../../lib/uploadError';

/** A photo that has been uploaded and waits to become part of something. */
export interface PickedPhoto {
  id: string;
  /** Address of a small version. */
  url: string;
  /** What it shows, for people who do not see it. */
  alt: string;
}

/** A photo as the picker shows it, on its way or there. */
export interface PhotoItem {
  /** Stays the same when the photo has arrived. */
  key: string;
  /** Its file, where it was chosen here. */
  file?: File;
  /** The uploaded photo, once it is. */
  photo?: PickedPhoto;
  alt: string;
  /** Why it did not arrive. */
  error?: UploadError;
}

/** What people know a photo by. */
export const nameOf = ({ file }: PhotoItem, position: number): string => file?.name ?? t('photos.photoPosition', { position });
