import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

/** The first categories: slug, icon, color, type in schema.org. The scene of the illustrations has the slug as its name. */
const PRESETS = [
  ['restaurant', 'restaurant', '#C9402A', 'Restaurant'],
  ['cafe', 'local-cafe', '#8A5A2B', 'CafeOrCoffeeShop'],
  ['bar', 'local-bar', '#7A3E9D', 'BarOrPub'],
  ['attraction', 'attractions', '#5E4BB3', 'TouristAttraction'],
  ['museum', 'museum', '#3D5A9E', 'Museum'],
  ['park', 'park', '#2F7A4A', 'Park'],
  ['hotel', 'hotel', '#0B6B8A', 'Hotel'],
  ['shopping', 'shopping-bag', '#B0336B', 'ShoppingCenter'],
  ['beach', 'beach-access', '#0A7285', 'Beach'],
  ['historic', 'fort', '#8C5A14', 'LandmarksOrHistoricalBuildings'],
  ['theatre', 'theater-comedy', '#A12B4E', 'PerformingArtsTheater'],
  ['worship', 'account-balance', '#4A6572', 'PlaceOfWorship'],
  ['market', 'storefront', '#5F6B12', 'LocalBusiness'],
  ['other', 'place', '#5B566B', 'Place'],
] as const;

const TABLE = `
CREATE TABLE categories (
  id uuid PRIMARY KEY,
  slug text NOT NULL,
  preset text,
  names jsonb NOT NULL DEFAULT '{}',
  plurals jsonb NOT NULL DEFAULT '{}',
  icon text NOT NULL,
  color text NOT NULL,
  art text NOT NULL,
  schema_type text NOT NULL,
  is_hidden boolean NOT NULL DEFAULT false,
  aliases text[] NOT NULL DEFAULT '{}',
  pending text[] NOT NULL DEFAULT '{}',
  search_texts text[] NOT NULL DEFAULT '{}',
  search_words text[] NOT NULL DEFAULT '{}',
  rank integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX categories_slug ON categories (slug) WHERE deleted_at IS NULL;

INSERT INTO categories (id, slug, preset, icon, color, art, schema_type, rank)
VALUES ${PRESETS.map(([slug, icon, color, type], i) => `(gen_random_uuid(), '${slug}', '${slug}', '${icon}', '${color}', '${slug}', '${type}', ${i + 1})`).join(', ')};

-- Every other word that places have, or could get by a suggested edit, becomes a category.
INSERT INTO categories (id, slug, names, icon, color, art, schema_type, rank)
SELECT gen_random_uuid(), word, jsonb_build_object('en', upper(left(word, 1)) || substr(word, 2)), 'place', '', 'other', 'LocalBusiness',
  ${PRESETS.length} + row_number() OVER (ORDER BY word)
FROM (SELECT category AS word FROM places UNION SELECT changes -> 'category' ->> 'after' FROM place_edits WHERE status = 'pending') words
WHERE word <> '' AND word NOT IN (SELECT slug FROM categories);
`;

/** Words of the visible categories, which any query can join. */
const WORDS = `
CREATE VIEW category_words AS
SELECT slug AS word, slug, is_hidden FROM categories WHERE deleted_at IS NULL
UNION ALL SELECT unnest(aliases), slug, is_hidden FROM categories WHERE deleted_at IS NULL;
`;

const RULES = `
-- Places that are not public; the other indexes of the column contain only the public ones.
CREATE INDEX places_category_not_public ON places (category) WHERE status <> 'active' OR deleted_at IS NOT NULL;

-- A former slug stays as an alias, also if an undo restores an older slug. Aliases that places still have are pending.
CREATE FUNCTION categories_keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.slug <> OLD.slug AND NOT EXISTS (SELECT FROM category_words w WHERE w.word = OLD.slug AND w.slug <> OLD.slug) THEN
    NEW.aliases := array_append(array_remove(NEW.aliases, OLD.slug), OLD.slug);
  END IF;
  NEW.aliases := array_remove(NEW.aliases, NEW.slug);
  NEW.pending := ARRAY(SELECT word FROM unnest(NEW.aliases) word
    WHERE EXISTS (SELECT FROM places p WHERE p.category = word AND p.status = 'active' AND p.deleted_at IS NULL)
      OR EXISTS (SELECT FROM places p WHERE p.category = word AND (p.status <> 'active' OR p.deleted_at IS NOT NULL)));
  NEW.search_texts := ARRAY(SELECT DISTINCT search_normalize(text) FROM (SELECT NEW.slug UNION SELECT unnest(NEW.aliases)
    UNION SELECT value FROM jsonb_each_text(NEW.names) UNION SELECT value FROM jsonb_each_text(NEW.plurals)) texts (text));
  -- A search finds the words of the slug by the places, which have them.
  NEW.search_words := ARRAY(SELECT DISTINCT word FROM unnest(NEW.search_texts) text, unnest(search_tokens(text)) word WHERE word <> ALL (search_tokens(NEW.slug)));
  RETURN NEW;
END $$;
CREATE TRIGGER categories_keep_words BEFORE INSERT OR UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION categories_keep_words();

-- One word stands for at most one category. An undo that breaks the rule fails like any other that finds its place taken.
CREATE FUNCTION categories_be_distinct() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM category_words GROUP BY word HAVING count(*) > 1) THEN
    RAISE unique_violation USING MESSAGE = 'A word stands for two categories';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER categories_be_distinct AFTER INSERT OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION categories_be_distinct();

-- Users have not edited a place whose category was renamed or merged: later imports can still change its category.
CREATE OR REPLACE FUNCTION note_overrides() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name text;
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  kept jsonb := coalesce(OLD.overridden, '{}');
BEGIN
  IF current_setting('citypins.category_move', true) = 'on' THEN RETURN NEW; END IF;
  FOREACH name IN ARRAY TG_ARGV LOOP
    CONTINUE WHEN old_row -> name = new_row -> name;
    IF NOT kept ? name THEN kept := kept || jsonb_build_object(name, old_row -> name);
    ELSIF kept -> name = new_row -> name THEN kept := kept - name;
    END IF;
  END LOOP;
  NEW.overridden := nullif(kept, '{}');
  RETURN NEW;
END $$;

-- Also computes the words of the first categories.
UPDATE categories SET rank = rank;

CREATE TRIGGER categories_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();
`;

/** Categories that admins change in the console. All processes are notified of a change. */
export class CategoryTable1790000000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'category']);
    for (const part of [TABLE, WORDS, RULES]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX places_category_not_public;
      DROP VIEW category_words;
      DROP TABLE categories;
      DROP FUNCTION categories_keep_words(), categories_be_distinct();
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'category';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'category'));
  }
}
