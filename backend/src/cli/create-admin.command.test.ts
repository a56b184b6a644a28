import { Readable } from 'node:stream';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../test/builders.js';
import { runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
import { User } from '../modules/users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());
workInFolder();

const NEW_PASSWORD = 'seven red kettles';
let emails = 0;
const newEmail = () => `person${(emails += 1)}@example.org`;

async function createAdmin(
  email: string,
  args: string[] = [],
  { password = '', variables = {} }: { password?: string; variables?: Record<string, string> } = {},
) {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin');
  Object.defineProperty(process, 'stdin', { value: Readable.from([password]), configurable: true });
  try {
    const given = password ? [...args, '--password-stdin'] : args;
    const { out, code } = await runCommand(['create-admin', '--email', email, '--json', ...given], server.dataSource, variables);
    return { code, ...(JSON.parse(out) as { email: string; isNew: boolean; password: string | null }) };
  } finally {
    if (stdin) Object.defineProperty(process, 'stdin', stdin);
  }
}

const signIn = async (email: string, password: string) => (await server.send('POST', '/api/auth/login', { email, password })).status;
const account = (email: string) => server.dataSource.getRepository(User).findOneByOrFail({ email });
const lastActivity = async () =>
  (await server.dataSource.query<object[]>('SELECT actor_id, action, target_id, before, after FROM activities ORDER BY created_at DESC LIMIT 1'))[0];

test('the command creates an admin who can sign in, and prints the generated password once', async () => {
  const email = newEmail();
  const { code, isNew, password } = await createAdmin(email, ['--name', 'Ana Sofía']);
  expect([code, isNew, await signIn(email, password ?? '')]).toEqual([0, true, 200]);
  const { id, ...admin } = await account(email);
  expect(admin).toMatchObject({ role: 'admin', isVerified: true, name: 'Ana Sofía' });
  expect(await lastActivity()).toEqual({ actor_id: null, action: 'created', target_id: id, before: null, after: null });
});

test('the command does not print a given password', async () => {
  const email = newEmail();
  expect(await createAdmin(email, [], { password: `${NEW_PASSWORD}\n` })).toMatchObject({ isNew: true, password: null });
  expect(await signIn(email, NEW_PASSWORD)).toBe(200);
});

test.each<[string, string, string[], Parameters<typeof createAdmin>[2], RegExp]>([
  ['an invalid address', 'ana@', [], {}, /^Invalid email address$/],
  ['a name that is too short', 'ana@example.org', ['--name', 'A'], {}, /^Name must be at least 2 characters$/],
  ['a common password', 'ana@example.org', [], { password: 'password1' }, /most common/],
  [
    'a password shorter than the operator wants',
    'ana@example.org',
    [],
    { password: 'k3ttles', variables: { PASSWORD_MIN_LENGTH: '12' } },
    /at least 12 characters/,
  ],
])('the rules of the registration refuse %s', async (_what, email, args, options, sentence) => {
  await expect(createAdmin(email, args, options)).rejects.toThrow(sentence);
  expect(await server.dataSource.getRepository(User).countBy({ email })).toBe(0);
});

test('an existing account becomes an admin only with --promote, and its sessions end', async () => {
  const email = newEmail();
  const user = await buildUser(server.dataSource, { email, passwordHash: PASSWORD_HASH, isVerified: true });
  const headers = await server.signInAs(user);
  await expect(createAdmin(email.toUpperCase())).rejects.toThrow('already has an account. Use --promote');
  expect((await account(email)).role).toBe('user');
  expect(await createAdmin(email, ['--promote'])).toMatchObject({ isNew: false, password: null });
  expect((await account(email)).role).toBe('admin');
  expect(await lastActivity()).toEqual({ actor_id: null, action: 'updated', target_id: user.id, before: { role: 'user' }, after: { role: 'admin' } });
  expect([(await server.rest('/api/auth/me', { headers })).status, await signIn(email, PASSWORD)]).toEqual([401, 200]);
  await expect(createAdmin(email, ['--promote'])).rejects.toThrow('is an admin already');
});

test('an account with an unconfirmed address gets a new password and loses its other sign-ins', async () => {
  const email = newEmail();
  const user = await buildUser(server.dataSource, { email, passwordHash: PASSWORD_HASH, isVerified: false });
  await server.dataSource.query("INSERT INTO user_identities (provider, provider_id, user_id) VALUES ('facebook', '7', $1)", [user.id]);
  const { password } = await createAdmin(email, ['--promote']);
  expect([await signIn(email, PASSWORD), await signIn(email, password ?? '')]).toEqual([401, 200]);
  expect(await server.dataSource.query('SELECT FROM user_identities WHERE user_id = $1', [user.id])).toEqual([]);
  expect(await account(email)).toMatchObject({ role: 'admin', isVerified: true });
});

test('a suspended user does not become an admin', async () => {
  const email = newEmail();
  await buildUser(server.dataSource, { email, isVerified: true, suspendedUntil: new Date(Date.now() + 3_600_000) });
  await expect(createAdmin(email, ['--promote'])).rejects.toThrow('is suspended');
  expect((await account(email)).role).toBe('user');
});
