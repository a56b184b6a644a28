import { readFileSync } from 'node:fs';
import { CsvError, parse } from 'csv-parse/sync';
import { StartError } from '../core/errors/index.js';

/** Converts the text of a value. @throws RangeError if the text is invalid */
export type Column<Value> = (text: string) => Value;
type Columns = Readonly<Record<string, Column<unknown>>>;
type Row<Table extends Columns> = { [Name in keyof Table]: ReturnType<Table[Name]> };

export const text: Column<string> = (value) => {
  if (!value) throw new RangeError('is empty');
  return value;
};

export const number: Column<number> = (value) => {
  const parsed = Number(text(value));
  if (!Number.isFinite(parsed)) throw new RangeError('is not a number');
  return parsed;
};

export const flag: Column<boolean> = (value) => oneOf('true', 'false')(value) === 'true';

/** Returns a column with one of these words. */
export function oneOf<const Word extends string>(...words: Word[]): Column<Word> {
  return (value) => {
    const known = words.find((word) => word === value);
    if (known === undefined) throw new RangeError(`is not one of ${words.join(', ')}`);
    return known;
  };
}

/** Returns a column whose values can be empty, which means null. */
export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return (value) => (value ? column(value) : null);
}

/** Returns a column whose values differ in all rows. */
export function unique(): Column<string> {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) throw new RangeError('is there twice');
    known.add(text(value));
    return value;
  };
}

/** Returns a column with keys of other rows. Its values are these rows. */
export function keyOf<Target>(rows: ReadonlyMap<string, Target>): Column<Target> {
  return (value) => {
    const row = rows.get(value);
    if (!row) throw new RangeError('does not exist');
    return row;
  };
}

/** Refuses a header with unknown columns, or without a column that must have values. */
function checkHeader(header: readonly string[], columns: Columns): void {
  for (const name of header) if (!(name in columns)) throw new RangeError(`Unknown column: ${name}`);
  for (const [name, column] of Object.entries(columns)) if (!header.includes(name) && !canBeEmpty(column)) throw new RangeError(`Missing column: ${name}`);
}

function canBeEmpty(column: Column<unknown>): boolean {
  try {
    return column('') === null;
  } catch {
    return false;
  }
}

function convert<Table extends Columns>(record: Readonly<Record<string, string>>, columns: Table): Row<Table> {
  const values = Object.entries(columns).map(([name, column]) => {
    const value = record[name] ?? '';
    try {
      return [name, column(value)];
    } catch (error) {
      if (error instanceof RangeError) throw new RangeError(`${name} "${value}" ${error.message}`, { cause: error });
      throw error;
    }
  });
  return Object.fromEntries(values) as Row<Table>;
}

/**
 * Reads a CSV file. Its first line names the columns.
 * @throws StartError with the file and the line if a line cannot be parsed, a value is invalid, or the columns are others; only optional columns can be missing
 */
export function readTable<Table extends Columns>(file: string, columns: Table): Row<Table>[] {
  let line = 1;
  const header = (names: string[]): string[] => {
    checkHeader(names, columns);
    return names;
  };
  try {
    const content = readFileSync(file, 'utf8');
    if (!content) header([]);
    const records: { record: Record<string, string>; info: { lines: number } }[] = parse(content, { columns: header, info: true });
    return records.map(({ record, info }) => {
      line = info.lines;
      return convert(record, columns);
    });
  } catch (error) {
    if (error instanceof CsvError) line = Number(error.lines);
    else if (!(error instanceof RangeError)) throw error;
    throw new StartError(`${file}, line ${line}: ${error.message}`, { cause: error });
  }
}
