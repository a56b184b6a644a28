import { CsvError } from 'csv-parse/sync';
import type { Reason } from '../../../../core/errors/index.js';
import { delimiterOf, knownDelimiter, parseRows, rowOf } from './delimiter.js';
import type { Beginning, Input, ReadOptions } from '../kind.js';
import { type Line, readLines } from '../lines.js';
import type { FileRecord, Portions, Unreadable } from '../reader.js';
import { checkHeader, headerOf, rowRead, SAMPLE_ROWS } from './table.js';

/** Maximum number of lines of a quoted value; a quote that is still open then counts as not closed. */
const LONGEST = 200;

const NOT_CLOSED = 'imports.quoteNotClosed';
const REASONS: Readonly<Record<string, Reason>> = {
  CSV_QUOTE_NOT_CLOSED: NOT_CLOSED,
  INVALID_OPENING_QUOTE: 'imports.quoteInside',
  CSV_INVALID_CLOSING_QUOTE: 'imports.textAfterQuote',
};

type TableInput = Pick<Input, 'utf8' | 'options' | 'onNote' | 'onFacts'>;

/** The lines of one record: a single line, or several if a quoted value contains line ends. */
type Group = Line[];

const textOf = (lines: Group): string => lines.map(({ text }) => text).join('\n');

function quotesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count += 1;
  return count;
}

/** Minimum share of lines that have the same number of values in a table. */
const REGULAR = 0.5;
/** Maximum length of the lines of a table with a single column (characters). */
const SINGLE = 200;

/** Returns whether a text is a table: its lines have equal numbers of values, or are short, or the operator has named the delimiter. */
export function isCsv({ text }: Beginning, { delimiter }: ReadOptions): boolean {
  if (text === '' || /^[<{[]/.test(text)) return false;
  if (delimiter !== undefined) return true;
  const lines = text.split(/\r\n|\n|\r/).slice(0, SAMPLE_ROWS);
  if (/^"?sep=/i.test(text)) return true;
  return delimiterOf(lines).share >= REGULAR || lines.every(({ length }) => length <= SINGLE);
}

/** Removes the apostrophe that exports add to values that a spreadsheet would run as a formula. */
const withoutGuard = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Parses lines into records. A broken record is rejected; the records around it are kept. */
class CsvParser {
  private names: string[] | undefined;
  /** The names of columns that have one. */
  private columns: string[] = [];
  private delimiter = ',';
  /** The delimiter that the operator has named. */
  private readonly chosen: string | undefined;
  /** The first records, until the header is known. */
  private pending: Group[] = [];
  private open: Group = [];
  private quotes = 0;
  private out: (FileRecord | Unreadable)[] = [];

  /** @throws UnusableFile if the operator has named a delimiter that is none */
  constructor(private readonly input: TableInput) {
    const { delimiter } = input.options;
    this.chosen = delimiter === undefined ? undefined : knownDelimiter(delimiter);
  }

  /** Returns the records that end in these lines. */
  read(lines: Line[]): (FileRecord | Unreadable)[] {
    this.take(lines);
    return this.given();
  }

  /** Returns the remaining records at the end of the file. */
  end(): (FileRecord | Unreadable)[] {
    while (this.open.length > 0) this.giveUp(NOT_CLOSED);
    if (!this.names) this.readHeader();
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
        this.reject(line, line.problem);
        continue;
      }
      this.open.push(line);
      this.quotes += quotesIn(line.text);
      if (this.quotes % 2 === 0) {
        groups.push(this.open);
        this.close();
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
  private giveUp(reason: Reason): void {
    const [first, ...others] = this.open;
    this.close();
    if (first) this.reject(first, reason);
    this.take(others);
  }

  /** Rejects a line after the records before it. */
  private reject({ number: line, text }: Line, reason: Reason): void {
    if (this.pending.length > 0) this.readHeader();
    this.out.push({ line, reason, text });
  }

  private parse(groups: Group[]): void {
    const filled = groups.filter((lines) => lines.length > 1 || lines[0]?.text.trim());
    if (!this.names) {
      this.pending.push(...filled);
      if (this.pending.length >= SAMPLE_ROWS) this.readHeader();
      return;
    }
    if (filled.length === 0) return;
    try {
      const rows = parseRows(filled.map(textOf).join('\n'), this.delimiter);
      if (rows.length !== filled.length) throw new RangeError('Other records than lines');
      rows.forEach((row, i) => this.add(filled[i] ?? [], row));
    } catch {
      for (const group of filled) this.parseAlone(group);
    }
  }

  /** Finds delimiter and header in the first records, and parses the other ones of them. */
  private readHeader(): void {
    const { options, onNote, onFacts } = this.input;
    const [, stated] = /^"?sep=(.)"?$/i.exec(textOf(this.pending[0] ?? []).trimEnd()) ?? [];
    const first = stated === undefined ? this.pending : this.pending.slice(1);
    const sample = first.slice(0, SAMPLE_ROWS).map(textOf);
    this.delimiter = this.chosen ?? stated ?? delimiterOf(sample).delimiter;
    onFacts({ delimiter: this.delimiter });
    const rows = sample.map((text) => rowOf(text, this.delimiter));
    const header = headerOf(rows);
    checkHeader(header, rows, options.isMapped === true);
    for (const note of header.notes) onNote(note);
    this.names = header.names;
    this.columns = header.names.filter(Boolean);
    this.pending = [];
    this.parse(first.slice(header.skipped));
  }

  private parseAlone(group: Group): void {
    const line = group[0]?.number ?? 0;
    try {
      const [row, ...more] = parseRows(textOf(group), this.delimiter);
      if (row && more.length === 0) this.add(group, row);
      else this.out.push({ line, reason: 'imports.notOneRecord', text: textOf(group) });
    } catch (error) {
      const reason = (error instanceof CsvError && REASONS[error.code]) || 'imports.notCsv';
      const [first, ...others] = group;
      this.out.push({ line, reason, text: first?.text ?? '' });
      // The quotes were misread as one value over several lines: the other lines can be records themselves.
      for (const other of others) this.parseAlone([other]);
    }
  }

  private add(group: Group, row: string[]): void {
    const [line, text] = [group[0]?.number ?? 0, textOf(group)];
    const read = rowRead(this.names ?? [], row.map(withoutGuard));
    if (!read) return; // spreadsheets often end with empty rows
    this.out.push('reason' in read ? { line, reason: read.reason, text } : { line, values: read.values, text, columns: this.columns });
  }
}

/**
 * Reads CSV. Delimiter (comma, semicolon, tab or vertical bar) and header are found in the first records. `sep=;` before them states the
 * delimiter; that of the operator precedes it. A table without a header has the columns A, B, C.
 * @throws UnusableFile if the table has no header, and its columns are not mapped by their letters
 */
export async function* readCsv(input: TableInput): Portions {
  const parser = new CsvParser(input);
  for await (const portion of readLines(input.utf8)) yield parser.read(portion);
  yield parser.end();
}
