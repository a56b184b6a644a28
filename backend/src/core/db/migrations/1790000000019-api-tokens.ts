import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
CREATE TYPE api_token_scope AS ENUM ('read', 'write');
-- Each use updates the row. The fill factor leaves space for the new version in the same page.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scope api_token_scope NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  hint text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  minute_started_at timestamptz NOT NULL DEFAULT now(),
  minute_requests integer NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX api_tokens_user_id ON api_tokens (user_id);
`;

/** Changes that end sessions also delete API tokens, except a suspension: the tokens work again after it. */
const ENDS = `
CREATE FUNCTION users_end_api_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM api_tokens WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_api_tokens AFTER UPDATE OF role, password_hash, deleted_at ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.password_hash, OLD.deleted_at) IS DISTINCT FROM (NEW.role, NEW.password_hash, NEW.deleted_at))
  EXECUTE FUNCTION users_end_api_tokens();
`;

/** Adds API tokens, with which programs act on behalf of users. */
export class ApiTokens1790000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE + ENDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER users_end_api_tokens ON users; DROP FUNCTION users_end_api_tokens(); DROP TABLE api_tokens; DROP TYPE api_token_scope');
  }
}
