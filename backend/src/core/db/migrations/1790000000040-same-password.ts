import type { MigrationInterface, QueryRunner } from 'typeorm';

const SAME = `IF current_setting('citypins.same_password', true) = 'on' THEN RETURN NULL; END IF;`;

/** @param condition first statement of the functions that end sessions and delete API tokens */
const functions = (condition: string): string => `
CREATE OR REPLACE FUNCTION users_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${condition}
  UPDATE sessions SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION users_end_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${condition}
  DELETE FROM api_tokens WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
`;

/** Lets a statement that stores another hash of the same password keep the sessions and API tokens of its owner. */
export class SamePassword1790000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functions(SAME));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functions(''));
  }
}
