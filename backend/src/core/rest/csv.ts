import { FileAnswer } from './file-answer.js';
import { file } from './json-schema.js';

type Value = string | number | boolean | Date | null;

/** The columns of a table: what stands above each, and its value in a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Value>>;

/** A byte order mark, without which spreadsheets take UTF-8 for something else. */
const MARK = '\uFEFF';

/** A text cell. A spreadsheet would run what begins like a formula (OWASP ASVS 5.0, 1.2.10); an apostrophe before it makes it text. */
const textCell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

/** Texts are quoted; numbers, yes and no, and moments are our own and stay what they are. */
function cell(value: Value): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? textCell(value) : String(value);
}

const line = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
/** The header of a table, with the byte order mark before it. */
export const csvHead = (columns: CsvColumns<never>): string => MARK + line(Object.keys(columns));
/** Rows of a table without its header. */
export const csvRows = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string =>
  rows.map((row) => line(Object.values(columns).map((value) => cell(value(row))))).join('');

/** A table as CSV (RFC 4180) in UTF-8 with a header. */
export const csvOf = <Row>(columns: CsvColumns<Row>, rows: readonly Row[]): string => csvHead(columns) + csvRows(columns, rows);

/** As `csvOf`, for a table that is read in portions; a piece of text for each. */
export async function* streamCsv<Row>(columns: CsvColumns<Row>, portions: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let head = csvHead(columns);
  for await (const rows of portions) {
    yield head + csvRows(columns, rows);
    head = '';
  }
  if (head) yield head;
}

const TYPE = 'text/csv; charset=utf-8';
/** The answer of a route that gives a table. */
export const CSV = file(TYPE);
/** A table as a file, read in portions. @param name of the file, without its ending */
export const csvFile = <Row>(name: string, columns: CsvColumns<Row>, portions: AsyncIterable<readonly Row[]>): FileAnswer =>
  new FileAnswer(TYPE, name, 'csv', streamCsv(columns, portions));
