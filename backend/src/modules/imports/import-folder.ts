import fs from 'node:fs/promises';
import path from 'node:path';

/** Files of a draft: the uploaded one, and those of its run. */
const ENDINGS = { upload: 'upload', rejected: 'rejected.csv', leftOut: 'left-out.csv' } as const;
export type ImportFileKind = keyof typeof ENDINGS;

/** Time (ms) after which a file without a draft is deleted. An upload that is being received is such a file. */
const STRAY = 86_400_000;

/** Folder of the data folder with the files of imports that the console makes. */
export class ImportFolder {
  constructor(readonly folder: string) {}

  /** Creates the folder. Only the user of the app can read it. */
  async prepare(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Returns the path of a file. @param draftId id of the draft, which is a UUID */
  pathOf(draftId: string, kind: ImportFileKind): string {
    return path.join(this.folder, `${draftId}.${ENDINGS[kind]}`);
  }

  async has(draftId: string | null, kind: ImportFileKind): Promise<boolean> {
    if (draftId === null) return false;
    const stat = await fs.stat(this.pathOf(draftId, kind)).catch(() => undefined);
    return stat?.isFile() === true && stat.size > 0;
  }

  /** Takes an uploaded file. */
  async keep(draftId: string, file: string): Promise<void> {
    await fs.chmod(file, 0o600);
    await fs.rename(file, this.pathOf(draftId, 'upload'));
  }

  /** Deletes files of a draft. */
  async remove(draftId: string, kinds: readonly ImportFileKind[] = ['upload', 'rejected', 'leftOut']): Promise<void> {
    for (const kind of kinds) await fs.rm(this.pathOf(draftId, kind), { force: true });
  }

  /** Deletes files that no draft and no import needs, if they are older than a day. @returns their number */
  async removeStray(needed: { upload: ReadonlySet<string>; report: ReadonlySet<string> }): Promise<number> {
    let count = 0;
    for (const name of await fs.readdir(this.folder).catch(() => [])) {
      const [id = '', ...ending] = name.split('.');
      const file = path.join(this.folder, name);
      const stat = await fs.stat(file).catch(() => undefined);
      const isNeeded = needed[ending.join('.') === ENDINGS.upload ? 'upload' : 'report'].has(id);
      if (isNeeded || stat === undefined || Date.now() - stat.mtimeMs < STRAY) continue;
      await fs.rm(file, { recursive: true, force: true });
      count += 1;
    }
    return count;
  }
}
