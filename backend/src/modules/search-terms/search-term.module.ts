import type { EntityManager } from 'typeorm';
import { columnName } from '../../core/db/index.js';
import { ActivityTarget } from '../activities/index.js';
import type { AttributeModule } from '../attributes/index.js';
import { TERM_FIELDS } from '../site/index.js';
import { SearchTermRows } from './search-term-rows.js';
import { SearchTermService } from './search-term.service.js';

/** Creates the services of this module for one request, and adds those of the modules that it depends on. */
export function createSearchTermModule(manager: EntityManager, left: AttributeModule) {
  const revertible = [...Object.keys(TERM_FIELDS).map(columnName), 'rank', 'deleted_at'];
  left.activities.track({
    kind: ActivityTarget.SEARCH_TERM,
    table: 'search_terms',
    label: 't.key',
    touch: 'version = t.version + 1, updated_at = now()',
    revertible,
    guarded: { columns: revertible, rule: 'admin-in-person' },
  });
  const rows = new SearchTermRows(manager, left);
  return { ...left, searchTerms: new SearchTermService(manager, { activities: left.activities, rows }) };
}
export type SearchTermModule = ReturnType<typeof createSearchTermModule>;
