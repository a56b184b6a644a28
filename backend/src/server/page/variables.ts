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
