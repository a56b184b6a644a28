import { useEffect, useRef, useState } from 'react';
import { errorText, t } from '../../lib/i18n';
import { MAX_PHOTO_BYTES, PHOTO_TYPES, sendFile, UploadError } from '../../lib/photos';
import type { PictureUse } from '../settings';

/** Media types of pictures that the server accepts. */
export const PICTURE_TYPES = [...PHOTO_TYPES, 'image/svg+xml'];

/** File that is uploading or has failed. */
interface Upload {
  name: string;
  /** Share sent so far, from 0 to 1. */
  share: number;
  error?: UploadError;
}

/** Returns why a file cannot be uploaded; undefined if it can. */
function refusalOf({ type, size }: File): UploadError | undefined {
  if (!PICTURE_TYPES.includes(type)) return new UploadError(errorText('settings.pictureType') ?? type, { canRetry: false });
  return size > MAX_PHOTO_BYTES ? new UploadError(t('settings.form.pictureTooLarge'), { canRetry: false }) : undefined;
}

interface Options {
  use: PictureUse;
  /** Called with the id of the uploaded picture. */
  onUploaded: (id: string) => void;
  /** Called when an upload starts and ends. */
  count: (by: 1 | -1) => void;
}

/** Uploads a picture of the settings. Another file replaces the one that is uploading. */
export function usePictureUpload({ use, onUploaded, count }: Options) {
  const [upload, setUpload] = useState<Upload>();
  const way = useRef<AbortController>(undefined);
  // The record of the picture can be moved while the picture is uploading.
  const arrive = useRef(onUploaded);
  useEffect(() => {
    arrive.current = onUploaded;
  });

  const cancel = () => {
    way.current?.abort();
    way.current = undefined;
    setUpload(undefined);
  };
  useEffect(() => () => way.current?.abort(), []);

  const send = async (file: File) => {
    cancel();
    const { name } = file;
    const refusal = refusalOf(file);
    setUpload({ name, share: 0, ...(refusal && { error: refusal }) });
    if (refusal) return;
    const controller = new AbortController();
    way.current = controller;
    const body = new FormData();
    body.append('use', use);
    body.append('picture', file, name);
    count(1);
    try {
      const { _id } = await sendFile<{ _id: string }>('/api/admin/site-pictures', body, {
        onProgress: (share) => setUpload({ name, share }),
        signal: controller.signal,
      });
      setUpload(undefined);
      arrive.current(_id);
    } catch (error) {
      if (error instanceof UploadError) setUpload({ name, share: 0, error });
    } finally {
      count(-1);
    }
  };
  return { upload, send, cancel };
}
