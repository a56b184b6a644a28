import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Normalized name and city of each place, for the search in the admin console. Normalizing the matches of a common word takes longer than finding them. */
const TITLES = `
ALTER TABLE place_search ADD COLUMN title text;
UPDATE place_search s SET title = search_normalize(p.name || ' ' || c.name) FROM places p JOIN cities c ON c.id = p.city_id WHERE p.id = s.place_id;
ALTER TABLE place_search ALTER COLUMN title SET NOT NULL;

CREATE OR REPLACE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_search (place_id, document, title)
    SELECT p.id, place_document(p.name, p.category, c.name, p.full_address, p.pincode), search_normalize(p.name || ' ' || c.name)
    FROM added p JOIN cities c ON c.id = p.city_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search SET document = place_document(NEW.name, NEW.category, c.name, NEW.full_address, NEW.pincode),
      title = search_normalize(NEW.name || ' ' || c.name)
    FROM cities c WHERE c.id = NEW.city_id AND place_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_search_rename_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search s SET document = place_document(p.name, p.category, NEW.name, p.full_address, p.pincode),
      title = search_normalize(p.name || ' ' || NEW.name)
    FROM places p WHERE p.city_id = NEW.id AND s.place_id = p.id;
  RETURN NULL;
END $$;
`;

/** The functions of migration 1. */
const WITHOUT_TITLES = `
CREATE OR REPLACE FUNCTION place_search_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO place_search (place_id, document)
    SELECT p.id, place_document(p.name, p.category, c.name, p.full_address, p.pincode) FROM added p JOIN cities c ON c.id = p.city_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_search_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search SET document = place_document(NEW.name, NEW.category, c.name, NEW.full_address, NEW.pincode)
    FROM cities c WHERE c.id = NEW.city_id AND place_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION place_search_rename_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE place_search s SET document = place_document(p.name, p.category, NEW.name, p.full_address, p.pincode)
    FROM places p WHERE p.city_id = NEW.id AND s.place_id = p.id;
  RETURN NULL;
END $$;
ALTER TABLE place_search DROP COLUMN title;
`;

export class PlaceTitles1790000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TITLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(WITHOUT_TITLES);
  }
}
