/** Steps of an undo, in order. Cities come last: they are removed only if they have no places any more. */
export const STEPS = ['restorePlaces', 'restoreCities', 'removePlaces', 'removeCities'] as const;
export type Step = (typeof STEPS)[number];

/** Numbers of rows that an undo has handled, or would handle. */
export interface UndoCounts {
  /** Places that the import has added, and that are removed. */
  places: number;
  /** Cities that the import has added, and that are removed. */
  cities: number;
  /** Changed rows that have their former values again. */
  restored: number;
  /** Changed rows of which some columns have their former values again; the other ones were changed since. */
  partly: number;
  /** Added rows that stay, by reason (`Touch`). */
  kept: Record<string, number>;
  /** Changed rows that stay as they are, by reason: `changed` or `deleted` on this site, or `imported` again. */
  left: Record<string, number>;
}

/** Progress of an undo, from which another process continues. */
export interface UndoProgress extends UndoCounts {
  /** The current step; null at the end. */
  step: Step | null;
  /** Id of the last row that the step has handled. */
  after: string | null;
  /** Number of handled rows of all steps. */
  done: number;
}

export const noCounts = (): UndoCounts => ({ places: 0, cities: 0, restored: 0, partly: 0, kept: {}, left: {} });
export const noProgress = (): UndoProgress => ({ ...noCounts(), step: STEPS[0], after: null, done: 0 });

const add = (counts: Record<string, number>, name: string, n: number): void => {
  counts[name] = (counts[name] ?? 0) + n;
};

/** Adds the outcomes of restored rows to the counts. */
export function addRestored(counts: UndoCounts, outcomes: readonly { outcome: string; n: number }[]): void {
  for (const { outcome, n } of outcomes) {
    if (outcome === 'restored' || outcome === 'partly') counts[outcome] += n;
    else add(counts.left, outcome, n);
  }
}

/** Adds removed rows, and those that stay, to the counts. */
export function addRemoved(counts: UndoCounts, table: 'places' | 'cities', reasons: readonly { reason: string | null; n: number }[]): void {
  for (const { reason, n } of reasons) {
    if (reason === null) counts[table] += n;
    else add(counts.kept, reason, n);
  }
}

/** Returns the numbers of rows, without zeros, for the activity log. */
export function shownCounts({ places, cities, restored, partly, kept, left }: UndoCounts): Record<string, number> {
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, n) => total + n, 0);
  const counts = { places, cities, restored: restored + partly, kept: sum(kept) + sum(left) };
  return Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
}
