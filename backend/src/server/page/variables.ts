import { cutText } from '../../core/validation/index.js';

/**
 * Returns the non-empty values of a query string, normalized as the client's screens do: without NUL, trimmed, at most 200 characters. The
 * variables here and in the client must be identical, or the client sends the query again.
 */
export function present(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  const textOf = (name: string) => cutText((search.get(name) ?? '').replaceAll('\0', '').trim(), 200).trim();
  const values = names.map((name): [string, string] => [name, textOf(name)]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

/** Returns the requested page number of a list, from 1 to 10,000. */
export const pageNumber = (search: URLSearchParams): number => Math.max(1, Math.min(Number.parseInt(search.get('page') ?? '', 10) || 1, 10_000));

/** Returns the canonical path of a list. It keeps only the page number, because filters show selections of the same content. */
export function listCanonical(path: string, search: URLSearchParams): string {
  const page = pageNumber(search);
  return page > 1 ? `${path}?page=${page}` : path;
}

const SORTS = ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST', 'NEAREST'];

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Parses points such as `18.521,73.857`, as the client's screens do. Returns an empty list unless there are exactly `count` valid points. */
function points(search: URLSearchParams, name: string, count: number): { latitude: number; longitude: number }[] {
  const parts = (search.get(name) ?? '').split(',');
  if (parts.length !== count * 2 || !parts.every((part) => DEGREES.test(part))) return [];
  const found = Array.from({ length: count }, (_, n) => ({ latitude: Number(parts[n * 2]), longitude: Number(parts[n * 2 + 1]) }));
  return found.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ? found : [];
}

/** Returns the place filters of a query string, with keys in the same order as in the client. */
export function placeFilter(search: URLSearchParams): Record<string, unknown> {
  const minRating = Number(search.get('minRating'));
  const [near] = points(search, 'near', 1);
  const [southWest, northEast] = points(search, 'area', 2);
  const isArea = southWest && northEast && southWest.latitude <= northEast.latitude;
  return {
    ...present(search, ['search', 'category', 'city', 'pincode']),
    ...([1, 2, 3, 4].includes(minRating) && { minRating }),
    ...(near && { near }),
    ...(isArea && { bounds: { southWest, northEast } }),
  };
}

/** Returns the requested order of places. Order by distance needs a point to measure from; without one it is RECOMMENDED. */
export function placeSort(search: URLSearchParams, filter: Record<string, unknown>): string {
  const wanted = SORTS.find((name) => name.toLowerCase() === search.get('sort')) ?? 'RECOMMENDED';
  return wanted === 'NEAREST' && !filter.near ? 'RECOMMENDED' : wanted;
}
