import { ServerError } from '@apollo/client/errors';
import { readToken } from './token';

/**
 * A file from the REST API, asked for in the name of whoever is signed in.
 * @param path from the root of this server
 * @throws ServerError where the server refuses it; TypeError where it cannot be reached
 */
export async function fetchFile(path: string): Promise<Blob> {
  const token = readToken();
  const response = await fetch(path, { credentials: 'same-origin', headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new ServerError(response.statusText, { response, bodyText: await response.text() });
  return response.blob();
}
