import { defineTask } from '../../core/jobs/index.js';

/** Job that makes a map archive: it checks an uploaded one, fetches an area, or draws the tiles of an extract. */
export const MAKE_MAP = defineTask<{ archiveId: string }>('make-map', { maxAttempts: 3, priority: 5 });

/** Job that removes the files of a removed archive: the uploaded one, and that of a version which no other archive has. */
export const REMOVE_MAP_FILES = defineTask<{ archiveId: string; version: string | null }>('remove-map-files', { priority: 10 });
