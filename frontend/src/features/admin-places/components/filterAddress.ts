/** Parameter of the filter by attributes: `attr=cuisine:pizza,thai&attr=wifi:yes`. */
export const ATTRIBUTE_PARAMETER = 'attr';

interface AttributeFilter {
  key: string;
  /** Options, of which a place must have one. */
  any: string[];
}

/** Returns the filters by attributes in an address, one for each attribute. Values without a key or an option are ignored. */
export function attributesIn(address: URLSearchParams): AttributeFilter[] {
  const found = new Map<string, string[]>();
  for (const text of address.getAll(ATTRIBUTE_PARAMETER)) {
    const colon = text.indexOf(':');
    const key = text.slice(0, Math.max(colon, 0)).trim();
    const options = text.slice(colon + 1).split(',');
    const any = options.map((option) => option.trim()).filter(Boolean);
    if (key !== '' && any.length > 0) found.set(key, [...new Set([...(found.get(key) ?? []), ...any])]);
  }
  return [...found].map(([key, any]) => ({ key, any }));
}

/** Returns the values of the parameter for filters by attributes; the inverse of `attributesIn`. */
export const attributeWords = (filters: readonly AttributeFilter[]): string[] => filters.map(({ key, any }) => `${key}:${any.join(',')}`);

/** Prices by which the list is filtered: free, or the number of currency signs. */
export const PRICES: readonly string[] = ['free', '1', '2', '3', '4'];

/** Maximum number of days of the filter by the time when places were added. */
const MOST_DAYS = 366;

/** Returns the number of days within which the places of an address were added. */
export function addedWithinIn(address: URLSearchParams): number | undefined {
  const days = Number(address.get('addedWithin'));
  return Number.isInteger(days) && days > 0 && days <= MOST_DAYS ? days : undefined;
}
