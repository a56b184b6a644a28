import type { Say } from '../languages';
import { type LocalText, textIn } from './localText';

/** Color and icon of a category. */
export interface CategoryLook {
  /** Background color for white text, as `#RRGGBB`, in both color schemes. */
  color: string;
  /** SVG path data in a square of 24 units. */
  iconPath: string;
}

/** Category of places, as the operator has set it. */
export interface Category extends CategoryLook {
  slug: string;
  /** Key of the texts of the app, for languages in which the operator has written none; null if there are none. */
  preset: string | null;
  names: readonly LocalText[];
  plurals: readonly LocalText[];
  /** Whether forms and menus leave it out. Its places stay. */
  isHidden: boolean;
  /** Former slugs, and those of categories that were merged into it. */
  aliases: readonly string[];
}

/** Look of words that are no category. */
const NEUTRAL: CategoryLook = {
  color: '#5B566B',
  iconPath:
    'M12 2C8.13 2 5 5.13 5 9c0 5.25 7 13 7 13s7-7.75 7-13c0-3.87-3.13-7-7-7M7 9c0-2.76 2.24-5 5-5s5 2.24 5 5c0 2.88-2.88 7.19-5 9.88C9.92 16.21 7 11.85 7 9m2.5 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
};

/** Finds the category of a word, which is its slug or an alias, regardless of case. */
export function findCategory(categories: readonly Category[], word: string): Category | undefined {
  const slug = word.toLowerCase();
  return categories.find((one) => one.slug === slug) ?? categories.find(({ aliases }) => aliases.includes(slug));
}

/** Returns the color and icon of a category; a neutral look for other words. */
export const lookOf = (categories: readonly Category[], word: string): CategoryLook => findCategory(categories, word) ?? NEUTRAL;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the operator's text in this language, else that of the app, else the operator's in English or any language.
 * @param own texts of the operator, best first
 */
function firstText(own: readonly (readonly LocalText[])[], code: string, ofApp: string): string | undefined {
  const here = own.map((texts) => texts.find(({ language }) => language === code)?.text);
  return [...here, ofApp, ...own.map((texts) => textIn(texts, code))].find(Boolean);
}

/**
 * Returns the name of a category for pages in a language. A word without a text is capitalized.
 * @param say returns the texts of the app, which has names of the categories that it ships
 */
export function nameOf(categories: readonly Category[], word: string, code: string, say: Say): string {
  const { slug, preset, names } = findCategory(categories, word) ?? { slug: word, preset: word.toLowerCase(), names: [] };
  const ofApp = preset === null ? '' : say(`categories.${preset}` as 'categories.other', { defaultValue: '' });
  return firstText([names], code, ofApp) ?? capitalized(slug);
}

/** Returns the name of a category for links to its places: Restaurants. Without a plural, it is the name. */
export function pluralOf({ slug, preset, names, plurals }: Category, code: string, say: Say): string {
  const ofApp = preset === null ? '' : say(`categoryPlurals.${preset}` as 'categoryPlurals.other', { defaultValue: '' });
  return firstText([plurals, names], code, ofApp) ?? capitalized(slug);
}

/** Returns words in the operator's order of categories; unknown words are last. */
export function inOrder<Item>(categories: readonly Category[], items: readonly Item[], wordOf: (item: Item) => string): Item[] {
  const ranks = new Map(categories.map(({ slug }, rank) => [slug, rank]));
  const rankOf = (item: Item) => ranks.get(wordOf(item).toLowerCase()) ?? categories.length;
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}
