import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replaces the type instead of adding values: PostgreSQL cannot use a new value before the commit, and a restore loads rows before it. */
const targets = (...values: string[]): string => `
ALTER TYPE activity_target RENAME TO former_activity_target;
CREATE TYPE activity_target AS ENUM (${values.map((value) => `'${value}'`).join(', ')});
ALTER TABLE activities ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
ALTER TABLE moderation_claims ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
DROP TYPE former_activity_target;
`;
const FORMER_TARGETS = ['city', 'place', 'review', 'user', 'photo', 'place-edit', 'report', 'webhook'];

/** The activity log also names API tokens and downloaded files. */
export class AuditLog1790000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(targets(...FORMER_TARGETS, 'api-token', 'file'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind IN ('api-token', 'file');
      ALTER TABLE activities ENABLE TRIGGER activities_stay;
      ${targets(...FORMER_TARGETS)}`);
  }
}
