import type { MigrationInterface, QueryRunner } from 'typeorm';

const SESSIONS = `
ALTER TABLE sessions ADD COLUMN device text, ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();

-- After any change of these columns, sessions that exist become invalid, regardless of which statement makes the change.
CREATE FUNCTION users_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sessions SET revoked_at = now() WHERE user_id = NEW.id AND revoked_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_sessions AFTER UPDATE OF role, password_hash, suspended_until, deleted_at ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.password_hash, OLD.suspended_until, OLD.deleted_at) IS DISTINCT FROM (NEW.role, NEW.password_hash, NEW.suspended_until, NEW.deleted_at))
  EXECUTE FUNCTION users_end_sessions();
`;

const IDENTITIES = `
CREATE TYPE identity_provider AS ENUM ('google', 'facebook');
CREATE TABLE user_identities (
  provider identity_provider NOT NULL,
  provider_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, provider_id)
);
CREATE INDEX user_identities_user_id ON user_identities (user_id);
`;

const LINKS = `
CREATE TYPE account_link_kind AS ENUM ('verify', 'reset');
CREATE TABLE account_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind account_link_kind NOT NULL,
  token_hash text NOT NULL UNIQUE,
  email citext NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_user_id ON account_links (user_id, kind, created_at);
`;

/** The columns that rate-limiter-flexible requires. */
const THROTTLE = `
CREATE TABLE throttle (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
`;

/** Few rows are pending. The dashboard counts them on every visit. */
const WAITING = `
CREATE INDEX places_pending ON places (created_at, id) WHERE status = 'pending' AND deleted_at IS NULL;
CREATE INDEX reviews_pending ON reviews (created_at, id) WHERE status = 'pending' AND deleted_at IS NULL;
`;

export class Accounts1790000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [SESSIONS, IDENTITIES, LINKS, THROTTLE, WAITING]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX places_pending, reviews_pending;
      DROP TABLE throttle, account_links, user_identities;
      DROP TYPE account_link_kind, identity_provider;
      DROP TRIGGER users_end_sessions ON users;
      DROP FUNCTION users_end_sessions();
      ALTER TABLE sessions DROP COLUMN device, DROP COLUMN last_seen_at;
    `);
  }
}
