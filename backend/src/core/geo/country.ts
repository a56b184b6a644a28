let codes: Map<string, string> | undefined;

/** Every country by its English name, as Unicode's CLDR has it. */
function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // Codes of countries that changed or went stand for their successors.
  const present = pairs.filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return new Map(present.map((code) => [names.of(code) ?? code, code]));
}

/** The ISO 3166-1 code of a country by its English name; undefined for a name that is not CLDR's. */
export function countryCode(name: string): string | undefined {
  codes ??= codesByName();
  return codes.get(name);
}

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** The English name of a country by its ISO 3166-1 code, upper case or lower; anything else is a name already and stays. */
export const countryName = (text: string): string => (/^[a-z]{2}$/i.test(text) ? (ENGLISH.of(text.toUpperCase()) ?? text) : text);
