import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sentenceOf, StartError } from '../../../../core/errors/index.js';
import type { CategoryList } from '../../../site/index.js';
import { nameOfCategory } from './category-name.js';
import { presetOf } from './category-lookup.js';

/** Maps category names of sources to the categories of this site. */
export class Categories {
  private readonly named: ReadonlyMap<string, string>;

  /**
   * @param list categories of this site; their slugs, aliases and names in all languages precede the built-in table
   * @param own the operator's table, slug by normalized category name; it precedes all others
   */
  constructor(
    private readonly list: CategoryList,
    private readonly own: ReadonlyMap<string, string> = new Map(),
  ) {
    const wordsOf = ({ slug, aliases, names, plurals }: CategoryList['all'][number]) => [slug, ...aliases, ...Object.values(names), ...Object.values(plurals)];
    // The first category in the operator's order gets a name that several have.
    this.named = new Map([...list.all].reverse().flatMap((one) => wordsOf(one).map((word) => [nameOfCategory(word), one.slug] as const)));
  }

  /** Slug for places of an unknown kind. */
  get leftover(): string {
    return this.list.leftover();
  }

  /** Slugs of the categories of this site. */
  get slugs(): string[] {
    return this.list.all.map(({ slug }) => slug).sort();
  }

  /**
   * Returns the slug for the first word that has one; undefined if none has. The operator's table is searched for all words first.
   * @param words category names, the most specific first; `key=value` for tags of OpenStreetMap
   */
  kindOf(words: readonly string[]): string | undefined {
    const names = words.map(nameOfCategory);
    for (const name of names) {
      const decided = this.own.get(name);
      if (decided) return decided;
    }
    for (const name of names) {
      const value = name.slice(name.indexOf('=') + 1);
      const proposed = presetOf(value);
      const found = this.named.get(value) ?? (proposed && this.list.find(proposed)?.slug);
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * Reads the operator's table: CSV with the columns `category` (name used by the source) and `kind` (slug or alias of a category of this site).
 * @throws StartError if the file cannot be read or a row is invalid; the message has the row number
 */
export function readCategories(file: string, list: CategoryList): Categories {
  let rows: Record<string, string>[];
  try {
    rows = parse(readFileSync(file), { bom: true, columns: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new StartError(`The categories cannot be read. ${sentenceOf(error, file)}`);
  }
  const pairs = rows.map(({ category, kind }, i) => {
    if (!category || !kind) throw new StartError(`${file}: row ${i + 1} lacks a category or a kind. The first line must be: category,kind`);
    const known = list.find(kind);
    const slugs = list.all.map(({ slug }) => slug).sort();
    if (!known) throw new StartError(`${file}: row ${i + 1} has the kind “${kind}”. It must be one of ${slugs.join(', ')}.`);
    return [nameOfCategory(category), known.slug] as const;
  });
  return new Categories(list, new Map(pairs));
}
