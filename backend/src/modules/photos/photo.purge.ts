import type { DataSource, EntityManager } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';
import { allFileNames } from '../../core/pictures/index.js';
import type { FileStore } from '../../core/storage/index.js';

/** Photos per transaction. The file store must remove their files before the transaction times out. */
const AT_ONCE = 50;

/**
 * SQL condition: unused for a day, or deleted a day ago; 30 days ago if it was kept in the bin. The delay lets users finish forms and pages that
 * show the photo.
 */
const LEFT = `(used_at IS NULL OR deleted_at IS NOT NULL)
  AND coalesce(deleted_at, created_at) < now() - CASE WHEN is_kept AND deleted_at IS NOT NULL THEN ${KEPT} ELSE interval '1 day' END`;

/**
 * Deletes old unused and deleted photos with their files. If the file store does not respond, the rows stay for the next run. Several processes
 * can run it at the same time: each takes different rows.
 * @returns number of deleted photos
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

/** Tables that assign photos to their owners, each with the column of the owner's id. */
const OWNERS = { city_images: 'city_id', place_images: 'place_id', review_photos: 'review_id' } as const;

/** Marks the photos of permanently deleted owners as deleted a day ago, so that the next `purgePhotos` removes them. */
export async function abandonPhotos(manager: EntityManager, table: keyof typeof OWNERS, ownerIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE photos SET deleted_at = now() - interval '1 day', is_kept = false FROM ${table} part
     WHERE part.photo_id = photos.id AND part.${OWNERS[table]} = ANY($1::uuid[]) AND (photos.deleted_at IS NULL OR photos.is_kept)`,
    [ownerIds],
  );
}
