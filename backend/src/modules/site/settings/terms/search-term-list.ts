import type { EntityManager } from 'typeorm';
import type { SearchTerm } from './search-term.entity.js';
import type { TermFields } from './search-term.fields.js';

/** A term in memory. */
export type SearchTermRecord = Pick<SearchTerm, 'key' | keyof TermFields>;

/** SQL for the terms in the operator's order. */
export const TERM_RECORDS = 'SELECT key, meaning, words FROM search_terms WHERE deleted_at IS NULL ORDER BY rank, key';

/** Reads the terms for a command, which has no settings in memory. */
export const loadSearchTerms = (manager: EntityManager): Promise<SearchTermRecord[]> => manager.query<SearchTermRecord[]>(TERM_RECORDS);
