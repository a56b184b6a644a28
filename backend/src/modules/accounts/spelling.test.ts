import { hash } from '@node-rs/argon2';
import { act, bearer, EDGES, linkTo, whoIs } from '../../../test/accounts.js';
import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { User } from '../users/index.js';
import { AdminAccountService, ensureFirstAdmin } from './admin/index.js';
import { Passwords } from './passwords.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => server.dataSource.query('TRUNCATE throttle'));
afterAll(() => server.stop());

const [COMPOSED, DECOMPOSED] = ['Zürich über 2', 'Zu\u0308rich u\u0308ber 2'];
const hashOf = async (id: string) => (await server.dataSource.getRepository(User).findOneByOrFail({ id })).passwordHash;

describe.each(EDGES)('over %s', (edge) => {
  const codeOf = async (email: string, password: string) => (await act(server, edge, 'signIn', { email, password })).code;

  test('accepts a password in every Unicode form, also after a change and a reset', async () => {
    const email = `${edge}.marks@example.org`;
    const { token } = await act(server, edge, 'register', { name: 'Jürgen', email, password: DECOMPOSED });
    expect(await codeOf(email, COMPOSED)).toBeUndefined();
    const change = { currentPassword: COMPOSED, newPassword: `${DECOMPOSED}!` };
    expect((await act(server, edge, 'changePassword', change, bearer(token))).code).toBeUndefined();
    expect(await codeOf(email, `${COMPOSED}!`)).toBeUndefined();
    await act(server, edge, 'requestPasswordReset', { email });
    await act(server, edge, 'resetPassword', { token: linkTo(server, email), password: `${DECOMPOSED}?` });
    expect(await codeOf(email, `${COMPOSED}?`)).toBeUndefined();
  });

  test('accepts an old hash, replaces it at the sign-in, and ends no session', async () => {
    const old = await hash(DECOMPOSED, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    const user = await buildUser(server.dataSource, { passwordHash: old });
    const elsewhere = await server.signInAs(user);
    expect(await codeOf(user.email, 'Zurich uber 2')).toBe('INVALID_CREDENTIALS');
    expect(await hashOf(user.id)).toBe(old);
    expect(await codeOf(user.email, COMPOSED)).toBeUndefined();
    const replaced = await hashOf(user.id);
    expect(await new Passwords(6).compare(replaced, COMPOSED)).toBe('right');
    expect(await whoIs(server, elsewhere)).toBe(user.id);
    expect(await codeOf(user.email, DECOMPOSED)).toBeUndefined();
    expect(await hashOf(user.id)).toBe(replaced);
  });

  test('an internationalized address and its ASCII form belong to one account', async () => {
    const [unicode, ascii] = [`${edge}@münchen.example.рф`.toLowerCase(), `${edge}@xn--mnchen-3ya.example.xn--p1ai`.toLowerCase()];
    const { token } = await act(server, edge, 'register', { name: 'Jürgen', email: unicode, password: COMPOSED });
    expect([await codeOf(ascii, COMPOSED), await codeOf(unicode.toUpperCase(), COMPOSED)]).toEqual([undefined, undefined]);
    expect((await act(server, edge, 'register', { name: 'Jürgen', email: ascii, password: COMPOSED })).code).toBe('CONFLICT');
    await act(server, edge, 'requestPasswordReset', { email: unicode });
    expect(server.mails.filter(({ to }) => to === ascii).map(({ subject }) => subject)).toContain('Choose a new password');
    // the other form of the current address is no new address: no link is sent
    const same = await act(server, edge, 'updateProfile', { name: 'Jürgen', email: unicode }, bearer(token));
    expect([same.code, same.text]).toEqual([undefined, expect.not.stringContaining('"pendingEmail":"')]);
  });
});

test('AdminAccountService finds and creates accounts by either form of an address', async () => {
  const [unicode, ascii] = ['chef@köln.example', 'chef@xn--kln-sna.example'];
  await server.dataSource.transaction((manager) => new AdminAccountService(manager).create({ name: 'Chef', email: unicode }, 'x'));
  expect((await new AdminAccountService(server.dataSource.manager).find(unicode))?.email).toBe(ascii);
});

test('the first admin signs in with any Unicode form of the configured password', async () => {
  await ensureFirstAdmin(server.dataSource, new Passwords(6), { email: 'first@example.org', password: DECOMPOSED });
  expect((await act(server, 'REST', 'signIn', { email: 'first@example.org', password: COMPOSED })).code).toBeUndefined();
});
