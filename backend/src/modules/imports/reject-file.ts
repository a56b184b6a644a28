import fs from 'node:fs';
import { englishOf, sentenceOf, StartError } from '../../core/errors/index.js';
import { type CsvColumns, csvHead, csvRows } from '../../core/rest/index.js';
import { type LeftOut, REJECT_COLUMNS } from './mapping/index.js';
import { asText, type Unreadable } from './readers/index.js';
import { cutText } from '../../core/validation/index.js';

/** Maximum length of a record's text in the file (characters). */
const SHOWN = 300;

/** CSV file that grows with each batch. It is created with the first row. */
class GrowingFile<Row> {
  private descriptor: number | undefined;
  private length = 0;

  /** @param file path; if undefined, nothing is written */
  constructor(
    protected readonly file: string | undefined,
    protected columns: CsvColumns<Row>,
    private readonly failure: readonly [sentence: string, cure: string],
  ) {}

  /** Size of the file (bytes). */
  get size(): number {
    return this.length;
  }

  /**
   * Truncates the file to its size at the checkpoint.
   * @param size bytes; 0 deletes the file of an earlier import
   * @throws StartError if the file cannot be changed
   */
  resumeAt(size: number): void {
    const { file } = this;
    if (file === undefined) return;
    this.attempt(file, () => {
      if (size === 0) fs.rmSync(file, { force: true });
      // The file can be missing or shorter: a user can have moved or edited it.
      this.length = Math.min(size, fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
      if (this.length > 0) fs.truncateSync(file, this.length);
    });
  }

  /** @throws StartError if the file cannot be written */
  write(rows: readonly Row[]): void {
    const { file } = this;
    if (file === undefined || rows.length === 0) return;
    const text = (this.length === 0 ? csvHead(this.columns) : '') + csvRows(this.columns, rows);
    this.attempt(file, () => {
      this.descriptor ??= fs.openSync(file, 'a');
      this.length += fs.writeSync(this.descriptor, text);
    });
  }

  protected attempt(file: string, step: () => void): void {
    try {
      step();
    } catch (error) {
      const [sentence, cure] = this.failure;
      throw new StartError(`${sentence} ${sentenceOf(error, file)} ${cure}`);
    }
  }

  close(): void {
    if (this.descriptor !== undefined) fs.closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}

const shortened = (text: string): string => (text.length > SHOWN ? `${cutText(text, SHOWN)} …` : text);

const REJECTS: CsvColumns<Unreadable> = {
  line: ({ line }) => line,
  reason: ({ reason }) => englishOf(reason),
  text: ({ text }) => shortened(text),
};

/** Columns of the rejected records of a table, besides its own ones. An import of the corrected file ignores them. */
const [LINE, REASON, TEXT] = REJECT_COLUMNS;

const cellOf = (value: unknown): string | number | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : asText(value);
};

/** CSV file of the rejected records and their reasons. Those of a table keep its columns, so that the file can be corrected and imported. */
export class RejectFile extends GrowingFile<Unreadable> {
  constructor(file: string | undefined) {
    super(file, REJECTS, ['The rejected records cannot be written.', 'Use --rejects to name another file.']);
  }

  /** Sets the columns of the table from which the records come, before the first one is written. */
  keepColumns(names: readonly string[]): void {
    const own = names.map((name) => [name, ({ cells }: Unreadable) => cellOf(cells?.[name])] as const);
    this.columns = {
      [LINE]: REJECTS.line as CsvColumns<Unreadable>[string],
      [REASON]: REJECTS.reason as CsvColumns<Unreadable>[string],
      ...Object.fromEntries(own),
      // The text of a record that has no values: one with too many of them, for example.
      [TEXT]: ({ text, cells }) => (cells ? null : shortened(text)),
    };
  }
}

/** A value that is left out, with the line of its record. */
export type LeftOutValue = LeftOut & { line: number };

const LEFT_OUT: CsvColumns<LeftOutValue> = {
  line: ({ line }) => line,
  column: ({ column }) => column,
  value: ({ value }) => value,
  reason: ({ reason }) => englishOf(reason),
};

/** Bytes per read. */
const CHUNK = 65_536;
const LINE_END = 10;

/** CSV file of the values that are left out. Each of its rows is one line. */
export class LeftOutFile extends GrowingFile<LeftOutValue> {
  constructor(file: string | undefined) {
    super(file, LEFT_OUT, ['The values that are left out cannot be written.', 'Use --left-out to name another file.']);
  }

  /**
   * Truncates the file after its first rows. @param rows number of rows that the checkpoint counts; 0 deletes the file
   * @throws StartError if the file cannot be changed
   */
  resumeAfter(rows: number): void {
    const { file } = this;
    if (file === undefined) return;
    let size = 0;
    this.attempt(file, () => {
      if (rows > 0 && fs.existsSync(file)) size = endOfLine(file, rows + 1);
    });
    this.resumeAt(size);
  }
}

/** Returns the number of bytes of the first lines of a file. */
function endOfLine(file: string, lines: number): number {
  const descriptor = fs.openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let [size, left] = [0, lines];
    for (let length = fs.readSync(descriptor, chunk); length > 0; length = fs.readSync(descriptor, chunk)) {
      for (let at = chunk.indexOf(LINE_END); at >= 0 && at < length; at = chunk.indexOf(LINE_END, at + 1)) {
        left -= 1;
        if (left === 0) return size + at + 1;
      }
      size += length;
    }
    return size;
  } finally {
    fs.closeSync(descriptor);
  }
}
