import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';
import { abandonPhotos } from '../photos/index.js';

const AT_ONCE = 20;

/** Cities that still have places are skipped; a later run deletes them, after `purgePlaces` has deleted the places. */
const HAS_PLACES = 'EXISTS (SELECT 1 FROM places p WHERE p.city_id = c.id)';

/**
 * Deletes the rows of cities that were marked as deleted longer than the retention period ago and have no places left.
 * @returns the number of deleted cities
 */
export function purgeCities(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT c.id FROM cities c WHERE c.deleted_at < now() - ${KEPT} AND NOT ${HAS_PLACES} ORDER BY c.id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
    );
    const ids = rows.map(({ id }) => id);
    await abandonPhotos(manager, 'city_images', ids);
    await manager.query('DELETE FROM cities WHERE id = ANY($1::uuid[])', [ids]);
    return ids.length;
  });
}
