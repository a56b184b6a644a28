/** PostgreSQL extensions that migrations install, all from PostgreSQL's contrib package. */
export const EXTENSIONS = ['citext', 'fuzzystrmatch', 'pg_trgm', 'unaccent'] as const;
