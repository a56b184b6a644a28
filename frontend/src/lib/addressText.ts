import { cutText } from '../graphql/cutText.generated';

/** Characters of a text that can be searched for. */
export const LONGEST_TEXT = 200;

/** Text of a parameter as the API takes it: trimmed, without NUL, at most 200 characters; undefined where nothing is left. */
export function addressText(address: URLSearchParams, name: string): string | undefined {
  return cutText((address.get(name) ?? '').replaceAll('\0', '').trim(), LONGEST_TEXT).trim() || undefined;
}
