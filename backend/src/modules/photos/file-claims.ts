import type { DataSource, EntityManager } from 'typeorm';
import { defineTask, type Handler, handle, JobQueue } from '../../core/jobs/index.js';
import { allFileNames } from '../../core/pictures/index.js';
import type { FileStore } from '../../core/storage/index.js';

/** Key of the advisory lock of imports of packs; no other code uses this number. */
const LOCK = 4_202_609;

/** Time (s) after which files without a photo are removed. A further attempt at the import starts it again. */
const DELAY = 24 * 3600;

/** Job that removes the files of a photo unless the photo exists: an import was killed before it committed. */
const REMOVE_STRAY_FILES = defineTask<{ key: string }>('remove-stray-files', { priority: 10 });

const nameOf = (key: string): string => `stray files ${key}`;

/** Waits until no other import of a pack runs, and keeps others waiting until the transaction ends. */
export const lockImports = (manager: EntityManager): Promise<unknown> => manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);

/** Claims on the files that an import stores before it commits. A killed import cannot remove them itself. */
export class FileClaims {
  private readonly jobs: string[] = [];

  /** @param outside entity manager outside of the transaction of the import, whose jobs stay if that is rolled back */
  constructor(private readonly outside: EntityManager) {}

  /** Claims the files of a photo. Call it before they are stored. */
  async add(key: string): Promise<void> {
    await new JobQueue(this.outside).add(REMOVE_STRAY_FILES, { key }, { key: nameOf(key), delay: DELAY });
    this.jobs.push(nameOf(key));
  }

  /** Gives up all claims in the transaction of the import, so that they stay if it does not commit. */
  settle(manager: EntityManager): Promise<void> {
    return new JobQueue(manager).remove(this.jobs);
  }
}

/** @throws while an import runs: its photos are not committed yet, and the job is tried again later */
export const removeStrayFilesHandler = (dataSource: DataSource, store: FileStore): Handler =>
  handle(REMOVE_STRAY_FILES, ({ key }) =>
    dataSource.transaction(async (manager) => {
      const [lock] = await manager.query<{ isFree: boolean }[]>('SELECT pg_try_advisory_xact_lock($1) AS "isFree"', [LOCK]);
      if (!lock?.isFree) throw new Error('An import of a pack is running');
      const photos = await manager.query<unknown[]>('SELECT 1 FROM photos WHERE file_key = $1', [key]);
      if (photos.length === 0) await store.remove(allFileNames(key));
    }),
  );
