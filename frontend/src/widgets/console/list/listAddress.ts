import type { SortDirection } from '../../../graphql/schema.generated';
import { pageParam } from '../../../lib/address';

/** Possible numbers of rows per page; the first one is the default. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Order of a list. In the address it is the name of a column, with `-` in front for descending. */
export interface Order {
  column: string;
  isDescending: boolean;
}

/** Parses an order from its value in the address. */
export function orderOf(word: string): Order {
  return { column: word.replace(/^-/, ''), isDescending: word.startsWith('-') };
}

/** Formats an order as its value in the address. The inverse of `orderOf`. */
export const wordOf = ({ column, isDescending }: Order): string => (isDescending ? `-${column}` : column);

/** Returns the page number and size from `page` and `size`. Invalid values count as absent. */
export function pageOf(address: URLSearchParams): { number: number; size: number } {
  const size = Number(address.get('size'));
  return { number: pageParam(address.get('page')), size: PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0] };
}

/**
 * Returns the order from `sort`, as the API takes it.
 * @param sorts API names of the sortable columns
 * @param usual value of the default order
 */
export function sortOf<Sort>(address: URLSearchParams, sorts: Readonly<Record<string, Sort>>, usual: string): { sort: Sort; direction: SortDirection } {
  const asked = orderOf(address.get('sort') ?? usual);
  const { column, isDescending } = Object.hasOwn(sorts, asked.column) ? asked : orderOf(usual);
  return { sort: sorts[column] as Sort, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
}

/** Returns the API value of a parameter: `pending` stands for `PENDING`. Other values count as absent. */
export function wordIn<Value extends string>(address: URLSearchParams, name: string, values: readonly Value[]): Value | undefined {
  return values.find((value) => value.toLowerCase() === address.get(name));
}

/** Returns the values of a parameter, which are separated by commas. */
export const wordsIn = (address: URLSearchParams, name: string): string[] => (address.get(name) ?? '').split(',').filter((word) => word.trim() !== '');

/** Returns the boolean of a parameter; undefined if it is neither `true` nor `false`. */
export function flagIn(address: URLSearchParams, name: string): boolean | undefined {
  const text = address.get(name);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Removes undefined keys from a filter: the API does not filter by an absent key. */
export function present<Filter extends object>(filter: Filter): Filter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
