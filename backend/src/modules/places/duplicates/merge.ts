/** Two reviews by the same user, which become one. */
export interface JoinedReview {
  /** Id of the older review. */
  from: string;
  /** Id of the newer review, which stays. */
  into: string;
}

/** A merge of two places. */
export interface Merge {
  /** Id of the place that goes. */
  from: string;
  /** Id of the place that stays. */
  into: string;
  /** Reviews that become one; the module of the reviews adds them, and deletes the older ones last. */
  reviews: JoinedReview[];
}

/** The part of a module in merges of places. */
export interface MergePart {
  /** Locks the rows that other writers lock before they lock places. */
  lock?: (placeIds: readonly string[]) => Promise<void>;
  /** Moves all rows of the place that goes to the place that stays. */
  move: (merge: Merge) => Promise<void>;
  /** Runs after all modules have moved their rows. */
  finish?: (merge: Merge) => Promise<void>;
}

/** Joins texts by an empty line; null if there are none. */
export function joinTexts(...texts: readonly (string | null | undefined)[]): string | null {
  const written = texts.filter((text): text is string => Boolean(text?.trim()));
  return written.length > 0 ? [...new Set(written)].join('\n\n') : null;
}

/** Returns the day (UTC) of a moment, such as `2026-03-05`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
