import { listed, shown } from '../../../../core/validation/index.js';
import type { CategoryList } from '../../../site/index.js';
import { UnusableFile, type Values } from '../../readers/index.js';
import { nameOfCategory } from './category-name.js';
import { KIND_BY_NAME, OTHER_OSM_KEYS, OTHER_VALUES, SHOWN_VALUES, SIGNS } from './category.table.js';
import { firstText } from '../values.js';

/** Kinds of places: slugs of categories, and tags or values of OpenStreetMap (`amenity=bank`, `bank`). */
export interface Kinds {
  slugs: ReadonlySet<string>;
  /** Normalized by `nameOfCategory`. */
  names: ReadonlySet<string>;
}

const isValue = (name: string): boolean => KIND_BY_NAME.has(name) || SHOWN_VALUES.has(name) || OTHER_VALUES.has(name);

/**
 * Reads kinds that an operator lists, separated by commas: `restaurant, amenity=bank`.
 * @throws UnusableFile for a word that is neither a category of this site nor a value of OpenStreetMap
 */
export function readKinds(text: string, list: CategoryList): Kinds {
  const slugs = new Set<string>();
  const names = new Set<string>();
  for (const word of text.split(',').map((one) => one.trim())) {
    const [slug, name] = [list.find(word)?.slug, nameOfCategory(word)];
    if (slug !== undefined) slugs.add(slug);
    else if (/^[^=]+=[^=]+$/.test(name) || isValue(name)) names.add(name);
    else {
      const known = list.all.map((one) => one.slug).sort();
      throw new UnusableFile(['imports.kindUnknown', { word: shown(word), categories: listed(known) }]);
    }
  }
  return { slugs, names };
}

interface Candidate {
  values: Values;
  /** Category names of the source. */
  words: readonly string[];
  /** Slug of the category; undefined if no word has one. */
  category: string | undefined;
  isOpenStreetMap: boolean;
}

const valueOf = (name: string): string => name.slice(name.indexOf('=') + 1);

function includes({ slugs, names }: Kinds, words: readonly string[], category: string | undefined): boolean {
  return (category !== undefined && slugs.has(category)) || words.some((word) => names.has(word) || names.has(valueOf(word)));
}

/** Returns the word by which a record is classified: its first category name, or a tag of an element of OpenStreetMap. Undefined if it has none. */
function wordOf({ values, words, isOpenStreetMap }: Omit<Candidate, 'category'>): string | undefined {
  const key = words.length > 0 || !isOpenStreetMap ? undefined : OTHER_OSM_KEYS.find((name) => firstText(values, [name]) !== undefined);
  return words[0] ?? (key === undefined ? undefined : `${key}=${firstText(values, [key])}`);
}

/** Maximum length of a word that is compared (characters). */
const COMPARED = 80;

/** Returns the form in which words are compared. */
export const wordForm = (word: string): string => nameOfCategory(word).slice(0, COMPARED);

/**
 * Decides which kinds of places an import takes. A file of OpenStreetMap has all kinds of things.
 * Without a choice of the operator, it gives those that a guide shows: those with a category, and those in `SHOWN_VALUES`.
 */
export class KindFilter {
  private readonly words: ReadonlyMap<string, string | null>;

  /**
   * @param only undefined for all kinds
   * @param words slug of the category of records by their word, see `wordOf`; null leaves them out. They precede `only` and `without`.
   */
  constructor(
    private readonly only?: Kinds,
    private readonly without?: Kinds,
    words: ReadonlyMap<string, string | null> = new Map(),
  ) {
    this.words = new Map([...words].map(([word, slug]) => [wordForm(word), slug] as const));
  }

  /** Returns the word of a record, and the category that the operator has chosen for it: null to leave it out, undefined without a choice. */
  chosen(candidate: Omit<Candidate, 'category'>): { word: string | undefined; slug: string | null | undefined } {
    const word = wordOf(candidate);
    return { word, slug: word === undefined ? undefined : this.words.get(wordForm(word)) };
  }

  /** Returns the kind of a record if it is not wanted; undefined if it is. */
  skip(candidate: Candidate): string | undefined {
    const { words, category, isOpenStreetMap } = candidate;
    const { word = '(none)', slug } = this.chosen(candidate);
    if (slug !== undefined) return slug === null ? word : undefined;
    const names = words.map(nameOfCategory);
    if (this.without && includes(this.without, names, category)) return word;
    if (this.only) return includes(this.only, names, category) ? undefined : word;
    const sign = firstText(candidate.values, ['information']);
    if (isOpenStreetMap && sign !== undefined && SIGNS.has(sign)) return `information=${sign}`;
    const isShown = !isOpenStreetMap || category !== undefined || names.some((name) => SHOWN_VALUES.has(valueOf(name)));
    return isShown ? undefined : word;
  }
}
