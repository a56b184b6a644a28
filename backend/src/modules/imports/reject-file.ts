import fs from 'node:fs';
import { type CsvColumns, csvHead, csvRows } from '../../core/rest/csv.js';
import { UnusableFile, type Unreadable } from './readers/reader.js';

/** Characters of a record that are shown. */
const SHOWN = 300;

const COLUMNS: CsvColumns<Unreadable> = {
  line: ({ line }) => line,
  reason: ({ reason }) => reason,
  text: ({ text }) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text),
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

  /** Brings the file to the length that it had when an import was interrupted; 0 takes away what is left of an earlier one. */
  resumeAt(size: number): void {
    if (this.file === undefined) return;
    if (size === 0) fs.rmSync(this.file, { force: true });
    // Somebody may have taken the file away meanwhile.
    this.length = Math.min(size, fs.statSync(this.file, { throwIfNoEntry: false })?.size ?? 0);
    if (this.length > 0) fs.truncateSync(this.file, this.length);
  }

  /** @throws UnusableFile where it cannot be written */
  write(rejects: readonly Unreadable[]): void {
    if (this.file === undefined || rejects.length === 0) return;
    const text = (this.length === 0 ? csvHead(COLUMNS) : '') + csvRows(COLUMNS, rejects);
    try {
      this.descriptor ??= fs.openSync(this.file, 'a');
      this.length += fs.writeSync(this.descriptor, text);
    } catch (error) {
      throw new UnusableFile(`The rejected records cannot be written: ${(error as Error).message}. Say by --rejects where they may be.`);
    }
  }

  close(): void {
    if (this.descriptor !== undefined) fs.closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
