import jwt from 'jsonwebtoken';
import { act, bearer, type Edge, EDGES, issueLink, linkTo, whoIs } from '../../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

const NEW = 'seven red kettles';
const USELESS = 'This link has expired or was used already. Ask for a new one.';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => server.dataSource.query('TRUNCATE throttle'));
afterAll(() => server.stop());

const build = (overrides: Partial<User> = {}) => buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, ...overrides });
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });
const told = (address: string) => server.mails.filter(({ to }) => to === address).map(({ subject }) => subject);

describe.each(EDGES)('over %s', (edge) => {
  const signIn = async (email: string, password: string) => (await act(server, edge, 'signIn', { email, password })).code;
  const reset = (token: string | undefined, password = NEW) => act(server, edge, 'resetPassword', { token, password });

  /** Requests a password reset, and returns the token of the mailed link. */
  async function forget({ email }: User): Promise<string> {
    expect((await act(server, edge, 'requestPasswordReset', { email: email.toUpperCase() })).code).toBeUndefined();
    return linkTo(server, email) ?? '';
  }

  test('a changed password starts a new session, ends all others and sends a mail', async () => {
    const user = await build();
    const [here, there] = [await server.signInAs(user), await server.signInAs(user)];
    const { token, code } = await act(server, edge, 'changePassword', { currentPassword: PASSWORD, newPassword: NEW }, here);
    expect(code).toBeUndefined();
    expect([await whoIs(server, here), await whoIs(server, there), await whoIs(server, bearer(token))]).toEqual([null, null, user.id]);
    expect([await signIn(user.email, PASSWORD), await signIn(user.email, NEW)]).toEqual(['INVALID_CREDENTIALS', undefined]);
    expect(told(user.email)).toEqual(['Your password was changed']);
  });

  test.each([
    [{ newPassword: NEW }, 'currentPassword', 'Please enter your password'],
    [{ currentPassword: '', newPassword: NEW }, 'currentPassword', 'Please enter your password'],
    [{ currentPassword: 'wrong', newPassword: NEW }, 'currentPassword', 'This is not your password'],
    [{ currentPassword: PASSWORD, newPassword: '' }, 'newPassword', 'Password is required'],
    [{ currentPassword: PASSWORD, newPassword: '12345' }, 'newPassword', 'Password must be at least 6 characters'],
    [{ currentPassword: PASSWORD, newPassword: 'Iloveyou' }, 'newPassword', 'This password is one of the most common ones. Please choose another.'],
  ])('rejects a change with %j', async (input, field, sentence) => {
    const user = await build();
    const headers = await server.signInAs(user);
    const { code, fields } = await act(server, edge, 'changePassword', input, headers);
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
    expect([await row(user.id), await whoIs(server, headers)]).toEqual([user, user.id]);
  });

  test.each([
    [false, 12],
    [true, 720],
  ])('with Remember me %s, the session after a change of password lasts %i hours', async (rememberMe, hours) => {
    const { email } = await build();
    const { token } = await act(server, edge, 'signIn', { email, password: PASSWORD, rememberMe });
    const changed = await act(server, edge, 'changePassword', { currentPassword: PASSWORD, newPassword: NEW }, bearer(token));
    const { exp = 0, iat = 0 } = jwt.decode(changed.token) as jwt.JwtPayload;
    expect(Math.round((exp - iat) / 3600)).toBe(hours);
  });

  test('an account without a password gets its first one', async () => {
    const user = await build({ passwordHash: null });
    expect((await act(server, edge, 'changePassword', { newPassword: NEW }, await server.signInAs(user))).code).toBeUndefined();
    expect(await signIn(user.email, NEW)).toBeUndefined();
  });

  test('a reset sets the password once, ends the sessions and confirms the mailbox', async () => {
    const user = await build({ isVerified: false });
    const headers = await server.signInAs(user);
    const token = await forget(user);
    expect((await reset(token)).code).toBeUndefined();
    expect((await row(user.id)).isVerified).toBe(true);
    expect(await whoIs(server, headers)).toBeNull();
    expect([await signIn(user.email, PASSWORD), await signIn(user.email, NEW)]).toEqual(['INVALID_CREDENTIALS', undefined]);
    expect((await reset(token, 'nine blue kettles')).fields).toEqual({ token: USELESS });
    expect(told(user.email)).toEqual(['Choose a new password', 'Your password was changed']);
  });

  test('a link expires after 30 minutes', async () => {
    const user = await build();
    const token = await forget(user);
    const age = (minutes: number) =>
      server.dataSource.query(`UPDATE account_links SET expires_at = expires_at - make_interval(mins => $2) WHERE user_id = $1`, [user.id, minutes]);
    await age(30);
    expect((await reset(token)).fields).toEqual({ token: USELESS });
    await age(-1);
    expect((await reset(token)).code).toBeUndefined();
  });

  test('a new password invalidates all other reset links', async () => {
    const user = await build();
    const [first, second] = [await forget(user), await forget(user)];
    expect((await reset(second)).code).toBeUndefined();
    expect((await reset(first)).fields).toEqual({ token: USELESS });
    const third = await forget(user);
    await act(server, edge, 'changePassword', { currentPassword: NEW, newPassword: PASSWORD }, await server.signInAs(user));
    expect((await reset(third)).fields).toEqual({ token: USELESS });
  });

  test('a rejected password does not use up the link', async () => {
    const user = await build();
    const token = await forget(user);
    for (const password of ['', '12345', 'password', 'x'.repeat(257)]) {
      expect(Object.keys((await reset(token, password)).fields ?? {})).toEqual(['password']);
    }
    expect((await reset(token)).code).toBeUndefined();
  });

  test.each([
    ['', 'The link is incomplete. Open it from the message again.'],
    ['x'.repeat(44), 'The link is incomplete. Open it from the message again.'],
    ['x'.repeat(43), USELESS],
    ['x', USELESS],
  ])('rejects a token such as %j', async (token, sentence) => {
    expect(await reset(token)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { token: sentence } });
    expect(await act(server, edge, 'verifyEmail', { token })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { token: sentence } });
  });

  test('returns the same response for every address, and sends a mail only to a known one', async () => {
    const known = await build();
    const deleted = await build({ deletedAt: new Date() });
    const answers = [];
    for (const email of [known.email, deleted.email, 'nobody@example.org']) {
      const { code, status, message, text } = await act(server, edge, 'requestPasswordReset', { email });
      answers.push({ code, status, message, text });
      expect(told(email)).toHaveLength(email === known.email ? 1 : 0);
    }
    expect(answers[0]?.code).toBeUndefined();
    expect(answers).toEqual(Array(3).fill(answers[0]));
  });

  test('sends five links per hour to an account, and hides the limit from visitors', async () => {
    const user = await build();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => act(server, edge, 'requestPasswordReset', { email: user.email })));
    expect(new Set(outcomes.map(({ text }) => text)).size).toBe(1);
    expect(told(user.email)).toHaveLength(5);
    await server.dataSource.query(`UPDATE account_links SET created_at = created_at - interval '1 hour' WHERE user_id = $1`, [user.id]);
    await forget(user);
    expect(told(user.email)).toHaveLength(6);
  });

  test('repeated requests leave the owner of an account a valid link', async () => {
    const user = await build();
    for (let i = 0; i < 5; i++) await forget(user);
    await server.dataSource.query(`UPDATE account_links SET expires_at = now() WHERE user_id = $1`, [user.id]);
    const token = await forget(user);
    await forget(user);
    expect(told(user.email)).toHaveLength(6);
    expect((await reset(token)).code).toBeUndefined();
  });

  test('ten concurrent requests with one link set one password', async () => {
    const user = await build();
    const token = await forget(user);
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, i) => reset(token, `kettle number ${i}`)));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ fields }) => fields?.token === USELESS)).toHaveLength(9);
    expect(await signIn(user.email, `kettle number ${outcomes.findIndex(({ code }) => !code)}`)).toBeUndefined();
  });
});

