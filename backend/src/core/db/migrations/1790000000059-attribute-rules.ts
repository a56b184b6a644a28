import type { MigrationInterface, QueryRunner } from 'typeorm';

const RULES = `
-- One name of a column stands for at most one attribute. An undo that breaks the rule fails like any other that finds its place taken.
CREATE FUNCTION attributes_be_distinct() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM attributes, unnest(key || import_names) name WHERE deleted_at IS NULL GROUP BY lower(name) HAVING count(*) > 1) THEN
    RAISE unique_violation USING MESSAGE = 'A name stands for two attributes';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attributes_be_distinct AFTER INSERT OR UPDATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION attributes_be_distinct();

CREATE INDEX places_attributes ON places USING gin (attributes) WHERE attributes <> '{}';
`;

/** Keys and names in files of attributes that differ, and an index of the values of places: about 12 MB for a million places with five values each. */
export class AttributeRules1790000000059 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RULES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX places_attributes; DROP TRIGGER attributes_be_distinct ON attributes; DROP FUNCTION attributes_be_distinct');
  }
}
