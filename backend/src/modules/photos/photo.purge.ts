import type { DataSource } from 'typeorm';
import { allFileNames } from '../../core/pictures/sizes.js';
import type { FileStore } from '../../core/storage/index.js';

/** Photos of one transaction: few enough that the store is through with them before the database loses patience. */
const AT_ONCE = 50;

/** What nobody has made part of anything for a day, and what was deleted a day ago: whoever looks at it still may finish. */
const LEFT = `(used_at IS NULL OR deleted_at IS NOT NULL) AND coalesce(deleted_at, created_at) < now() - interval '1 day'`;

/**
 * Throws away photos that were never used and those that were deleted, with their files. A row goes only with its files: where the store does
 * not answer, both stay for the next time. Several instances may do it at once, each takes others.
 * @returns how many
 */
export async function purgePhotos(dataSource: DataSource, store: FileStore): Promise<number> {
  let purged = 0;
  for (let found = AT_ONCE; found === AT_ONCE; purged += found) {
    found = await dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ key: string }[]]>(
        `DELETE FROM photos WHERE id IN (SELECT id FROM photos WHERE ${LEFT} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING file_key AS key`,
      );
      await store.remove(rows.flatMap(({ key }) => allFileNames(key)));
      return rows.length;
    });
  }
  return purged;
}
