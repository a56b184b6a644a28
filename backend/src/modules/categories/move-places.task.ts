import { defineTask } from '../../core/jobs/index.js';

/** Job that gives places the slugs of their categories in place of aliases. It runs in portions, and goes on after an interruption. */
export const MOVE_PLACES = defineTask<object>('move-places', { priority: 10 });
