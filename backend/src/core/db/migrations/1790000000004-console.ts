import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTIVITIES = `
CREATE TYPE activity_target AS ENUM ('city', 'place', 'review', 'user', 'photo', 'place-edit', 'report');
CREATE TABLE activities (
  id uuid PRIMARY KEY,
  -- Id of the action. Everything with the same id can be undone together.
  change_id uuid NOT NULL,
  actor_id uuid REFERENCES users,
  action text NOT NULL,
  target_kind activity_target NOT NULL,
  target_id uuid NOT NULL,
  -- Label of the target at that time. Never the name of a person, because it must disappear with the account.
  label text,
  -- Changed columns, by name.
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX activities_newest ON activities (created_at DESC, id DESC);
CREATE INDEX activities_target ON activities (target_kind, target_id, created_at DESC, id DESC);
CREATE INDEX activities_actor ON activities (actor_id, created_at DESC, id DESC);
CREATE INDEX activities_action ON activities (action, created_at DESC, id DESC);
CREATE INDEX activities_change ON activities (change_id);

CREATE FUNCTION activities_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What has happened stays as it was written down';
END $$;
CREATE TRIGGER activities_stay BEFORE UPDATE OR DELETE ON activities FOR EACH ROW EXECUTE FUNCTION activities_stay();
`;

const CONSOLE = `
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  screen text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, screen, name)
);

-- The moderator who is working on an item. Until the claim expires, no other moderator decides about the item.
CREATE TABLE moderation_claims (
  target_kind activity_target NOT NULL,
  target_id uuid NOT NULL,
  moderator_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (target_kind, target_id)
);
CREATE INDEX moderation_claims_moderator_id ON moderation_claims (moderator_id);
`;

const PICTURES = `
ALTER TABLE cities ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Point that must stay visible when the picture is cropped: fractions of its width and height.
ALTER TABLE city_images ADD COLUMN photo_id uuid UNIQUE REFERENCES photos ON DELETE CASCADE,
  ADD COLUMN focus_x double precision NOT NULL DEFAULT 0.5, ADD COLUMN focus_y double precision NOT NULL DEFAULT 0.5;
ALTER TABLE place_images ADD COLUMN focus_x double precision NOT NULL DEFAULT 0.5, ADD COLUMN focus_y double precision NOT NULL DEFAULT 0.5;
`;

/** Each sort order of the admin console is one index range. Searches use trigram indexes. */
const LISTS = `
CREATE INDEX cities_by_name ON cities (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX places_by_name ON places (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX places_by_age ON places (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX places_by_status ON places (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_by_name ON users (search_normalize(name), id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_age ON users (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_by_role ON users (role, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX users_search ON users USING gin (search_normalize(name || ' ' || email::text) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX reviews_by_age ON reviews (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX reviews_by_status ON reviews (status, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- Moderators see the longest waiting reviews first: since they were written, edited, or held because of reports.
CREATE INDEX reviews_waiting ON reviews (greatest(created_at, edited_at, held_at), id) WHERE status = 'pending' AND deleted_at IS NULL;
DROP INDEX reviews_pending;
CREATE INDEX reviews_by_rating ON reviews (rating, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX reviews_search ON reviews USING gin (search_normalize(coalesce(title, '') || ' ' || comment) gin_trgm_ops) WHERE deleted_at IS NULL;
CREATE INDEX places_search_name ON places USING gin (search_normalize(name) gin_trgm_ops) WHERE deleted_at IS NULL;
-- Indexes for the hourly purge. Without the last four, it would read all reviews and reports for each place that it deletes.
CREATE INDEX cities_deleted ON cities (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX places_deleted ON places (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX reviews_deleted ON reviews (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX reviews_place_id ON reviews (place_id);
CREATE INDEX reports_place_id ON reports (place_id) WHERE status = 'open' AND place_id IS NOT NULL;
CREATE INDEX reports_review_id ON reports (review_id) WHERE status = 'open' AND review_id IS NOT NULL;
CREATE INDEX reports_photo_id ON reports (photo_id) WHERE status = 'open' AND photo_id IS NOT NULL;
`;

/**
 * Statement triggers replace the row triggers of counters, because many rows are now changed at once. A statement changes each counter once, and all
 * statements use the same order.
 * The functions of the row triggers stay, for the way down.
 */
