import { shown } from '../../../../core/validation/index.js';
import type { Reason } from '../../../../core/errors/index.js';
import { UnusableFile, type Values } from '../reader.js';

/** Number of rows at the beginning of a table from which its header is found. */
export const SAMPLE_ROWS = 30;

/** Maximum number of columns, that of Excel. */
const MOST_COLUMNS = 16_384;

/** Columns of a table, and where its records begin. */
export interface Header {
  /** Unique names of the columns; empty for a column that only numbers the rows. */
  names: string[];
  /** Number of rows before the first record: the header and titles above it. */
  skipped: number;
  /** Whether the table has no header, so that its columns are named A, B, C. */
  hasLetters: boolean;
  /** Sentences about names that were changed. */
  notes: Reason[];
}

/** Returns the name of a column in spreadsheets: A, …, Z, AA. */
function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letterOf(Math.floor(column / 26) - 1) + last;
}

/** Returns whether columns are those of a table without a header: A, B, C. */
export const areLetters = (columns: readonly string[]): boolean => columns.length > 0 && columns.every((name, i) => name === letterOf(i));

/** Values that no header has: numbers (except years), phone numbers, dates, coordinates, web and e-mail addresses. */
const DATA = [
  /^[-+]?\d[\d.,]*$/,
  /^[-+]?\d+([.,]\d+)?\s*[°,;]/,
  /^\+?[\d ()./-]{7,}$/,
  /^\[?[-+]?\d+\.\d+\s*,/,
  /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/,
  /^(https?:\/\/|www\.)/i,
  /^\S+@\S+\.\S+$/,
];
const YEAR = /^(18|19|20)\d\d$/;

const isData = (text: string): boolean => !YEAR.test(text) && DATA.some((pattern) => pattern.test(text));
const filled = (row: readonly string[]): string[] => row.map((cell) => cell.trim()).filter(Boolean);

/** Returns the number of columns that most rows have; of equal ones the larger. */
export function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || b - a)[0]?.[0] ?? 0;
}

/** Returns whether a column counts the rows, as exports of data frames do in a first column without a name. */
function isNumbering(rows: readonly (readonly string[])[], column: number): boolean {
  const numbers = rows.map((row) => Number(row[column] || NaN));
  return numbers.length > 0 && numbers.every((number, i) => number === (numbers[0] ?? NaN) + i) && (numbers[0] === 0 || numbers[0] === 1);
}

function uniqueNames(cells: readonly string[], rows: readonly (readonly string[])[], notes: Reason[]): string[] {
  const taken = new Set<string>();
  return cells.map((cell, i) => {
    const name = cell.replace(/\s+/g, ' ').trim();
    if (name === '' && i === 0 && isNumbering(rows, i)) return '';
    // A column named `__proto__` cannot be a property of an object.
    const own = name === '' || name === '__proto__' ? letterOf(i) : name;
    let unique = own;
    for (let n = 2; taken.has(unique); n += 1) unique = `${own} (${n})`;
    if (unique !== own) notes.push(['imports.headerTwice', { name: shown(own), column: letterOf(i), unique: shown(unique) }]);
    taken.add(unique);
    return unique;
  });
}

/**
 * Finds the header in the first rows of a table: the first row whose cells are mostly filled, and of which none is a number, phone number,
 * date or address. Rows above it are titles.
 * @throws UnusableFile if there are too many columns
 */
export function headerOf(rows: readonly (readonly string[])[]): Header {
  const notes: Reason[] = [];
  const widest = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (widest > MOST_COLUMNS) throw new UnusableFile(['imports.tooManyColumns', { n: widest, most: MOST_COLUMNS }]);
  const width = widthOf(rows.filter((row) => row.length > 1 || filled(row).length > 0));
  const at = rows.findIndex((row) => filled(row).length >= Math.max(Math.min(2, width), width / 2));
  const row = rows[at] ?? rows[0] ?? [];
  if (at < 0 || !filled(row).some(isData)) {
    const names = uniqueNames(
      row,
      rows.slice(Math.max(at, 0) + 1).filter((one) => one.length > 0),
      notes,
    );
    const above = rows.slice(0, Math.max(at, 0)).filter((one) => filled(one).length > 0).length;
    if (above > 0) notes.push(above === 1 ? 'imports.rowAboveHeader' : ['imports.rowsAboveHeader', { n: above }]);
    return { names, skipped: Math.max(at, 0) + 1, hasLetters: false, notes };
  }
  return { names: Array.from({ length: Math.max(width, row.length) }, (_, i) => letterOf(i)), skipped: at, hasLetters: true, notes };
}

/** Maximum number of columns, and characters of a value, that a sentence shows. */
const [SHOWN_COLUMNS, SHOWN_TEXT] = [8, 30];

/**
 * Refuses a table without a header, unless its columns are mapped by their letters.
 * @throws UnusableFile naming the columns with the values of the first row
 */
export function checkHeader({ hasLetters, names, skipped }: Header, rows: readonly (readonly string[])[], isMapped: boolean): void {
  if (!hasLetters || isMapped) return;
  const first = rows[skipped] ?? [];
  const columns = names.slice(0, SHOWN_COLUMNS).map((name, i) => `${name} “${shown((first[i] ?? '').trim(), SHOWN_TEXT)}”`);
  if (names.length > SHOWN_COLUMNS) columns.push('…');
  throw new UnusableFile(['imports.noHeader', { columns: columns.join(', ') }]);
}

/** Returns the values of a row by column, or the reason why it is no record; undefined if it is empty. */
export function rowRead(names: readonly string[], row: readonly string[]): { values: Values } | { reason: Reason } | undefined {
  let { length } = row;
  while (length > names.length && row[length - 1]?.trim() === '') length -= 1;
  if (length > names.length) return { reason: ['imports.tooManyValues', { n: length, columns: names.length }] };
  const values: Values = {};
  let isFilled = false;
  for (let i = 0; i < length; i += 1) {
    const value = row[i];
    const name = names[i];
    if (!value || !name) continue;
    isFilled = true;
    values[name] = value;
  }
  return isFilled ? { values } : undefined;
}
