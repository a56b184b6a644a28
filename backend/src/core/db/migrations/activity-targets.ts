import type { QueryRunner } from 'typeorm';

/**
 * Replaces the kinds of targets in the activity log. It replaces the type instead of adding a value: PostgreSQL cannot use a new value before the
 * commit, and a restore loads rows before it.
 * @param change returns the new kinds from the current ones
 */
export async function replaceActivityTargets(runner: QueryRunner, change: (current: string[]) => string[]): Promise<void> {
  const rows = (await runner.query('SELECT unnest(enum_range(NULL::activity_target))::text AS kind')) as { kind: string }[];
  const kinds = change(rows.map(({ kind }) => kind));
  await runner.query(`
    ALTER TYPE activity_target RENAME TO former_activity_target;
    CREATE TYPE activity_target AS ENUM (${kinds.map((kind) => `'${kind}'`).join(', ')});
    ALTER TABLE activities ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
    ALTER TABLE moderation_claims ALTER COLUMN target_kind TYPE activity_target USING target_kind::text::activity_target;
    DROP TYPE former_activity_target;`);
}
