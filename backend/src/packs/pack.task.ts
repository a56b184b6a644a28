import { defineTask } from '../core/jobs/index.js';
import type { Mode } from './plan-import.js';

/** Job that writes the guide into a zip for an admin. A failed one is not repeated: the admin sees why, and starts another. */
export const EXPORT_PACK = defineTask<{ name: string }>('export-pack', { maxAttempts: 1, priority: 20 });

/** Job that imports a pack. It changes nothing if it fails, as it is one transaction, so a further attempt starts at the beginning. */
export const IMPORT_PACK = defineTask<{
  /** Id of an upload, or name of a pack of the app. */
  id: string;
  mode: Mode;
  /** Machine that has the upload. */
  machine: string;
  ownerId: string;
  seed: string;
}>('import-pack', { maxAttempts: 3, priority: 5 });
