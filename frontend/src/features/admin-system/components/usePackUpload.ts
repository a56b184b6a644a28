import { useEffect, useRef, useState } from 'react';
import { sendFile, UploadError } from '../../../lib/photos';

/** An uploaded pack, and what an import would do. */
export interface UploadedPack {
  _id: string;
  name: string;
  credit?: string;
  licence?: string;
  cities: { all: number; present: number };
  places: { all: number; present: number };
  pictures: number;
  /** Keys of attributes, compared with those of the site. */
  attributes: { added: string[]; changed: string[]; removed: string[] };
  settings: string[];
  others: string[];
  /** Rows of the site, which a replacement deletes. */
  content: { cities: number; places: number; reviews: number; photos: number };
}

/** File that is uploading or has failed. */
interface Upload {
  name: string;
  /** Share sent so far, from 0 to 1. The server checks the pack after that. */
  share: number;
  error?: string;
}

/** Uploads a pack. Another file replaces the one that is uploading. @param onUploaded called after the server has checked the pack */
export function usePackUpload(onUploaded: () => void) {
  const [upload, setUpload] = useState<Upload>();
  const [pack, setPack] = useState<UploadedPack>();
  const way = useRef<AbortController>(undefined);
  const cancel = () => {
    way.current?.abort();
    setUpload(undefined);
  };
  useEffect(() => () => way.current?.abort(), []);

  const send = async (file: File) => {
    cancel();
    const { name } = file;
    const controller = new AbortController();
    way.current = controller;
    const body = new FormData();
    body.append('pack', file, name);
    setUpload({ name, share: 0 });
    try {
      setPack(await sendFile<UploadedPack>('/api/admin/packs', body, { onProgress: (share) => setUpload({ name, share }), signal: controller.signal }));
      setUpload(undefined);
      onUploaded();
    } catch (error) {
      if (error instanceof UploadError) setUpload({ name, share: 0, error: error.message });
    }
  };
  return { upload, pack, send, cancel };
}
