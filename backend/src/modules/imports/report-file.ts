import fs from 'node:fs';
import { sentenceOf, StartError } from '../../core/errors/index.js';
import { type CsvColumns, csvHead, csvRows } from '../../core/rest/index.js';
import type { RowOutcome } from './writing/index.js';

const COLUMNS: CsvColumns<RowOutcome> = {
  line: ({ line }) => line,
  outcome: ({ outcome }) => outcome,
  name: ({ name }) => name,
  known_id: ({ knownId }) => knownId,
  city: ({ city }) => city,
  category: ({ category }) => category,
  like_id: ({ like }) => like?.id ?? null,
  like_name: ({ like }) => like?.name ?? null,
  distance: ({ like }) => like?.distance ?? null,
};

/** CSV file with the outcome of each record. A new import replaces it. */
export class ReportFile {
  private isBegun = false;

  /** @param file path */
  constructor(private readonly file: string) {}

  /** @throws StartError if the file cannot be written */
  write(rows: readonly RowOutcome[]): void {
    try {
      if (!this.isBegun) fs.writeFileSync(this.file, csvHead(COLUMNS));
      fs.appendFileSync(this.file, csvRows(COLUMNS, rows));
    } catch (error) {
      throw new StartError(`The outcomes cannot be written. ${sentenceOf(error, this.file)} Use --report to name another file.`);
    }
    this.isBegun = true;
  }
}
