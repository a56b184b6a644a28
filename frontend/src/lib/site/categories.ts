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

/** Properties of a category that its name depends on. */
type NamedCategory = Pick<Category, 'slug' | 'preset' | 'names' | 'aliases'>;

/** Finds the category of a word, which is its slug or an alias, regardless of case. */
export function findCategory<One extends Pick<Category, 'slug' | 'aliases'>>(categories: readonly One[], word: string): One | undefined {
  const slug = word.toLowerCase();
  return categories.find((one) => one.slug === slug) ?? categories.find(({ aliases }) => aliases.includes(slug));
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the operator's text in this language, else that of the app, else the operator's for all other languages.
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
export function nameOf(categories: readonly NamedCategory[], word: string, code: string, say: Say): string {
  const { slug, preset, names }: Omit<NamedCategory, 'aliases'> = findCategory(categories, word) ?? { slug: word, preset: word.toLowerCase(), names: [] };
  const ofApp = preset === null ? '' : say(`categories.${preset}` as 'categories.other', { defaultValue: '' });
  return firstText([names], code, ofApp) ?? capitalized(slug);
}

/** Returns the name of a category for links to its places: Restaurants. Without a plural, it is the name. */
export function pluralOf({ slug, preset, names, plurals }: Category, code: string, say: Say): string {
  const ofApp = preset === null ? '' : say(`categoryPlurals.${preset}` as 'categoryPlurals.other', { defaultValue: '' });
  return firstText([plurals, names], code, ofApp) ?? capitalized(slug);
}
