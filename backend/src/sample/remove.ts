import type { DataSource, EntityManager } from 'typeorm';
import { repeatUndone } from '../core/db/index.js';
import { abandonPhotos } from '../modules/photos/index.js';
import { catchUpSearch } from '../modules/places/index.js';
import { countGoing, countLost, deleteGoing, type Going, type Lost, markGoing, namesOfStaying } from './remove.query.js';

/** Result of a removal of the sample data. */
export interface SampleRemoval {
  /** Number of deleted sample rows. */
  going: Going;
  /** Number of deleted rows of real users, which belong to deleted places and cities. */
  lost: Lost;
  /** Sample cities and places that are kept: real users have contributed to them, or an import has taken them over. */
  staying: { kind: 'city' | 'place'; name: string }[];
}

interface Options {
  /** Whether to delete also places and cities to which real users have added something. */
  withContributions: boolean;
}

async function prepare(manager: EntityManager, { withContributions }: Options): Promise<SampleRemoval> {
  // No timeouts: this takes longer than a request.
  await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  await markGoing(manager, withContributions);
  return { going: await countGoing(manager), lost: await countLost(manager), staying: await namesOfStaying(manager) };
}

/** Returns the result that `removeSampleData` would have, and changes nothing. */
export async function planRemoval(dataSource: DataSource, options: Options): Promise<SampleRemoval> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    return await prepare(runner.manager, options);
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}

async function abandon(manager: EntityManager): Promise<void> {
  for (const [table, what] of [
    ['place_images', 'places'],
    ['city_images', 'cities'],
    ['review_photos', 'reviews'],
  ] as const) {
    const rows = await manager.query<{ id: string }[]>(`SELECT id FROM going_${what}`);
    await abandonPhotos(
      manager,
      table,
      rows.map(({ id }) => id),
    );
  }
}

/**
 * Deletes the sample data permanently, in one transaction: sample users, their contributions, and places and cities to which no real user
 * has added anything. The next cleanup of the app deletes the files of their photos.
 * @param signal aborts the removal; nothing is deleted then
 */
export async function removeSampleData(dataSource: DataSource, options: Options, signal?: AbortSignal): Promise<SampleRemoval> {
  const removal = await repeatUndone(() =>
    dataSource.transaction(async (manager) => {
      const prepared = await prepare(manager, options);
      await abandon(manager);
      signal?.throwIfAborted();
      await deleteGoing(manager);
      signal?.throwIfAborted();
      return prepared;
    }),
  );
  await catchUpSearch(dataSource);
  return removal;
}
