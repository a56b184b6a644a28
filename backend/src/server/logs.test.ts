import { act, bearer, EDGES, linkTo, mailTokenOf } from '../../test/accounts.js';
import { buildPlaceList, buildUser, PASSWORD, PASSWORD_HASH } from '../../test/builders.js';
import { startServer, type TestServer } from '../../test/server.js';
import { buildBackup } from '../../test/system.js';
import { createLogger } from '../core/logging/index.js';
import { ListVisibility } from '../modules/favorites/index.js';

const WRONG = 'wrong yellow kettles';
const NEW = 'seven red kettles';

let server: TestServer;
const chunks: string[] = [];
beforeAll(async () => {
  server = await startServer({ logger: createLogger('trace', { write: (chunk) => void chunks.push(chunk) }) });
});
beforeEach(async () => {
  await server.dataSource.query('TRUNCATE throttle');
  chunks.length = 0;
});
afterAll(() => server.stop());

interface Line {
  level: number;
  msg: string;
  event?: string;
  userId?: string;
  err?: Record<string, unknown>;
}

/** Returns the log entries so far. Throws if a line is not JSON. */
const lines = (): Line[] =>
  chunks
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
const events = () => lines().flatMap(({ event, userId }) => (event ? [[event, userId]] : []));

let number = 0;

/** Runs all operations of an account, from registration to deletion. Returns every secret that they used. */
async function live(edge: (typeof EDGES)[number]): Promise<{ id: string; secrets: string[] }> {
  const email = `ravi-${(number += 1)}@example.org`;
  const { token: first } = await act(server, edge, 'register', { name: 'Ravi Kumar', email, password: PASSWORD });
  const verifyLink = linkTo(server, email) ?? '';
  await act(server, edge, 'verifyEmail', { token: verifyLink }, bearer(first));
  await act(server, edge, 'signIn', { email, password: WRONG });
  const { token: second } = await act(server, edge, 'signIn', { email, password: PASSWORD });
  await act(server, edge, 'requestPasswordReset', { email });
  const resetLink = linkTo(server, email) ?? '';
  await act(server, edge, 'resetPassword', { token: resetLink, password: NEW });
  await act(server, edge, 'resetPassword', { token: resetLink, password: NEW });
  const { token: third } = await act(server, edge, 'signIn', { email, password: NEW });
  const { token: fourth } = await act(server, edge, 'changePassword', { currentPassword: NEW, newPassword: PASSWORD }, bearer(third));
  const [row] = await server.dataSource.query<{ id: string; hash: string }[]>('SELECT id, password_hash AS hash FROM users WHERE email = $1', [email]);
  const mailLink = mailTokenOf({ id: row?.id ?? '', email });
  await server.rest(`/api/mail-preferences/${mailLink}`, { method: 'POST' });
  await server.rest(`/api/mail-preferences/${mailLink}`);
  await server.graphql('query ($token: String!) { mailPreferencesByLink(token: $token) { address } }', { token: mailLink });
  await act(server, edge, 'deleteAccount', { currentPassword: PASSWORD }, bearer(fourth));
  const secrets = [PASSWORD, WRONG, NEW, verifyLink, resetLink, mailLink, first, second, third, fourth, row?.hash ?? ''];
  expect(secrets.filter((secret) => secret.length < 10)).toEqual([]);
  return { id: row?.id ?? '', secrets };
}

