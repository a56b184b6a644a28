import { defineTask } from '../../core/jobs/index.js';

/** Job that removes the sample data. It changes nothing if it fails, as it is one transaction. */
export const REMOVE_SAMPLE = defineTask<{ withContributions: boolean }>('remove-sample', { maxAttempts: 3, priority: 5 });
