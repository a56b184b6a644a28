import { act, EDGES, linkTo } from '../../../../test/accounts.js';
import { buildUser, PASSWORD } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

const USELESS = 'This link has expired or was used already. Ask for a new one.';
const DONE = 'This e-mail address is confirmed already.';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });
const told = (address: string) => server.mails.filter(({ to }) => to === address);

/** Creates a signed-in user with an unconfirmed address. */
async function newcomer() {
  const user = await buildUser(server.dataSource, { isVerified: false });
  return { user, headers: await server.signInAs(user) };
}

describe.each(EDGES)('over %s', (edge) => {
  const verify = (token: string | undefined, headers?: Record<string, string>) => act(server, edge, 'verifyEmail', { token }, headers);
  const resend = (headers?: Record<string, string>) => act(server, edge, 'resendVerification', undefined, headers);

  test('the link of the registration confirms the address once', async () => {
    const email = `newcomer-${edge.toLowerCase()}@example.org`;
    await act(server, edge, 'register', { name: 'Ravi', email, password: PASSWORD });
    const token = linkTo(server, email);
    expect((await verify(token)).code).toBeUndefined();
    expect((await server.dataSource.getRepository(User).findOneByOrFail({ email })).isVerified).toBe(true);
    expect(await verify(token)).toMatchObject({ code: 'BAD_USER_INPUT', message: DONE, fields: { confirmed: DONE } });
    expect(told(email)).toHaveLength(1);
  });

  test('sends the link again to an unconfirmed user, and to no one else', async () => {
    const { user, headers } = await newcomer();
    expect((await resend(headers)).code).toBeUndefined();
    expect((await verify(linkTo(server, user.email), headers)).code).toBeUndefined();
    expect((await row(user.id)).isVerified).toBe(true);
    expect((await resend(headers)).code).toBeUndefined();
    expect(told(user.email)).toHaveLength(1);
    expect((await resend()).code).toBe('UNAUTHENTICATED');
  });

  test('sends five links within an hour, even for ten concurrent requests', async () => {
    const { user, headers } = await newcomer();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => resend(headers)));
    expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual([...Array.from({ length: 5 }, () => 'TOO_MANY'), ...Array.from({ length: 5 }, () => 'ok')]);
    expect(told(user.email)).toHaveLength(5);
  });

  test('the link works for 24 hours', async () => {
    const { user, headers } = await newcomer();
    await resend(headers);
    const age = (hours: number) =>
      server.dataSource.query(`UPDATE account_links SET expires_at = expires_at - make_interval(hours => $2) WHERE user_id = $1`, [user.id, hours]);
    await age(24);
    expect((await verify(linkTo(server, user.email))).fields).toEqual({ token: USELESS });
    await age(-1);
    expect((await verify(linkTo(server, user.email))).code).toBeUndefined();
  });

  test('one of ten concurrent requests with one link succeeds', async () => {
    const { user, headers } = await newcomer();
    await resend(headers);
    const token = linkTo(server, user.email);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(outcomes.filter(({ fields }) => fields?.token === USELESS || fields?.confirmed === DONE)).toHaveLength(9);
  });

  test('a link opened in the session of another account changes nothing, and still works afterwards', async () => {
    const [{ user, headers }, stranger] = [await newcomer(), await newcomer()];
    await resend(headers);
    const token = linkTo(server, user.email);
    const refused = 'This link belongs to another account. Sign out, and open it again.';
    expect(await verify(token, stranger.headers)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { account: refused } });
    expect([(await row(user.id)).isVerified, (await row(stranger.user.id)).isVerified]).toEqual([false, false]);
    expect((await resend(headers)).code).toBeUndefined(); // the session still works
    expect((await verify(token)).code).toBeUndefined();
  });

  test('confirmation links set no password, and reset links confirm no address', async () => {
    const { user, headers } = await newcomer();
    await resend(headers);
    expect((await act(server, edge, 'resetPassword', { token: linkTo(server, user.email), password: PASSWORD })).fields).toEqual({ token: USELESS });
    await act(server, edge, 'requestPasswordReset', { email: user.email });
    expect((await verify(linkTo(server, user.email))).fields).toEqual({ token: USELESS });
  });
});

test('REST returns messages', async () => {
  const { user, headers } = await newcomer();
  const ask = async (path: string, body?: object, by?: Record<string, string>) => (await server.send('POST', path, body, by)).body;
  expect(await ask('/api/auth/resend-verification', undefined, headers)).toEqual({
    message: 'If the address is not confirmed yet, a message with a link is on its way.',
  });
  expect(await ask('/api/auth/verify-email', { token: linkTo(server, user.email) })).toEqual({ message: 'Your e-mail address is confirmed.' });
  expect(await ask('/api/auth/forgot-password', { email: user.email })).toEqual({
    message: 'If this address has an account, a message with a link is on its way.',
  });
  expect(await ask('/api/auth/reset-password', { token: linkTo(server, user.email), password: PASSWORD })).toEqual({
    message: 'Your password is changed. Sign in with it.',
  });
});

test('only the mail contains the token, after the # of a URL', async () => {
  const { user, headers } = await newcomer();
  await server.send('POST', '/api/auth/resend-verification', undefined, headers);
  const token = linkTo(server, user.email) ?? '';
  expect(told(user.email)[0]?.text).toContain(`http://localhost:4000/verify-email#${token}`);
  const [link] = await server.dataSource.query<object[]>('SELECT * FROM account_links WHERE user_id = $1', [user.id]);
  expect(JSON.stringify(link)).not.toContain(token);
});
