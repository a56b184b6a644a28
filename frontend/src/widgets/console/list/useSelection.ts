import { useState } from 'react';

/** A row of a list, in the version that the viewer sees. */
export interface SelectableRow {
  id: string;
  version: number;
  /** What it is called where it is told of. */
  label: string;
}

/** The list that the viewer sees. */
interface Shown {
  /** The rows of the page. */
  rows: readonly SelectableRow[];
  /** How many rows the filter finds. */
  total: number;
  /** When the list was read, as the server says it; undefined before it was. */
  asOf: string | undefined;
}

/** Rows that are ticked: some by name, or all that the filter finds. */
export interface Selection<Filter> {
  /** How many are ticked. */
  count: number;
  isAll: boolean;
  has: (id: string) => boolean;
  /** Ticks rows of the page, or takes the ticks away. */
  tick: (ids: readonly string[], isTicked: boolean) => void;
  /** Ticks all that the filter finds, on all pages. */
  tickAll: () => void;
  clear: () => void;
  /** Takes what the rows of the page say now for what the viewer has seen. */
  lookAgain: () => void;
  /** What a row is called; undefined for one that is on no page which was shown. */
  labelOf: (id: string) => string | undefined;
  /** The ids of the rows that are ticked by name; undefined where all are meant. */
  ids: string[] | undefined;
  /** The rows as a mutation takes them, as they were seen: the filter itself where all are meant. */
  input: { seen: { id: string; version: number }[] } | { filter: Filter; asOf: string | undefined };
}

interface Ticked {
  key: string;
  rows: ReadonlyMap<string, SelectableRow>;
  isAll: boolean;
  /** Whether what the page says now counts, and not what it said when rows were ticked. */
  isRenewed: boolean;
}

/**
 * Which rows of a list are ticked, in the versions that they were ticked in; another filter takes the ticks away, another page or order does
 * not.
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
      // From all, what is not on the page cannot be named: the ticks go back to the page.
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
