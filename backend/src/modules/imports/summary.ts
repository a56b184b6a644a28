import type { Outcome } from './import.query.js';
import { cutText } from '../../core/validation/cut-text.js';

/** What has become of the records of a file. */
export interface Summary {
  /** Records that the file has, readable or not. */
  read: number;
  added: number;
  updated: number;
  /** As the source has them already. */
  unchanged: number;
  /** Left with what people have changed here, or not from an import at all. */
  kept: number;
  /** Deleted here, which they stay. */
  removed: number;
  /** Told of again further down the file. */
  repeated: number;
  rejected: number;
  citiesAdded: number;
  /** How many records were rejected for each reason. */
  reasons: Record<string, number>;
  /** How many values of each field could not be used. */
  leftOut: Record<string, number>;
  /** How many places became `other` for each category that the table does not have. */
  unmapped: Record<string, number>;
}

/** Different reasons or categories that are counted; what comes after them is counted together. */
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
  rejected: 0,
  citiesAdded: 0,
  reasons: {},
  leftOut: {},
  unmapped: {},
});

/** Characters of what is counted that are kept. */
const LONGEST = 100;

/** Counts one more of a kind, which may be called as a file calls it: without what PostgreSQL cannot keep. */
export function count(counts: Record<string, number>, name: string): void {
  const key = cutText(name, LONGEST)
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed();
  const isKnown = Object.hasOwn(counts, key);
  const counted = isKnown || Object.keys(counts).length < MOST ? key : REST;
  counts[counted] = (Object.hasOwn(counts, counted) ? (counts[counted] ?? 0) : 0) + 1;
}

/** Adds what the database has decided about a batch; `nowhere` is told as rejected. */
export function addOutcomes(summary: Summary, outcomes: readonly { outcome: Outcome; n: number }[]): void {
  for (const { outcome, n } of outcomes) if (outcome !== 'nowhere') summary[outcome] += n;
}
