import { cutText } from '../../core/validation/cut-text.js';

/**
 * Values of the address that are there, as the client's screens read them: without NUL, trimmed, at most 200 characters. The variables
 * here and there must agree to the letter, or the client asks again.
 */
export function present(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  const textOf = (name: string) => cutText((search.get(name) ?? '').replaceAll('\0', '').trim(), 200).trim();
  const values = names.map((name): [string, string] => [name, textOf(name)]);
  return Object.fromEntries(values.filter(([, value]) => value));
}

/** The page of a list that an address asks for, from 1. */
export const pageNumber = (search: URLSearchParams): number => Math.max(1, Math.min(Number.parseInt(search.get('page') ?? '', 10) || 1, 10_000));

/** Canonical address of a list: it keeps the page number only, as filters show the same things in other selections. */
export function listCanonical(path: string, search: URLSearchParams): string {
  const page = pageNumber(search);
  return page > 1 ? `${path}?page=${page}` : path;
}

const SORTS = ['RECOMMENDED', 'RATING', 'REVIEWS', 'NEWEST', 'NEAREST'];

const DEGREES = /^-?\d{1,3}(\.\d{1,6})?$/;

/** Points of an address, `18.521,73.857` each, as the client's screens read them; none where there are not so many. */
function points(search: URLSearchParams, name: string, count: number): { latitude: number; longitude: number }[] {
  const parts = (search.get(name) ?? '').split(',');
  if (parts.length !== count * 2 || !parts.every((part) => DEGREES.test(part))) return [];
  const found = Array.from({ length: count }, (_, n) => ({ latitude: Number(parts[n * 2]), longitude: Number(parts[n * 2 + 1]) }));
  return found.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ? found : [];
}

/** The filters of places that an address asks for, with their keys in the order of the client's. */
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

/** The order of places that an address asks for; by distance only where there is a point to measure from. */
export function placeSort(search: URLSearchParams, filter: Record<string, unknown>): string {
  const wanted = SORTS.find((name) => name.toLowerCase() === search.get('sort')) ?? 'RECOMMENDED';
  return wanted === 'NEAREST' && !filter.near ? 'RECOMMENDED' : wanted;
}
