import { act } from '../../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';
import { ensureFirstAdmin } from './first-admin.js';
import { Passwords } from '../passwords.js';

const WANTED = { email: 'ana@example.org', password: 'nine blue kettles' };

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => server.dataSource.query('TRUNCATE users CASCADE'));
afterAll(() => server.stop());

const ensure = (wanted?: typeof WANTED) => ensureFirstAdmin(server.dataSource, new Passwords(6), wanted);
const roleOf = async (email: string) => (await server.dataSource.getRepository(User).findOneBy({ email }))?.role;
const signIn = async (email: string, password = '') => (await act(server, 'REST', 'signIn', { email, password })).code;

test('creates an admin with a password of 16 characters, and returns it once', async () => {
  const made = await ensure();
  expect(made).toEqual({ email: 'admin@citypins.local', password: expect.stringMatching(/^[\w-]{16}$/) as string });
  expect([await roleOf(made.email), await signIn(made.email, made.password)]).toEqual(['admin', undefined]);
  expect(await ensure()).toEqual({ email: made.email });
});

test('creates no second admin, and does not count a deleted one', async () => {
  await buildUser(server.dataSource, { role: 'admin', deletedAt: new Date(), createdAt: new Date('2020-01-01') });
  const { email } = await buildUser(server.dataSource, { role: 'admin' });
  expect(await ensure()).toEqual({ email });
});

test('creates the configured admin without returning the password', async () => {
  expect(await ensure(WANTED)).toEqual({ email: WANTED.email });
  expect([await roleOf(WANTED.email), await signIn(WANTED.email, WANTED.password)]).toEqual(['admin', undefined]);
});

test('keeps the password of a configured admin who already exists', async () => {
  await buildUser(server.dataSource, { email: 'Ana@Example.org', passwordHash: PASSWORD_HASH, role: 'admin' });
  expect(await ensure(WANTED)).toEqual({ email: WANTED.email });
  expect([await signIn(WANTED.email, PASSWORD), await signIn(WANTED.email, WANTED.password)]).toEqual([undefined, 'INVALID_CREDENTIALS']);
});

test('gives a stranger who registered the configured address no access to the admin account', async () => {
  const stranger = await buildUser(server.dataSource, { email: 'Ana@Example.org', passwordHash: PASSWORD_HASH, isVerified: false });
  const headers = await server.signInAs(stranger);
  await ensure(WANTED);
  expect((await server.rest('/api/auth/me', { headers })).status).toBe(401);
  expect([await roleOf(WANTED.email), await signIn(WANTED.email, PASSWORD), await signIn(WANTED.email, WANTED.password)]).toEqual([
    'admin',
    'INVALID_CREDENTIALS',
    undefined,
  ]);
});

test('logs the created admin, and the user who becomes one', async () => {
  const stranger = await buildUser(server.dataSource, { email: 'ravi@example.org' });
  await ensure(WANTED);
  await ensure(WANTED);
  await ensure({ ...WANTED, email: stranger.email });
  const logged = await server.dataSource.query<object[]>(
    `SELECT u.email, a.action, a.actor_id, a.after FROM activities a JOIN users u ON u.id = a.target_id ORDER BY a.created_at`,
  );
  expect(logged).toEqual([
    { email: WANTED.email, action: 'created', actor_id: null, after: null },
    { email: stranger.email, action: 'updated', actor_id: null, after: { role: 'admin' } },
  ]);
});

test('creates one admin if several processes start at the same time', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => ensure()));
  expect(made.filter(({ password }) => password)).toHaveLength(1);
  expect(await server.dataSource.getRepository(User).countBy({ role: 'admin' })).toBe(1);
});
