import type { Readable } from 'node:stream';

/** A file to send. The receiver must read or destroy the stream. */
export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/**
 * Stores files under names that the app has generated, `key/number.webp`. Any other name is a bug of the caller.
 * Each method throws Busy if the store itself does not answer.
 */
export interface FileStore {
  /** Stores a file, and replaces one of the same name. A reader never gets a partial file. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Returns the file of this name; null if there is none. */
  get(name: string): Promise<StoredFile | null>;
  /** Returns the size in bytes of the file of this name; null if there is none. */
  size(name: string): Promise<number | null>;
  /** Removes files, and ignores missing ones. */
  remove(names: readonly string[]): Promise<void>;
  /** Closes the connections. */
  close(): Promise<void>;
}

const NAME = /^[A-Za-z0-9_-]+\/[0-9]+\.webp$/;

/**
 * Returns a name if it is a name of a stored file.
 * @throws Error for any other name, which could lead out of the store
 */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('This is not the name of a stored file');
  return name;
}
