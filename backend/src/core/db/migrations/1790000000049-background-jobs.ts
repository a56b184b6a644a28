import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

const TARGETS = ['job', 'backup'];

/** Long jobs with their progress, which admins can follow and cancel. The job queue itself forgets a job when it is done. */
export class BackgroundJobs1790000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE background_jobs (
        id uuid PRIMARY KEY,
        task text NOT NULL,
        payload jsonb NOT NULL,
        details jsonb NOT NULL,
        actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
        is_cancelled boolean NOT NULL DEFAULT false,
        done bigint NOT NULL DEFAULT 0,
        total bigint,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        ended_at timestamptz
      )`);
    await runner.query('CREATE INDEX background_jobs_created_at ON background_jobs (created_at DESC, id DESC)');
    await runner.query("CREATE INDEX background_jobs_open ON background_jobs (task) WHERE state IN ('waiting', 'running')");
    await runner.query('CREATE INDEX background_jobs_actor_id ON background_jobs (actor_id)');
    await replaceActivityTargets(runner, (kinds) => [...kinds, ...TARGETS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE background_jobs');
    await runner.query(`
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind IN ('job', 'backup');
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => !TARGETS.includes(kind)));
  }
}
