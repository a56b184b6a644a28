import { useSyncExternalStore } from 'react';

let isLost = !navigator.onLine;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isLost) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/** Marks the app as offline. Called when the server could not be reached, because a connected device can be on a network without Internet access. */
export const connectionLost = (): void => set(true);

/** Marks the app as online, unless the browser itself reports that it is offline. Called after each response. */
export const connectionFound = (): void => set(!navigator.onLine);

addEventListener('offline', connectionLost);
addEventListener('online', connectionFound);

/** Returns whether the server is currently unreachable, as of the last request or browser event. */
export const isOffline = (): boolean => isLost;

/** Registers a callback for changes of `isOffline`. Returns a function that removes it. */
export function onConnection(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Returns whether the server is currently unreachable, as of the last request or browser event. */
export const useOffline = (): boolean => useSyncExternalStore(onConnection, isOffline);

/** Resolves when the browser reports a connection. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });

/** Returns whether the browser's data saver is on. Only Chromium reports this. */
export const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
