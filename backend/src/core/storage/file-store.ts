import type { Readable } from 'node:stream';

/** A file on its way out. Whoever asked for it must read or destroy the stream. */
export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/**
 * Keeps files under names that the app has made up, `key/number.webp`; any other name is an error of the caller.
 * Each method throws Busy where the store itself does not answer.
 */
export interface FileStore {
  /** Keeps a file, in place of one of the same name. Nobody ever reads half of it. */
  put(name: string, bytes: Buffer, type: string): Promise<void>;
  /** The file of this name, or null where there is none. */
  get(name: string): Promise<StoredFile | null>;
  /** Removes files; those that are not there count as removed. */
  remove(names: readonly string[]): Promise<void>;
  /** Ends the connections. */
  close(): Promise<void>;
}

const NAME = /^[A-Za-z0-9_-]+\/[0-9]+\.webp$/;

/** Gives back a name that is one of ours; @throws Error for any other, so that none leads out of the store. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new Error('This is not the name of a stored file');
  return name;
}
