/** Numbers of places by the ids of their tags, of one set of places. */
export interface Counts {
  tags: Readonly<Record<string, number>> | null;
  /** Whether there are more places than were read. */
  isPartial: boolean;
  /** Whether the numbers come from counters. */
  isCounted?: boolean;
  /** Number of places that are open, and of those without readable hours. */
  open?: number;
  unknown?: number;
}

/** The conditions of a list. */
export interface Asked {
  /** Keys of the groups of conditions without which places are counted. */
  groups: readonly string[];
  /** Keys of other groups. */
  others: readonly string[];
  /** Tags of the conditions, as text. */
  words: readonly string[];
  /** Whether it has places that are open at another time than now. */
  isLater: boolean;
}

/** Result of the statement of `createFacets`. */
export interface FacetCounts {
  asked: Asked;
  /** Numbers with all conditions. */
  all: Counts;
  /** Numbers without the conditions of each of `groups`. */
  without: readonly Counts[];
  /** Numbers of places that are open, if `all` does not have them. */
  hours: Counts | null;
  /** Numbers of places of categories some of whose words a job has not replaced yet, by slug; null unless counters have two numbers for such a place. */
  categories: Readonly<Record<string, number>> | null;
  /** Whether a search has more results than it returns. */
  isMore: boolean;
}

/** Number of places that are read for the numbers of a facet, at most; and of those of a city, an area or a search, which are read once for all facets. */
export const [MOST_READ, MOST_CHECKED] = [10_000, 50_000];
