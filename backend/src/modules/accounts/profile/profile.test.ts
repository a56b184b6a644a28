import { act, EDGES, linkTo } from '../../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

let number = 0;
const newAddress = () => `new-${(number += 1)}@example.org`;
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });

/** Creates a signed-in user with a password. */
async function somebody(overrides: Partial<User> = {}) {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });
  return { user, headers: await server.signInAs(user) };
}

const pendingOf = async (headers: Record<string, string>) =>
  (await server.graphql<{ viewer: { pendingEmail: string | null } }>('{ viewer { pendingEmail } }', {}, { headers })).body.data.viewer.pendingEmail;
const told = (address: string) => server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe.each(EDGES)('over %s', (edge) => {
  const update = (headers: Record<string, string>, input: object) => act(server, edge, 'updateProfile', input, headers);

  /** Requests a new address, and returns the token of the mailed link. */
  async function askFor(address: string, { user, headers }: Awaited<ReturnType<typeof somebody>>): Promise<string> {
    expect((await update(headers, { name: user.name, email: address, currentPassword: PASSWORD })).code).toBeUndefined();
    return linkTo(server, address) ?? '';
  }

  test('changes the name at once, without a password', async () => {
    const { user, headers } = await somebody();
    expect((await update(headers, { name: '  Asha R.  ', email: user.email.toUpperCase() })).code).toBeUndefined();
    expect(await row(user.id)).toEqual(Object.assign(user, { name: 'Asha R.', version: expect.any(Number) as number }));
    expect(told(user.email)).toEqual([]);
  });

  test('changes the address when the link is opened, and tells the former address', async () => {
    const { user, headers } = await somebody({ isVerified: false });
    const old = user.email;
    const address = newAddress();
    const token = await askFor(address, { user, headers });
    expect(await row(user.id)).toEqual(user);
    expect([await pendingOf(headers), told(old)]).toEqual([address, []]);
    expect((await act(server, edge, 'verifyEmail', { token }, headers)).code).toBeUndefined();
    expect(await row(user.id)).toEqual(Object.assign(user, { email: address, isVerified: true, version: expect.any(Number) as number }));
    expect([await pendingOf(headers), told(old)]).toEqual([null, ['Your e-mail address was changed']]);
  });

  test.each([
    [undefined, 'Please enter your password'],
    ['', 'Please enter your password'],
    ['seven red kettles', 'This is not your password'],
  ])('rejects a new address with the password %j: %s', async (currentPassword, sentence) => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const { code, message, fields } = await update(headers, { name: 'Other', email: address, currentPassword });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { currentPassword: sentence } });
    expect(await row(user.id)).toEqual(user);
    expect(told(address)).toEqual([]);
  });

  test('changes the address of an account without a password', async () => {
    const { user, headers } = await somebody({ passwordHash: null });
    const address = newAddress();
    expect((await update(headers, { name: user.name, email: address })).code).toBeUndefined();
    expect(linkTo(server, address)).toBeDefined();
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', 'Asha\nRao', 'Name contains characters that cannot be used'],
    ['email', '', 'Email is required'],
    ['email', 'asha', 'Invalid email address'],
  ])('rejects the %s %j: %s', async (field, value, sentence) => {
    const { user, headers } = await somebody();
    const { code, message, fields } = await update(headers, { name: user.name, email: user.email, [field]: value });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { [field]: sentence } });
    expect(await row(user.id)).toEqual(user);
  });

  test('saving the current address invalidates the link to the new one', async () => {
    const { user, headers } = await somebody();
    const token = await askFor(newAddress(), { user, headers });
    await update(headers, { name: user.name, email: user.email });
    expect(await pendingOf(headers)).toBeNull();
    expect((await act(server, edge, 'verifyEmail', { token })).fields?.token).toMatch(/expired or was used/);
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('a change of name keeps a pending address', async () => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const token = await askFor(address, { user, headers });
    expect((await update(headers, { name: 'Asha Menon' })).code).toBeUndefined();
    expect([await pendingOf(headers), (await row(user.id)).name]).toEqual([address, 'Asha Menon']);
    expect((await act(server, edge, 'verifyEmail', { token }, headers)).code).toBeUndefined();
  });

  test('a third address invalidates the link to the second one', async () => {
    const { user, headers } = await somebody();
    const second = await askFor(newAddress(), { user, headers });
    const address = newAddress();
    const third = await askFor(address, { user, headers });
    expect((await act(server, edge, 'verifyEmail', { token: second })).code).toBe('BAD_USER_INPUT');
    expect((await act(server, edge, 'verifyEmail', { token: third }, headers)).code).toBeUndefined();
    expect((await row(user.id)).email).toBe(address);
  });

  test('saving the profile again sends no second link', async () => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const token = await askFor(address, { user, headers });
    await update(headers, { name: 'Asha', email: address.toUpperCase(), currentPassword: PASSWORD });
    expect(told(address)).toHaveLength(1);
    expect((await act(server, edge, 'verifyEmail', { token }, headers)).code).toBeUndefined();
  });

  test('a new password invalidates the link to a new address', async () => {
    const { user, headers } = await somebody();
    const token = await askFor(newAddress(), { user, headers });
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    expect((await act(server, edge, 'resetPassword', { token: linkTo(server, user.email), password: 'seven red kettles' })).code).toBeUndefined();
    expect((await act(server, edge, 'verifyEmail', { token })).code).toBe('BAD_USER_INPUT');
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('a new address invalidates the links sent to the former one', async () => {
    const { user, headers } = await somebody();
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    const reset = linkTo(server, user.email);
    await act(server, edge, 'verifyEmail', { token: await askFor(newAddress(), { user, headers }) }, headers);
    expect((await act(server, edge, 'resetPassword', { token: reset, password: 'seven red kettles' })).code).toBe('BAD_USER_INPUT');
    expect((await row(user.id)).passwordHash).toBe(PASSWORD_HASH);
  });

  test('hides that an address is taken, and leaves it with its owner', async () => {
    const { email: taken } = await buildUser(server.dataSource);
    const { user, headers } = await somebody();
    const token = await askFor(taken, { user, headers });
    const { code, message } = await act(server, edge, 'verifyEmail', { token }, headers);
    expect({ code, message }).toEqual({ code: 'CONFLICT', message: 'Another account now has this e-mail address.' });
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('rejects the sixth new address within an hour, and changes nothing', async () => {
    const { user, headers } = await somebody();
    for (let i = 0; i < 5; i++) await askFor(newAddress(), { user, headers });
    const pending = await pendingOf(headers);
    const address = newAddress();
    expect((await update(headers, { name: 'Other', email: address, currentPassword: PASSWORD })).code).toBe('TOO_MANY');
    expect([await pendingOf(headers), told(address), (await row(user.id)).name]).toEqual([pending, [], user.name]);
  });
});

test('REST returns 200 and the current user after a change', async () => {
  const { user, headers } = await somebody();
  const { status, body } = await server.send('PUT', '/api/auth/me', { name: 'Asha', email: newAddress(), currentPassword: PASSWORD }, headers);
  expect([status, body]).toEqual([
    200,
    {
      user: { _id: user.id, name: 'Asha', email: user.email, role: 'user', isVerified: true, createdAt: user.createdAt.toISOString() },
    },
  ]);
});
