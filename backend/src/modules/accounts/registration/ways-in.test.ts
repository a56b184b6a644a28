import { act, bearer, type Edge, EDGES, issueLink, linkTo, whoIs } from '../../../../test/accounts.js';
import { buildIdentity, buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { untilSomebodyWaits } from '../../../../test/waiting.js';
import type { Role } from '../../../core/access/index.js';
import { User } from '../../users/index.js';
import { AdminAccountService, ensureFirstAdmin } from '../admin/index.js';
import { Passwords } from '../passwords.js';

/*
 * A stranger registers the address of another person and adds every possible way into the account. Then the owner proves the mailbox, or an
 * admin gives the account a role. The tests check which ways still open the account.
 */

const NEW_PASSWORD = 'seven red kettles';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

interface Planted {
  user: User;
  session: Record<string, string>;
  apiToken: Record<string, string>;
  /** Tokens of links to the owner's mailbox; the stranger could have requested them. */
  links: { verify: string; reset: string };
  /** Token of a link to a mailbox of the stranger, which would move the account there. */
  moving: string;
}

/** Creates an account that can be opened by a password, a session, an API token, a Facebook account and mailed links. */
async function plant(values: Partial<User> = {}): Promise<Planted> {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH, isVerified: false, ...values });
  const session = await server.signInAs(user);
  const made = await server.graphql<{ createApiToken: { token: string } }>(
    'mutation { createApiToken(input: { name: "Planted", scope: WRITE }) { token } }',
    {},
    { headers: session },
  );
  await buildIdentity(server.dataSource, user.id);
  return {
    user,
    session,
    apiToken: bearer(made.body.data.createApiToken.token),
    links: { verify: await issueLink(server, 'verify', user), reset: await issueLink(server, 'reset', user) },
    moving: await issueLink(server, 'verify', { id: user.id, email: `stranger-${user.id}@example.org` }),
  };
}

/** Returns the planted ways that still open the account. */
async function openWays({ user, session, apiToken, links, moving }: Planted): Promise<string[]> {
  const identities = await server.dataSource.query<unknown[]>('SELECT 1 FROM user_identities WHERE user_id = $1', [user.id]);
  const ways: Record<string, boolean> = {
    session: (await whoIs(server, session)) !== null,
    token: (await server.rest('/api/auth/me', { headers: apiToken })).status === 200,
    identity: identities.length > 0,
    password: (await act(server, 'REST', 'signIn', { email: user.email, password: PASSWORD })).code === undefined,
    moving: (await act(server, 'REST', 'verifyEmail', { token: moving })).code === undefined,
    reset: (await act(server, 'REST', 'resetPassword', { token: links.reset, password: PASSWORD })).code === undefined,
  };
  return Object.keys(ways).filter((way) => ways[way]);
}

const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });

async function setRole(edge: Edge, { id }: User, role: Role): Promise<void> {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const answer =
    edge === 'REST'
      ? await server.send('PUT', `/api/admin/users/${id}/role`, { role }, headers)
      : await server.graphql(
          'mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { id } }',
          { id, role: role.toUpperCase() },
          { headers },
        );
  expect(answer).toMatchObject({ status: 200 });
}

/** Confirms the address as an admin, without a proof of the mailbox. */
async function confirmAddress(edge: Edge, { id }: User): Promise<void> {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const answer =
    edge === 'REST'
      ? await server.send('PUT', `/api/admin/users/${id}/verified`, undefined, headers)
      : await server.graphql('mutation ($id: ID!) { confirmUserAddress(id: $id) }', { id }, { headers });
  expect(answer).toMatchObject({ status: 200 });
}

test('all planted ways open the account at first', async () => {
  expect(await openWays(await plant())).toEqual(['session', 'token', 'identity', 'password', 'moving']);
  expect(await openWays({ ...(await plant()), moving: '' })).toContain('reset'); // without `moving`, because a change of address ends the reset link
});

