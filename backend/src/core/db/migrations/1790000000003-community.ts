import type { MigrationInterface, QueryRunner } from 'typeorm';

const PEOPLE = `
ALTER TABLE users ADD COLUMN wants_decision_mails boolean NOT NULL DEFAULT true;
`;

const PHOTOS = `
ALTER TYPE review_status RENAME TO moderation_status;
CREATE TABLE photos (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  -- Key of the files. It cannot be guessed: only people who get the URL can see a pending photo.
  file_key text NOT NULL UNIQUE,
  alt text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  thumb_hash text NOT NULL,
  status moderation_status NOT NULL DEFAULT 'pending',
  rejection_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Time at which the photo was first used. Photos that are never used are deleted.
  used_at timestamptz,
  deleted_at timestamptz
);
CREATE INDEX photos_user_id ON photos (user_id);
CREATE INDEX photos_pending ON photos (created_at, id) WHERE status = 'pending' AND used_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX photos_unused ON photos (created_at) WHERE used_at IS NULL AND deleted_at IS NULL;

ALTER TABLE place_images ADD COLUMN photo_id uuid UNIQUE REFERENCES photos ON DELETE CASCADE;
`;

const SUGGESTIONS = `
ALTER TABLE places ADD COLUMN rejection_reason text;

CREATE TYPE place_edit_status AS ENUM ('pending', 'applied', 'rejected');
CREATE TABLE place_edits (
  id uuid PRIMARY KEY,
  place_id uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users,
  -- By field: {"phone": {"before": "…", "after": "…"}}.
  changes jsonb NOT NULL,
  note text,
  status place_edit_status NOT NULL DEFAULT 'pending',
  rejection_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL
);
CREATE UNIQUE INDEX place_edits_open ON place_edits (place_id, user_id) WHERE status = 'pending';
CREATE INDEX place_edits_pending ON place_edits (created_at, id) WHERE status = 'pending';
CREATE INDEX place_edits_user_id ON place_edits (user_id, created_at DESC, id DESC);
`;

const REVIEWS = `
-- visited_on: first day of the month of the visit. held_at: time since which three reports hide the review.
ALTER TABLE reviews ADD COLUMN visited_on date, ADD COLUMN held_at timestamptz;
DROP INDEX reviews_user_id;
CREATE INDEX reviews_user_newest ON reviews (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;

CREATE TABLE review_votes (
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (review_id, user_id)
);
CREATE INDEX review_votes_user_id ON review_votes (user_id);

CREATE TABLE review_photos (
  photo_id uuid PRIMARY KEY REFERENCES photos ON DELETE CASCADE,
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX review_photos_review_id ON review_photos (review_id, position);
`;

const RATINGS = `
INSERT INTO totals SELECT 'stars', coalesce(sum(rating), 0) FROM reviews WHERE status = 'approved' AND deleted_at IS NULL;

-- Bayesian ranking (v·R + m·C) / (v + m) with m = 5: every place starts with five average reviews.
CREATE FUNCTION place_rate(place uuid, stars integer, step integer) RETURNS void LANGUAGE sql AS $$
  UPDATE places SET rating_sum = rating_sum + stars, rating_count = rating_count + step,
    rating_average = coalesce(round((rating_sum + stars)::numeric / nullif(rating_count + step, 0), 2), 0),
    ranking = (rating_sum + stars + 5 * mean.c) / (rating_count + step + 5)
  FROM (SELECT coalesce(max(n) FILTER (WHERE name = 'stars')::double precision / nullif(max(n) FILTER (WHERE name = 'reviews'), 0), 0) AS c FROM totals) mean
  WHERE places.id = place;
$$;

-- Any change of a review updates its place, regardless of which statement makes it. Places come first and totals last, which prevents deadlocks.
CREATE FUNCTION reviews_rate_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_rate(x.place_id, x.stars, x.step)
    FROM (SELECT place_id, sum(rating)::integer AS stars, count(*)::integer AS step FROM added
      WHERE status = 'approved' AND deleted_at IS NULL GROUP BY place_id ORDER BY place_id) x;
  UPDATE totals SET n = n + x.d FROM (SELECT coalesce(sum(rating), 0) AS d FROM added WHERE status = 'approved' AND deleted_at IS NULL) x
    WHERE name = 'stars' AND x.d > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_rate_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_rate_insert();

CREATE FUNCTION reviews_rate_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_step integer := (OLD.status = 'approved' AND OLD.deleted_at IS NULL)::integer;
  new_step integer := 0;
  new_stars integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    new_step := (NEW.status = 'approved' AND NEW.deleted_at IS NULL)::integer;
    new_stars := NEW.rating * new_step;
  END IF;
  IF new_step = old_step AND new_stars = OLD.rating * old_step THEN RETURN NULL; END IF;
  PERFORM place_rate(OLD.place_id, new_stars - OLD.rating * old_step, new_step - old_step);
  UPDATE totals SET n = n + new_stars - OLD.rating * old_step WHERE name = 'stars';
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_rate_update AFTER UPDATE OF rating, status, deleted_at ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rate_change();
CREATE TRIGGER reviews_rate_delete AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_rate_change();
`;

