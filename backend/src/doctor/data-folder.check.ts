import fs from 'node:fs/promises';
import path from 'node:path';
import { type Reason, reasonFace } from '../core/errors/index.js';
import { DATABASE_NEEDS, explainFolder, freeBytes, probeFolder } from '../core/files/index.js';
import { type Check, one, type Subject } from './check.js';
import { failure, type Finding, ok, warning } from './finding.js';

const GIGABYTE = 1e9;
/** Time limit for adding up the sizes of uploaded files (ms). */
const COUNTING = 3_000;

interface Uploads {
  files: number;
  bytes: number;
  isAll: boolean;
}

async function addUp(folder: string): Promise<Uploads> {
  const sum: Uploads = { files: 0, bytes: 0, isAll: true };
  const end = performance.now() + COUNTING;
  for await (const entry of await fs.opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const stat = await fs.stat(path.join(entry.parentPath, entry.name)).catch(() => undefined); // the file can have been deleted meanwhile
    sum.files += 1;
    sum.bytes += stat?.size ?? 0;
    if (performance.now() > end) return { ...sum, isAll: false };
  }
  return sum;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function databaseBytes({ database, env }: Subject): Promise<number> {
  if (!('pool' in database) || env.databaseUrl) return 0;
  return (await one<{ bytes: number }>(database.pool, 'SELECT pg_database_size(current_database())::float8 AS bytes')).bytes;
}

/** Returns the message about the space in a folder. Mentions the database and the uploaded files only if there are any. */
function spaceText(space: { folder: string; free: number; database: number }, { files, bytes, isAll }: Uploads): Reason {
  const { database } = space;
  if (files === 0) return database > 0 ? ['findings.spaceDatabase', space] : ['findings.space', space];
  const all = { ...space, files, uploads: bytes };
  if (database > 0) return [isAll ? 'findings.spaceBoth' : 'findings.spaceBothMany', all];
  return [isAll ? 'findings.spaceUploads' : 'findings.spaceManyUploads', all];
}

async function findSpace(subject: Subject, dataDir: string): Promise<Finding> {
  const none: Uploads = { files: 0, bytes: 0, isAll: true };
  const uploads = await addUp(path.join(dataDir, 'uploads')).catch((error: unknown) => (isMissing(error) ? none : Promise.reject(error as Error)));
  const [free, database] = [await freeBytes(dataDir), await databaseBytes(subject)];
  const text = spaceText({ folder: dataDir, free, database }, uploads);
  const wanted = GIGABYTE + database + uploads.bytes;
  if (free < DATABASE_NEEDS) return failure(text, 'remedies.freeSpaceNow');
  if (free < wanted) return warning(text, ['remedies.freeSpace', { size: wanted }]);
  return ok(text);
}

/** Checks that DATA_DIR is writable and has enough free space. */
export const dataFolderCheck: Check = {
  name: 'checks.dataFolder',
  async run(subject) {
    const { dataDir } = subject.env;
    try {
      await probeFolder(dataDir);
    } catch (error) {
      if (isMissing(error)) return [ok(['findings.folderNotYet', { folder: dataDir }])];
      const { problem, remedy } = explainFolder(error, dataDir);
      return [failure(problem, ['remedies.orOtherFolder', { remedy: reasonFace(remedy), variable: 'DATA_DIR' }])];
    }
    return [await findSpace(subject, dataDir)];
  },
};
