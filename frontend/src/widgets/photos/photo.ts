import { t } from '../../lib/i18n';
import type { UploadError } from '../../lib/photos';

/** Uploaded photo that is not yet part of a place, review or profile. */
export interface PickedPhoto {
  id: string;
  /** Address of a small version. */
  url: string;
  /** Alternative text. */
  alt: string;
}

/** Photo in the picker, uploaded or not. */
export interface PhotoItem {
  /** Stays the same after the upload. */
  key: string;
  /** Its file, if it was chosen here. */
  file?: File;
  /** The uploaded photo, after the upload. */
  photo?: PickedPhoto;
  alt: string;
  /** Error of the upload. */
  error?: UploadError;
}

/** Returns the name of a photo for people. */
export const nameOf = ({ file }: PhotoItem, position: number): string => file?.name ?? t('photos.photoPosition', { position });
