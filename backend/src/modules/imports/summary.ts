import type { Alike, Outcome } from './writing/index.js';
import { cutText } from '../../core/validation/index.js';

/** Number of records of a file by outcome. */
export interface Summary {
  /** All records of the file, including unreadable ones. */
  read: number;
  added: number;
  updated: number;
  /** Existing rows that equal the source. */
  unchanged: number;
  /** Existing rows left unchanged: users edited the differing columns, or the row does not come from an import. */
  kept: number;
  /** Rows that were deleted on this site and stay deleted. */
  removed: number;
  /** Records whose place comes again in the file: with its source id in the same batch, or with its name within 50 m. */
  repeated: number;
  /** Records of places that the site has from another source, or probably has, left out on request. */
  skipped: number;
  rejected: number;
  citiesAdded: number;
  /** Number of rejected records by reason. */
  reasons: Record<string, number>;
  /** Number of unusable values by field. */
  leftOut: Record<string, number>;
  /** Number of values by column that no field or attribute takes; an attribute can be made of each. */
  columns: Record<string, number>;
  /** Number of places by unknown category; their kind is `other`. */
  unmapped: Record<string, number>;
  /** Number of records that were left out by kind: kinds that a guide does not show, or that the operator does not want. */
  skippedKinds: Record<string, number>;
  /** Number of places more than 50 km from their city, by city. */
  far: Record<string, number>;
  /** Number of records that are probably the same as a place of another source, whatever became of them. */
  alike: number;
  /** The first of these pairs. */
  alikePairs: Alike[];
}

/** Maximum number of different keys in one of the counts; further keys are counted as `REST`. */
const MOST = 1000;
const REST = '(others)';

export const emptySummary = (): Summary => ({
  read: 0,
  added: 0,
  updated: 0,
  unchanged: 0,
  kept: 0,
  removed: 0,
  repeated: 0,
  skipped: 0,
  rejected: 0,
  citiesAdded: 0,
  reasons: {},
  leftOut: {},
  columns: {},
  unmapped: {},
  skippedKinds: {},
  far: {},
  alike: 0,
  alikePairs: [],
});

/** Maximum length of a key (characters). */
const LONGEST = 100;

/**
 * Increments the count of a name. Names come from files: the key has no control characters, as PostgreSQL cannot store NUL.
 * @param by 0 to list a name that has no value
 */
export function count(counts: Record<string, number>, name: string, by = 1): void {
  const key = cutText(name, LONGEST)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();
  const isKnown = Object.hasOwn(counts, key);
  const counted = isKnown || Object.keys(counts).length < MOST ? key : REST;
  counts[counted] = (Object.hasOwn(counts, counted) ? (counts[counted] ?? 0) : 0) + by;
}

/** Number of values that are left out, of all fields and columns. */
export const leftOutOf = ({ leftOut, columns }: Summary): number => [...Object.values(leftOut), ...Object.values(columns)].reduce((sum, n) => sum + n, 0);

/** Adds the outcomes of a batch. `nowhere` is skipped: the caller counts these rows as rejected. */
export function addOutcomes(summary: Summary, outcomes: readonly { outcome: Outcome; n: number }[]): void {
  for (const { outcome, n } of outcomes) if (outcome !== 'nowhere') summary[outcome] += n;
}

/** Maximum number of pairs of a summary. */
const MOST_PAIRS = 100;

/** Adds the new places of a batch that are like existing ones. */
export function addAlike(summary: Summary, alike: readonly Alike[]): void {
  summary.alike += alike.length;
  summary.alikePairs.push(...alike.slice(0, MOST_PAIRS - summary.alikePairs.length));
}
/** Returns the numbers of rows by outcome, without zeros. */
export const countsOf = ({ added, updated, unchanged, kept, removed, rejected, citiesAdded }: Summary): Record<string, number> =>
  Object.fromEntries(Object.entries({ added, updated, unchanged, kept, removed, rejected, citiesAdded }).filter(([, n]) => n > 0));
