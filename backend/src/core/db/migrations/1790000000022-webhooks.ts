import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
CREATE TYPE webhook_event AS ENUM ('place.published', 'review.published', 'ping');
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  url text NOT NULL,
  description text,
  secret text NOT NULL,
  events webhook_event[] NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  -- Reason for which the app has switched the webhook off; null if it is on or if an admin has switched it off.
  off_reason text,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE webhook_deliveries (
  -- Id of the message, the same in every attempt.
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event webhook_event NOT NULL,
  subject_id uuid NOT NULL,
  -- Body of the message, from the first attempt to the last.
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  -- Null after the last attempt. During an attempt: time from which another process can take over.
  next_attempt_at timestamptz,
  delivered_at timestamptz,
  failed_at timestamptz,
  last_status smallint,
  last_error text,
  -- Duration of the last attempt (ms).
  duration integer,
  UNIQUE (webhook_id, event, subject_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
`;

/**
 * The triggers themselves have the conditions, so rows without an event cost almost nothing. Inserted rows with a source are imports or sample data.
 * If an item is approved again before its message was sent, the delay starts again.
 */
const TELL = `
CREATE FUNCTION webhooks_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('citypins.webhooks', true) = 'off' THEN RETURN NULL; END IF;
  INSERT INTO webhook_deliveries (id, webhook_id, event, subject_id, next_attempt_at)
  SELECT gen_random_uuid(), id, TG_ARGV[0]::webhook_event, NEW.id, now() FROM webhooks WHERE is_active AND TG_ARGV[0]::webhook_event = ANY (events)
  ON CONFLICT (webhook_id, event, subject_id) DO UPDATE SET created_at = now(), next_attempt_at = now() WHERE webhook_deliveries.attempts = 0;
  RETURN NULL;
END $$;
CREATE TRIGGER places_tell_insert AFTER INSERT ON places FOR EACH ROW
  WHEN (NEW.status = 'active' AND NEW.deleted_at IS NULL AND NEW.source IS NULL) EXECUTE FUNCTION webhooks_tell('place.published');
CREATE TRIGGER places_tell_update AFTER UPDATE OF status ON places FOR EACH ROW
  WHEN (NEW.status = 'active' AND OLD.status <> 'active' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION webhooks_tell('place.published');
CREATE TRIGGER reviews_tell_insert AFTER INSERT ON reviews FOR EACH ROW
  WHEN (NEW.status = 'approved' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION webhooks_tell('review.published');
CREATE TRIGGER reviews_tell_update AFTER UPDATE OF status ON reviews FOR EACH ROW
  WHEN (NEW.status = 'approved' AND OLD.status <> 'approved' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION webhooks_tell('review.published');
`;

/** Creates another type instead of adding a value. Some PostgreSQL versions cannot use an added value before the commit, and a restore loads rows before it. */
const targets = (...values: string[]): string => `
ALTER TYPE activity_target RENAME TO former_activity_target;
CREATE TYPE activity_target AS ENUM (${values.map((value) => `'${value}'`).join(', ')});
ALTER TABLE activities ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
ALTER TABLE moderation_claims ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
DROP TYPE former_activity_target;
`;
const FORMER_TARGETS = ['city', 'place', 'review', 'user', 'photo', 'place-edit', 'report'];

/** Adds webhooks, which notify other programs of new public places and reviews. */
export class Webhooks1790000000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES + TELL + targets(...FORMER_TARGETS, 'webhook'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER places_tell_insert ON places; DROP TRIGGER places_tell_update ON places;
      DROP TRIGGER reviews_tell_insert ON reviews; DROP TRIGGER reviews_tell_update ON reviews;
      DROP FUNCTION webhooks_tell(); DROP TABLE webhook_deliveries, webhooks; DROP TYPE webhook_event;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'webhook';
      ALTER TABLE activities ENABLE TRIGGER activities_stay;
      ${targets(...FORMER_TARGETS)}`);
  }
}
