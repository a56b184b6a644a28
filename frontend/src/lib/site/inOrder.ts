import type { Category } from './categories';

/** Returns words in the operator's order of categories; unknown words are last. */
export function inOrder<Item>(categories: readonly Category[], items: readonly Item[], wordOf: (item: Item) => string): Item[] {
  const ranks = new Map(categories.map(({ slug }, rank) => [slug, rank]));
  const rankOf = (item: Item) => ranks.get(wordOf(item).toLowerCase()) ?? categories.length;
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}
