import type { EntityManager } from 'typeorm';
import { type ActivityModule, ActivityTarget, DefinitionRows } from '../activities/index.js';
import { SearchTerm, TERM_FIELDS, TERM_KEY_RULES, type TermFields } from '../site/index.js';
import type { AdminSearchTerm } from './search-term.type.js';

/** Key of the advisory lock; no other code uses this number. */
const LOCK = 4_202_669;

/** Returns a term for admins. */
export function termOf(row: SearchTerm): AdminSearchTerm {
  const { id, key, version, updatedAt } = row;
  const value = Object.fromEntries(Object.keys(TERM_FIELDS).map((name) => [name, row[name as keyof TermFields]]));
  return { id, key, version, value, updatedAt };
}

/** Reads and writes rows of search terms. */
export class SearchTermRows extends DefinitionRows<'key', SearchTerm> {
  constructor(manager: EntityManager, parts: Pick<ActivityModule, 'activities' | 'revisions'>) {
    super(manager, parts, {
      entity: SearchTerm,
      kind: ActivityTarget.SEARCH_TERM,
      thing: 'searchTerm',
      word: 'key',
      rules: TERM_KEY_RULES,
      lock: LOCK,
      orderChanged: 'definitions.termOrderChanged',
    });
  }
}
