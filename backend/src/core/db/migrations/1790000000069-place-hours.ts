import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
-- Opening hours as local wall-clock times: one row for all places with the same text, zone, country (if the text has holidays) and position in tenths
-- of a degree (if it has the sun). A job computes the rows.
-- week: minutes of the week, Monday 00:00 = 0; NULL if it is not computed, or cannot be read. special_days: days that differ from the week.
-- special: minutes since 2000-01-01 00:00 that are open on these days. computed_to: the first day that is not covered; NULL if nothing is computed.
-- rules: version of the rules with which it was computed. unused_since: time at which a job has found no place with the row; it removes the row a day
-- later, unless a place has got it.
CREATE TABLE place_hours (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text text NOT NULL,
  time_zone text NOT NULL,
  country text,
  latitude double precision,
  longitude double precision,
  week int4multirange,
  special_days datemultirange NOT NULL DEFAULT '{}',
  special int4multirange NOT NULL DEFAULT '{}',
  computed_to date,
  rules text,
  unused_since timestamptz,
  UNIQUE NULLS NOT DISTINCT (text, time_zone, country, latitude, longitude)
);
CREATE INDEX place_hours_waiting ON place_hours (id) WHERE computed_to IS NULL;
CREATE TRIGGER place_hours_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON place_hours FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();

-- Without a foreign key, which costs one statement per row: the triggers below always write the id of a row.
ALTER TABLE places ADD COLUMN hours_id integer;
`;

const FIND = `
-- Finds the opening hours of a place, and adds them if they are new.
-- A plan that was made for an empty table would scan it for each place once it is large.
CREATE FUNCTION places_set_hours() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  in_zone text;
  in_country text;
  lat double precision;
  lon double precision;
  is_unused boolean;
BEGIN
  NEW.hours_id := NULL;
  IF NEW.opening_hours IS NULL OR btrim(NEW.opening_hours) = '' OR length(NEW.opening_hours) > 500 THEN RETURN NEW; END IF;
  SELECT time_zone, country, latitude, longitude INTO in_zone, in_country, lat, lon FROM cities WHERE id = NEW.city_id;
  IF in_zone IS NULL THEN RETURN NEW; END IF;
  IF NEW.opening_hours !~* '\\y(PH|SH)\\y' THEN in_country := NULL; END IF;
  IF NEW.opening_hours ~* '\\y(sunrise|sunset|dawn|dusk)\\y' THEN
    lat := round(coalesce(NEW.latitude, lat)::numeric, 1);
    lon := round(coalesce(NEW.longitude, lon)::numeric, 1);
  ELSE
    lat := NULL;
    lon := NULL;
  END IF;
  FOR attempt IN 1..3 LOOP
    SELECT id, unused_since IS NOT NULL INTO NEW.hours_id, is_unused FROM place_hours h WHERE h.text = NEW.opening_hours AND h.time_zone = in_zone
      AND h.country IS NOT DISTINCT FROM in_country AND h.latitude IS NOT DISTINCT FROM lat AND h.longitude IS NOT DISTINCT FROM lon;
    -- Otherwise a job could remove the row before this transaction is committed.
    IF is_unused THEN UPDATE place_hours SET unused_since = NULL WHERE id = NEW.hours_id RETURNING id INTO NEW.hours_id; END IF;
    IF NEW.hours_id IS NOT NULL THEN RETURN NEW; END IF;
    INSERT INTO place_hours (text, time_zone, country, latitude, longitude) VALUES (NEW.opening_hours, in_zone, in_country, lat, lon)
      ON CONFLICT DO NOTHING RETURNING id INTO NEW.hours_id;
    IF NEW.hours_id IS NOT NULL THEN RETURN NEW; END IF;
  END LOOP;
  RAISE serialization_failure USING MESSAGE = 'Opening hours are being removed';
END $$;
`;

/** Columns of places on which their row of hours depends. */
const SOURCES = ['opening_hours', 'city_id', 'latitude', 'longitude', 'hours_id'];
const sources = (row: string): string => SOURCES.map((column) => `${row}.${column}`).join(', ');

/** Number of places of a city that are updated together with it; a job updates more. */
const AT_ONCE = 1000;

const TRIGGERS = `
CREATE TRIGGER places_set_hours_insert BEFORE INSERT ON places FOR EACH ROW WHEN (NEW.opening_hours IS NOT NULL OR NEW.hours_id IS NOT NULL)
  EXECUTE FUNCTION places_set_hours();
