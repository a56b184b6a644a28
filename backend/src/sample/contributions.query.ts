import { IS_SAMPLE } from '../packs/index.js';

/** SQL condition: real users have added something that neither the sample data nor an import can restore. */
export const HAS_CONTRIBUTIONS = `(
  EXISTS (SELECT FROM reviews WHERE NOT user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM photos)
  OR EXISTS (SELECT FROM place_edits WHERE NOT user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM place_lists WHERE NOT user_id ${IS_SAMPLE})
  OR EXISTS (SELECT FROM cities WHERE NOT id ${IS_SAMPLE} AND imported_at IS NULL)
  OR EXISTS (SELECT FROM places WHERE NOT id ${IS_SAMPLE} AND imported_at IS NULL))`;
