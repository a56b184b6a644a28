import { loseSession, readToken, type RestError, restMessageOf } from '../api';
import { t } from '../i18n';
import { PHOTO_TYPES } from './photoRules';
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

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // a proxy has responded instead of the server
  }
}

/** Statuses that reject the photo itself; after other statuses a retry can succeed. */
const REFUSED = [400, 413, 415, 422];

function refusalOf(status: number, answer: RestError | null, authorization: string | undefined): UploadError {
  if (status === 401) {
    loseSession(authorization);
    return new UploadError(t('lib.signedOutWhileUploading'), { canRetry: true, isSignedOut: true });
  }
  const unsaid = status === 413 ? t('lib.photoTooLarge') : t('lib.theServerAnsweredWithStatusStatus', { status });
  return new UploadError((answer ? restMessageOf(answer) : undefined) ?? unsaid, { canRetry: !REFUSED.includes(status) });
}

const authorizationOf = (token: string | null): Record<string, string> => (token === null ? {} : { authorization: `Bearer ${token}` });

function send(body: FormData, { onProgress, signal }: Pick<Options, 'onProgress' | 'signal'>): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); // fetch does not report upload progress
    const headers = authorizationOf(readToken());
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201 && answer) resolve(answer as UploadedPhoto);
      else reject(refusalOf(request.status, answer as RestError | null, headers.authorization));
    };
    request.onerror = () => reject(new UploadError(t('lib.theServerCannotBeReached'), { canRetry: true }));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', '/api/photos');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

interface Options {
  /** Description of the photo, up to 200 characters. */
  alt: string;
  /** Called with the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
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
  return send(body, way);
}

/**
 * Sets the description of an uploaded photo.
 * @param alt up to 200 characters
 * @throws UploadError with a message for users
 */
export async function describePhoto(id: string, alt: string): Promise<void> {
  const headers = authorizationOf(readToken());
  const answer = await fetch(`/api/photos/${encodeURIComponent(id)}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ alt }),
  }).catch(() => {
    throw new UploadError(t('lib.theServerCannotBeReached'), { canRetry: true });
  });
  if (!answer.ok) throw refusalOf(answer.status, parse(await answer.text()) as RestError | null, headers.authorization);
}
