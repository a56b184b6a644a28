import { browserStore } from './storage';

/** Where the specification keeps the session's token. */
const KEY = 'token';

/** The token of the session, if this browser has one. */
export const readToken = (): string | null => browserStore.get(KEY);

/** Keeps the token for the next pages and visits; null forgets it. */
export const storeToken = (token: string | null): void => browserStore.set(KEY, token);

/** Calls back when another tab signs in or out; returns how to stop it. */
export function onTokenElsewhere(changed: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
