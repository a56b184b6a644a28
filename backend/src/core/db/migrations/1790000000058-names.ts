import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteOverrides } from './note-overrides.js';
import { type Patch, patchFunctions } from './patch-functions.js';

/** Columns of cities that imports write, before and after this migration. */
const BEFORE = ['name', 'state', 'country', 'description', 'population', 'founded_year', 'latitude', 'longitude', 'time_zone'] as const;
const ADDED = ['names', 'descriptions'] as const;

const NAMES = `
ALTER TABLE cities ADD COLUMN names jsonb NOT NULL DEFAULT '{}', ADD COLUMN descriptions jsonb NOT NULL DEFAULT '{}';

-- A name, followed by the names in other languages.
CREATE FUNCTION search_all_names(name text, names jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
BEGIN
  IF names = '{}' THEN RETURN name; END IF;
  RETURN name || ' ' || (SELECT string_agg(value, ' ' ORDER BY key) FROM jsonb_each_text(names));
END $$;

-- The name in the first of the languages that has one, or else the name on the sign. There are at most three languages: zh-Hant-TW, zh-Hant, zh.
CREATE FUNCTION shown_name(name text, names jsonb, languages text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(names ->> languages[1], names ->> languages[2], names ->> languages[3], name)
$$;
`;

/** Normalized texts by which cities are searched: `search_names` contains no state and no country. */
const CITY_TEXTS = `
ALTER TABLE cities DROP COLUMN search_text;
ALTER TABLE cities
  ADD COLUMN search_names text NOT NULL GENERATED ALWAYS AS (search_normalize(search_all_names(name, names))) STORED,
  ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_normalize(search_all_names(name, names) || ' ' || state || ' ' || country)) STORED;
CREATE INDEX cities_search ON cities USING gin (search_text gin_trgm_ops);
`;
const CITY_TEXTS_BEFORE = `
ALTER TABLE cities DROP COLUMN search_names, DROP COLUMN search_text;
ALTER TABLE cities ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (search_normalize(name || ' ' || state || ' ' || country)) STORED;
CREATE INDEX cities_search ON cities USING gin (search_text gin_trgm_ops);
`;

/** A change of these names changes the search, like one of the name itself. */
const TRIGGERS = `
CREATE TRIGGER places_search_names AFTER UPDATE OF names ON places FOR EACH ROW WHEN (OLD.names <> NEW.names) EXECUTE FUNCTION place_search_change();
CREATE TRIGGER cities_search_names AFTER UPDATE OF names ON cities FOR EACH ROW WHEN (OLD.names <> NEW.names) EXECUTE FUNCTION cities_search_change();
`;

/** Functions that compute the search texts of places and cities. */
const SEARCH: Readonly<Record<string, readonly Patch[]>> = {
  'search_lexemes(places, cities)': [['search_lexemes(place.name,', 'search_lexemes(search_all_names(place.name, place.names),']],
  'search_lexemes(text, text, text, text, cities)': [[' city.name,', ' search_all_names(city.name, city.names),']],
  search_rename_city: [["concat_ws(' ', city.name,", "concat_ws(' ', search_all_names(city.name, city.names),"]],
  search_cities: [
    [
      "translate(c.search_name, '-''', '  ') LIKE '% ' || typed || '%'",
      "translate(c.search_names, '-''', '  ') LIKE ANY (ARRAY['% ' || typed || '%', '% ' || search_normalize(btrim(search)) || '%'])",
    ],
    ['typed <% c.search_name ', 'typed <% c.search_names '],
    ['word_similarity(typed, c.search_name)', 'word_similarity(typed, c.search_names)'],
  ],
};

/** Names and descriptions of cities by language, and a search by the names of places and cities in all languages. */
export class Names1790000000058 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [NAMES, CITY_TEXTS, noteOverrides('cities', [...BEFORE, ...ADDED])]) await runner.query(part);
    await patchFunctions(runner, SEARCH, 'up');
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER places_search_names ON places; DROP TRIGGER cities_search_names ON cities');
    await patchFunctions(runner, SEARCH, 'down');
    for (const part of [noteOverrides('cities', BEFORE), CITY_TEXTS_BEFORE]) await runner.query(part);
    await runner.query('ALTER TABLE cities DROP COLUMN names, DROP COLUMN descriptions; DROP FUNCTION search_all_names, shown_name');
  }
}
