import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Patch, patchFunctions } from './patch-functions.js';

const COLUMN = `
-- The names of a place besides the one on the sign, normalized like that one; null without any.
ALTER TABLE place_search ADD COLUMN names text[] COLLATE "C";
CREATE INDEX place_search_names ON place_search USING gin (names) WITH (fastupdate = off) WHERE names IS NOT NULL;

CREATE FUNCTION search_further_names(place places) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF place.names = '{}' AND place.other_names IS NULL THEN RETURN NULL; END IF;
  RETURN (SELECT array_agg(DISTINCT name) FROM (SELECT array_to_string(search_terms(text), ' ') AS name
    FROM (SELECT value AS text FROM jsonb_each_text(place.names) UNION ALL SELECT string_to_table(place.other_names, ';')) texts) further WHERE name <> '');
END $$;

-- How well names match a phrase: 4 if one is equal, 2 if one has no other words, 1 if one starts with it, and their sums.
CREATE FUNCTION search_best_rank(names text[], phrase text, words text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT max(4 * (name = phrase)::integer + 2 * (string_to_array(name, ' ') <@ words)::integer + starts_with(name, phrase)::integer) FROM unnest(names) name
$$;
CREATE FUNCTION search_name_rank(name text, names text[], phrase text, words text[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN names IS NULL THEN 4 * (name = phrase)::integer + 2 * (string_to_array(name, ' ') <@ words)::integer + starts_with(name, phrase)::integer
    ELSE search_best_rank(name || names, phrase, words) END
$$;

-- The text by which the console finds a place: the names of the place and of its city.
CREATE FUNCTION search_title(place places, city cities) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_normalize(concat_ws(' ', search_all_names(place.name, place.names), place.other_names, search_all_names(city.name, city.names)))
$$;
`;

/** @param indent spaces before the second line */
const order = (indent: string): Patch => [
  `s.name = phrase DESC,\n${indent}string_to_array(s.name, ' ') <@ words DESC, starts_with(s.name, phrase) DESC, s.ranking`,
  `search_name_rank(s.name, s.names, phrase, words) DESC,\n${indent}s.ranking`,
];
const title = (place: string, city: string): Patch => [`search_normalize(${place}.name || ' ' || ${city}.name)`, `search_title(${place}, ${city})`];

/** Parts of the functions that earlier migrations have created. */
const FUNCTIONS: Readonly<Record<string, readonly Patch[]>> = {
  search_matches: [
    order('        '),
    order('          '),
    [
      'ids := ARRAY(SELECT s.place_id FROM place_search s WHERE s.name = phrase AND',
      'inside := ARRAY(SELECT place_id FROM place_search WHERE names @> ARRAY[phrase] LIMIT 1000);\n' +
        '  ids := ARRAY(SELECT s.place_id FROM place_search s WHERE (s.name = phrase OR s.place_id = ANY (inside)) AND',
    ],
  ],
  search_add: [
    title('p', 'c'),
    ['stars, ranking, name, lexemes)', 'stars, ranking, name, lexemes, names)'],
    ['search_lexemes(p, c)\n', 'search_lexemes(p, c), search_further_names(p)\n'],
  ],
  place_search_row: [['search_lexemes(place, city)\n', 'search_lexemes(place, city), search_further_names(place)\n']],
  place_search_change: [['lexemes = made.lexemes;', 'lexemes = made.lexemes, names = made.names;']],
  place_titles_change: [title('NEW', 'c')],
  search_rename_city: [title('p', 'city')],
};

/** A change of these names changes the text of the console as well. */
const TRIGGER = `
CREATE TRIGGER places_titles_names AFTER UPDATE OF names, other_names ON places FOR EACH ROW
  WHEN ((OLD.names, OLD.other_names) IS DISTINCT FROM (NEW.names, NEW.other_names)) EXECUTE FUNCTION place_titles_change();
`;

/** @param text SQL for the text of the place p in the city c */
const titles = (text: string): string => `
UPDATE place_titles t SET title = ${text} FROM places p JOIN cities c ON c.id = p.city_id
  WHERE t.place_id = p.id AND (p.names <> '{}' OR p.other_names IS NOT NULL OR c.names <> '{}');
`;

/** Sorts places by all their names, as by the name on the sign, and finds them by all their names in the console. */
export class NamesInSearchOrder1790000000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMN);
    await patchFunctions(runner, FUNCTIONS, 'up');
    await runner.query(TRIGGER);
    await runner.query(`
      UPDATE place_search s SET names = search_further_names(p) FROM places p WHERE s.place_id = p.id AND (p.names <> '{}' OR p.other_names IS NOT NULL)`);
    await runner.query(titles('search_title(p, c)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER places_titles_names ON places; ALTER TABLE place_search DROP COLUMN names');
    await patchFunctions(runner, FUNCTIONS, 'down');
    await runner.query(titles(`search_normalize(p.name || ' ' || c.name)`));
    await runner.query('DROP FUNCTION search_further_names(places), search_name_rank, search_best_rank, search_title(places, cities)');
  }
}
