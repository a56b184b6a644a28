import { defineTask } from '../../core/jobs/index.js';

/** Job that deletes at once what was deleted permanently. Without it, the hourly purge would do it. */
export const EMPTY_BIN = defineTask<object>('empty-bin', { priority: 10 });
