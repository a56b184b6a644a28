import { defineTask } from '../../../core/jobs/index.js';

/** Job that computes opening hours. Triggers add it, too. With a city, it first finds the hours of the places of the city again. */
export const COMPUTE_HOURS = defineTask<{ cityId?: string }>('place-hours', { priority: 10 });
