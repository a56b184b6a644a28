import type { MigrationInterface, QueryRunner } from 'typeorm';

const TARGETS = ['city', 'place', 'review', 'user', 'photo', 'place-edit', 'report', 'webhook', 'api-token', 'file'];

/** Replaces the type instead of adding a value: PostgreSQL cannot use a new value before the commit, and a restore loads rows before it. */
const targets = (values: readonly string[]): string => `
ALTER TYPE activity_target RENAME TO former_activity_target;
CREATE TYPE activity_target AS ENUM (${values.map((value) => `'${value}'`).join(', ')});
ALTER TABLE activities ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
ALTER TABLE moderation_claims ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
DROP TYPE former_activity_target;
`;

/** Settings that admins change in the console, and their pictures. All processes are notified of a change. */
export class Settings1790000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`${targets([...TARGETS, 'setting'])}
CREATE TABLE settings (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX settings_name ON settings (name);
CREATE TRIGGER settings_answers AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON settings
  FOR EACH STATEMENT EXECUTE FUNCTION answers_outdated();

CREATE TABLE site_pictures (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  content bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE site_pictures;
      DROP TABLE settings;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'setting';
      ALTER TABLE activities ENABLE TRIGGER activities_stay;
      ${targets(TARGETS)}`);
  }
}