const COUNTERS = `
DROP TRIGGER places_search_update ON places;
CREATE TRIGGER places_search_update AFTER UPDATE OF name, category, city_id, full_address, pincode ON places FOR EACH ROW
  WHEN ((OLD.name, OLD.category, OLD.city_id, OLD.full_address, OLD.pincode) IS DISTINCT FROM (NEW.name, NEW.category, NEW.city_id, NEW.full_address, NEW.pincode))
  EXECUTE FUNCTION place_search_change();

CREATE FUNCTION place_counts_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(x.city_id, x.category, x.step) FROM (
    SELECT city_id, category, sum(step)::integer AS step FROM (
      SELECT city_id, category, -1 AS step FROM old_rows WHERE status = 'active' AND deleted_at IS NULL
      UNION ALL SELECT city_id, category, 1 FROM new_rows WHERE status = 'active' AND deleted_at IS NULL) change
    GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
CREATE FUNCTION place_counts_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_counts_add(x.city_id, x.category, -x.n) FROM (
    SELECT city_id, category, count(*)::integer AS n FROM old_rows WHERE status = 'active' AND deleted_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2) x;
  RETURN NULL;
END $$;
DROP TRIGGER places_count_update ON places;
DROP TRIGGER places_count_delete ON places;
CREATE TRIGGER places_count_update AFTER UPDATE ON places REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_counts_update();
CREATE TRIGGER places_count_delete AFTER DELETE ON places REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_counts_delete();

-- Places first, in the order of their ids, then the stars, then the reviews: the same order as for inserts.
CREATE FUNCTION reviews_count_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more record;
BEGIN
  SELECT coalesce(sum(rating * step), 0) AS stars, coalesce(sum(step), 0) AS reviews INTO more FROM (
    SELECT rating, -1 AS step FROM old_rows WHERE status = 'approved' AND deleted_at IS NULL
    UNION ALL SELECT rating, 1 FROM new_rows WHERE status = 'approved' AND deleted_at IS NULL) change;
  PERFORM place_rate(x.place_id, x.stars, x.step) FROM (
    SELECT place_id, sum(rating * step)::integer AS stars, sum(step)::integer AS step FROM (
      SELECT place_id, rating, -1 AS step FROM old_rows WHERE status = 'approved' AND deleted_at IS NULL
      UNION ALL SELECT place_id, rating, 1 FROM new_rows WHERE status = 'approved' AND deleted_at IS NULL) change
    GROUP BY 1 HAVING sum(rating * step) <> 0 OR sum(step) <> 0 ORDER BY 1) x;
  UPDATE totals SET n = n + more.stars WHERE name = 'stars' AND more.stars <> 0;
  UPDATE totals SET n = n + more.reviews WHERE name = 'reviews' AND more.reviews <> 0;
  RETURN NULL;
END $$;
CREATE FUNCTION reviews_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  less record;
BEGIN
  SELECT coalesce(sum(rating), 0) AS stars, count(*) AS reviews INTO less FROM old_rows WHERE status = 'approved' AND deleted_at IS NULL;
  PERFORM place_rate(x.place_id, -x.stars, -x.n) FROM (
    SELECT place_id, sum(rating)::integer AS stars, count(*)::integer AS n FROM old_rows WHERE status = 'approved' AND deleted_at IS NULL GROUP BY 1 ORDER BY 1) x;
  UPDATE totals SET n = n - less.stars WHERE name = 'stars' AND less.stars <> 0;
  UPDATE totals SET n = n - less.reviews WHERE name = 'reviews' AND less.reviews <> 0;
  RETURN NULL;
END $$;
DROP TRIGGER reviews_rate_update ON reviews;
DROP TRIGGER reviews_rate_delete ON reviews;
DROP TRIGGER reviews_total_up ON reviews;
DROP TRIGGER reviews_total_down ON reviews;
DROP TRIGGER reviews_total_delete ON reviews;
CREATE TRIGGER reviews_count_update AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_count_update();
CREATE TRIGGER reviews_count_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_count_delete();
`;

/** The row triggers of the earlier migrations. */
const COUNTERS_BEFORE = `
DROP TRIGGER reviews_count_delete ON reviews;
DROP TRIGGER reviews_count_update ON reviews;
CREATE TRIGGER reviews_total_up AFTER UPDATE OF status, deleted_at ON reviews FOR EACH ROW
  WHEN (NOT (OLD.status = 'approved' AND OLD.deleted_at IS NULL) AND NEW.status = 'approved' AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION totals_step('1');
CREATE TRIGGER reviews_total_down AFTER UPDATE OF status, deleted_at ON reviews FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL AND NOT (NEW.status = 'approved' AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION totals_step('-1');
CREATE TRIGGER reviews_total_delete AFTER DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'approved' AND OLD.deleted_at IS NULL) EXECUTE FUNCTION totals_step('-1');
CREATE TRIGGER reviews_rate_update AFTER UPDATE OF rating, status, deleted_at ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rate_change();
CREATE TRIGGER reviews_rate_delete AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rate_change();
DROP TRIGGER places_count_delete ON places;
DROP TRIGGER places_count_update ON places;
CREATE TRIGGER places_count_update AFTER UPDATE OF status, deleted_at, city_id, category ON places FOR EACH ROW EXECUTE FUNCTION place_counts_change();
CREATE TRIGGER places_count_delete AFTER DELETE ON places FOR EACH ROW EXECUTE FUNCTION place_counts_change();
DROP TRIGGER places_search_update ON places;
CREATE TRIGGER places_search_update AFTER UPDATE OF name, category, city_id, full_address, pincode ON places FOR EACH ROW EXECUTE FUNCTION place_search_change();
DROP FUNCTION reviews_count_delete(), reviews_count_update(), place_counts_delete(), place_counts_update();
`;

export class Console1790000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [ACTIVITIES, CONSOLE, PICTURES, LISTS, COUNTERS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(COUNTERS_BEFORE);
    await runner.query(`
      DROP INDEX reviews_place_id, reviews_deleted, places_deleted, cities_deleted;
      CREATE INDEX reviews_pending ON reviews (created_at, id) WHERE status = 'pending' AND deleted_at IS NULL;
      DROP INDEX reviews_waiting, reports_photo_id, reports_review_id, reports_place_id, places_search_name, reviews_search, reviews_by_rating,
        reviews_by_status, reviews_by_age, users_search, users_deleted, users_by_role, users_by_age, users_by_name,
        places_by_status, places_by_age, places_by_name, cities_by_name;
      ALTER TABLE place_images DROP COLUMN focus_x, DROP COLUMN focus_y;
      ALTER TABLE city_images DROP COLUMN photo_id, DROP COLUMN focus_x, DROP COLUMN focus_y;
      ALTER TABLE cities DROP COLUMN version;
      DROP TABLE moderation_claims, saved_views, activities;
      DROP FUNCTION activities_stay();
      DROP TYPE activity_target;
    `);
  }
}
