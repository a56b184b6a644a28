import { act, EDGES, linkTo } from '../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { User } from '../users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

let number = 0;
const newAddress = () => `new-${(number += 1)}@example.org`;
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });

/** Somebody with a password who is signed in. */
async function somebody(overrides: Partial<User> = {}) {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });
  return { user, headers: await server.signInAs(user) };
}

const pendingOf = async (headers: Record<string, string>) =>
  (await server.graphql<{ viewer: { pendingEmail: string | null } }>('{ viewer { pendingEmail } }', {}, { headers })).body.data.viewer.pendingEmail;
const told = (address: string) => server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe.each(EDGES)('over %s', (edge) => {
  const update = (headers: Record<string, string>, input: object) => act(server, edge, 'updateProfile', input, headers);

  /** Asks for a new address; the link to it is the answer. */
  async function askFor(address: string, { user, headers }: Awaited<ReturnType<typeof somebody>>): Promise<string> {
    expect((await update(headers, { name: user.name, email: address, currentPassword: PASSWORD })).code).toBeUndefined();
    return linkTo(server, address) ?? '';
  }

  test('a person changes their name at once and needs no password', async () => {
    const { user, headers } = await somebody();
    expect((await update(headers, { name: '  Asha R.  ', email: user.email.toUpperCase() })).code).toBeUndefined();
    expect(await row(user.id)).toEqual(Object.assign(user, { name: 'Asha R.', version: expect.any(Number) as number }));
    expect(told(user.email)).toEqual([]);
  });

  test('a new address counts once its link was opened, and the old one is told', async () => {
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
  ])('nobody changes the address with the password %j: %s', async (currentPassword, sentence) => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const { code, message, fields } = await update(headers, { name: 'Other', email: address, currentPassword });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { currentPassword: sentence } });
    expect(await row(user.id)).toEqual(user);
    expect(told(address)).toEqual([]);
  });

  test('an account without a password changes its address without one', async () => {
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
  ])('a person whose %s is %j reads: %s', async (field, value, sentence) => {
    const { user, headers } = await somebody();
    const { code, message, fields } = await update(headers, { name: user.name, email: user.email, [field]: value });
    expect({ code, message, fields }).toEqual({ code: 'BAD_USER_INPUT', message: sentence, fields: { [field]: sentence } });
    expect(await row(user.id)).toEqual(user);
  });

  test('who goes back to their address makes the link to the new one worthless', async () => {
    const { user, headers } = await somebody();
    const token = await askFor(newAddress(), { user, headers });
    await update(headers, { name: user.name, email: user.email });
    expect(await pendingOf(headers)).toBeNull();
    expect((await act(server, edge, 'verifyEmail', { token })).fields?.token).toMatch(/expired or was used/);
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('who changes only their name leaves the address that they asked for', async () => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const token = await askFor(address, { user, headers });
    expect((await update(headers, { name: 'Asha Menon' })).code).toBeUndefined();
    expect([await pendingOf(headers), (await row(user.id)).name]).toEqual([address, 'Asha Menon']);
    expect((await act(server, edge, 'verifyEmail', { token }, headers)).code).toBeUndefined();
  });

  test('who asks for a third address makes the link to the second one worthless', async () => {
    const { user, headers } = await somebody();
    const second = await askFor(newAddress(), { user, headers });
    const address = newAddress();
    const third = await askFor(address, { user, headers });
    expect((await act(server, edge, 'verifyEmail', { token: second })).code).toBe('BAD_USER_INPUT');
    expect((await act(server, edge, 'verifyEmail', { token: third }, headers)).code).toBeUndefined();
    expect((await row(user.id)).email).toBe(address);
  });

  test('who saves their profile again is sent no second link', async () => {
    const { user, headers } = await somebody();
    const address = newAddress();
    const token = await askFor(address, { user, headers });
    await update(headers, { name: 'Asha', email: address.toUpperCase(), currentPassword: PASSWORD });
    expect(told(address)).toHaveLength(1);
    expect((await act(server, edge, 'verifyEmail', { token }, headers)).code).toBeUndefined();
  });

  test('a new password makes the link to a new address worthless', async () => {
    const { user, headers } = await somebody();
    const token = await askFor(newAddress(), { user, headers });
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    expect((await act(server, edge, 'resetPassword', { token: linkTo(server, user.email), password: 'seven red kettles' })).code).toBeUndefined();
    expect((await act(server, edge, 'verifyEmail', { token })).code).toBe('BAD_USER_INPUT');
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('a new address makes the links in the old mailbox worthless', async () => {
    const { user, headers } = await somebody();
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    const reset = linkTo(server, user.email);
    await act(server, edge, 'verifyEmail', { token: await askFor(newAddress(), { user, headers }) }, headers);
    expect((await act(server, edge, 'resetPassword', { token: reset, password: 'seven red kettles' })).code).toBe('BAD_USER_INPUT');
    expect((await row(user.id)).passwordHash).toBe(PASSWORD_HASH);
  });

  test('nobody learns that an address is taken, but its owner keeps it', async () => {
    const { email: taken } = await buildUser(server.dataSource);
    const { user, headers } = await somebody();
    const token = await askFor(taken, { user, headers });
    const { code, message } = await act(server, edge, 'verifyEmail', { token }, headers);
    expect({ code, message }).toEqual({ code: 'CONFLICT', message: 'Another account now has this e-mail address.' });
    expect((await row(user.id)).email).toBe(user.email);
  });

  test('the sixth address within an hour is refused, and nothing changes', async () => {
    const { user, headers } = await somebody();
    for (let i = 0; i < 5; i++) await askFor(newAddress(), { user, headers });
    const pending = await pendingOf(headers);
    const address = newAddress();
    expect((await update(headers, { name: 'Other', email: address, currentPassword: PASSWORD })).code).toBe('TOO_MANY');
    expect([await pendingOf(headers), told(address), (await row(user.id)).name]).toEqual([pending, [], user.name]);
  });
});

test('REST answers a changed profile with 200 and the user as they are', async () => {
  const { user, headers } = await somebody();
  const { status, body } = await server.send('PUT', '/api/auth/me', { name: 'Asha', email: newAddress(), currentPassword: PASSWORD }, headers);
  expect([status, body]).toEqual([
    200,
    {
      user: { _id: user.id, name: 'Asha', email: user.email, role: 'user', isVerified: true, createdAt: user.createdAt.toISOString() },
    },
  ]);
});
