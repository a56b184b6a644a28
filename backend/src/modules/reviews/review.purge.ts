import type { DataSource } from 'typeorm';
import { inBatches, KEPT } from '../../core/db/index.js';
import { abandonPhotos } from '../photos/index.js';
import { GONE_PLACES } from '../places/index.js';

/** Reviews per transaction. */
const AT_ONCE = 100;

/** SQL for the ids of reviews that were deleted longer ago than the retention period, or whose places were. */
const GONE = `SELECT id FROM reviews WHERE deleted_at < now() - ${KEPT} UNION ALL SELECT id FROM reviews WHERE place_id IN (${GONE_PLACES})`;

/** Deletes the rows of these reviews with their votes and photos. @returns the number of deleted reviews */
export function purgeReviews(dataSource: DataSource): Promise<number> {
  return inBatches(dataSource, AT_ONCE, async (manager) => {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM reviews WHERE id IN (SELECT id FROM (${GONE}) gone LIMIT ${AT_ONCE}) ORDER BY id FOR UPDATE SKIP LOCKED`,
    );
    const ids = rows.map(({ id }) => id);
    await abandonPhotos(manager, 'review_photos', ids);
    await manager.query('DELETE FROM reviews WHERE id = ANY($1::uuid[])', [ids]);
    return ids.length;
  });
}
