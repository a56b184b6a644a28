import { MAX_ROWS, type PageInput } from '../paging/page.js';
import type { QueryReader } from './query-reader.js';

/** Rows that a list under `/admin` answers at most: such a list is an array, which does not say how many more there are. */
const MAX_SIZE = 1000;

/** Which part of a list under `/admin` a query asks for. */
export const adminPageOf = (query: QueryReader): PageInput => ({
  number: query.integer('page', { min: 1, max: MAX_ROWS, fallback: 1 }),
  size: query.integer('limit', { min: 1, max: MAX_SIZE, fallback: MAX_SIZE }),
});
