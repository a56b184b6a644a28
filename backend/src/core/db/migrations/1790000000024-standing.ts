import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
CREATE TYPE decision_kind AS ENUM (
  'review-approved', 'review-refused', 'photo-approved', 'photo-refused', 'suggestion-approved', 'suggestion-refused',
  'report-agreed', 'report-dismissed', 'suspended', 'reinstated');
CREATE TABLE decisions (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  -- Keyed hash of the e-mail address of a deleted account.
  address_key text,
  kind decision_kind NOT NULL,
  -- The review, photo, place, edit, report or user. No foreign key: a decision outlasts its subject.
  target_id uuid NOT NULL,
  change_id uuid,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  reason text,
  until timestamptz,
  -- Time at which a decision about a deleted account is deleted.
  forget_at timestamptz,
  CONSTRAINT decisions_person_check CHECK (num_nonnulls(user_id, address_key) = 1 AND (address_key IS NULL) = (forget_at IS NULL))
);
CREATE INDEX decisions_user_target ON decisions (user_id, target_id, decided_at DESC, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX decisions_address_key ON decisions (address_key) WHERE address_key IS NOT NULL;
CREATE INDEX decisions_forget_at ON decisions (forget_at) WHERE forget_at IS NOT NULL;
CREATE INDEX decisions_change_id ON decisions (change_id) WHERE change_id IS NOT NULL;
ALTER TABLE users ADD COLUMN is_vouched boolean NOT NULL DEFAULT false;
ALTER TABLE reports ADD COLUMN network_key text;
CREATE INDEX reports_network_key ON reports (created_at) WHERE network_key IS NOT NULL;
`;

/** Returns SQL that adds the decision which follows from the present status of a row. */
const fromRows = (kind: string, table: string, person: string, { approved, refused, at }: { approved: string; refused: string; at: string }): string => `
INSERT INTO decisions (id, user_id, kind, target_id, decided_at)
SELECT gen_random_uuid(), t.${person}, (CASE WHEN ${approved} THEN '${kind}-approved' ELSE '${kind}-refused' END)::decision_kind, t.id, ${at}
FROM ${table} t WHERE t.${person} IS NOT NULL AND (${approved} OR ${refused});`;

/** SQL that checks whether another user has deleted the review `t`. */
const REMOVED = `(t.deleted_at IS NOT NULL AND EXISTS (SELECT 1 FROM activities a
  WHERE a.target_kind = 'review' AND a.target_id = t.id AND a.action = 'deleted' AND a.actor_id <> t.user_id))`;

/** Decisions from before this table existed, derived from the rows that still exist, including deleted and edited ones. */
const FORMER = `
${fromRows('review', 'reviews', 'user_id', {
  approved: `(t.status = 'approved' AND NOT ${REMOVED})`,
  // When an author edits a refused review, it becomes pending again. The activity log still has the refusal.
  refused: `(t.status = 'rejected' OR ${REMOVED} OR (t.status = 'pending' AND (
    SELECT a.after ->> 'status' FROM activities a WHERE a.target_kind = 'review' AND a.target_id = t.id AND a.after ? 'status'
    ORDER BY a.created_at DESC LIMIT 1) = 'rejected'))`,
  at: 'coalesce(t.edited_at, t.created_at)',
})}
${fromRows('photo', 'photos', 'user_id', {
  approved: `(t.status = 'approved' AND t.used_at IS NOT NULL)`,
  refused: `t.status = 'rejected'`,
  at: 'coalesce(t.used_at, t.created_at)',
})}
${fromRows('suggestion', 'places', 'created_by', {
  approved: `(t.status = 'active' AND EXISTS (SELECT 1 FROM activities a WHERE a.target_kind = 'place' AND a.target_id = t.id AND a.action = 'approved'))`,
  refused: `(t.status = 'inactive' AND t.rejection_reason IS NOT NULL)`,
  at: 'coalesce(t.updated_at, t.created_at)',
})}
${fromRows('suggestion', 'place_edits', 'user_id', {
  approved: `t.status = 'applied'`,
  refused: `t.status = 'rejected'`,
  at: 'coalesce(t.decided_at, t.created_at)',
})}
INSERT INTO decisions (id, user_id, kind, target_id, decided_by, decided_at, reason)
SELECT gen_random_uuid(), reporter_id, (CASE status WHEN 'upheld' THEN 'report-agreed' ELSE 'report-dismissed' END)::decision_kind, id, decided_by,
  coalesce(decided_at, created_at), reason::text
FROM reports WHERE status <> 'open';
INSERT INTO decisions (id, user_id, kind, target_id, until)
SELECT gen_random_uuid(), id, 'suspended', id, suspended_until FROM users WHERE suspended_until > now() AND deleted_at IS NULL;
`;

/** SQL condition on a row of `reviews`: whether its rating counts. */
type Counted = string;
const PUBLIC: Counted = `status = 'approved' AND deleted_at IS NULL`;
/** A review that is held because of reports counts until a moderator decides. */
const PUBLIC_OR_HELD: Counted = `(status = 'approved' OR (status = 'pending' AND held_at IS NOT NULL)) AND deleted_at IS NULL`;

const counters = (counted: Counted): string => `
CREATE OR REPLACE FUNCTION totals_insert_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE totals SET n = n + x.d FROM (SELECT count(*) d FROM added WHERE ${counted}) x WHERE name = 'reviews' AND x.d > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION reviews_rate_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM place_rate(x.place_id, x.stars, x.step)
    FROM (SELECT place_id, sum(rating)::integer AS stars, count(*)::integer AS step FROM added WHERE ${counted} GROUP BY place_id ORDER BY place_id) x;
  UPDATE totals SET n = n + x.d FROM (SELECT coalesce(sum(rating), 0) AS d FROM added WHERE ${counted}) x WHERE name = 'stars' AND x.d > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION reviews_count_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more record;
BEGIN
  SELECT coalesce(sum(rating * step), 0) AS stars, coalesce(sum(step), 0) AS reviews INTO more FROM (
    SELECT rating, -1 AS step FROM old_rows WHERE ${counted} UNION ALL SELECT rating, 1 FROM new_rows WHERE ${counted}) change;
  PERFORM place_rate(x.place_id, x.stars, x.step) FROM (
    SELECT place_id, sum(rating * step)::integer AS stars, sum(step)::integer AS step FROM (
      SELECT place_id, rating, -1 AS step FROM old_rows WHERE ${counted} UNION ALL SELECT place_id, rating, 1 FROM new_rows WHERE ${counted}) change
    GROUP BY 1 HAVING sum(rating * step) <> 0 OR sum(step) <> 0 ORDER BY 1) x;
  UPDATE totals SET n = n + more.stars WHERE name = 'stars' AND more.stars <> 0;
  UPDATE totals SET n = n + more.reviews WHERE name = 'reviews' AND more.reviews <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION reviews_count_delete() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  less record;
BEGIN
  SELECT coalesce(sum(rating), 0) AS stars, count(*) AS reviews INTO less FROM old_rows WHERE ${counted};
  PERFORM place_rate(x.place_id, -x.stars, -x.n) FROM (
    SELECT place_id, sum(rating)::integer AS stars, count(*)::integer AS n FROM old_rows WHERE ${counted} GROUP BY 1 ORDER BY 1) x;
  UPDATE totals SET n = n - less.stars WHERE name = 'stars' AND less.stars <> 0;
  UPDATE totals SET n = n - less.reviews WHERE name = 'reviews' AND less.reviews <> 0;
  RETURN NULL;
END $$;
`;

/** Adds the held reviews to the counters, or subtracts them. */
const countHeld = (sign: '' | '-'): string => `
CREATE INDEX IF NOT EXISTS reviews_held ON reviews (place_id) WHERE status = 'pending' AND held_at IS NOT NULL AND deleted_at IS NULL;
UPDATE totals SET n = totals.n + ${sign}held.n FROM (
  SELECT 'reviews' AS name, count(*) AS n FROM reviews WHERE status = 'pending' AND held_at IS NOT NULL AND deleted_at IS NULL
  UNION ALL SELECT 'stars', coalesce(sum(rating), 0) FROM reviews WHERE status = 'pending' AND held_at IS NOT NULL AND deleted_at IS NULL) held
WHERE totals.name = held.name;
SELECT place_rate(x.place_id, ${sign}x.stars, ${sign}x.n) FROM (
  SELECT place_id, sum(rating)::integer AS stars, count(*)::integer AS n FROM reviews
  WHERE status = 'pending' AND held_at IS NOT NULL AND deleted_at IS NULL GROUP BY 1 ORDER BY 1) x;
`;

/** Stores decisions about users in their own table. Held reviews keep counting. */
export class Standing1790000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLES, FORMER, counters(PUBLIC_OR_HELD), countHeld('')]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(counters(PUBLIC));
    await runner.query(countHeld('-'));
    await runner.query(`
      DROP INDEX reviews_held;
      ALTER TABLE reports DROP COLUMN network_key;
      ALTER TABLE users DROP COLUMN is_vouched;
      DROP TABLE decisions;
      DROP TYPE decision_kind;
    `);
  }
}
