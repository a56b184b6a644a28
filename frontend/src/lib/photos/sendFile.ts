import { loseSession, readToken, type RestError, restMessageOf } from '../api';
import { t } from '../i18n';
import { UploadError } from './uploadError';

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null; // a proxy has responded instead of the server
  }
}

/** Statuses that reject the file itself; after other statuses a retry can succeed. */
const REFUSED = [400, 413, 415, 422];

/** Returns the error for a failed request. @param authorization header that the request had */
export function refusalOf(status: number, body: string, authorization: string | undefined): UploadError {
  const answer = parse(body) as RestError | null;
  if (status === 401) {
    loseSession(authorization);
    return new UploadError(t('lib.signedOutWhileUploading'), { canRetry: true, isSignedOut: true });
  }
  const unsaid = status === 413 ? t('lib.photoTooLarge') : t('lib.theServerAnsweredWithStatusStatus', { status });
  return new UploadError((answer ? restMessageOf(answer) : undefined) ?? unsaid, { canRetry: !REFUSED.includes(status) });
}

/** Returns the header that identifies the session. */
export function authorizationHeader(): Record<string, string> {
  const token = readToken();
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

export interface UploadOptions {
  /** Called with the share sent so far, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/**
 * Uploads a file to a route of the REST API.
 * @param path path on this server
 * @param body form with the file
 * @returns the body of the response
 * @throws UploadError with a message for users; AbortError if `signal` aborts
 */
export function sendFile<Answer>(path: string, body: FormData, { onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); // fetch does not report upload progress
    const headers = authorizationHeader();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const answer = request.status === 201 ? parse(request.responseText) : null;
      if (answer) resolve(answer as Answer);
      else reject(refusalOf(request.status, request.responseText, headers.authorization));
    };
    request.onerror = () => reject(new UploadError(t('lib.theServerCannotBeReached'), { canRetry: true }));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
