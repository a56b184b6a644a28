import { PASSWORD_HASH } from '../../backend/test/builders.js';
import { newId } from '../../backend/src/core/db/index.js';
import { SessionTokens } from '../../backend/src/modules/accounts/sessions/index.js';
import { SECRET } from './instance.js';
import { query } from './postgres.js';

/** User with an account and a session. */
export interface Person {
  id: string;
  headers: { Authorization: string };
}

/** Lifetime of a session (h); longer than any test. */
const SESSION = 6;

/**
 * Adds verified users with the password of `PASSWORD_HASH` to a database, each with a session.
 * @param role of all of them
 * @param hours lifetime of their sessions
 */
export async function addPeople(databaseUrl: string, count: number, role = 'user', hours = SESSION): Promise<Person[]> {
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + hours * 3_600_000);
  const tokens = new SessionTokens(SECRET);
  const made = Array.from({ length: count }, () => ({ id: newId(), sessionId: newId() }));
  await query(
    databaseUrl,
    `INSERT INTO users (id, name, email, role, is_verified, password_hash) SELECT id, 'Reviewer ' || n, id || '@example.org', $2, true, $3 FROM unnest($1::uuid[]) WITH ORDINALITY AS x (id, n)`,
    [made.map(({ id }) => id), role, PASSWORD_HASH],
  );
  await query(databaseUrl, 'INSERT INTO sessions (id, user_id, expires_at) SELECT id, user_id, $3 FROM unnest($1::uuid[], $2::uuid[]) AS x (id, user_id)', [
    made.map(({ sessionId }) => sessionId),
    made.map(({ id }) => id),
    expiresAt,
  ]);
  return made.map(({ id, sessionId }) => ({ id, headers: { Authorization: `Bearer ${tokens.sign({ userId: id, sessionId }, { issuedAt, expiresAt })}` } }));
}
