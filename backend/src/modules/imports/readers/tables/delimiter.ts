import { parse } from 'csv-parse/sync';
import { shown } from '../../../../core/validation/index.js';
import { UnusableFile } from '../reader.js';
import { widthOf } from './table.js';

/** Delimiters of a table, the most usual first. */
const DELIMITERS = [',', ';', '\t', '|'];

/** Words for the tab, which cannot be typed on many command lines. */
const TAB = /^(?:tab|\\t)$/i;

/** Characters that no delimiter can be: quotes, line ends, NUL, and those that values consist of. */
const REFUSED = /["\r\n\0\p{L}\p{N}]/u;

/**
 * Returns the delimiter that an operator names: a character, or `tab`.
 * @throws UnusableFile if it is none
 */
export function knownDelimiter(text: string): string {
  const delimiter = TAB.test(text) ? '\t' : text;
  if (Array.from(delimiter).length === 1 && !REFUSED.test(delimiter)) return delimiter;
  throw new UnusableFile(['imports.delimiterUnknown', { name: shown(text) }]);
}

/** Parses the records of a text; lines end with LF. @throws CsvError */
export function parseRows(text: string, delimiter: string): string[][] {
  return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true, record_delimiter: '\n' });
}

/** Returns the row of a record, or an empty one if it is broken. */
export function rowOf(text: string, delimiter: string): string[] {
  try {
    return parseRows(text, delimiter)[0] ?? [];
  } catch {
    return [];
  }
}

/**
 * Returns the delimiter that splits most of the first records into the same number of values, and into the most.
 * Commas of decimal numbers and sentences split them into different numbers.
 */
export function delimiterOf(texts: readonly string[]): { delimiter: string; share: number } {
  const rated = DELIMITERS.map((delimiter) => {
    const rows = texts.map((text) => rowOf(text, delimiter)).filter((row) => row.length > 0);
    const split = rows.filter((row) => row.length > 1);
    const width = widthOf(split);
    // Rows with fewer values than the header are usual, and so are titles above it.
    const fitting = split.filter((row) => row.length === width).length + split.filter((row) => row.length < width).length / 2;
    return { delimiter, share: rows.length === 0 ? 0 : fitting / rows.length, width };
  });
  return rated.reduce((best, one) => (one.share > best.share || (one.share === best.share && one.width > best.width) ? one : best));
}
