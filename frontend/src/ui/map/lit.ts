import { useSyncExternalStore } from 'react';

/** Which place is pointed at, in the list or on the map. Apart from React's state: only what lights up or goes out is drawn again. */
export interface Lit {
  get: () => string | undefined;
  set: (id: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export function makeLit(): Lit {
  let lit: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => lit,
    set(id) {
      lit = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether this place is the one that is pointed at. */
export const useIsLit = (lit: Lit, id: string): boolean => useSyncExternalStore(lit.subscribe, () => lit.get() === id);