const FAVORITES = `
CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  place_id uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, place_id)
);
CREATE INDEX favorites_newest ON favorites (user_id, created_at DESC, place_id);
CREATE INDEX favorites_place_id ON favorites (place_id);

CREATE TYPE list_visibility AS ENUM ('private', 'link', 'public');
CREATE TABLE place_lists (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  description text,
  visibility list_visibility NOT NULL DEFAULT 'private',
  link_key text UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT place_lists_link_check CHECK ((visibility = 'link') = (link_key IS NOT NULL))
);
CREATE INDEX place_lists_user_id ON place_lists (user_id, updated_at DESC);

CREATE TABLE place_list_items (
  list_id uuid NOT NULL REFERENCES place_lists ON DELETE CASCADE,
  place_id uuid NOT NULL REFERENCES places ON DELETE CASCADE,
  note text,
  position integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list_id, place_id)
);
CREATE INDEX place_list_items_position ON place_list_items (list_id, position);
CREATE INDEX place_list_items_place_id ON place_list_items (place_id);
`;

const REPORTS = `
CREATE TYPE report_reason AS ENUM ('copyright', 'harassment', 'inappropriate', 'wrong-details', 'hateful', 'privacy', 'spam', 'violence', 'other');
CREATE TYPE report_status AS ENUM ('open', 'upheld', 'dismissed');
CREATE TABLE reports (
  id uuid PRIMARY KEY,
  reporter_id uuid NOT NULL REFERENCES users,
  place_id uuid REFERENCES places ON DELETE CASCADE,
  review_id uuid REFERENCES reviews ON DELETE CASCADE,
  photo_id uuid REFERENCES photos ON DELETE CASCADE,
  reason report_reason NOT NULL,
  note text,
  status report_status NOT NULL DEFAULT 'open',
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid REFERENCES users ON DELETE SET NULL,
  CONSTRAINT reports_target_check CHECK (num_nonnulls(place_id, review_id, photo_id) = 1)
);
CREATE UNIQUE INDEX reports_place_reporter ON reports (place_id, reporter_id) WHERE place_id IS NOT NULL;
CREATE UNIQUE INDEX reports_review_reporter ON reports (review_id, reporter_id) WHERE review_id IS NOT NULL;
CREATE UNIQUE INDEX reports_photo_reporter ON reports (photo_id, reporter_id) WHERE photo_id IS NOT NULL;
CREATE INDEX reports_open ON reports (created_at, id) WHERE status = 'open';
CREATE INDEX reports_reporter_id ON reports (reporter_id);
`;

const IDEMPOTENCY = `
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  -- Hash of the request: a key that is used again with a different request is refused.
  fingerprint text NOT NULL,
  result_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
`;

export class Community1790000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [PEOPLE, PHOTOS, SUGGESTIONS, REVIEWS, RATINGS, FAVORITES, REPORTS, IDEMPOTENCY]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE idempotency_keys, reports, place_list_items, place_lists, favorites;
      DROP TYPE report_status, report_reason, list_visibility;
      DROP TRIGGER reviews_rate_delete ON reviews;
      DROP TRIGGER reviews_rate_update ON reviews;
      DROP TRIGGER reviews_rate_insert ON reviews;
      DROP FUNCTION reviews_rate_change(), reviews_rate_insert(), place_rate(uuid, integer, integer);
      DELETE FROM totals WHERE name = 'stars';
      DROP TABLE review_photos, review_votes;
      DROP INDEX reviews_user_newest;
      CREATE INDEX reviews_user_id ON reviews (user_id);
      ALTER TABLE reviews DROP COLUMN visited_on, DROP COLUMN held_at;
      DROP TABLE place_edits;
      DROP TYPE place_edit_status;
      ALTER TABLE places DROP COLUMN rejection_reason;
      ALTER TABLE place_images DROP COLUMN photo_id;
      DROP TABLE photos;
      ALTER TYPE moderation_status RENAME TO review_status;
      ALTER TABLE users DROP COLUMN wants_decision_mails;
    `);
  }
}
