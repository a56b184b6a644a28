import { FileAnswer } from './file-answer.js';
import { file } from './json-schema.js';

type Value = string | number | boolean | Date | null;

/** Columns of a table: the header, and the value in a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Value>>;

/** Byte order mark, without which spreadsheets misread UTF-8. */
const MARK = '\uFEFF';

/** Returns a text cell. Spreadsheets run text that looks like a formula (OWASP ASVS 5.0, 1.2.10). An apostrophe before it prevents that, also if there are some already. */
const textCell = (text: string): string => `"${text.replace(/^(?='*[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

/** Returns a text cell as it is, for programs that compare texts. */
const rawCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

interface CsvOptions {
  /** Whether texts that look like formulas stay as they are. Such a file must not be opened in a spreadsheet. */
  isRaw?: boolean;
}

/** Returns a cell. Only texts are quoted; numbers, booleans and dates cannot contain user input. */
function cell(value: Value, isRaw: boolean): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'string') return String(value);
  return isRaw ? rawCell(value) : textCell(value);
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
/** Returns the header of a table, after a byte order mark. */
export const csvHead = (columns: CsvColumns<never>): string => MARK + line(Object.keys(columns));
/** Returns the rows of a table, without its header. */
export const csvRows = <Row>(columns: CsvColumns<Row>, rows: readonly Row[], { isRaw = false }: CsvOptions = {}): string =>
  rows.map((row) => line(Object.values(columns).map((value) => cell(value(row), isRaw)))).join('');

/** Returns a table as CSV (RFC 4180) in UTF-8, with a header, from rows that are read in portions. Yields one piece of text per portion. */
export async function* streamCsv<Row>(columns: CsvColumns<Row>, portions: AsyncIterable<readonly Row[]>, options: CsvOptions = {}): AsyncGenerator<string> {
  let head = csvHead(columns);
  for await (const rows of portions) {
    yield head + csvRows(columns, rows, options);
    head = '';
  }
  if (head) yield head;
}

/** Content type of a table. */
export const CSV_TYPE = 'text/csv; charset=utf-8';
/** Response type of a route that returns a table. */
export const CSV = file(CSV_TYPE);
/**
 * Returns a table as a file, from rows that are read in portions.
 * @param name name of the file without its extension
 */
export const csvFile = <Row>(name: string, columns: CsvColumns<Row>, portions: AsyncIterable<readonly Row[]>): FileAnswer =>
  new FileAnswer(CSV_TYPE, name, 'csv', streamCsv(columns, portions));
