/** Where the specification keeps the session's token. */
const KEY = 'token';

/** The token of the session, if this browser has one. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that refuses storage
  }
}

/** Keeps the token for the next pages and visits; null forgets it. */
export function storeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    // a browser that refuses storage: the session lasts as long as the page
  }
}

/** Calls back when another tab signs in or out; returns how to stop it. */
export function onTokenElsewhere(changed: (token: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) changed(readToken());
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
