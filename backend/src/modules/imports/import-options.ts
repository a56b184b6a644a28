import type { ImportDescription } from './checkpoint.js';
import type { CityOptions } from './cities/index.js';
import type { CityMapper, PlaceMapper } from './mapping/index.js';
import type { OpenFile, Unreadable } from './readers/index.js';
import type { LeftOutFile, LeftOutValue, RejectFile } from './reject-file.js';
import type { RowOutcome, WriteOptions } from './writing/index.js';

/** Receives what becomes of the records of a file, batch by batch. The next batch waits for it. */
export interface ImportReport {
  /** Gets the outcome of each record that is not rejected, in the order of the file. Records of kinds that are left out have none. */
  write: (rows: readonly RowOutcome[]) => void | Promise<void>;
  /** Gets the rejected records. */
  writeRejected?: (rows: readonly Unreadable[]) => void | Promise<void>;
  /** Gets the values that are left out. */
  writeLeftOut?: (values: readonly LeftOutValue[]) => void | Promise<void>;
}

type Policy = Pick<WriteOptions, 'duplicates' | 'isPending' | 'alike' | 'decisions'>;

export interface ImportOptions extends CityOptions, Policy, Pick<ImportDescription, 'fileName' | 'actorId' | 'options'> {
  what: 'places' | 'cities';
  file: OpenFile;
  mapper: PlaceMapper | CityMapper;
  rejects: RejectFile;
  leftOut: LeftOutFile;
  /** Undefined if nobody asks for the outcomes of single records. */
  report?: ImportReport;
  /** Key by which an interrupted import is found; undefined for an input that cannot be read twice. */
  fingerprint: string | undefined;
  /** Whether to start at the beginning even if an interrupted import could be resumed. */
  isAnew: boolean;
  signal: AbortSignal;
  /** Called after each batch with the number of processed records. An earlier run processed `resumed` of them. */
  onProgress: (progress: { done: number; resumed: number }) => void;
}