/** Returns every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await server.dataSource.query<{ name: string }[]>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
  const rows = await Promise.all(tables.map(({ name }) => server.dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" t`)));
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['users', 'sessions', 'account_links', 'throttle', 'user_identities']));
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

describe.each(EDGES)('over %s', (edge) => {
  test('the log names each event of an account with the user id, and contains no secret', async () => {
    const { id, secrets } = await live(edge);
    expect(events()).toEqual([
      ['register', id],
      ['sign-in', id],
      ['sign-in-failed', id],
      ['sign-in', id],
      ['password-changed', id],
      ['sign-in', id],
      ['password-changed', id],
      ['sign-in', id],
      ['account-deleted', id],
    ]);
    const text = chunks.join('');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/argon2|authorization|verify-email#|reset-password#/i);
  });

  test('a failed sign-in with an unknown address is logged without a user and without the address', async () => {
    await act(server, edge, 'signIn', { email: 'nobody@example.org', password: WRONG });
    expect(lines().find(({ event }) => event === 'sign-in-failed')).toEqual({
      level: 40,
      time: expect.any(Number) as number,
      event: 'sign-in-failed',
      requestId: expect.any(String) as string,
      network: '127.0.0.1',
      msg: 'A sign-in has failed',
    });
    expect(chunks.join('')).not.toMatch(/nobody@/);
  });

  test('an event is one log line, whatever name the user has', async () => {
    const forged = 'Ravi\r\n{"level":30,"event":"sign-in","userId":"forged"}';
    await act(server, edge, 'register', { name: forged, email: 'forger@example.org', password: PASSWORD });
    const user = await buildUser(server.dataSource, { name: forged, passwordHash: PASSWORD_HASH });
    await act(server, edge, 'signIn', { email: user.email, password: PASSWORD }, { 'User-Agent': 'x {"event":"forged"}' });
    expect(events()).toEqual([['sign-in', user.id]]);
    expect(chunks.every((chunk) => chunk.indexOf('\n') === chunk.length - 1)).toBe(true);
  });

  test('a failed SQL statement is logged without its values', async () => {
    await server.dataSource.query(`ALTER TABLE users ADD CONSTRAINT refuses CHECK (name <> 'Refused Person')`);
    const { code } = await act(server, edge, 'register', { name: 'Refused Person', email: 'refused@example.org', password: PASSWORD });
    await server.dataSource.query('ALTER TABLE users DROP CONSTRAINT refuses');
    expect(code).toBe('INTERNAL');
    const [failure] = lines().filter(({ level }) => level >= 50);
    expect(failure?.err).toMatchObject({ type: 'QueryFailedError', code: '23514', constraint: 'refuses', table: 'users' });
    expect(chunks.join('')).not.toMatch(/argon2|refused@|Refused Person/);
  });
});

test('the log names what admins do with accounts of other users, and which admin did it', async () => {
  const [admin, person] = [await buildUser(server.dataSource, { role: 'admin' }), await buildUser(server.dataSource)];
  const headers = await server.signInAs(admin);
  const path = `/api/admin/users/${person.id}`;
  expect((await server.send('PUT', `${path}/role`, { role: 'moderator' }, headers)).status).toBe(200);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await server.graphql('mutation ($id: ID!, $until: DateTime!) { suspendUser(id: $id, until: $until) { id } }', { id: person.id, until }, { headers });
  await server.graphql('mutation ($id: ID!) { reinstateUser(id: $id) { id } }', { id: person.id }, { headers });
  expect((await server.send('DELETE', path, undefined, headers)).status).toBe(200);
  expect(lines().filter(({ event }) => event)).toMatchObject([
    { event: 'account-updated', userId: person.id, adminId: admin.id, role: 'moderator' },
    { event: 'account-suspended', userId: person.id, adminId: admin.id, suspended_until: until },
    { event: 'account-reinstated', userId: person.id, adminId: admin.id },
    { event: 'account-deleted', userId: person.id, actorId: admin.id },
  ]);
});

test('the signature of a backup’s address is not logged, whether the file is sent or not', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const dueAt = await buildBackup(server.dataSource);
  const { body } = await server.send<{ path: string }>('POST', '/api/admin/backups/link', { dueAt }, headers);
  expect((await server.raw(body.path)).status).toBe(200);
  await server.dataSource.query('DELETE FROM scheduled_backups');
  expect((await server.raw(body.path)).status).toBe(404);
  const [, signature = ''] = /signature=([\w-]+)/.exec(body.path) ?? [];
  expect([signature.length, chunks.join('').includes('/backups/'), chunks.join('').includes(signature)]).toEqual([43, true, false]);
});

test('the secret link of a list is not logged, even if reading the list fails', async () => {
  const linkKey = 'k-_K'.repeat(6);
  const ask = () =>
    Promise.all([
      server.rest(`/api/lists/${linkKey}/export/csv`),
      server.send('PUT', `/api/lists/${linkKey}`, {}),
      server.rest(`/lists/${linkKey}`),
      server.graphql('query ($ref: String!) { placeList(ref: $ref) { name } }', { ref: linkKey }),
    ]);
  await ask();
  await buildPlaceList(server.dataSource, { visibility: ListVisibility.LINK, linkKey });
  await server.dataSource.query('ALTER TABLE users RENAME COLUMN suspended_until TO away');
  try {
    const answers = await ask();
    expect([answers[0].status, answers[3].body.errors?.[0]?.extensions.code]).toEqual([500, 'INTERNAL']);
  } finally {
    await server.dataSource.query('ALTER TABLE users RENAME COLUMN away TO suspended_until');
  }
  expect(lines().filter(({ level }) => level >= 50)).toHaveLength(2);
  expect(chunks.join('')).toContain('/lists/…/export/csv');
  expect(chunks.join('')).not.toContain(linkKey);
});

test('the database contains no plain password, session token or link token', async () => {
  const kept: string[] = [];
  for (const edge of EDGES) {
    const email = `kept-${edge.toLowerCase()}@example.org`;
    const { token } = await act(server, edge, 'register', { name: 'Ravi Kumar', email, password: NEW });
    kept.push(token, linkTo(server, email) ?? '');
    await act(server, edge, 'requestPasswordReset', { email });
    await act(server, edge, 'signIn', { email, password: WRONG });
    kept.push(linkTo(server, email) ?? '');
    kept.push(...(await live(edge)).secrets.filter((secret) => !secret.startsWith('$argon2id')));
  }
  expect(kept.filter((secret) => secret.length < 10)).toEqual([]);
  const text = await dump();
  expect(text).toContain('kept-rest@example.org');
  expect(kept.filter((secret) => text.includes(secret) || text.includes(secret.split('.')[2] ?? secret))).toEqual([]);
});
