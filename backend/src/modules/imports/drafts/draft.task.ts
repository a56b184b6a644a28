import { defineTask } from '../../../core/jobs/index.js';
import type { BulkActor } from '../../activities/index.js';
import type { ReadingChoices } from './types/index.js';

/** Payload of the jobs of a draft. */
export interface DraftOrder {
  draftId: string;
  actor: BulkActor;
}

/** Payload of the job that reads the file of a draft. */
export interface ReadOrder extends DraftOrder {
  options: ReadingChoices;
}

/** Users wait for these two jobs, and each needs much memory. They run one at a time. */
const WAITED_FOR = { maxAttempts: 3, priority: 0, queue: 'import-preview' };

/** Job that reads the beginning of an uploaded file. */
export const READ_IMPORT = defineTask<ReadOrder>('read-import', WAITED_FOR);

/** Job that makes the preview of an import, by a dry run. */
export const PREVIEW_IMPORT = defineTask<DraftOrder>('preview-import', WAITED_FOR);

/** Job that imports an uploaded file. It goes on after an interruption. Jobs that write many rows run one at a time. */
export const RUN_IMPORT = defineTask<DraftOrder>('run-import', { maxAttempts: 10, priority: 5, queue: 'bulk' });
