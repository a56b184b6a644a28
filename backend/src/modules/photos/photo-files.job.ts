import { defineTask, type Handler, handle } from '../../core/jobs/index.js';
import { allFileNames } from '../../core/pictures/index.js';
import type { FileStore } from '../../core/storage/index.js';

/** Job that removes the files of deleted photos. `purgePhotos` removes them again after a day, together with the rows. */
export const REMOVE_FILES = defineTask<{ keys: string[] }>('remove-files', { priority: 10 });

export const removeFilesHandler = (store: FileStore): Handler => handle(REMOVE_FILES, ({ keys }) => store.remove(keys.flatMap(allFileNames)));
