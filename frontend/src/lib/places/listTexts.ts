import type { Say } from '../languages';

/** Upper limit of the server's count where it has to count rows. */
const COUNT_LIMIT = 10_000;
/** Upper limit of the count for a search text. */
const SEARCH_LIMIT = 1_000;
/** Number of ignored parts of an address that are named, and of characters of each. */
const [MOST_NAMED, LONGEST_NAMED] = [5, 60];

interface Found {
  total: number;
  /** Name of the city that the list is filtered by. */
  city?: string;
  search?: string;
}

/** Returns the number of places of a list in words: "128 places in Mumbai". @param format formats a number */
export function foundText({ total, city, search }: Found, say: Say, format: (n: number) => string): string {
  const number = total === (search ? SEARCH_LIMIT : COUNT_LIMIT) ? `${format(total)}+` : format(total);
  const found = say('places.found', { count: total, number });
  const there = city ? say('places.foundIn', { found, city }) : found;
  return search ? say('places.foundFor', { found: there, search }) : there;
}

/** Returns a sentence that names the first parts of an address that are not used. @param format joins words to a list */
export const ignoredText = (ignored: readonly string[], say: Say, format: (words: string[]) => string): string =>
  say('places.ignored', {
    parts: format(ignored.slice(0, MOST_NAMED).map((part) => (part.length > LONGEST_NAMED ? `${part.slice(0, LONGEST_NAMED)}…` : part))),
  });
