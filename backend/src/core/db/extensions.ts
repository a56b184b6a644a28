/** What migrations install, all of it in PostgreSQL's contrib package. */
export const EXTENSIONS = ['citext', 'fuzzystrmatch', 'pg_trgm', 'unaccent'] as const;
