import type { Readable } from 'node:stream';
import type { Reason } from '../../../core/errors/index.js';
import type { Portions } from './reader.js';

/** Beginning of a file, from which its kind is recognized. */
export interface Beginning {
  /** The first bytes, at most `HEAD`. */
  bytes: Buffer;
  /** The same as text, without byte order mark and leading blanks; empty if it is binary. */
  text: string;
}

/** Choices of the operator about how a file is read. */
export interface ReadOptions {
  /** Name of the character encoding, see `knownEncoding`; detected if undefined. */
  encoding?: string | undefined;
  /** Delimiter of CSV, see `knownDelimiter`; detected if undefined. */
  delimiter?: string | undefined;
  /** Name or number (from 1) of the sheet of a workbook; the first one with rows if undefined. */
  sheet?: string | undefined;
  /** Whether the columns of a table without a header are mapped by their letters. */
  isMapped?: boolean;
}

/** How a file was read. Each value is known when the first record was read. */
export interface Facts {
  /** Character encoding of a text file. */
  encoding?: string;
  /** Delimiter of CSV. */
  delimiter?: string;
  /** Name of the sheet of a workbook. */
  sheet?: string;
  /** Names of all sheets of a workbook; empty for other files. */
  sheets: readonly string[];
}

/** A file or stream that a reader reads once. */
export interface Input {
  /** Path of the file; undefined for the standard input. */
  path: string | undefined;
  beginning: Beginning;
  /** The content as it is, in order. */
  bytes: AsyncIterable<Buffer>;
  /** The content of a text file as UTF-8, whatever its encoding is. */
  utf8: AsyncIterable<Buffer>;
  options: ReadOptions;
  /** Opens a file inside this one. @throws UnusableFile if it is of no known kind, or of one that needs a file of its own */
  openInside: (stream: Readable) => Promise<{ format: string; portions: Portions }>;
  /** Reports progress of a reader that does not read `bytes` or `utf8` (0 to 1). */
  onShare: (share: number) => void;
  /** Reports a sentence about how the file was read, for the operator. */
  onNote: (note: Reason) => void;
  /** Reports how the file was read. */
  onFacts: (facts: Partial<Facts>) => void;
}

/** A kind of file that can be imported. */
export interface Kind {
  /** Value of `--format`. */
  name: string;
  /** Name in sentences, which is the same in all languages. */
  title: string;
  /** Whether the reader needs the path, so that it cannot read the standard input. */
  needsPath?: boolean;
  /** Returns whether a file is of this kind. Kinds are asked in the order of `KINDS`. */
  is: (beginning: Beginning, options: ReadOptions) => boolean;
  /** Yields the records. @throws UnusableFile if the whole file cannot be read */
  read: (input: Input) => Portions;
}
