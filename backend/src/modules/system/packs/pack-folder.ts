import fs from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../../core/config/index.js';
import { isId } from '../../../core/db/index.js';

/** Packs that are part of the app, by id: the sample data, and a town from OpenStreetMap. */
const SHIPPED = { sample: 'guides/sample', vaduz: 'guides/vaduz' } as const;

/** Returns whether an id is that of a pack of the app. */
const isShipped = (id: string): id is keyof typeof SHIPPED => Object.hasOwn(SHIPPED, id);

const EXPORT = /^guide-\d{4}-\d\d-\d\d-\d{6}\.zip$/;

/** Number of exported packs that are kept. */
const KEPT = 5;
/** Time (ms) for which an upload is kept, and anything else in the folder that a killed process has left. */
const UPLOAD_KEPT = 86_400_000;

/** A file in the folder. */
export interface PackFile {
  name: string;
  bytes: number;
  createdAt: Date;
}

/** Folder of the data folder with exported and uploaded packs. */
export class PackFolder {
  constructor(readonly folder: string) {}

  /** Creates the folder. Only the user of the app can read it, because inactive places are not public. */
  async prepare(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Returns the name of an exported pack in UTC: `guide-2026-11-27-210501.zip`. */
  static exportName(now: Date): string {
    const [day = '', time = ''] = now.toISOString().split('T');
    return `guide-${day}-${time.slice(0, 8).replaceAll(':', '')}.zip`;
  }

  pathOf(name: string): string {
    return path.join(this.folder, name);
  }

  /** Returns the file of an upload. */
  uploadPath(id: string): string {
    return this.pathOf(`upload-${id}.zip`);
  }

  /** Returns the file or folder of a pack that can be imported; undefined if there is none. */
  async find(id: string): Promise<string | undefined> {
    if (isShipped(id)) return path.join(repositoryRoot, SHIPPED[id]);
    if (!isId(id)) return undefined;
    const file = this.uploadPath(id.toLowerCase());
    return (await fs.stat(file).catch(() => undefined))?.isFile() ? file : undefined;
  }

  /** Returns the exported packs, the newest first. */
  async exports(): Promise<PackFile[]> {
    const names = (await fs.readdir(this.folder).catch(() => [])).filter((name) => EXPORT.test(name)).sort();
    const files = await Promise.all(names.map(async (name) => ({ name, stat: await fs.stat(this.pathOf(name)).catch(() => undefined) })));
    return files.flatMap(({ name, stat }) => (stat?.isFile() ? [{ name, bytes: stat.size, createdAt: new Date(stat.mtimeMs) }] : [])).reverse();
  }

  /** Deletes old uploads, exports other than the newest ones, and what killed processes have left. @returns the number of deleted files */
  async tidy(): Promise<number> {
    const kept = new Set((await this.exports()).slice(0, KEPT).map(({ name }) => name));
    const names = (await fs.readdir(this.folder).catch(() => [])).filter((name) => !kept.has(name));
    let count = 0;
    for (const name of names) {
      const stat = await fs.stat(this.pathOf(name)).catch(() => undefined);
      const isOld = EXPORT.test(name) || (stat !== undefined && Date.now() - stat.mtimeMs > UPLOAD_KEPT);
      if (!isOld) continue;
      await fs.rm(this.pathOf(name), { recursive: true, force: true });
      count += 1;
    }
    return count;
  }

  /** Returns whether the folder has an export of this name. */
  async hasExport(name: string): Promise<boolean> {
    return EXPORT.test(name) && (await this.exports()).some((file) => file.name === name);
  }
}
