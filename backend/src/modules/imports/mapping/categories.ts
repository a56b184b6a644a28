import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sentenceOf } from '../../../core/errors/index.js';
import { KNOWN_KINDS } from '../../places/index.js';
import { UnusableFile } from '../readers/index.js';
import { KIND_BY_LAST_WORD, KIND_BY_NAME } from './category.table.js';

/** Normalizes a category name: `Coffee Shop` becomes `coffee_shop`, `Children's Museum` becomes `childrens_museum`. */
export const nameOfCategory = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}=]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const kinds: readonly string[] = KNOWN_KINDS;

/** Maps category names of sources to kinds of places. */
export class Categories {
  /** @param own the operator's table, kind by normalized category name; it overrides the built-in table */
  constructor(private readonly own: ReadonlyMap<string, string> = new Map()) {}

  /**
   * Returns the kind of the first word that has one; undefined if none has. The operator's table is searched for all words first.
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
      const found = kinds.includes(value) ? value : (KIND_BY_NAME.get(value) ?? KIND_BY_LAST_WORD.get(value.slice(value.lastIndexOf('_') + 1)));
      if (found) return found;
    }
    return undefined;
  }
}

/**
 * Reads the operator's table: CSV with the columns `category` (name used by the source) and `kind` (kind of this site).
 * @throws UnusableFile if the file cannot be read or a row is invalid; the message has the row number
 */
export function readCategories(file: string): Categories {
  let rows: Record<string, string>[];
  try {
    rows = parse(readFileSync(file), { bom: true, columns: true, trim: true, skip_empty_lines: true });
  } catch (error) {
    throw new UnusableFile(`The categories cannot be read. ${sentenceOf(error, file)}`);
  }
  const pairs = rows.map(({ category, kind }, i) => {
    if (!category || !kind) throw new UnusableFile(`${file}: row ${i + 1} lacks a category or a kind. The first line must be: category,kind`);
    if (!kinds.includes(kind)) throw new UnusableFile(`${file}: row ${i + 1} has the kind “${kind}”. It must be one of ${kinds.join(', ')}.`);
    return [nameOfCategory(category), kind] as const;
  });
  return new Categories(new Map(pairs));
}
