import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
-- Facts by which lists of places are filtered, as group:value. Places have their ids.
CREATE TABLE place_tags (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tag text NOT NULL UNIQUE);

-- has_photos: whether a user has uploaded a photo of the place that is public.
ALTER TABLE places ADD COLUMN tags integer[] NOT NULL DEFAULT '{}', ADD COLUMN has_photos boolean NOT NULL DEFAULT false;
`;

/** Signs of currencies, which Unicode calls Sc. */
const CURRENCIES = '$¢£¤¥֏؋৲৳৻૱௹฿៛₠₡₢₣₤₥₦₧₨₩₪₫€₭₮₯₰₱₲₳₴₵₶₷₸₹₺₻₼₽₾₿⃀꠸﷼﹩＄￠￡￥￦';

const TAGS = `
-- The price of a text: free, or 1 to 4 by the number of currency signs; NULL for other texts.
CREATE FUNCTION price_level(price text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN lower(price) = 'free' THEN 'free'
    WHEN price <> '' AND strpos('${CURRENCIES}', left(price, 1)) > 0 AND rtrim(price, left(price, 1)) = '' THEN least(length(price), 4)::text END
$$;

-- All writers add tags in the same order, which prevents deadlocks.
CREATE FUNCTION place_tags_add(words text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO place_tags (tag) SELECT DISTINCT word FROM unnest(words) word WHERE NOT EXISTS (SELECT FROM place_tags known WHERE known.tag = word)
    ORDER BY word ON CONFLICT DO NOTHING
$$;

SELECT place_tags_add('{price:free,price:1,price:2,price:3,price:4,rating:1,rating:2,rating:3,rating:4,photos:yes}');
`;

/** Columns from which the tags follow. */
const SOURCES = ['category', 'more_categories', 'price_range', 'rating_average', 'has_photos', 'attributes', 'tags'];
const sources = (row: string): string => SOURCES.map((column) => `${row}.${column}`).join(', ');

const TRIGGERS = `
-- Options of attributes have tags from their definition on: other values, such as texts, have none.
-- A plan that was made for an empty table would scan it for each place once it is large.
CREATE FUNCTION places_set_tags() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  words text[] := ARRAY['category:' || NEW.category];
  options text[] := '{}';
  known integer;
  price text := price_level(NEW.price_range);
  attribute text;
  given jsonb;
BEGIN
  IF NEW.more_categories <> '{}' THEN words := words || ARRAY(SELECT 'category:' || word FROM unnest(NEW.more_categories) word); END IF;
  IF price IS NOT NULL THEN words := words || ('price:' || price); END IF;
  IF NEW.rating_average >= 1 THEN words := words || ('{rating:1,rating:2,rating:3,rating:4}'::text[])[:floor(NEW.rating_average)::integer]; END IF;
  IF NEW.has_photos THEN words := words || 'photos:yes'::text; END IF;
  IF NEW.attributes <> '{}' THEN
    -- A loop is faster here than a query.
    FOR attribute, given IN SELECT key, value FROM jsonb_each(NEW.attributes) LOOP
      CASE jsonb_typeof(given)
        WHEN 'boolean' THEN options := options || ('attr:' || attribute || CASE given WHEN 'true' THEN ':yes' ELSE ':no' END);
        WHEN 'string' THEN options := options || ('attr:' || attribute || ':' || (given #>> '{}'));
        WHEN 'array' THEN
          FOR i IN 0..jsonb_array_length(given) - 1 LOOP options := options || ('attr:' || attribute || ':' || (given ->> i)); END LOOP;
        ELSE NULL;
      END CASE;
    END LOOP;
  END IF;
  SELECT coalesce(array_agg(id), '{}'), count(*) FILTER (WHERE tag = ANY (words)) INTO NEW.tags, known FROM place_tags WHERE tag = ANY (words || options);
  IF known < cardinality(words) THEN
    PERFORM place_tags_add(words);
    NEW.tags := ARRAY(SELECT id FROM place_tags WHERE tag = ANY (words || options));
  END IF;
  RETURN NEW;
END $$;
-- By their names, these triggers follow places_distinct_categories.
CREATE TRIGGER places_set_tags_insert BEFORE INSERT ON places FOR EACH ROW EXECUTE FUNCTION places_set_tags();
CREATE TRIGGER places_set_tags_update BEFORE UPDATE OF ${SOURCES.join(', ')} ON places FOR EACH ROW
  WHEN ((${sources('OLD')}) IS DISTINCT FROM (${sources('NEW')})) EXECUTE FUNCTION places_set_tags();

CREATE FUNCTION categories_add_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_tags_add(ARRAY['category:' || NEW.slug]);
  RETURN NULL;
END $$;
CREATE TRIGGER categories_add_tags AFTER INSERT OR UPDATE OF slug ON categories FOR EACH ROW EXECUTE FUNCTION categories_add_tags();

-- The options of an attribute; yes and no for a yes-no attribute.
CREATE FUNCTION attribute_options(attribute attributes) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT option ->> 'key' FROM jsonb_array_elements(attribute.options) option WHERE attribute.kind IN ('choice', 'several')
  UNION ALL SELECT unnest('{no,yes}'::text[]) WHERE attribute.kind = 'yes-no'
$$;

-- If places already have new options, a job computes their tags: the values of another site, or of an attribute that was deleted.
CREATE FUNCTION attributes_add_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE added text[] := ARRAY(SELECT option FROM attribute_options(NEW) option WHERE NOT EXISTS (SELECT FROM place_tags WHERE tag = 'attr:' || NEW.key || ':' || option));
BEGIN
  PERFORM place_tags_add(ARRAY(SELECT 'attr:' || NEW.key || ':' || option FROM unnest(added) option));
  IF EXISTS (SELECT FROM unnest(added) option WHERE EXISTS (SELECT FROM places WHERE attributes <> '{}' AND attributes @> jsonb_build_object(NEW.key, CASE NEW.kind
      WHEN 'several' THEN jsonb_build_array(option) WHEN 'yes-no' THEN to_jsonb(option = 'yes') ELSE to_jsonb(option) END))) THEN
    PERFORM graphile_worker.add_job('place-tags', json_build_object('key', NEW.key), 'place-tags', priority => 10);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attributes_add_tags AFTER INSERT OR UPDATE OF kind, options ON attributes FOR EACH ROW EXECUTE FUNCTION attributes_add_tags();

SELECT place_tags_add(ARRAY(SELECT 'category:' || slug FROM categories UNION ALL SELECT 'attr:' || a.key || ':' || option FROM attributes a, attribute_options(a) option));
`;

const PHOTOS = `
-- SQL for whether a place has a public photo of a user.
CREATE FUNCTION place_has_photos(place uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM place_images i JOIN photos f ON f.id = i.photo_id WHERE i.place_id = place AND f.status = 'approved' AND f.deleted_at IS NULL)
$$;

-- Each update locks its place first, and then sees the photos that others have committed before.
CREATE FUNCTION places_note_photos(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM places WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE places SET has_photos = NOT has_photos WHERE id = ANY (ids) AND has_photos <> place_has_photos(id);
END $$;

CREATE FUNCTION place_images_note_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM places_note_photos(ARRAY[NEW.place_id]) WHERE NEW.photo_id IS NOT NULL; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM places_note_photos(ARRAY[OLD.place_id]) WHERE OLD.photo_id IS NOT NULL; END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER place_images_note_photos AFTER INSERT OR DELETE OR UPDATE OF place_id, photo_id ON place_images
  FOR EACH ROW EXECUTE FUNCTION place_images_note_photos();

CREATE FUNCTION photos_note_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM places_note_photos(ARRAY(SELECT place_id FROM place_images WHERE photo_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER photos_note_places AFTER UPDATE OF status, deleted_at ON photos FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at)) EXECUTE FUNCTION photos_note_places();
`;

/** Tags of places for filters, which triggers keep. Migration 1790000000070 computes those of existing places. */
export class PlaceTags1790000000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLE, TAGS, TRIGGERS, PHOTOS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER photos_note_places ON photos;
      DROP TRIGGER place_images_note_photos ON place_images;
      DROP TRIGGER attributes_add_tags ON attributes;
      DROP TRIGGER categories_add_tags ON categories;
      DROP TRIGGER places_set_tags_insert ON places;
      DROP TRIGGER places_set_tags_update ON places;
      DROP FUNCTION photos_note_places(), place_images_note_photos(), places_note_photos(uuid[]), place_has_photos(uuid), attributes_add_tags(),
        attribute_options(attributes), categories_add_tags(), places_set_tags(), place_tags_add(text[]), price_level(text);
      ALTER TABLE places DROP COLUMN tags, DROP COLUMN has_photos;
      DROP TABLE place_tags`);
  }
}
