export { SearchTerm } from './search-term.entity.js';
export { TERM_FIELDS, TERM_KEY_RULES, type TermFields } from './search-term.fields.js';
export { loadSearchTerms, type SearchTermRecord, TERM_RECORDS } from './search-term-list.js';
