import type { DataSource, EntityManager } from 'typeorm';
import { repeatUndone } from '../../../core/db/index.js';
import type { BackgroundAttempt, JobProgress } from '../../../core/jobs/index.js';

/**
 * Does the work of a job in portions, each in a transaction that also stores the progress. An interrupted job goes on after its last portion.
 * @param portion does a portion, and returns the progress after it; undefined if nothing is left
 */
export async function inPortionsOf(
  dataSource: DataSource,
  { former, signal, advance }: BackgroundAttempt,
  portion: (manager: EntityManager, former: JobProgress) => Promise<JobProgress | undefined>,
): Promise<void> {
  for (let last: JobProgress | undefined = former; last; ) {
    signal.throwIfAborted();
    const from: JobProgress = last;
    last = await repeatUndone(() =>
      dataSource.transaction(async (manager) => {
        const next = await portion(manager, from);
        if (next) await advance(manager, from.done, next);
        return next;
      }),
    );
  }
}
