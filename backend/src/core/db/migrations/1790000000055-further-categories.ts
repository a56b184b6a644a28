import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

const TABLE = `
-- Keeps each category of a place once, the main one not among the further ones. Renaming or merging a category can make two of them the same.
CREATE FUNCTION places_distinct_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.more_categories := ARRAY(SELECT word FROM unnest(NEW.more_categories) WITH ORDINALITY more (word, nth)
    WHERE word NOT IN ('', NEW.category) GROUP BY word ORDER BY min(nth));
  RETURN NEW;
END $$;
CREATE TRIGGER places_distinct_categories BEFORE INSERT OR UPDATE OF category, more_categories ON places FOR EACH ROW
  WHEN (NEW.more_categories <> '{}') EXECUTE FUNCTION places_distinct_categories();

-- Further categories of the active places, in the order of the lists: a page of a category is one range here and one of its main category.
CREATE TABLE more_categories (
  place_id uuid NOT NULL,
  category text NOT NULL,
  city_id uuid NOT NULL,
  ranking double precision NOT NULL,
  PRIMARY KEY (place_id, category)
);
CREATE INDEX more_categories_ranking ON more_categories (category, ranking DESC, place_id DESC);
CREATE INDEX more_categories_city_ranking ON more_categories (city_id, category, ranking DESC, place_id DESC);
CREATE TRIGGER more_categories_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON more_categories FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();

CREATE FUNCTION more_categories_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO more_categories (place_id, category, city_id, ranking) SELECT id, unnest(more_categories), city_id, ranking FROM added
    WHERE more_categories <> '{}' AND status = 'active' AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER places_more_insert AFTER INSERT ON places REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION more_categories_insert();

CREATE FUNCTION more_categories_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM more_categories WHERE place_id = NEW.id;
  IF NEW.status = 'active' AND NEW.deleted_at IS NULL THEN
    INSERT INTO more_categories (place_id, category, city_id, ranking) SELECT NEW.id, word, NEW.city_id, NEW.ranking FROM unnest(NEW.more_categories) word;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER places_more_update AFTER UPDATE ON places FOR EACH ROW
  WHEN ((OLD.more_categories <> '{}' OR NEW.more_categories <> '{}') AND (OLD.status, OLD.deleted_at, OLD.city_id, OLD.ranking, OLD.more_categories)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.city_id, NEW.ranking, NEW.more_categories)) EXECUTE FUNCTION more_categories_update();

CREATE FUNCTION more_categories_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM more_categories more USING removed WHERE more.place_id = removed.id AND removed.more_categories <> '{}';
  RETURN NULL;
END $$;
CREATE TRIGGER places_more_delete AFTER DELETE ON places REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION more_categories_delete();

CREATE FUNCTION more_categories_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE more_categories;
  RETURN NULL;
END $$;
CREATE TRIGGER places_more_truncate AFTER TRUNCATE ON places FOR EACH STATEMENT EXECUTE FUNCTION more_categories_empty();

CREATE INDEX places_more_categories ON places USING gin (more_categories) WHERE more_categories <> '{}';
`;

const LEXEMES = `
-- The words of a place in the search, with those of all its categories.
CREATE FUNCTION search_lexemes(place places, city cities) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE own tsvector := search_lexemes(place.name, place.category, place.full_address, place.pincode, city);
BEGIN
  IF place.more_categories = '{}' THEN RETURN own; END IF;
  RETURN own || array_to_tsvector(search_tokens(array_to_string(place.more_categories, ' ')) || ARRAY(SELECT '#' || word FROM unnest(place.more_categories) word));
END $$;
`;

/** @param more columns besides those of migration 7 */
const searchTrigger = (more: readonly string[]): string => {
  const columns = ['status', 'deleted_at', 'name', 'category', 'city_id', 'full_address', 'pincode', 'latitude', 'longitude', ...more];
  const row = (name: string) => columns.map((column) => `${name}.${column}`).join(', ');
  return `
DROP TRIGGER places_search_update ON places;
CREATE TRIGGER places_search_update AFTER UPDATE OF ${columns.join(', ')} ON places FOR EACH ROW
  WHEN ((${row('OLD')}) IS DISTINCT FROM (${row('NEW')})) EXECUTE FUNCTION place_search_change();
`;
};

/** Contains everything that the map and a list of an area need of a place. */
const location = (more: string): string => `
DROP INDEX places_location;
CREATE INDEX places_location ON places USING spgist (map_point(longitude, latitude) kd_point_ops)
  INCLUDE (longitude, latitude, city_id, category, rating_average, id${more}) WHERE status = 'active' AND deleted_at IS NULL;
`;

