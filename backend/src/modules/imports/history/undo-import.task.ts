import { defineTask } from '../../../core/jobs/index.js';
import type { BulkActor } from '../../activities/index.js';

/** Payload of the job that undoes an import. */
export interface UndoImportOrder {
  importId: string;
  actor: BulkActor;
}

/** Job that undoes an import in portions. It goes on after an interruption. Jobs that write many rows run one at a time. */
export const UNDO_IMPORT = defineTask<UndoImportOrder>('undo-import', { maxAttempts: 10, priority: 5, queue: 'bulk' });
