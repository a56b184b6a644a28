import { defineTask } from '../../../core/jobs/index.js';

/** Job that computes the tags of places with values of an attribute again. A trigger adds it when the attribute is new, deleted or restored. */
export const TAG_PLACES = defineTask<{ key: string }>('place-tags', { priority: 10 });
