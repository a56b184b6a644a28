import { ServerError } from '@apollo/client/errors';
import { loseSession } from './apollo';
import { readToken } from './token';

/**
 * Fetches a file from the REST API with the session's token. If the server no longer accepts the token, the user is signed out.
 * @param path path on this server
 * @throws ServerError if the server responds with an error status; TypeError if it cannot be reached
 */
export async function fetchFile(path: string): Promise<Blob> {
  const token = readToken();
  const authorization = token === null ? undefined : `Bearer ${token}`;
  const response = await fetch(path, { credentials: 'same-origin', headers: authorization === undefined ? {} : { authorization } });
  if (response.status === 401) loseSession(authorization);
  if (!response.ok) throw new ServerError(response.statusText, { response, bodyText: await response.text() });
  return response.blob();
}