describe.each(EDGES)('over %s', (edge) => {
  const verify = (token: string, headers?: Record<string, string>) => act(server, edge, 'verifyEmail', { token }, headers);
  const reset = (token: string) => act(server, edge, 'resetPassword', { token, password: NEW_PASSWORD });
  const signIn = async (email: string) => (await act(server, edge, 'signIn', { email, password: NEW_PASSWORD })).code;

  test('confirming the address without a session ends all ways in', async () => {
    const planted = await plant();
    expect((await verify(planted.links.verify)).code).toBeUndefined();
    expect(await openWays(planted)).toEqual([]);
    expect((await row(planted.user.id)).isVerified).toBe(true);
  });

  test('confirming the address with an API token ends all ways in', async () => {
    const planted = await plant();
    await verify(planted.links.verify, planted.apiToken);
    expect(await openWays(planted)).toEqual([]);
  });

  test('confirming the address in a session of the account keeps all ways in', async () => {
    const planted = await plant();
    expect((await verify(planted.links.verify, planted.session)).code).toBeUndefined();
    expect(await openWays(planted)).toEqual(expect.arrayContaining(['session', 'token', 'identity', 'password']));
  });

  test('moving an account to the mailbox of another person ends all ways in', async () => {
    const planted = await plant({ isVerified: true });
    const email = `owner-${planted.user.id}@example.org`;
    expect((await verify(await issueLink(server, 'verify', { id: planted.user.id, email }))).code).toBeUndefined();
    const moved = await row(planted.user.id);
    expect([moved.email, await openWays({ ...planted, user: moved })]).toEqual([email, []]);
  });

  test('resetting the password of an unconfirmed account ends all other ways in', async () => {
    const planted = await plant();
    expect((await reset(planted.links.reset)).code).toBeUndefined();
    expect([await openWays(planted), await signIn(planted.user.email)]).toEqual([[], undefined]);
    expect((await row(planted.user.id)).isVerified).toBe(true);
  });

  test('resetting the password of a confirmed account keeps its identities', async () => {
    const planted = await plant({ isVerified: true });
    await reset(planted.links.reset);
    expect([await openWays(planted), await signIn(planted.user.email)]).toEqual([['identity'], undefined]);
  });

  test.each(['moderator', 'admin'] as const)('an unconfirmed account that becomes %s can be opened only by a link to its mailbox', async (role) => {
    const planted = await plant();
    await setRole(edge, planted.user, role);
    expect(await openWays(planted)).toEqual([]);
    expect(await row(planted.user.id)).toMatchObject({ role, isVerified: false });
    expect((await reset(linkTo(server, planted.user.email) ?? '')).code).toBeUndefined();
    expect([await signIn(planted.user.email), (await row(planted.user.id)).isVerified]).toEqual([undefined, true]);
  });

  test('an account whose address an admin confirms keeps all of its ways in', async () => {
    const planted = await plant();
    await confirmAddress(edge, planted.user);
    expect(await row(planted.user.id)).toMatchObject({ isVerified: true, isVouched: true });
    expect(await openWays(planted)).toEqual(expect.arrayContaining(['session', 'token', 'identity', 'password']));
  });

  test.each<[string, (planted: Planted) => Promise<unknown>]>([
    ['opens a link', ({ links }) => verify(links.verify)],
    ['chooses a new password', ({ links }) => reset(links.reset)],
    ['becomes a moderator', ({ user }) => setRole(edge, user, 'moderator')],
  ])('after an admin confirms the address, all ways of a stranger end when the owner %s', async (_how, act) => {
    const planted = await plant();
    await confirmAddress(edge, planted.user);
    await act(planted);
    expect(await openWays(planted)).toEqual([]);
    expect((await row(planted.user.id)).isVouched).toBe(false);
  });

  test('a new role keeps password and identities of a confirmed account, and ends sessions and links', async () => {
    const planted = await plant({ isVerified: true });
    await setRole(edge, planted.user, 'moderator');
    expect(await openWays(planted)).toEqual(['identity', 'password']);
    await setRole(edge, planted.user, 'user');
    expect(await openWays(planted)).toEqual(['identity', 'password']);
  });
});

describe('the operator', () => {
  const hash = () => new Passwords(6).hash(NEW_PASSWORD);

  test.each([true, false])('makes a user the first admin, with the new password as the only way in (confirmed: %j)', async (isVerified) => {
    const planted = await plant({ isVerified });
    await ensureFirstAdmin(server.dataSource, new Passwords(6), { email: planted.user.email.toUpperCase(), password: NEW_PASSWORD });
    expect([await openWays(planted), await row(planted.user.id)]).toEqual([[], expect.objectContaining({ role: 'admin', isVerified: true })]);
    expect((await act(server, 'REST', 'signIn', { email: planted.user.email, password: NEW_PASSWORD })).code).toBeUndefined();
  });

  test.each([true, false])('promotes a user, with the new password as the only way in (confirmed: %j)', async (isVerified) => {
    const planted = await plant({ isVerified });
    const passwordHash = await hash();
    await server.dataSource.transaction((manager) => new AdminAccountService(manager).promote(planted.user, passwordHash));
    expect(await openWays(planted)).toEqual([]);
  });
});

test('creates no API token if the session ends during the request', async () => {
  const { user, session } = await plant();
  const change = server.dataSource.createQueryRunner();
  await change.startTransaction();
  await change.query('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
  const asked = server.graphql('mutation { createApiToken(input: { name: "Late", scope: READ }) { token } }', {}, { headers: session });
  await untilSomebodyWaits(server.dataSource);
  await change.commitTransaction();
  await change.release();
  expect((await asked).body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(await server.dataSource.query('SELECT 1 FROM api_tokens WHERE user_id = $1', [user.id])).toEqual([]);
});
