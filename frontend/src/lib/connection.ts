import { useSyncExternalStore } from 'react';

let isLost = !navigator.onLine;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isLost) return;
  isLost = next;
  for (const listener of listeners) listener();
}

/** To be called when the server could not be reached: a device may be connected to a network that leads nowhere. */
export const connectionLost = (): void => set(true);

/** To be called when the server has answered; an answer may be the last that came through. */
export const connectionFound = (): void => set(!navigator.onLine);

addEventListener('offline', connectionLost);
addEventListener('online', connectionFound);

/** Whether the server cannot be reached, as far as is known. */
export const isOffline = (): boolean => isLost;

/** Calls back whenever that changes; returns how to stop it. */
export function onConnection(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Whether the server cannot be reached, as far as is known. */
export const useOffline = (): boolean => useSyncExternalStore(onConnection, isOffline);

/** Resolves as soon as the device has a connection. */
export const connected = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else addEventListener('online', () => resolve(), { once: true });
  });

/** Whether the visitor asked the browser to be sparing; Chromium alone can say so. */
export const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
