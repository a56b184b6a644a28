import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';
import { abandonPhotos } from '../photos/index.js';

/** Places per transaction. */
const AT_ONCE = 50;

/** SQL for the ids of places that were deleted longer ago than the retention period, or whose cities were. */
export const GONE_PLACES = `SELECT p.id FROM places p JOIN cities c ON c.id = p.city_id WHERE p.deleted_at < now() - ${KEPT} OR c.deleted_at < now() - ${KEPT}`;

/** Places that still have reviews are skipped; a later run deletes them, after the module `reviews` has deleted the reviews. */
const HAS_REVIEWS = 'EXISTS (SELECT 1 FROM reviews r WHERE r.place_id = p.id)';

/**
 * Deletes the rows of places that were marked as deleted longer than the retention period ago and have no reviews left.
 * @returns the number of deleted places
 */
export function purgePlaces(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT p.id FROM places p WHERE p.id IN (${GONE_PLACES}) AND NOT ${HAS_REVIEWS} ORDER BY p.id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
    );
    const ids = rows.map(({ id }) => id);
    await abandonPhotos(manager, 'place_images', ids);
    await manager.query('DELETE FROM places WHERE id = ANY($1::uuid[])', [ids]);
    return ids.length;
  });
}
