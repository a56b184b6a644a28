import { bearer } from '../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { User } from '../users/index.js';

let server: TestServer;
let admin: User;
beforeAll(async () => {
  server = await startServer();
  admin = await buildUser(server.dataSource, { role: 'admin', passwordHash: PASSWORD_HASH });
});
afterAll(() => server.stop());

const rows = () => server.dataSource.getRepository(User);

/** Extra fields with which an attacker tries to get more rights. */
const EXTRAS = (): [string, unknown][] => [
  ['id', admin.id],
  ['_id', admin.id],
  ['userId', admin.id],
  ['user', { id: admin.id, role: 'admin' }],
  ['role', 'admin'],
  ['roles', ['admin']],
  ['isVerified', true],
  ['is_verified', true],
  ['provider', 'google'],
  ['createdAt', '2001-01-01T00:00:00.000Z'],
  ['passwordHash', PASSWORD_HASH],
  ['password_hash', PASSWORD_HASH],
  ['avatar', 'https://evil.example/x.png'],
  ['avatarUrl', 'https://evil.example/x.png'],
  ['deletedAt', null],
  ['suspendedUntil', '2999-01-01'],
  ['pendingEmail', 'evil@example.org'],
  ['__proto__', { role: 'admin', isVerified: true }],
  ['constructor', { prototype: { role: 'admin' } }],
];

/** Returns JSON text with an extra field. In an object literal, `__proto__` would not become a field. */
const withExtra = (body: object, [name, value]: [string, unknown]) => `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
const json = (method: string, body: string, headers = {}): RequestInit => ({ method, body, headers: { 'Content-Type': 'application/json', ...headers } });

test('a registration ignores extra fields such as role', async () => {
  for (const [i, extra] of EXTRAS().entries()) {
    const email = `mallory-${i}@example.org`;
    const { status, body } = await server.rest<{ token: string; user: { _id: string } }>(
      '/api/auth/register',
      json('POST', withExtra({ name: 'Mallory', email, password: PASSWORD }, extra)),
    );
    expect([extra[0], status]).toEqual([extra[0], 201]);
    const row = await rows().findOneByOrFail({ email });
    expect(row).toMatchObject({
      id: body.user._id,
      name: 'Mallory',
      role: 'user',
      isVerified: false,
      avatarUrl: null,
      suspendedUntil: null,
      deletedAt: null,
    });
    expect(row.id).not.toBe(admin.id);
    expect(row.passwordHash).not.toBe(PASSWORD_HASH);
    expect(Date.now() - row.createdAt.getTime()).toBeLessThan(60_000);
    expect(await server.send('GET', '/api/auth/me', undefined, bearer(body.token))).toMatchObject({ status: 200, body: { user: { role: 'user' } } });
  }
  expect(await rows().findOneBy({ id: admin.id })).toEqual(admin);
});

test('a change of profile ignores extra fields such as role', async () => {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, isVerified: false });
  const headers = await server.signInAs(user);
  for (const extra of EXTRAS()) {
    const { status } = await server.rest('/api/auth/me', json('PUT', withExtra({ name: 'Mallory', email: user.email }, extra), headers));
    expect([extra[0], status]).toEqual([extra[0], 200]);
    expect(await rows().findOneBy({ id: user.id })).toEqual(Object.assign(user, { name: 'Mallory', version: expect.any(Number) as number }));
  }
  expect(await rows().findOneBy({ id: admin.id })).toEqual(admin);
});

test('GraphQL rejects the extra fields', async () => {
  const documents = {
    register: [
      'mutation ($input: RegisterInput!) { register(input: $input) { token } }',
      { name: 'Mallory', email: 'mallory@example.org', password: PASSWORD },
    ],
    updateProfile: ['mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { name: 'Mallory', email: admin.email }],
  } as const;
  const headers = await server.signInAs(admin);
  for (const [query, input] of Object.values(documents)) {
    for (const extra of EXTRAS()) {
      const answer = await server.rest<{ errors?: { extensions: { code: string } }[] }>(
        '/graphql',
        json('POST', `{"query":${JSON.stringify(query)},"variables":{"input":${withExtra(input, extra)}}}`, headers),
      );
      expect([extra[0], answer.body.errors?.[0]?.extensions.code]).toEqual([extra[0], 'BAD_USER_INPUT']);
    }
  }
  expect(await rows().countBy({ email: 'mallory@example.org' })).toBe(0);
  expect(await rows().findOneBy({ id: admin.id })).toEqual(admin);
});
