import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Normalized texts by which lists are searched and sorted. Normalizing the matches of a common word takes longer than finding them. */
const KEPT = `
DROP INDEX cities_search, cities_by_name, places_search_name, places_by_name, users_search, users_by_name, reviews_search;
ALTER TABLE cities
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (search_normalize(name)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_normalize(name || ' ' || state || ' ' || country)) STORED;
ALTER TABLE places ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (search_normalize(name)) STORED;
ALTER TABLE users
  ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (search_normalize(name)) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_normalize(name || ' ' || email::text)) STORED;
ALTER TABLE reviews ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_normalize(coalesce(title, '') || ' ' || comment)) STORED;
CREATE INDEX cities_search ON cities USING gin (search_text gin_trgm_ops);
CREATE INDEX cities_by_name ON cities (search_name, id) WHERE deleted_at IS NULL;
CREATE INDEX places_search_name ON places USING gin (search_name gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX places_by_name ON places (search_name, id) WHERE deleted_at IS NULL;
CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (search_name, id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_search ON reviews USING gin (search_text gin_trgm_ops) WHERE deleted_at IS NULL;
`;

/** The indexes of migrations 0 and 4. */
const COMPUTED = `
ALTER TABLE reviews DROP COLUMN search_text;
ALTER TABLE users DROP COLUMN search_text, DROP COLUMN search_name;
ALTER TABLE places DROP COLUMN search_name;
ALTER TABLE cities DROP COLUMN search_text, DROP COLUMN search_name;
CREATE INDEX cities_search ON cities USING gin (search_normalize(name || ' ' || state || ' ' || country) gin_trgm_ops);
CREATE INDEX cities_by_name ON cities (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX places_search_name ON places USING gin (search_normalize(name) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX places_by_name ON places (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX users_search ON users USING gin (search_normalize(name || ' ' || email::text) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX reviews_search ON reviews USING gin (search_normalize(coalesce(title, '') || ' ' || comment) gin_trgm_ops) WHERE deleted_at IS NULL;
`;

export class SearchTexts1790000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KEPT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(COMPUTED);
  }
}
