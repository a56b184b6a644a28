import type { Format, OpenFile } from '../readers/index.js';

/** A column of a file. */
export interface ReadColumn {
  name: string;
  /** The first different values, at most 3. */
  samples: readonly string[];
  /** Number of records with a value. */
  filled: number;
  /**
   * Target of the column without a choice: a field (of `HEADER_FIELDS`, or of `CITY_VALUES`), `name:de`, or the key of an attribute.
   * Empty for a column that is known and not needed; null if nothing takes it.
   */
  target: string | null;
}

/** A record as text. */
export interface SampleRow {
  line: number;
  /** Values in the order of the columns; null where the record has none. */
  cells: readonly (string | null)[];
}

/** A category word of a file, see `KindFilter`. */
export interface ReadWord {
  word: string;
  /** Number of records. */
  count: number;
  /** Slug of the category that most of these records get; null if the word is unknown. */
  category: string | null;
  /** Whether most of these records are left out. */
  isLeftOut: boolean;
}

/** Content of a file that an operator sees before the import. */
export interface Reading {
  format: Format;
  /** Null for files that are no text. */
  encoding: string | null;
  /** Null unless the file is CSV. */
  delimiter: string | null;
  /** Null unless the file is a workbook. */
  sheet: string | null;
  sheets: readonly string[];
  /** The probable kind of the rows. */
  kind: 'places' | 'cities';
  /** Number of records that were read, including unreadable ones. */
  records: number;
  /** Whether these are all records of the file. */
  isWhole: boolean;
  notes: OpenFile['notes'];
  columns: readonly ReadColumn[];
  rows: readonly SampleRow[];
  /** The most frequent first. */
  words: readonly ReadWord[];
  /** Whether most records are elements of OpenStreetMap. */
  isOpenStreetMap: boolean;
}
