import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceActivityTargets } from './activity-targets.js';

/** Links with which people can create an account. */
export class Invitations1790000000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceActivityTargets(runner, (kinds) => [...kinds, 'invitation']);
    await runner.query(`
CREATE TABLE invitations (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  role user_role NOT NULL,
  note text,
  max_uses integer NOT NULL,
  uses integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX invitations_created_by ON invitations (created_by);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE invitations;
      ALTER TABLE activities DISABLE TRIGGER activities_stay;
      DELETE FROM activities WHERE target_kind = 'invitation';
      ALTER TABLE activities ENABLE TRIGGER activities_stay`);
    await replaceActivityTargets(runner, (kinds) => kinds.filter((kind) => kind !== 'invitation'));
  }
}
