import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scheduled backups. Of all processes, the one that inserts the row makes the backup. */
export class ScheduledBackups1790000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE scheduled_backups (
        due_at timestamptz PRIMARY KEY,
        machine text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        -- Null while the backup is being made, and if its process was killed.
        ended_at timestamptz,
        -- Result: the file, or the error.
        file text,
        bytes bigint,
        -- Number of uploaded files that were missing in the store.
        missing integer,
        error text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_backups');
  }
}
