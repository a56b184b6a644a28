import { cutText } from '../../graphql/cutText.generated';

/** Maximum length of a search text (characters). */
export const LONGEST_TEXT = 200;

/** Returns a query parameter as the API accepts it: trimmed, without NUL, at most 200 characters. Returns undefined if nothing is left. */
export function addressText(address: URLSearchParams, name: string): string | undefined {
  return cutText((address.get(name) ?? '').replaceAll('\0', '').trim(), LONGEST_TEXT).trim() || undefined;
}
