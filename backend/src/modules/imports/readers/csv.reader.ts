import { CsvError, parse } from 'csv-parse/sync';
import type { Beginning } from './kind.js';
import type { Line } from './lines.js';
import { type FileRecord, type Portions, type Unreadable, UnusableFile } from './reader.js';

/** Returns whether a file is text. */
export const isCsv = ({ text }: Beginning): boolean => text !== '';

/** Maximum number of lines of a quoted value; a quote that is still open then counts as not closed. */
const LONGEST = 200;

const REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'A quote is not closed',
  INVALID_OPENING_QUOTE: 'There is a quote inside a value that is not quoted',
  CSV_INVALID_CLOSING_QUOTE: 'There is text after a closing quote',
};
const NOT_CLOSED = 'A quote is not closed';

/** The lines of one record: a single line, or several if a quoted value contains line ends. */
type Group = Line[];

const textOf = (lines: Group): string => lines.map(({ text }) => text).join('\n');

function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

/** Normalizes a column name: `Postal Code` becomes `postal_code`. */
const nameOf = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Returns the delimiter that occurs most often in the header. */
function delimiterOf(header: string): string {
  const count = (mark: string) => header.split(mark).length;
  return [',', ';', '\t', '|'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Removes the apostrophe that exports add to values that a spreadsheet would run as a formula. */
const withoutGuard = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Parses lines into records. A broken record is rejected; the records around it are kept. */
class CsvParser {
  private names: string[] | undefined;
  private delimiter = ',';
  private open: Group = [];
  private quotes = 0;
  private out: (FileRecord | Unreadable)[] = [];

  /** Returns the records that end in these lines. */
  read(lines: Line[]): (FileRecord | Unreadable)[] {
    this.take(lines);
    return this.given();
  }

  /** Returns the remaining records at the end of the file. */
  end(): (FileRecord | Unreadable)[] {
    while (this.open.length > 0) this.giveUp(NOT_CLOSED);
    return this.given();
  }

  private given() {
    const out = this.out;
    this.out = [];
    return out;
  }

  private take(lines: Line[]): void {
    let groups: Group[] = [];
    const flush = () => {
      this.parse(groups);
      groups = [];
    };
    for (const line of lines) {
      if (line.problem) {
        flush();
        while (this.open.length > 0) this.giveUp(NOT_CLOSED);
        this.out.push({ line: line.number, reason: line.problem, text: line.text });
        continue;
      }
      this.open.push(line);
      this.quotes += quotesIn(line.text);
      if (this.quotes % 2 === 0) {
        groups.push(this.open);
        this.close();
        if (!this.names) flush();
      } else if (this.open.length >= LONGEST) {
        flush();
        this.giveUp(NOT_CLOSED);
      }
    }
    flush();
  }

  private close(): void {
    this.open = [];
    this.quotes = 0;
  }

  /** Rejects the first of the open lines and parses the other ones again. */
  private giveUp(reason: string): void {
    const [first, ...others] = this.open;
    this.close();
    if (first) this.out.push({ line: first.number, reason, text: first.text });
    this.take(others);
  }

  private rowsOf(text: string): string[][] {
    return parse(text, { delimiter: this.delimiter, relax_column_count: true, skip_empty_lines: true });
  }

  private parse(groups: Group[]): void {
    const filled = groups.filter((lines) => lines.length > 1 || lines[0]?.text.trim());
    if (filled.length === 0) return;
    if (!this.names) {
      this.readHeader(textOf(filled[0] ?? []));
      this.parse(filled.slice(1));
      return;
    }
    try {
      const rows = this.rowsOf(filled.map(textOf).join('\n'));
      if (rows.length !== filled.length) throw new RangeError('Other records than lines');
      rows.forEach((row, i) => this.add(filled[i] ?? [], row));
    } catch {
      for (const group of filled) this.parseAlone(group);
    }
  }

  private readHeader(text: string): void {
    this.delimiter = delimiterOf(text);
    try {
      this.names = this.rowsOf(text)[0]?.map(nameOf) ?? [];
    } catch {
      throw new UnusableFile('The first line of this CSV file must name its columns, and it cannot be read.');
    }
  }

  private parseAlone(group: Group): void {
    const line = group[0]?.number ?? 0;
    try {
      const [row, ...more] = this.rowsOf(textOf(group));
      if (row && more.length === 0) this.add(group, row);
      else this.out.push({ line, reason: 'This is not one record', text: textOf(group) });
    } catch (error) {
      const reason = (error instanceof CsvError && REASONS[error.code]) || 'This is not CSV';
      const [first, ...others] = group;
      this.out.push({ line, reason, text: first?.text ?? '' });
      // The quotes were misread as one value over several lines: the other lines can be records themselves.
      for (const other of others) this.parseAlone([other]);
    }
  }

  private add(group: Group, row: string[]): void {
    const names = this.names ?? [];
    const [line, text] = [group[0]?.number ?? 0, textOf(group)];
    if (row.length !== names.length) {
      this.out.push({ line, reason: `This has ${row.length} values, and the first line names ${names.length} columns`, text });
      return;
    }
    const values: FileRecord['values'] = {};
    row.forEach((value, i) => {
      const name = names[i];
      if (value && name) values[name] = withoutGuard(value);
    });
    // Spreadsheets often end with empty rows.
    if (row.some(Boolean)) this.out.push({ line, values, text });
  }
}

/**
 * Reads CSV whose first line names the columns. The delimiter is a comma, semicolon, tab or vertical bar.
 * @throws UnusableFile if the first line cannot be parsed
 */
export async function* readCsv(lines: AsyncIterable<Line[]>): Portions {
  const parser = new CsvParser();
  for await (const portion of lines) yield parser.read(portion);
  yield parser.end();
}
