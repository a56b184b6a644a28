import { useEffect, useRef, useState } from 'react';
import { sendFile } from './sendFile';
import { UploadError } from './uploadError';

/** File that is uploading or has failed. */
interface Upload {
  name: string;
  /** Share sent so far, from 0 to 1. The server checks the file after that. */
  share: number;
  error?: string;
}

interface Options<Answer> {
  /** Path of the REST route. */
  path: string;
  /** Name of the file's field in the form. */
  field: string;
  /** Called with the response, after the server has checked the file. */
  onUploaded: (answer: Answer) => void;
}

/** Uploads one file. Another file replaces the one that is uploading, and an upload ends with its screen. */
export function useFileUpload<Answer>({ path, field, onUploaded }: Options<Answer>) {
  const [upload, setUpload] = useState<Upload>();
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
    body.append(field, file, name);
    setUpload({ name, share: 0 });
    try {
      const answer = await sendFile<Answer>(path, body, { onProgress: (share) => setUpload({ name, share }), signal: controller.signal });
      setUpload(undefined);
      onUploaded(answer);
    } catch (error) {
      if (error instanceof UploadError) setUpload({ name, share: 0, error: error.message });
    }
  };
  return {
    upload,
    /** Whether a file is on its way. */
    isUploading: upload !== undefined && upload.error === undefined,
    send,
    cancel,
  };
}
