import { useState } from 'react';

/** Rows that are ticked: some by name, or all that the filter finds. */
export interface Selection<Filter> {
  /** How many are ticked. */
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  /** Ticks rows, or takes the ticks away. */
  tick: (ids: readonly string[], isTicked: boolean) => void;
  /** Ticks all that the filter finds, on all pages. */
  tickAll: () => void;
  clear: () => void;
  /** The rows as a mutation takes them: the filter itself where all are meant. */
  input: { ids: string[] } | { filter: Filter };
}

interface Ticked {
  key: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

/**
 * Which rows of a list are ticked; another filter takes the ticks away, another page or order does not.
 * @param shown ids of the rows on the page
 * @param total how many rows the filter finds
 */
export function useSelection<Filter>(filter: Filter, shown: readonly string[], total: number): Selection<Filter> {
  const key = JSON.stringify(filter);
  const none: Ticked = { key, ids: new Set(), isAll: false };
  const [last, set] = useState(none);
  const { ids, isAll } = last.key === key ? last : none;

  return {
    count: isAll ? total : ids.size,
    isAll,
    has: (id) => isAll || ids.has(id),
    tick(some, isTicked) {
      // From all, what is not on the page cannot be named: the ticks go back to the page.
      const next = new Set(isAll ? shown : ids);
      for (const id of some) {
        if (isTicked) next.add(id);
        else next.delete(id);
      }
      set({ key, ids: next, isAll: false });
    },
    tickAll: () => set({ ...none, isAll: true }),
    clear: () => set(none),
    input: isAll ? { filter } : { ids: [...ids] },
  };
}
