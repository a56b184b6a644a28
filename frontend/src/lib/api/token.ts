import { browserStore } from '../browser';

/** Storage key required by the specification. */
const KEY = 'token';

/** Returns the stored session token; null if there is none. */
export const readToken = (): string | null => browserStore.get(KEY);

/** Stores the token for later pages and visits; null deletes it. */
export const storeToken = (token: string | null): void => browserStore.set(KEY, token);

/** Registers a callback for sign-ins and sign-outs in other tabs. Returns a function that removes it. */
export function onTokenElsewhere(changed: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
