import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

/** The sample data as a target in the activity log. */
export class SampleTarget1790000000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'sample']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'sample';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'sample'));
  }
}
