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
      throw new UnusableFile(
        `“${word}” is no kind of places. Use the categories of this site (${known.join(', ')}), or tags of OpenStreetMap, such as amenity=bank or bank.`,
      );
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

/** Names the kind of a record: its first category name, or a tag. */
function kindOf({ values, words }: Candidate): string {
  const key = OTHER_OSM_KEYS.find((name) => firstText(values, [name]) !== undefined);
  return words[0] ?? (key === undefined ? '(none)' : `${key}=${firstText(values, [key])}`);
}

/**
 * Decides which kinds of places an import takes. A file of OpenStreetMap has all kinds of things.
 * Without a choice of the operator, it gives those that a guide shows: those with a category, and those in `SHOWN_VALUES`.
 */
export class KindFilter {
  /** @param only undefined for all kinds */
  constructor(
    private readonly only?: Kinds,
    private readonly without?: Kinds,
  ) {}

  /** Returns the kind of a record if it is not wanted; undefined if it is. */
  skip(candidate: Candidate): string | undefined {
    const { words, category, isOpenStreetMap } = candidate;
    const names = words.map(nameOfCategory);
    if (this.without && includes(this.without, names, category)) return kindOf(candidate);
    if (this.only) return includes(this.only, names, category) ? undefined : kindOf(candidate);
    const sign = firstText(candidate.values, ['information']);
    if (isOpenStreetMap && sign !== undefined && SIGNS.has(sign)) return `information=${sign}`;
    const isShown = !isOpenStreetMap || category !== undefined || names.some((name) => SHOWN_VALUES.has(valueOf(name)));
    return isShown ? undefined : kindOf(candidate);
  }
}
