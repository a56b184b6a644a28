import { defineTask } from '../../core/jobs/index.js';

/** Job that makes a backup for an admin. A failed one is not repeated: the admin sees why, and starts another. */
export const MAKE_BACKUP = defineTask<{ dueAt: string }>('make-backup', { maxAttempts: 1, priority: 20 });
