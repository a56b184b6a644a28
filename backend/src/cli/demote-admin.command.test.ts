import { buildApiToken, buildUser, buildWebhook, PASSWORD, PASSWORD_HASH } from '../../test/builders.js';
import { runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
import type { Role } from '../core/access/index.js';
import { User } from '../modules/users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());
workInFolder();

const run = (args: string[], variables = {}) => runCommand(args, server.dataSource, variables);
const build = (role: Role, overrides: Partial<User> = {}) =>
  buildUser(server.dataSource, { role, passwordHash: PASSWORD_HASH, isVerified: true, ...overrides });
const roleOf = async ({ id }: User) => (await server.dataSource.getRepository(User).findOneByOrFail({ id })).role;
const statusOf = async (headers: Record<string, string>) => (await server.rest('/api/auth/me', { headers })).status;
const activitiesOf = ({ id }: User) =>
  server.dataSource.query<object[]>('SELECT actor_id, action, before, after FROM activities WHERE target_id = $1 ORDER BY created_at, after ? $2', [
    id,
    'role',
  ]);
const ENDED = { before: { sessions: 2, api_tokens: 1 }, after: { sessions: 0, api_tokens: 0 } };

describe('demote-admin', () => {
  test('removes the role, ends sessions and API tokens while the app runs, and is logged', async () => {
    await build('admin');
    const admin = await build('admin');
    const headers = [await server.signInAs(admin), await server.signInAs(admin)];
    await buildApiToken(server.dataSource, { userId: admin.id });
    const { code, out } = await run(['demote-admin', admin.email.toUpperCase()]);
    expect({ code, out }).toEqual({ code: 0, out: `${admin.email} is no longer an admin. 2 sessions and 1 API token ended.\n` });
    expect([await roleOf(admin), ...(await Promise.all(headers.map(statusOf)))]).toEqual(['user', 401, 401]);
    expect(await server.dataSource.query('SELECT FROM api_tokens WHERE user_id = $1', [admin.id])).toEqual([]);
    const theGuide = { actor_id: null, action: 'updated' };
    expect(await activitiesOf(admin)).toEqual([
      { ...theGuide, ...ENDED },
      { ...theGuide, before: { role: 'admin' }, after: { role: 'user' } },
    ]);
    const { status } = await server.send('POST', '/api/auth/login', { email: admin.email, password: PASSWORD });
    expect(status).toBe(200);
  });

  test('ends links that were mailed to the account', async () => {
    const admin = await build('admin');
    await server.dataSource.query(
      `INSERT INTO account_links (id, user_id, kind, token_hash, email, expires_at) VALUES (gen_random_uuid(), $1, 'verify', $2, 'thief@example.org', now() + interval '1 hour')`,
      [admin.id, admin.id],
    );
    await run(['demote-admin', admin.email]);
    expect(await server.dataSource.query('SELECT used_at IS NULL AS "isValid" FROM account_links WHERE user_id = $1', [admin.id])).toEqual([
      { isValid: false },
    ]);
  });

  test('names admins and webhooks that the account leaves behind', async () => {
    const [admin, accomplice] = [await build('admin'), await build('user')];
    const headers = await server.signInAs(admin);
    const url = 'https://thief.example.org/hook';
    await buildWebhook(server.dataSource, { createdBy: admin.id, url });
    expect((await server.send('PUT', `/api/admin/users/${accomplice.id}/role`, { role: 'admin' }, headers)).status).toBe(200);
    const { out } = await run(['demote-admin', admin.email, '--json']);
    expect(JSON.parse(out)).toMatchObject({ adminsMade: [accomplice.email], webhooks: [url] });
  });

  test('demotes the only admin, and says how to make another one', async () => {
    await server.dataSource.query(`UPDATE users SET role = 'user'`);
    const admin = await build('admin');
    expect((await run(['demote-admin', admin.email])).out).toContain('There is no admin left. Make one:');
    expect(await roleOf(admin)).toBe('user');
  });

  test('says that ADMIN_EMAIL makes the account an admin again', async () => {
    const admin = await build('admin');
    const { out } = await run(['demote-admin', admin.email], { ADMIN_EMAIL: admin.email.toUpperCase() });
    expect(out).toContain('ADMIN_EMAIL names this account: the next start makes it an admin again.');
  });

  test('refuses an address without an account, and an account that is no admin', async () => {
    const moderator = await build('moderator');
    const headers = await server.signInAs(moderator);
    await expect(run(['demote-admin', 'nobody@example.org'])).rejects.toThrow('No account has the address nobody@example.org.');
    await expect(run(['demote-admin', moderator.email])).rejects.toThrow(`${moderator.email} is not an admin.`);
    expect([await roleOf(moderator), await statusOf(headers)]).toEqual(['moderator', 200]);
  });
});

describe('end-sessions', () => {
  test('signs out one account while the app runs, and leaves others signed in', async () => {
    const [user, other] = [await build('user'), await build('user')];
    const headers = [await server.signInAs(user), await server.signInAs(user), await server.signInAs(other)];
    await buildApiToken(server.dataSource, { userId: user.id });
    const { code, out } = await run(['end-sessions', user.email]);
    expect({ code, out }).toEqual({ code: 0, out: `${user.email}: 2 sessions and 1 API token ended.\n` });
    expect(await Promise.all(headers.map(statusOf))).toEqual([401, 401, 200]);
    expect(await activitiesOf(user)).toEqual([{ actor_id: null, action: 'updated', ...ENDED }]);
    expect(await activitiesOf(other)).toEqual([]);
  });

  test('signs out everybody with --all, and counts only valid sessions and tokens', async () => {
    await run(['end-sessions', '--all']);
    const [user, other] = [await build('user'), await build('user')];
    const headers = [await server.signInAs(user), await server.signInAs(user), await server.signInAs(other)];
    await buildApiToken(server.dataSource, { userId: user.id });
    await buildApiToken(server.dataSource, { userId: other.id, expiresAt: new Date(0) });
    const { out } = await run(['end-sessions', '--all', '--json']);
    expect(JSON.parse(out)).toEqual({ email: null, sessions: 3, apiTokens: 1 });
    expect(await Promise.all(headers.map(statusOf))).toEqual([401, 401, 401]);
    expect([await activitiesOf(user), await activitiesOf(other)]).toMatchObject([[ENDED], [{ before: { sessions: 1, api_tokens: 0 } }]]);
    expect((await run(['end-sessions', '--all'])).out).toBe('All accounts: 0 sessions and 0 API tokens ended.\n');
  });

  test('refuses an address without an account', async () => {
    await expect(run(['end-sessions', 'nobody@example.org'])).rejects.toThrow('No account has the address nobody@example.org.');
  });
});