// The password is set over one API and entered over both: if one API changed the text, the other would reject it.
test.each<[string, Edge]>([
  ['x'.repeat(200), 'REST'],
  ['x'.repeat(256), 'GraphQL'],
  ['пароль из слов', 'REST'],
  ['密码是很长的', 'GraphQL'],
  ['🔑🔒🗝️', 'REST'],
  ['  blanks around  ', 'GraphQL'],
  ['cafe\u0301 noir', 'REST'],
  ['tab\tand\nline', 'GraphQL'],
  ['%_\'"\\; --', 'REST'],
])('a password such as %j, chosen over %s, is verified unchanged', async (password, edge) => {
  const user = await build();
  await act(server, edge, 'changePassword', { currentPassword: PASSWORD, newPassword: password }, await server.signInAs(user));
  const signIn = async (over: Edge, entered: string) => (await act(server, over, 'signIn', { email: user.email, password: entered })).code;
  expect([await signIn('GraphQL', password), await signIn('REST', password)]).toEqual([undefined, undefined]);
  expect(await signIn(edge, `${password.slice(0, -1)}!`)).toBe('INVALID_CREDENTIALS');
  expect(await signIn(edge, password.normalize('NFC'))).toBeUndefined(); // the same letters in another Unicode form
});

test('stores Argon2id hashes (19 MiB, two passes), which differ for equal passwords', async () => {
  const people = await Promise.all([build(), build()]);
  for (const user of people) await act(server, 'REST', 'changePassword', { currentPassword: PASSWORD, newPassword: NEW }, await server.signInAs(user));
  const hashes = await Promise.all(people.map(async ({ id }) => (await row(id)).passwordHash));
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(new Set(hashes).size).toBe(2);
});

test('REST returns a new session after a change of password', async () => {
  const user = await build();
  const { status, body } = await server.send('PUT', '/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW }, await server.signInAs(user));
  expect([status, body]).toEqual([
    200,
    {
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      user: expect.objectContaining({ _id: user.id }) as object,
    },
  ]);
});

test('a configured minimum length applies to a change and a reset of the password', async () => {
  const strict = await startServer({ env: { PASSWORD_MIN_LENGTH: '20' }, beside: server });
  const user = await build();
  const sentence = 'Password must be at least 20 characters';
  const headers = await server.signInAs(user);
  expect((await act(strict, 'GraphQL', 'changePassword', { currentPassword: PASSWORD, newPassword: NEW }, headers)).fields).toEqual({ newPassword: sentence });
  const token = await issueLink(server, 'reset', user);
  expect((await act(strict, 'REST', 'resetPassword', { token, password: NEW })).fields).toEqual({ password: sentence });
  expect((await act(strict, 'REST', 'signIn', { email: user.email, password: PASSWORD })).code).toBeUndefined();
  await strict.stop();
});
