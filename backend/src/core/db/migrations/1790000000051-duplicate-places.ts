import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
ALTER TABLE places ADD merged_into uuid;
CREATE INDEX places_merged ON places (merged_into) WHERE merged_into IS NOT NULL;

-- Ids of merged places, with the place that has their content now. No chains: a merge also changes the rows that lead to the dropped place.
-- The rows outlast the dropped places.
CREATE TABLE place_redirects (
  id uuid PRIMARY KEY,
  place_id uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT place_redirects_self_check CHECK (id <> place_id)
);
CREATE INDEX place_redirects_place_id ON place_redirects (place_id);

-- Distance in meters; similarity of the names from 0 to 1.
CREATE TABLE duplicate_pairs (
  a uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  b uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  city_id uuid NOT NULL REFERENCES cities ON DELETE CASCADE,
  distance real NOT NULL,
  similarity real NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'dismissed')),
  found_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (a, b),
  CONSTRAINT duplicate_pairs_order_check CHECK (a < b)
);
CREATE INDEX duplicate_pairs_b ON duplicate_pairs (b);
CREATE INDEX duplicate_pairs_likeliest ON duplicate_pairs (state, similarity DESC, distance, a, b);
CREATE INDEX duplicate_pairs_city ON duplicate_pairs (city_id, state, similarity DESC, distance, a, b);

-- The search for pairs. compared_at: start of the last complete one. A running one has compared the places up to after_id.
CREATE TABLE duplicate_search (
  is_single boolean PRIMARY KEY DEFAULT true CHECK (is_single),
  compared_at timestamptz,
  began_at timestamptz,
  after_id uuid
);
INSERT INTO duplicate_search DEFAULT VALUES;
`;

/** A pair ends at once when one of its places is deleted, hidden, or moved. The next search compares the place again. */
const TRIGGER = `
CREATE FUNCTION duplicate_pairs_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM duplicate_pairs WHERE state = 'open' AND (a = NEW.id OR b = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER places_duplicate_pairs AFTER UPDATE OF deleted_at, status, city_id, latitude, longitude ON places FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL) OR (OLD.status <> 'inactive' AND NEW.status = 'inactive')
    OR (OLD.city_id, OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.city_id, NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION duplicate_pairs_end();
`;

/** Pairs of places that can be duplicates, and redirects from merged places. */
export class DuplicatePlaces1790000000051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(TRIGGER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER places_duplicate_pairs ON places;
      DROP FUNCTION duplicate_pairs_end();
      DROP TABLE duplicate_search, duplicate_pairs, place_redirects;
      DROP INDEX places_merged;
      ALTER TABLE places DROP merged_into`);
  }
}
