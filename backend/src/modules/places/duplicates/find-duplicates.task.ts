import { defineTask } from '../../../core/jobs/index.js';

/** Job that compares places and stores the pairs that can be duplicates. It runs in portions, and goes on after an interruption. */
export const FIND_DUPLICATES = defineTask<object>('find-duplicates', { priority: 10 });
