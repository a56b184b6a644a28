import fs from 'node:fs';
import { sentenceOf } from '../../core/errors/index.js';
import { type CsvColumns, csvHead, csvRows } from '../../core/rest/csv.js';
import { UnusableFile, type Unreadable } from './readers/reader.js';
import { cutText } from '../../core/validation/cut-text.js';

/** Characters of a record that are shown. */
const SHOWN = 300;

const COLUMNS: CsvColumns<Unreadable> = {
  line: ({ line }) => line,
  reason: ({ reason }) => reason,
  text: ({ text }) => (text.length > SHOWN ? `${cutText(text, SHOWN)} …` : text),
};

/** The file that tells which records were rejected and why; there is none as long as there is nothing to tell. */
export class RejectFile {
  private descriptor: number | undefined;
  private length = 0;

  /** @param file undefined: nothing is written */
  constructor(private readonly file: string | undefined) {}

  /** Bytes that have been written. */
  get size(): number {
    return this.length;
  }

  /** Brings the file to the length that it had when an import was interrupted; 0 takes away what is left of an earlier one. @throws UnusableFile */
  resumeAt(size: number): void {
    const { file } = this;
    if (file === undefined) return;
    this.attempt(file, () => {
      if (size === 0) fs.rmSync(file, { force: true });
      // Somebody may have taken the file away meanwhile.
      this.length = Math.min(size, fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0);
      if (this.length > 0) fs.truncateSync(file, this.length);
    });
  }

  /** @throws UnusableFile where it cannot be written */
  write(rejects: readonly Unreadable[]): void {
    const { file } = this;
    if (file === undefined || rejects.length === 0) return;
    const text = (this.length === 0 ? csvHead(COLUMNS) : '') + csvRows(COLUMNS, rejects);
    this.attempt(file, () => {
      this.descriptor ??= fs.openSync(file, 'a');
      this.length += fs.writeSync(this.descriptor, text);
    });
  }

  private attempt(file: string, step: () => void): void {
    try {
      step();
    } catch (error) {
      throw new UnusableFile(`The rejected records cannot be written. ${sentenceOf(error, file)} --rejects names another file.`);
    }
  }

  close(): void {
    if (this.descriptor !== undefined) fs.closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
