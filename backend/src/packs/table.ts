import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { parse as parseStream } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { englishOf, StartError } from '../core/errors/index.js';
import { cutText } from '../core/validation/index.js';
import type { Column } from './column.js';
import { lineReason, refusal, WrongValue } from './wrong-value.js';

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type Row<Table extends Columns> = { [Name in keyof Table]: ReturnType<Table[Name]> };

/** A record of a file with the line at which it ends. */
interface Parsed {
  record: Readonly<Record<string, string>>;
  info: { lines: number };
}

/** Maximum length (characters) of a line. */
const LONGEST_LINE = 1_000_000;
/** Maximum length (characters) of the name of a column in an error message. */
const LONGEST_NAME = 60;

/** Options of the parser. It names the columns by the first line. */
const optionsOf = (columns: Columns, onHeader: () => void = () => undefined) => ({
  bom: true,
  info: true,
  max_record_size: LONGEST_LINE,
  // Spreadsheets often end with empty rows.
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  columns: (names: string[]): string[] => {
    checkHeader(names, columns);
    onHeader();
    return names;
  },
});

/** Refuses a header with unknown columns, with a column twice, or without a column that must have values. */
function checkHeader(header: readonly string[], columns: Columns): void {
  for (const [n, column] of header.entries()) {
    if (!Object.hasOwn(columns, column)) throw new WrongValue(['packs.columnUnknown', { column: cutText(column, LONGEST_NAME) }]);
    if (header.indexOf(column) !== n) throw new WrongValue(['packs.valueTwice', { column: 'column', value: column }]);
  }
  for (const [column, read] of Object.entries(columns))
    if (!header.includes(column) && !canBeEmpty(read)) throw new WrongValue(['packs.columnMissing', { column }]);
}

function canBeEmpty(column: Column<unknown>): boolean {
  try {
    return column('', '') === null;
  } catch {
    return false;
  }
}

/** Removes the apostrophe that protects spreadsheets from a formula (`textCell` of `core/rest/csv`). */
const withoutGuard = (value: string): string => (/^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value);

const convert = <Table extends Columns>(record: Readonly<Record<string, string>>, columns: Table): Row<Table> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column(withoutGuard(record[name] ?? ''), name)])) as Row<Table>;

/** Returns the reason and the line of an error in a table; undefined for errors of another kind. */
function problemOf(error: unknown, line: number): { line: number; wrong: WrongValue } | undefined {
  if (error instanceof WrongValue) return { line, wrong: error };
  // The two builds of the parser have different classes of errors.
  const { code, lines, message } = error as { code?: string; lines?: number; message: string };
  return code === undefined || lines === undefined ? undefined : { line: lines, wrong: new WrongValue(['packs.rowInvalid', { message }]) };
}

/**
 * Reads a CSV file of the app. Its first line names the columns.
 * @throws StartError with the file and the line if a line cannot be parsed, a value is invalid, or the columns are others; only optional columns can be missing
 */
export function readTable<Table extends Columns>(file: string, columns: Table): Row<Table>[] {
  let line = 1;
  try {
    const content = readFileSync(file, 'utf8');
    if (!content) checkHeader([], columns);
    const records = parse(content, optionsOf(columns)) as unknown as Parsed[];
    return records.map(({ record, info }) => {
      line = info.lines;
      return convert(record, columns);
    });
  } catch (error) {
    const problem = problemOf(error, line);
    if (!problem) throw error;
    throw new StartError(englishOf(lineReason(file, problem.line, problem.wrong)), { cause: error });
  }
}

/** Rows that are read before the next portion. */
const PORTION = 500;

/**
 * Reads a table of a pack like `readTable`, in portions of at most 500 rows.
 * @param file name of the file, for errors
 * @throws InvalidInput with the file and the line
 */
export async function* readRows<Table extends Columns>(file: string, content: Readable, columns: Table): AsyncGenerator<{ line: number; row: Row<Table> }[]> {
  let line = 1;
  let rows: { line: number; row: Row<Table> }[] = [];
  const seen = { header: false };
  const parser = parseStream(optionsOf(columns, () => (seen.header = true)));
  content.on('error', (error) => parser.destroy(error));
  try {
    for await (const parsed of content.pipe(parser)) {
      const { record, info } = parsed as Parsed;
      line = info.lines;
      rows.push({ line, row: convert(record, columns) });
      if (rows.length < PORTION) continue;
      yield rows;
      rows = [];
    }
    if (!seen.header) checkHeader([], columns);
    if (rows.length > 0) yield rows;
  } catch (error) {
    const problem = problemOf(error, line);
    throw problem ? refusal(lineReason(file, problem.line, problem.wrong)) : error;
  } finally {
    content.destroy();
  }
}
