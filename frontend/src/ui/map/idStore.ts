import { useSyncExternalStore } from 'react';

/** Store of one place id or none, outside React's state. A change re-renders only the components of the old and the new place. */
export interface IdStore {
  get: () => string | undefined;
  set: (id: string | undefined) => void;
  /** Registers a callback for changes. Returns a function that removes it. */
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

/** Returns the current id. */
export const useCurrentId = (store: IdStore): string | undefined => useSyncExternalStore(store.subscribe, store.get);

/** Returns whether `id` is the current one. */
export const useIsCurrent = (store: IdStore, id: string): boolean => useSyncExternalStore(store.subscribe, () => store.get() === id);
