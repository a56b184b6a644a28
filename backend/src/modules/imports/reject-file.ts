import fs from 'node:fs';
import { sentenceOf } from '../../core/errors/index.js';
import { type CsvColumns, csvHead, csvRows } from '../../core/rest/index.js';
import { type Unreadable, UnusableFile } from './readers/index.js';
import { cutText } from '../../core/validation/index.js';

/** Maximum length of a record's text in the file (characters). */
const SHOWN = 300;

const COLUMNS: CsvColumns<Unreadable> = {
  line: ({ line }) => line,
  reason: ({ reason }) => reason,
  text: ({ text }) => (text.length > SHOWN ? `${cutText(text, SHOWN)} …` : text),
};

/** CSV file of the rejected records and their reasons. It is created with the first rejected record. */
export class RejectFile {
  private descriptor: number | undefined;
  private length = 0;

  /** @param file path; if undefined, nothing is written */
  constructor(private readonly file: string | undefined) {}

  /** Size of the file (bytes). */
  get size(): number {
    return this.length;
  }

  /**
   * Truncates the file to its size at the checkpoint.
   * @param size bytes; 0 deletes the file of an earlier import
   * @throws UnusableFile if the file cannot be changed
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

  /** @throws UnusableFile if the file cannot be written */
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
      throw new UnusableFile(`The rejected records cannot be written. ${sentenceOf(error, file)} Use --rejects to name another file.`);
    }
  }

  close(): void {
    if (this.descriptor !== undefined) fs.closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
