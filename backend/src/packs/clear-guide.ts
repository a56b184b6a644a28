import type { EntityManager } from 'typeorm';
import { JobQueue } from '../core/jobs/index.js';
import { REMOVE_FILES } from '../modules/photos/index.js';
import { IS_SAMPLE } from './sample-ids.js';

/** Photos per job that removes their files. */
const AT_ONCE = 500;

const PHOTOS = `DELETE FROM photos WHERE id IN (SELECT photo_id FROM city_images UNION ALL SELECT photo_id FROM place_images UNION ALL SELECT photo_id FROM review_photos)
  RETURNING file_key AS key`;

/** Rows of the sample users, and these users. */
const PEOPLE = ['reports WHERE reporter_id', 'place_lists WHERE user_id', 'activities WHERE actor_id', 'users WHERE id'];

/**
 * Deletes the whole guide permanently, in the transaction of the manager: all cities, places and reviews with everything that belongs to them, and the
 * sample users. Users, their empty lists and the settings stay. A job removes the files of the photos.
 */
export async function clearGuide(manager: EntityManager): Promise<void> {
  const [photos] = await manager.query<[{ key: string }[]]>(PHOTOS);
  const jobs = Array.from({ length: Math.ceil(photos.length / AT_ONCE) }, (_, n) => ({
    payload: { keys: photos.slice(n * AT_ONCE, (n + 1) * AT_ONCE).map(({ key }) => key) },
  }));
  await new JobQueue(manager).addAll(REMOVE_FILES, jobs);
  for (const table of ['reviews', 'places', 'cities']) await manager.query(`DELETE FROM ${table}`);
  for (const rows of PEOPLE) await manager.query(`DELETE FROM ${rows} ${IS_SAMPLE}`);
  // The new guide decides which rows of a source it has.
  await manager.query('DELETE FROM import_removals');
}
