import { Browsing1790000000000 } from './1790000000000-browsing.js';
import { SearchAndCounts1790000000001 } from './1790000000001-search-and-counts.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [Browsing1790000000000, SearchAndCounts1790000000001];
