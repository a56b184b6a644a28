import { CONTRADICTIONS } from '../../backend/test/invariants/contradictions.js';
import { query } from './postgres.js';

/** Returns the broken invariants of a database. The list is empty if all is exact. */
export const contradictionsIn = (databaseUrl: string): Promise<{ what: string; which: string }[]> => query(databaseUrl, CONTRADICTIONS);
