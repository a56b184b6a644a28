import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { sentenceOf } from '../../../core/errors/index.js';
import { KNOWN_KINDS } from '../../places/index.js';
import { UnusableFile } from '../readers/reader.js';
import { KIND_BY_LAST_WORD, KIND_BY_NAME } from './category.table.js';

/** What a source calls a place, as tables name it: `Coffee Shop` is `coffee_shop`, `Children's Museum` is `childrens_museum`. */
export const nameOfCategory = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}=]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const kinds: readonly string[] = KNOWN_KINDS;

/** Finds the guide's kind of place for the words of a source. */
export class Categories {
  /** @param own what the guide's operator has decided, by name; it goes before the table */
  constructor(private readonly own: ReadonlyMap<string, string> = new Map()) {}

  /**
   * The kind for the first of the words that stands for one; undefined where none does.
   * @param words the most telling first; `key=value` for those of OpenStreetMap
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
 * Reads the operator's own table: CSV with the columns `category` (the source's name) and `kind` (the guide's).
 * @throws UnusableFile that names the wrong line
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
