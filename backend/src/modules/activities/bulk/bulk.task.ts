import { defineTask } from '../../../core/jobs/index.js';
import type { Selection } from '../../../core/selection/index.js';
import type { ActivityTarget } from '../activity.entity.js';

/** The user for whom a job changes rows. */
export interface BulkActor {
  id: string;
  /** Whether the user started it in person, and not by an API token. */
  isPresent: boolean;
}

/** Payload of a job that changes rows. */
export interface BulkOrder {
  action: string;
  selection: Selection<unknown>;
  values: object;
  actor: BulkActor;
}

/** Payload of a job that undoes a change. */
export interface UndoOrder {
  /** Id of the change to undo, and that of the change which undoes it. */
  undoneId: string;
  changeId: string;
  actor: BulkActor;
}

/** Details of both jobs. They handle the rows in the order of their ids. */
export interface BulkDetails extends Record<string, unknown> {
  /** Id of the change that the job makes or undoes. */
  changeId: string;
  /** Kind of its rows. */
  kind: ActivityTarget;
  /** Name of the action; absent for an undo. Jobs of older versions lack it. */
  action?: string;
  /** Number of rows that were changed, and of those that stayed as they were because they had changed since, or something prevented it. */
  changed: number;
  skipped: number;
  /** Id of the last row that was handled; null before the first one. */
  after: string | null;
}

/** Details of an undo, whose rows can be of several kinds. */
export interface UndoDetails extends BulkDetails {
  /** Kind of the last row that was handled. */
  afterKind: ActivityTarget | null;
}

/** All of them write many rows, so they run one at a time. */
const ONE_BY_ONE = { maxAttempts: 10, priority: 5, queue: 'bulk' };

/** Job that changes the selected rows in portions. It goes on after an interruption. */
export const BULK_CHANGE = defineTask<BulkOrder>('bulk-change', ONE_BY_ONE);

/** Job that undoes a change of many rows in portions. It goes on after an interruption. */
export const UNDO_CHANGE = defineTask<UndoOrder>('undo-change', ONE_BY_ONE);
