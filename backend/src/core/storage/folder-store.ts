import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { unavailable } from '../errors/index.js';
import { checkedName, type FileStore, type StoredFile } from './file-store.js';

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Stores files in a folder, which is created for the first file. Subfolders of two letters keep each folder small. */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.pathOf(name);
    const draft = `${file}.${randomUUID()}.part`;
    try {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(draft, bytes, { flag: 'wx', flush: true });
      await fs.rename(draft, file);
    } catch (cause) {
      await fs.rm(draft, { force: true }).catch(() => undefined); // the first error is thrown
      throw unavailable(cause);
    }
  }

  async get(name: string): Promise<StoredFile | null> {
    const file = this.pathOf(name);
    try {
      const handle = await fs.open(file);
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), size };
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw unavailable(cause);
    }
  }

  async size(name: string): Promise<number | null> {
    try {
      return (await fs.stat(this.pathOf(name))).size;
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw unavailable(cause);
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    const files = names.map((name) => this.pathOf(name));
    try {
      await Promise.all(files.map((file) => fs.rm(file, { force: true })));
    } catch (cause) {
      throw unavailable(cause);
    }
    // rmdir fails for a folder that still contains files.
    await Promise.all([...new Set(files.map((file) => path.dirname(file)))].map((folder) => fs.rmdir(folder).catch(() => undefined)));
  }

  async close(): Promise<void> {
    // A folder has no connections.
  }

  private pathOf(name: string): string {
    return path.join(this.folder, checkedName(name).slice(0, 2).replace('/', '_'), name);
  }
}
