import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/batches.js';
import { abandonPhotos } from '../photos/index.js';

const AT_ONCE = 20;

/** Places stand further right; until they are gone, another process may still be throwing them away. */
const HAS_PLACES = 'EXISTS (SELECT 1 FROM places p WHERE p.city_id = c.id)';

/** Throws away cities that were deleted long ago and have no places any more. @returns how many */
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
