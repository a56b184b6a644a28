let codes: Map<string, string> | undefined;

/** Returns the ISO 3166-1 codes by the English country names of Unicode's CLDR. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Omits the codes of former countries: `Intl.Locale` replaces them by those of their successors.
  const present = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(present.map((code) => [names.of(code) ?? code, code]));
}

/** Returns the ISO 3166-1 code of a country by its English name in CLDR; undefined for other names. */
export function countryCode(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(name);
}

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** Returns the English name for an ISO 3166-1 code, in upper or lower case. Any other text is returned unchanged. */
export const countryName = (text: string): string => (/^[a-z]{2}$/i.test(text) ? (ENGLISH.of(text.toUpperCase()) ?? text) : text);
