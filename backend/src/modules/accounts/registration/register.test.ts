import { act, bearer, type Edge, EDGES, linkTo, whoIs } from '../../../../test/accounts.js';
import { buildUser } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

let number = 0;
const somebody = () => ({ name: 'Ravi Kumar', email: `ravi-${(number += 1)}@example.org`, password: 'five green kettles' });
const row = (email: string) => server.dataSource.getRepository(User).findOneBy({ email });

/** Field, wrong value and error message. Section 5 of the specification gives the messages of the first part. */
const SENTENCES: [field: string, value: string, sentence: string][] = [
  ['name', '', 'Name is required'],
  ['name', ' \t ', 'Name is required'],
  ['name', 'R', 'Name must be at least 2 characters'],
  ['name', ' R ', 'Name must be at least 2 characters'],
  ['email', '', 'Email is required'],
  ...[
    'ravi',
    'ravi@',
    '@example.org',
    'ravi@example',
    'ravi example@example.org',
    'ravi@exa mple.org',
    'ravi@@example.org',
    'ravi@-example.org',
    'ravi@example..org',
    'rávi@example.org',
    'ravi@example.org, ana@example.org',
    'Ravi <ravi@example.org>',
  ].map((email): [string, string, string] => ['email', email, 'Invalid email address']),
  ['password', '', 'Password is required'],
  ['password', '12 45', 'Password must be at least 6 characters'],

  ['name', 'x'.repeat(81), 'Name must be at most 80 characters'],
  ['name', 'Ravi\r\nBcc: ana@example.org', 'Name contains characters that cannot be used'],
  ['name', 'Ravi\u0007nimda', 'Name contains characters that cannot be used'],
  ['name', 'Ravi\0Kumar', 'Name contains characters that cannot be used'],
  ['email', `${'x'.repeat(243)}@example.org`, 'Email must be at most 254 characters'],
  ['email', 'ravi@example.org\0', 'Email contains characters that cannot be used'],
  ['password', 'x'.repeat(257), 'Password must be at most 256 characters'],
  ['password', 'five\0kettles', 'Password contains characters that cannot be used'],
  ['password', 'password', 'This password is one of the most common ones. Please choose another.'],
  ['password', 'QWERTY123', 'This password is one of the most common ones. Please choose another.'],
];

describe.each(EDGES)('over %s', (edge: Edge) => {
  test('a visitor registers, is signed in and gets a link to confirm the address', async () => {
    const input = somebody();
    const { token, code } = await act(server, edge, 'register', { ...input, name: ' Ravi Kumar ', email: ` ${input.email} ` });
    expect(code).toBeUndefined();
    const person = await row(input.email);
    expect(person).toMatchObject({ name: 'Ravi Kumar', email: input.email, role: 'user', isVerified: false, avatarUrl: null });
    expect(await whoIs(server, bearer(token))).toBe(person?.id);
    expect(linkTo(server, input.email)).toBeDefined();
  });

  test.each(SENTENCES)('rejects the %s %j: %s', async (field, value, sentence) => {
    const { code, message, fields } = await act(server, edge, 'register', { ...somebody(), [field]: value });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { [field]: sentence } });
  });

  test('returns the errors of all fields at once', async () => {
    const { fields } = await act(server, edge, 'register', { name: '', email: 'ravi', password: '1' });
    expect(fields).toEqual({ name: 'Name is required', email: 'Invalid email address', password: 'Password must be at least 6 characters' });
  });

  test('rejects an address that has an account, regardless of upper and lower case', async () => {
    const input = somebody();
    await buildUser(server.dataSource, { email: input.email });
    const { code, message } = await act(server, edge, 'register', { ...input, email: input.email.toUpperCase() });
    expect({ code, message }).toEqual({ code: 'CONFLICT', message: 'An account with this e-mail address already exists. Sign in, or ask for a new password.' });
  });

  test('creates one account for ten concurrent registrations of one address', async () => {
    const input = somebody();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => act(server, edge, 'register', input)));
    expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual([...Array.from({ length: 9 }, () => 'CONFLICT'), 'ok']);
    expect(await server.dataSource.getRepository(User).countBy({ email: input.email })).toBe(1);
  });

  test.each(['राम', 'José-María O’Neill', '山田太郎', 'Zoë 🌍', '<script>alert(1)</script>', "'; DROP TABLE users; --"])(
    'accepts the name %s',
    async (name) => {
      const input = somebody();
      expect((await act(server, edge, 'register', { ...input, name })).code).toBeUndefined();
      expect((await row(input.email))?.name).toBe(name);
    },
  );
});

test('REST returns 201 with the token and the user, and nothing else', async () => {
  const input = somebody();
  const { status, body, headers } = await server.send<{ token: string; user: object }>('POST', '/api/auth/register', input);
  expect([status, headers.get('cache-control'), Object.keys(body)]).toEqual([201, 'no-store', ['token', 'user']]);
  const person = await row(input.email);
  expect(body.user).toEqual({
    _id: person?.id,
    name: input.name,
    email: input.email,
    role: 'user',
    isVerified: false,
    createdAt: person?.createdAt.toISOString(),
  });
});

test('REST names the missing fields, and returns 409 for a taken address', async () => {
  const { status, body } = await server.send('POST', '/api/auth/register', {});
  expect([status, body]).toEqual([
    400,
    {
      message: 'Name is required',
      code: 'BAD_USER_INPUT',
      reason: 'accounts.nameMissing',
      requestId: expect.any(String) as string,
      fields: { name: 'Name is required', email: 'Email is required', password: 'Password is required' },
      fieldReasons: {
        name: { reason: 'accounts.nameMissing' },
        email: { reason: 'accounts.emailMissing' },
        password: { reason: 'accounts.passwordMissing' },
      },
    },
  ]);
  const { email } = await buildUser(server.dataSource);
  expect((await act(server, 'REST', 'register', { ...somebody(), email })).status).toBe(409);
});

test('GraphQL rejects a registration without a name before the resolver runs', async () => {
  const input = { ...somebody(), name: undefined };
  expect(await act(server, 'GraphQL', 'register', input)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await row(input.email)).toBeNull();
});

test('a configured minimum length applies to the password', async () => {
  const strict = await startServer({ env: { PASSWORD_MIN_LENGTH: '12' }, beside: server });
  for (const edge of EDGES) {
    const { fields } = await act(strict, edge, 'register', { ...somebody(), password: 'elevenchars' });
    expect(fields).toEqual({ password: 'Password must be at least 12 characters' });
    expect((await act(strict, edge, 'register', { ...somebody(), password: 'twelve chars' })).code).toBeUndefined();
  }
  await strict.stop();
});
