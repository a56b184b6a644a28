import { ServerError } from '@apollo/client/errors';
import { readToken } from './token';

/**
 * Fetches a file from the REST API with the session's token.
 * @param path path on this server
 * @throws ServerError if the server responds with an error status; TypeError if it cannot be reached
 */
export async function fetchFile(path: string): Promise<Blob> {
  const token = readToken();
  const response = await fetch(path, { credentials: 'same-origin', headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new ServerError(response.statusText, { response, bodyText: await response.text() });
  return response.blob();
}
