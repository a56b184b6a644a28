import type { DataSource, EntityManager } from 'typeorm';
import { repeatUndone } from '../core/db/repeat.js';
import { abandonPhotos } from '../modules/photos/index.js';
import { catchUpSearch } from '../modules/places/index.js';
import { countGoing, countLost, deleteGoing, type Going, type Lost, markGoing, namesOfStaying } from './remove.query.js';

/** What a removal of the sample data takes away and leaves. */
export interface SampleRemoval {
  going: Going;
  /** What real people have added to what goes. */
  lost: Lost;
  /** Sample cities and places that stay, as real people have added to them or changed them, or an import has them. */
  staying: { kind: 'city' | 'place'; name: string }[];
}

interface Options {
  /** Whether places and cities go, too, that real people have added to. */
  withContributions: boolean;
}

async function prepare(manager: EntityManager, { withContributions }: Options): Promise<SampleRemoval> {
  // Longer than a request may take.
  await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  await markGoing(manager, withContributions);
  return { going: await countGoing(manager), lost: await countLost(manager), staying: await namesOfStaying(manager) };
}

/** Says what `removeSampleData` would do, and does nothing. */
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
 * Deletes the sample data for good, in one transaction: invented people, what they have written and done, and the places and cities that
 * nobody real has added anything to. Files of photos go with the app's next tidying up.
 */
export async function removeSampleData(dataSource: DataSource, options: Options): Promise<SampleRemoval> {
  const removal = await repeatUndone(() =>
    dataSource.transaction(async (manager) => {
      const prepared = await prepare(manager, options);
      await abandon(manager);
      await deleteGoing(manager);
      return prepared;
    }),
  );
  await catchUpSearch(dataSource);
  return removal;
}
