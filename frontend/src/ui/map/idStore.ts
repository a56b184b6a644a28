import { useSyncExternalStore } from 'react';

/** One of many places, or none. Apart from React's state: only what was or becomes the one is drawn again, not all that shows the many. */
export interface IdStore {
  get: () => string | undefined;
  set: (id: string | undefined) => void;
  /** Calls back after each change; returns how to stop it. */
  subscribe: (listener: () => void) => () => void;
}

export function makeIdStore(): IdStore {
  let current: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(id) {
      if (id === current) return;
      current = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one, for what depends on it whichever it is. */
export const useCurrentId = (store: IdStore): string | undefined => useSyncExternalStore(store.subscribe, store.get);

/** Whether this is the one. */
export const useIsCurrent = (store: IdStore, id: string): boolean => useSyncExternalStore(store.subscribe, () => store.get() === id);
