import fs from 'node:fs/promises';
import path from 'node:path';
import { type ByteSource, fileSource } from '../../core/tiles/index.js';
import { unavailable } from '../../core/errors/index.js';

/** A file of the store. */
export interface StoredMap {
  version: string;
  /** Time (ms since the epoch) at which it was stored. */
  storedAt: number;
}

/** Stores the files of archives by their version. Each method throws Busy if the store itself does not answer. */
export interface MapStore {
  /** Takes a file of the folder of uploads. A reader never gets a partial file. @param file its path; it is gone then */
  keep(version: string, file: string): Promise<void>;
  /** Opens a file; null if there is none. */
  open(version: string): Promise<ByteSource | null>;
  /** Returns the size of a file (bytes); null if there is none. */
  sizeOf(version: string): Promise<number | null>;
  /** Returns all files, in any order. */
  list(): Promise<StoredMap[]>;
  /** Removes a file, and ignores a missing one. */
  remove(version: string): Promise<void>;
  /** Closes the connections. */
  close(): Promise<void>;
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Stores archives in a folder. */
export class FolderMapStore implements MapStore {
  constructor(private readonly folder: string) {}

  async keep(version: string, file: string): Promise<void> {
    const kept = this.pathOf(version);
    try {
      await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
      await fs.chmod(file, 0o600);
      await fs.utimes(file, new Date(), new Date()); // the upload can be old
      await fs.rename(file, kept);
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  async open(version: string): Promise<ByteSource | null> {
    const file = this.pathOf(version);
    return orNull(() => fileSource(file));
  }

  async sizeOf(version: string): Promise<number | null> {
    const file = this.pathOf(version);
    return orNull(async () => (await fs.stat(file)).size);
  }

  async list(): Promise<StoredMap[]> {
    const names = (await orNull(() => fs.readdir(this.folder))) ?? [];
    const files = names
      .flatMap((name) => versionOfName(name) ?? [])
      .map(async (version) => ({ version, stat: await orNull(() => fs.stat(this.pathOf(version))) }));
    return (await Promise.all(files)).flatMap(({ version, stat }) => (stat ? [{ version, storedAt: stat.mtimeMs }] : []));
  }

  async remove(version: string): Promise<void> {
    await fs.rm(this.pathOf(version), { force: true }).catch((cause: unknown) => {
      throw unavailable(cause);
    });
  }

  close(): Promise<void> {
    return Promise.resolve(); // a folder has no connections
  }

  private pathOf(version: string): string {
    return path.join(this.folder, `${checkedVersion(version)}.pmtiles`);
  }
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw unavailable(cause);
  }
}

/** Returns a version if it is one. @throws Error for any other text, which could lead out of the store */
export function checkedVersion(version: string): string {
  if (!/^[0-9a-f]{16}$/.test(version)) throw new Error('This is not the version of a map archive');
  return version;
}

/** Returns the version of a stored file by its name; undefined for other files. */
export const versionOfName = (name: string): string | undefined => /^([0-9a-f]{16})\.pmtiles$/.exec(name)?.[1];
