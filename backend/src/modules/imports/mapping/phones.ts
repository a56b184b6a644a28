/** Separators of telephone numbers in one value. A comma and a slash separate only whole numbers: `030 123/45` is one. */
const SEPARATORS = /\s*(?:[;\n|]|,(?=\s*[+(\d][\d\s()./-]{5,})|\/(?=\s*[+0(])|\s(?:or|oder|ou|o|oppure|und|and|et|y)\s(?=\s*[+(\d]))\s*/iu;

/**
 * Returns the telephone numbers in a value: `+49 30 1234567;+49 30 7654321` has two. An extension of RFC 3966 stays with its number.
 */
const phonesOf = (text: string): string[] =>
  text
    .replace(/^tel:/i, '')
    .replace(/;\s*ext=/gi, ' ext. ')
    .split(SEPARATORS)
    .flatMap((phone) => phone.trim() || []);

/** Returns the first number of several values, and the other ones separated by semicolons. */
export function sharedPhones(...texts: readonly (string | undefined)[]): { phone: string | undefined; otherPhones: string | undefined } {
  const [phone, ...others] = [...new Set(texts.flatMap((text) => (text === undefined ? [] : phonesOf(text))))];
  return { phone, otherPhones: others.join('; ') || undefined };
}
