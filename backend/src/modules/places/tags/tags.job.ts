import type { DataSource } from 'typeorm';
import { inBatches } from '../../../core/db/index.js';
import { type Handler, handle } from '../../../core/jobs/index.js';
import { TAG_PLACES } from './tags.task.js';

/** Places of one transaction. */
const PORTION = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** SQL that makes the trigger compute the tags of at most $3 places with a value of the attribute $1, with ids above $2. Returns the ids in order. */
const TAG = `WITH held AS MATERIALIZED (SELECT id FROM places WHERE attributes ? $1 AND attributes <> '{}' AND id > $2 ORDER BY id LIMIT $3 FOR NO KEY UPDATE),
    tagged AS (UPDATE places p SET tags = NULL FROM held WHERE p.id = held.id)
  SELECT id FROM held ORDER BY id`;

/** Creates the handler of the job that computes the tags of the places with an attribute. It goes in portions; a second run changes nothing. */
export const tagPlacesHandler = (dataSource: DataSource): Handler =>
  handle(TAG_PLACES, async ({ key }, { signal }) => {
    let last = FIRST_ID;
    await inBatches(dataSource, PORTION, async (manager) => {
      signal.throwIfAborted();
      const ids = (await manager.query<{ id: string }[]>(TAG, [key, last, PORTION])).map(({ id }) => id);
      last = ids.at(-1) ?? last;
      return ids.length;
    });
  });

/** Adds the changes of the counters of tags to those for the whole site. @returns number of changes */
export async function foldTagCounts(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ n: number }[]>('SELECT tag_counts_fold() AS n');
  return row?.n ?? 0;
}
