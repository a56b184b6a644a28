import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the schedule of backups has asked for: of all processes, the one that adds the row makes the backup. */
export class ScheduledBackups1790000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_backups (
        due_at timestamptz PRIMARY KEY,
        machine text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        -- Empty while it is being made, and where the process was killed meanwhile.
        ended_at timestamptz,
        -- What has become of it: the file, or why there is none.
        file text,
        bytes bigint,
        -- Uploaded files that were not where they are kept.
        missing integer,
        error text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_backups');
  }
}
