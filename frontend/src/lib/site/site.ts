import { paths } from '../address';
import type { LanguageChoice } from '../languages';
import type { Category } from './categories';
import { type LocalText, textIn } from './localText';

/** Colors of the theme's palette `primary` in one scheme. */
interface Shades {
  main: string;
  light: string;
  dark: string;
  contrastText: string;
}

/** Attributes by which lists of places can be filtered, by key. */
export type KnownFilters = Readonly<
  Record<
    string,
    {
      /** Keys of its options, or `yes` and `no`. */
      values: readonly string[];
      /** Slugs of the categories whose places can have it; none for all. */
      categories: readonly string[];
    }
  >
>;

/** Name and look of the site, as its operator has set them. */
export interface Site {
  name: string;
  /** Sentence about the site by language; empty for that of the app. */
  taglines: readonly LocalText[];
  /** Path of the logo; null for that of the app. */
  logo: string | null;
  /** Accent color; null for that of the app. */
  accent: { light: Shades; dark: Shades } | null;
  /** Whether pages name the software that the site runs on. */
  credit: boolean;
  languages: LanguageChoice;
  /** Whether everyone can create an account. */
  canRegister: boolean;
  /** Categories of places in the operator's order. */
  categories: readonly Category[];
  /** Attributes by which places can be filtered; null before the server has sent them. */
  filters: KnownFilters | null;
  /** Id of the city on whose page the site starts; null for the home page. */
  startCity: string | null;
}

/** Look of a site before the server has sent it. */
export const PLAIN_SITE: Site = {
  name: 'CityPins',
  taglines: [],
  logo: null,
  accent: null,
  credit: true,
  languages: { initial: 'en', offered: ['en', 'es', 'de', 'hi', 'ar'] },
  canRegister: true,
  categories: [],
  filters: null,
  startCity: null,
};

/** Returns the path of the first page of the site. */
export const homePath = ({ startCity }: Pick<Site, 'startCity'>): string => (startCity === null ? paths.home : paths.city(startCity));

/** Returns the texts of the app that the operator's sentence replaces; undefined if there is none. */
export function taglineTexts({ taglines }: Pick<Site, 'taglines'>, code: string): object | undefined {
  const text = textIn(taglines, code);
  return text === undefined ? undefined : { home: { discoverTheBestPlacesRestaurants: text }, app: { discoverTheBestPlacesRestaurants: text } };
}
