/** Colors of the theme's palette `primary` in one scheme. */
interface Shades {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Name and look of the site, as its operator has set them. */
export interface Site {
  name: string;
  /** Sentence about the site by language; empty for that of the app. */
  taglines: readonly { language: string; text: string }[];
  /** Path of the logo; null for that of the app. */
  logo: string | null;
  /** Accent color; null for that of the app. */
  accent: { light: Shades; dark: Shades } | null;
  /** Whether pages name the software that the site runs on. */
  credit: boolean;
  /** Whether everyone can create an account. */
  canRegister: boolean;
}

/** Look of a site whose operator has set nothing. */
export const PLAIN_SITE: Site = { name: 'CityPins', taglines: [], logo: null, accent: null, credit: true, canRegister: true };

/** Returns a text of the operator for pages in a language: in this language, else in English, else in any; undefined if there is none. */
export const textIn = (texts: readonly { language: string; text: string }[], code: string): string | undefined =>
  [code, 'en'].map((one) => texts.find(({ language }) => language === one)?.text).find(Boolean) ?? texts[0]?.text;

/** Returns the texts of the app that the operator's sentence replaces; undefined if there is none. */
export function taglineTexts({ taglines }: Pick<Site, 'taglines'>, code: string): object | undefined {
  const text = textIn(taglines, code);
  return text === undefined ? undefined : { home: { discoverTheBestPlacesRestaurants: text }, app: { discoverTheBestPlacesRestaurants: text } };
}
