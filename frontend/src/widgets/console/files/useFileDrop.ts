import { useState } from 'react';
import { isolate, t } from '../../../lib/i18n';
import { useFileUpload } from '../../../lib/photos';

interface Options<Answer> {
  /** Path of the REST route, which takes the file in the field `file`. */
  path: string;
  /** Text for several files at once. */
  several: string;
  /** Returns why a file cannot be taken; undefined if it can. */
  problemOf: (file: File) => string | undefined;
  /** Called with the response, after the server has stored the file. */
  onUploaded: (answer: Answer) => void;
}

/** State of a `FileDrop`. */
export interface FileDropState {
  /** Takes files that were dropped or chosen. */
  take: (files: readonly File[]) => void;
  cancel: () => void;
  /** File on its way, with the share sent so far, from 0 to 1. */
  sending: { name: string; share: number } | undefined;
  error: string | undefined;
}

/** Takes one file for a `FileDrop`, checks it, and uploads it. */
export function useFileDrop<Answer>({ path, several, problemOf, onUploaded }: Options<Answer>): FileDropState {
  const [problem, setProblem] = useState<string>();
  const { upload, isUploading, send, cancel } = useFileUpload<Answer>({ path, field: 'file', onUploaded });

  function check([file, ...others]: readonly File[]): string | undefined {
    if (!file || others.length > 0) return several;
    return file.size === 0 ? t('console.emptyFile', { name: isolate(file.name) }) : problemOf(file);
  }
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    cancel();
    const found = check(files);
    setProblem(found);
    if (found === undefined) void send(file);
  };
  return { take, cancel, sending: isUploading ? upload : undefined, error: problem ?? upload?.error };
}
