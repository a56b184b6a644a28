import { useState } from 'react';

/** Row of a list, in the version that the viewer sees. */
export interface SelectableRow {
  id: string;
  version: number;
  /** Name in messages. */
  label: string;
}

/** Page of the list that the viewer sees. */
interface Shown {
  /** Rows of the page. */
  rows: readonly SelectableRow[];
  /** Number of rows that match the filter. */
  total: number;
  /** Time when the server read the list; undefined before it is loaded. */
  asOf: string | undefined;
}

/** Ticked rows: single rows, or all rows that match the filter. */
export interface Selection<Filter> {
  /** Number of ticked rows. */
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  /** Ticks or unticks rows of the page. */
  tick: (ids: readonly string[], isTicked: boolean) => void;
  /** Ticks all rows that match the filter, on all pages. */
  tickAll: () => void;
  clear: () => void;
  /** Accepts the current versions of the rows as seen by the viewer. */
  lookAgain: () => void;
  /** Returns the name of a row; undefined if no shown page has had it. */
  labelOf: (id: string) => string | undefined;
  /** Ids of single ticked rows; undefined if all rows are ticked. */
  ids: string[] | undefined;
  /** Input for mutations: rows with the versions that the viewer has seen, or the filter if all rows are ticked. */
  input: { seen: { id: string; version: number }[] } | { filter: Filter; asOf: string | undefined };
}

interface Ticked {
  key: string;
  rows: ReadonlyMap<string, SelectableRow>;
  isAll: boolean;
  /** Whether the current versions count, and not those of the time of ticking. */
  isRenewed: boolean;
}

/**
 * Manages the ticked rows of a list, in the versions in which they were ticked.
 * Another filter clears the ticks; another page or order does not.
 */
export function useSelection<Filter>(filter: Filter, { rows: shown, total, asOf }: Shown): Selection<Filter> {
  const key = JSON.stringify(filter);
  const none: Ticked = { key, rows: new Map(), isAll: false, isRenewed: false };
  const [last, set] = useState(none);
  const { rows, isAll, isRenewed } = last.key === key ? last : none;
  const present = new Map(shown.map((row) => [row.id, row]));
  const seen = [...rows.values()].map((row) => (isRenewed ? (present.get(row.id) ?? row) : row));

  return {
    count: isAll ? total : rows.size,
    isAll,
    has: (id) => isAll || rows.has(id),
    tick(some, isTicked) {
      // Rows on other pages are unknown: unticking one of all rows keeps only the ticks of this page.
      const next = new Map((isAll ? shown : seen).map((row) => [row.id, row]));
      for (const id of some) {
        const row = present.get(id);
        if (isTicked && row) next.set(id, row);
        else next.delete(id);
      }
      set({ ...none, rows: next });
    },
    tickAll: () => set({ ...none, isAll: true }),
    clear: () => set(none),
    lookAgain: () => set((now) => ({ ...now, isRenewed: true })),
    labelOf: (id) => (present.get(id) ?? rows.get(id))?.label,
    ids: isAll ? undefined : [...rows.keys()],
    input: isAll ? { filter, asOf } : { seen: seen.map(({ id, version }) => ({ id, version })) },
  };
}
