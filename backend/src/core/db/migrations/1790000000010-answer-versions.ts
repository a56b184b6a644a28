import type { MigrationInterface, QueryRunner } from 'typeorm';

const TOTALS = `
INSERT INTO totals SELECT 'cities', count(*) FROM cities WHERE status = 'active' AND deleted_at IS NULL;
INSERT INTO totals SELECT 'places', coalesce(sum(places_count), 0) FROM cities WHERE status = 'active' AND deleted_at IS NULL;

-- Number of visible cities, and of visible places in them. Every writer changes the same row. The trigger is therefore deferred to the end of
-- the transaction: no writer holds the row while it waits for a city.
CREATE FUNCTION totals_of_cities() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cities integer := 0;
  places integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.status = 'active' AND OLD.deleted_at IS NULL THEN cities := -1; places := -OLD.places_count; END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF NEW.status = 'active' AND NEW.deleted_at IS NULL THEN cities := cities + 1; places := places + NEW.places_count; END IF;
  END IF;
  IF cities <> 0 THEN UPDATE totals SET n = n + cities WHERE name = 'cities'; END IF;
  IF places <> 0 THEN UPDATE totals SET n = n + places WHERE name = 'places'; END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER cities_totals AFTER INSERT OR DELETE OR UPDATE OF status, deleted_at, places_count ON cities
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION totals_of_cities();
`;

/** Tables behind cached responses, with the columns that are visible in them; an empty list means all columns. */
const WATCHED: Record<string, string> = {
  users: 'name, avatar_url, deleted_at',
  cities: '',
  city_images: '',
  places: '',
  place_images: '',
  place_counts: '',
  photos: 'alt, status, deleted_at',
  reviews: '',
  review_photos: '',
  totals: '',
};

const NOTICES = `
-- At commit, notifies all processes that cached responses from this table are invalid. PostgreSQL sends each table name once per transaction.
CREATE FUNCTION answers_outdated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('answers', TG_TABLE_NAME);
  RETURN NULL;
END $$;
${Object.entries(WATCHED)
  .map(
    ([table, columns]) => `
CREATE TRIGGER ${table}_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE${columns && ` OF ${columns}`} ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();`,
  )
  .join('')}
`;

export class AnswerVersions1790000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TOTALS, NOTICES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(WATCHED)) await runner.query(`DROP TRIGGER ${table}_answers ON ${table}`);
    await runner.query(`DROP FUNCTION answers_outdated(); DROP TRIGGER cities_totals ON cities; DROP FUNCTION totals_of_cities();
      DELETE FROM totals WHERE name IN ('cities', 'places')`);
  }
}
