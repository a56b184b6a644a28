import type { DataSource, EntityManager } from 'typeorm';
import { inBatches } from '../../core/db/batches.js';
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
export function purgePhotos(dataSource: DataSource, store: FileStore): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const [rows] = await manager.query<[{ key: string }[]]>(
      `DELETE FROM photos WHERE id IN (SELECT id FROM photos WHERE ${LEFT} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING file_key AS key`,
    );
    await store.remove(rows.flatMap(({ key }) => allFileNames(key)));
    return rows.length;
  });
}

/** Tables that say what photos are part of, with the column of what that is. */
const OWNERS = { city_images: 'city_id', place_images: 'place_id', review_photos: 'review_id' } as const;

/** Leaves the photos of things that go for good to the next `purgePhotos`. Nobody has seen them for long: they need not wait for a day. */
export async function abandonPhotos(manager: EntityManager, table: keyof typeof OWNERS, ownerIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE photos SET deleted_at = now() - interval '1 day' FROM ${table} part
     WHERE part.photo_id = photos.id AND part.${OWNERS[table]} = ANY($1::uuid[]) AND photos.deleted_at IS NULL`,
    [ownerIds],
  );
}