const CELLS: readonly Patch[] = [
  [`ELSE ARRAY['', category] END)`, `ELSE ARRAY['', category] END || more_categories)`],
  ['(SELECT category, city_id, rating_average', '(SELECT category, more_categories, city_id, rating_average'],
];
const COUNTS: readonly Patch[] = [
  ['SELECT city_id, category, sum(step)', 'SELECT city_id, kind AS category, sum(step)'],
  // NULL stands for all categories: a place with two of them counts once in its city.
  [') changed WHERE', ') changed CROSS JOIN unnest(ARRAY[NULL, category] || more_categories) kind WHERE'],
];
const lexemes = (place: string, city: string): readonly Patch[] => [
  [
    `search_lexemes(${['name', 'category', 'full_address', 'pincode'].map((column) => `${place}.${column}`).join(', ')}, ${city})`,
    `search_lexemes(${place}, ${city})`,
  ],
];
const FURTHER_WITH = `EXISTS (SELECT FROM places p WHERE p.more_categories @> ARRAY[word] AND p.more_categories <> '{}')`;
const NOT_PUBLIC = `EXISTS (SELECT FROM places p WHERE p.category = word AND (p.status <> 'active' OR p.deleted_at IS NOT NULL))`;
const MAIN_OF = `EXISTS (SELECT FROM places p WHERE p.category = found.category COLLATE "default" AND p.status = 'active' AND p.deleted_at IS NULL OFFSET 0)`;

/** Parts of the functions that earlier migrations have created. */
const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  map_cells_insert: CELLS,
  map_cells_delete: CELLS,
  map_cells_fill: CELLS,
  map_cells_update: [
    ...CELLS,
    ...['added', 'removed'].map((row): Patch => [`${row}.category,`, `${row}.category, ${row}.more_categories,`]),
    ['city_id, category, longitude', 'city_id, category, more_categories, longitude'],
  ],
  place_counts_insert: COUNTS,
  place_counts_update: COUNTS,
  place_counts_delete: COUNTS,
  place_counts_apply: [
    ['SELECT * FROM unnest(changes)', 'SELECT * FROM unnest(changes) WHERE category IS NOT NULL'],
    ['FROM unnest(changes) WHERE rated', 'FROM unnest(changes) WHERE category IS NULL AND rated'],
    ['FROM unnest(changes) GROUP', 'FROM unnest(changes) WHERE category IS NULL GROUP'],
  ],
  search_add: lexemes('p', 'c'),
  place_search_row: lexemes('place', 'city'),
  search_rename_city: lexemes('p', 'city'),
  search_categories: [
    [`AND ${MAIN_OF}`, `AND (${MAIN_OF}\n      OR EXISTS (SELECT FROM more_categories more WHERE more.category = found.category COLLATE "default" OFFSET 0))`],
  ],
  categories_keep_words: [[NOT_PUBLIC, `${NOT_PUBLIC}\n      OR ${FURTHER_WITH}`]],
};

/** Removes the further categories of all places, so that the triggers count them when they come back. */
const SET_ASIDE = `
SELECT set_config('citypins.category_move', 'on', true);
CREATE TEMP TABLE set_aside ON COMMIT DROP AS SELECT id, more_categories FROM places WHERE more_categories <> '{}';
UPDATE places SET more_categories = '{}' FROM set_aside WHERE places.id = set_aside.id;
`;
const PUT_BACK = `
UPDATE places SET more_categories = set_aside.more_categories FROM set_aside WHERE places.id = set_aside.id;
DROP TABLE set_aside;
SELECT set_config('citypins.category_move', 'off', true);
`;

/** Lists, counts and searches places in each of their categories. */
export class FurtherCategories1790000000055 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SET_ASIDE);
    for (const part of [TABLE, LEXEMES, searchTrigger(['more_categories']), location(', more_categories')]) await runner.query(part);
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(PUT_BACK);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(SET_ASIDE);
    await patchFunctions(runner, FUNCTIONS, 'down');
    for (const part of [searchTrigger([]), location('')]) await runner.query(part);
    await runner.query(`
      DROP INDEX places_more_categories;
      DROP TRIGGER places_distinct_categories ON places;
      DROP TRIGGER places_more_insert ON places;
      DROP TRIGGER places_more_update ON places;
      DROP TRIGGER places_more_delete ON places;
      DROP TRIGGER places_more_truncate ON places;
      DROP TABLE more_categories;
      DROP FUNCTION places_distinct_categories(), more_categories_insert(), more_categories_update(), more_categories_delete(), more_categories_empty(),
        search_lexemes(places, cities)`);
    await runner.query(PUT_BACK);
  }
}
