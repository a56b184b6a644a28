import type { SortDirection } from '../../../graphql/schema.generated';
import { pageParam } from '../../../lib/pageParam';

/** How many rows a page of a list may have, the usual number first. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** The order that an address asks for: the name of a column, `-` before it for the other way round. */
export interface Order {
  column: string;
  isDescending: boolean;
}

/** The order that a word in the address stands for. */
export function orderOf(word: string): Order {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}

/** The word that stands for an order in the address. */
export const wordOf = ({ column, isDescending }: Order): string => (isDescending ? `-${column}` : column);

/** The part of a list that an address asks for by `page` and `size`; what it says wrongly counts as absent. */
export function pageOf(address: URLSearchParams): { number: number; size: number } {
  const size = Number(address.get('size'));
  return { number: pageParam(address.get('page')), size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0] };
}

/**
 * The order that an address asks for by `sort`, as the API takes it.
 * @param sorts what the API calls the columns that a list can be ordered by
 * @param usual the word for the order without `sort`
 */
export function sortOf<Sort>(address: URLSearchParams, sorts: Readonly<Record<string, Sort>>, usual: string): { sort: Sort; direction: SortDirection } {
  const asked = orderOf(address.get('sort') ?? usual);
  const { column, isDescending } = Object.hasOwn(sorts, asked.column) ? asked : orderOf(usual);
  return { sort: sorts[column] as Sort, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
}

/** One of a few values that a parameter may have: `pending` asks for `PENDING`. Anything else counts as absent. */
export function wordIn<Value extends string>(address: URLSearchParams, name: string, values: readonly Value[]): Value | undefined {
  return values.find((value) => value.toLowerCase() === address.get(name));
}

/** Whether a parameter asks for yes or no; absent where it asks for neither. */
export function flagIn(address: URLSearchParams, name: string): boolean | undefined {
  const text = address.get(name);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** The filter without what is absent: the API takes an absent key for any value. */
export function present<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
