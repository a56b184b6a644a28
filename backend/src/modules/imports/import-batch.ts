import type { Credits } from './checkpoint.js';
import type { PlaceRow } from './mapping/index.js';
import { asText, type FileRecord, type Unreadable } from './readers/index.js';
import type { LeftOutValue } from './reject-file.js';
import type { Duplicates, RowOutcome, StagedRow } from './writing/index.js';

/** Records that one transaction writes. */
export class Batch implements Credits {
  readonly rows = new Map<string, StagedRow & { record: FileRecord }>();
  readonly rejects: Unreadable[] = [];
  /** Values that are left out. */
  readonly leftOut: LeftOutValue[] = [];
  /** Columns that no field or attribute takes, also those without values. */
  readonly unusedColumns = new Set<string>();
  /** Categories that have no kind, one entry per place. */
  readonly unmapped: string[] = [];
  readonly sources = new Set<string>();
  readonly licences = new Set<string>();
  readonly attributions = new Set<string>();
  size = 0;
  /** Records whose source id was already in the batch; the last one counts. */
  repeated = 0;
  /** Rows of the same place as an earlier row. */
  again: PlaceRow[] = [];
  /** Kinds of places that the operator does not want, one entry per record. */
  readonly skippedKinds: string[] = [];
  citiesAdded = 0;
  /** Names of the cities of places that are far from them, one entry per place. */
  far: string[] = [];
}

/** Returns the key by which two records mean the same row: source and id. */
export const keyOf = ({ source, source_id }: { source: string; source_id: string }): string => `${source}\n${source_id}`;
/** Returns the outcome of a row that repeats another row of the file. */
export const outcomeOfRepeated = (duplicates: Duplicates): 'skipped' | 'repeated' => (duplicates === 'skip' ? 'skipped' : 'repeated');

/** Returns the outcomes of a batch in the order of the file, with those of the rows that repeat others. */
export const withRepeated = (each: readonly RowOutcome[], again: readonly PlaceRow[], duplicates: Duplicates): RowOutcome[] =>
  [...each, ...again.map(({ line, name }) => ({ line, name, outcome: outcomeOfRepeated(duplicates), knownId: null }))].sort((a, b) => a.line - b.line);

/** Returns a record as a rejected one. */
export const rejected = ({ line, text, values, columns }: FileRecord, reason: string): Unreadable => ({
  line,
  reason,
  text: text || asText(values),
  ...(columns && { cells: values }),
});
