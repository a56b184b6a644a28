import { act, EDGES, linkTo, whoIs } from '../../../../test/accounts.js';
import { buildPlace, buildReview, buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';
import { UserIdentity } from '../user-identity.entity.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => server.dataSource.query('TRUNCATE throttle, users CASCADE'));
afterAll(() => server.stop());

const build = (overrides: Partial<User> = {}) => buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });
const usersTotal = async () => (await server.rest<{ users: number }>('/api/stats')).body.users;

describe.each(EDGES)('over %s', (edge) => {
  const leave = (headers: Record<string, string>, currentPassword?: string) => act(server, edge, 'deleteAccount', { currentPassword }, headers);

  test('erases all personal data, and sends a last mail', async () => {
    const user = await build({ avatarUrl: 'https://pictures.example.org/asha.png', language: 'es' });
    const headers = await server.signInAs(user);
    await server.dataSource.getRepository(UserIdentity).insert({ provider: 'google', providerId: 'g-1', userId: user.id });
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    const total = await usersTotal();
    expect((await leave(headers, PASSWORD)).code).toBeUndefined();
    const { id, createdAt } = user;
    expect({ ...(await server.dataSource.query<object[]>('SELECT * FROM users WHERE id = $1', [id]))[0] }).toEqual({
      id,
      name: 'Anonymous',
      email: `deleted-${id}@invalid`,
      password_hash: null,
      role: 'user',
      avatar_url: null,
      is_verified: false,
      is_vouched: false,
      language: null,
      moderated_city_ids: null,
      version: expect.any(Number) as number,
      changed_in: expect.any(String) as string,
      created_at: createdAt,
      suspended_until: null,
      wants_decision_mails: true,
      deleted_at: expect.any(Date) as Date,
      search_name: 'anonymous',
      search_text: `anonymous deleted-${id}@invalid`,
    });
    for (const table of ['sessions', 'user_identities', 'account_links']) {
      expect([table, await server.dataSource.query(`SELECT * FROM ${table} WHERE user_id = $1`, [user.id])]).toEqual([table, []]);
    }
    expect(await whoIs(server, headers)).toBeNull();
    expect(await usersTotal()).toBe(total - 1);
    expect(server.mails.filter(({ to }) => to === user.email).at(-1)?.subject).toBe('Tu cuenta se ha eliminado');
  });

  test('keeps contributions without an author', async () => {
    const user = await build({ name: 'Asha Rao' });
    const { id: placeId } = await buildPlace(server.dataSource);
    const { id } = await buildReview(server.dataSource, { placeId, userId: user.id, comment: 'Grand.' });
    await leave(await server.signInAs(user), PASSWORD);
    const rest = await server.rest<{ reviews: object[] }>(`/api/places/${placeId}/reviews`);
    expect(rest.body.reviews).toEqual([expect.objectContaining({ _id: id, comment: 'Grand.' })]);
    expect(rest.body.reviews[0]).not.toHaveProperty('user');
    const graphql = await server.graphql('query ($id: ID!) { place(id: $id) { reviews { items { id user { name } } } } }', { id: placeId });
    expect(graphql.body.data).toEqual({ place: { reviews: { items: [{ id, user: null }] } } });
  });

  test.each([
    [undefined, 'Please enter your password'],
    ['', 'Please enter your password'],
    ['wrong', 'This is not your password'],
  ])('rejects the password %j: %s', async (password, sentence) => {
    const user = await build();
    const headers = await server.signInAs(user);
    expect(await leave(headers, password)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { currentPassword: sentence } });
    expect([await row(user.id), await whoIs(server, headers)]).toEqual([user, user.id]);
  });

  test('needs no password if the account has none, and rejects visitors', async () => {
    const user = await build({ passwordHash: null });
    expect((await leave({})).code).toBe('UNAUTHENTICATED');
    expect((await leave(await server.signInAs(user))).code).toBeUndefined();
    expect((await row(user.id)).deletedAt).not.toBeNull();
  });

  test('frees the address for a new account, which gets no data of the old one', async () => {
    const user = await build();
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    const link = linkTo(server, user.email);
    const headers = await server.signInAs(user);
    await leave(headers, PASSWORD);
    expect((await act(server, edge, 'signIn', { email: user.email, password: PASSWORD })).code).toBe('INVALID_CREDENTIALS');
    expect((await act(server, edge, 'register', { name: 'Asha again', email: user.email, password: 'seven red kettles' })).code).toBeUndefined();
    expect((await act(server, edge, 'resetPassword', { token: link, password: PASSWORD })).code).toBe('BAD_USER_INPUT');
    expect(await whoIs(server, headers)).toBeNull();
    expect((await server.dataSource.getRepository(User).findOneByOrFail({ email: user.email })).id).not.toBe(user.id);
  });

  test('rejects the only admin with CONFLICT, and deletes an admin if there is another', async () => {
    const admin = await build({ role: 'admin' });
    await build({ role: 'admin', deletedAt: new Date() });
    await build({ role: 'moderator' });
    const headers = await server.signInAs(admin);
    expect(await leave(headers, PASSWORD)).toMatchObject({ code: 'CONFLICT', message: 'You are the only admin. Make somebody else an admin first.' });
    expect([await row(admin.id), server.mails.filter(({ to }) => to === admin.email)]).toEqual([admin, []]);
    await build({ role: 'admin' });
    expect((await leave(headers, PASSWORD)).code).toBeUndefined();
  });

  test('keeps one of three admins who delete their accounts at the same time', async () => {
    const admins = await Promise.all([1, 2, 3].map(() => build({ role: 'admin' })));
    const sessions = await Promise.all(admins.map((admin) => server.signInAs(admin)));
    const outcomes = await Promise.all(sessions.map((headers) => leave(headers, PASSWORD)));
    expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual(['CONFLICT', 'ok', 'ok']);
    expect(await server.dataSource.query(`SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND deleted_at IS NULL`)).toEqual([{ n: 1 }]);
  });

  test('deletes one account despite concurrent requests', async () => {
    const user = await build({ passwordHash: null });
    await build();
    const headers = await server.signInAs(user);
    const total = await usersTotal();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => leave(headers)));
    expect(outcomes.map(({ code }) => code).filter((code) => code !== undefined && code !== 'UNAUTHENTICATED')).toEqual([]);
    expect(await usersTotal()).toBe(total - 1);
  });
});

test('REST returns a message, and needs no body if the account has no password', async () => {
  const user = await build({ passwordHash: null });
  const { status, body } = await server.send('DELETE', '/api/auth/me', undefined, await server.signInAs(user));
  expect([status, body]).toEqual([200, { message: 'Your account is deleted.' }]);
});
