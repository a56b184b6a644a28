import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

const TARGETS = ['list'];

/** Deleted lists, and photos that admins have removed from a city or place, stay for 30 days. */
export class Bin1790000000052 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place_lists ADD COLUMN deleted_at timestamptz');
    await runner.query('CREATE INDEX place_lists_deleted ON place_lists (deleted_at) WHERE deleted_at IS NOT NULL');
    await runner.query('ALTER TABLE photos ADD COLUMN is_kept boolean NOT NULL DEFAULT false');
    await runner.query('CREATE INDEX photos_kept ON photos (deleted_at) WHERE is_kept AND deleted_at IS NOT NULL');
    await replaceActivityTargets(runner, (kinds) => [...kinds, ...TARGETS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM place_lists WHERE deleted_at IS NOT NULL');
    await runner.query('ALTER TABLE place_lists DROP COLUMN deleted_at');
    await runner.query('ALTER TABLE photos DROP COLUMN is_kept');
    await runner.query(`
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'list';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => !TARGETS.includes(kind)));
  }
}
