import type { DataSource, EntityManager } from 'typeorm';
import { takeTime } from '../../../core/db/index.js';
import { type BackgroundAttempt, type Handler, handleInBackground, type JobProgress } from '../../../core/jobs/index.js';
import type { BulkService } from './bulk.service.js';
import { BULK_CHANGE, UNDO_CHANGE } from './bulk.task.js';
import { inPortionsOf } from './portions.js';
import type { UndoService } from './undo.service.js';

/** Services of the transaction of a portion. */
interface Services {
  bulk: BulkService;
  undoing: UndoService;
}

/** Work of a job, by the services of a portion. */
interface Work {
  /** Counts the rows that are not handled yet. */
  countLeft: (services: Services, former: JobProgress) => Promise<number>;
  /** Handles the next rows. @returns the progress after them; undefined if there are no more rows */
  handleNext: (services: Services, former: JobProgress) => Promise<JobProgress | undefined>;
}

/**
 * Creates the handlers of the jobs that change and restore many rows.
 * @param servicesOf creates the services of a portion, whose transaction the entity manager belongs to
 */
export function bulkHandlers(dataSource: DataSource, servicesOf: (manager: EntityManager) => Services): Handler[] {
  async function work(attempt: BackgroundAttempt, { countLeft, handleNext }: Work): Promise<void> {
    const { former } = attempt;
    const servicesIn = async (manager: EntityManager) => {
      await takeTime(manager);
      return servicesOf(manager);
    };
    const left = await dataSource.transaction(async (manager) => countLeft(await servicesIn(manager), former));
    await attempt.report(former.done, former.done + left);
    await inPortionsOf(dataSource, attempt, async (manager, last) => handleNext(await servicesIn(manager), last));
  }
  return [
    handleInBackground(BULK_CHANGE, dataSource.manager, (order, attempt) =>
      work(attempt, {
        countLeft: ({ bulk }, former) => bulk.countLeft(order, former),
        handleNext: ({ bulk }, former) => bulk.runPortion(order, former),
      }),
    ),
    handleInBackground(UNDO_CHANGE, dataSource.manager, (order, attempt) =>
      work(attempt, {
        countLeft: ({ undoing }, former) => undoing.countLeft(order, former),
        handleNext: ({ undoing }, former) => undoing.undoPortion(order, former),
      }),
    ),
  ];
}