CREATE TRIGGER places_set_hours_update BEFORE UPDATE OF ${SOURCES.join(', ')} ON places FOR EACH ROW
  WHEN ((NEW.opening_hours IS NOT NULL OR NEW.hours_id IS NOT NULL) AND (${sources('OLD')}) IS DISTINCT FROM (${sources('NEW')}))
  EXECUTE FUNCTION places_set_hours();

-- The time zone or the country of a city has changed, or the position that its places without coordinates have.
CREATE FUNCTION cities_set_hours() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids uuid[] := ARRAY(SELECT id FROM places WHERE city_id = NEW.id AND hours_id IS NOT NULL ORDER BY id LIMIT ${AT_ONCE + 1});
BEGIN
  IF cardinality(ids) > ${AT_ONCE} THEN
    PERFORM graphile_worker.add_job('place-hours', json_build_object('cityId', NEW.id), 'place-hours', priority => 10);
  ELSE
    PERFORM place_hours_renew(ids);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER cities_set_hours AFTER UPDATE OF time_zone, country, latitude, longitude ON cities FOR EACH ROW
  WHEN ((OLD.time_zone, OLD.country, OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.time_zone, NEW.country, NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION cities_set_hours();

-- Finds the hours of places again.
CREATE FUNCTION place_hours_renew(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM places WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE places p SET hours_id = NULL FROM cities c, place_hours h WHERE p.id = ANY (ids) AND c.id = p.city_id AND h.id = p.hours_id
    AND (h.time_zone <> c.time_zone OR h.country <> c.country OR h.latitude IS NOT NULL AND p.latitude IS NULL);
END $$;

-- Adds one job per transaction: an import adds hours for many places.
CREATE FUNCTION place_hours_compute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('citypins.hours_job', true) IS DISTINCT FROM 'added' AND EXISTS (SELECT FROM added) THEN
    PERFORM graphile_worker.add_job('place-hours', '{}', 'place-hours', priority => 10);
    PERFORM set_config('citypins.hours_job', 'added', true);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER place_hours_compute AFTER INSERT ON place_hours REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION place_hours_compute();
`;

/** SQL for the local time of a place: the given one, or that of an instant. */
const LOCAL = `coalesce(at_local, at_instant AT TIME ZONE h.time_zone)`;
/** Minutes from 2000-01-01 00:00 to the local time. */
const MINUTE = `floor((date_part('epoch', ${LOCAL}) - 946684800) / 60)::integer`;

/** Minutes from Monday 1999-12-27 to 2000-01-01, a Saturday. */
const SINCE_MONDAY = 5 * 1440;

const OPEN = `
-- Whether a place is open at a local time, or at an instant if that is NULL; false for places without readable hours. The planner inlines it.
-- Only zones that PostgreSQL knows have a week.
CREATE FUNCTION place_open(place places, h place_hours, at_instant timestamptz, at_local timestamp DEFAULT NULL) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN h.week IS NULL THEN false
    WHEN place.business_status IS NOT NULL AND (place.business_status = 'closed-permanently' OR place.opens_on IS NULL OR place.opens_on > to_char(${LOCAL}, 'YYYY-MM-DD')) THEN false
    WHEN ${LOCAL}::date <@ h.special_days THEN ${MINUTE} <@ h.special
    ELSE (${MINUTE} + ${SINCE_MONDAY}) % 10080 <@ h.week END
$$;
`;

/** Opening hours of places as ranges of minutes, for lists of places that are open. Migration 1790000000070 finds those of existing places. */
export class PlaceHours1790000000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLE, FIND, TRIGGERS, OPEN]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION place_open(places, place_hours, timestamptz, timestamp);
      DROP TRIGGER cities_set_hours ON cities;
      DROP TRIGGER places_set_hours_insert ON places;
      DROP TRIGGER places_set_hours_update ON places;
      DROP TABLE place_hours;
      DROP FUNCTION place_hours_compute(), cities_set_hours(), place_hours_renew(uuid[]), places_set_hours();
      ALTER TABLE places DROP COLUMN hours_id`);
  }
}
