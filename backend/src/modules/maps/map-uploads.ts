import fs from 'node:fs/promises';
import path from 'node:path';

/** Names of files that are received or made, and of uploads that wait for their job. The id is that of the archive. */
const OWN_FILE = /^(?:(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<ending>upload|making|making\.part)|[0-9a-f]{32})$/;

/** Folder of the data folder with uploaded files of archives that a job will make, and with files that jobs are writing. */
export class MapUploads {
  constructor(readonly folder: string) {}

  /** Creates the folder. Only the user of the app can read it. */
  async prepare(): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  /** Returns the path of the uploaded file of an archive. @param archiveId its id, which is a UUID */
  pathOf(archiveId: string): string {
    return path.join(this.folder, `${archiveId}.upload`);
  }

  /** Takes an uploaded file. */
  async keep(archiveId: string, file: string): Promise<void> {
    await fs.chmod(file, 0o600);
    await fs.rename(file, this.pathOf(archiveId));
  }

  /** Takes a copy of a file. */
  async copy(archiveId: string, file: string): Promise<void> {
    await this.prepare();
    await fs.copyFile(file, this.pathOf(archiveId));
    await fs.chmod(this.pathOf(archiveId), 0o600);
  }

  /** Removes the uploaded file of an archive, and ignores a missing one. */
  async remove(archiveId: string): Promise<void> {
    await fs.rm(this.pathOf(archiveId), { force: true });
  }

  /** Deletes uploads that no archive needs, and unfinished files, that have not changed since a time (ms since the epoch). @returns their number */
  async removeStray(needed: ReadonlySet<string>, before: number): Promise<number> {
    let count = 0;
    for (const name of await fs.readdir(this.folder).catch(() => [])) {
      const { id = '', ending } = OWN_FILE.exec(name)?.groups ?? {};
      const isNeeded = ending === 'upload' && needed.has(id);
      const file = path.join(this.folder, name);
      const stat = OWN_FILE.test(name) && !isNeeded ? await fs.stat(file).catch(() => undefined) : undefined;
      if (stat === undefined || stat.mtimeMs >= before) continue;
      await fs.rm(file, { force: true });
      count += 1;
    }
    return count;
  }
}
