import { act, bearer, EDGES, whoIs } from '../../../../test/accounts.js';
import { buildUser, PASSWORD, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { saveSettings } from '../../../../test/settings.js';
import { ensureFirstAdmin } from '../admin/index.js';
import { Passwords } from '../passwords.js';
import { User } from '../../users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(() => saveSettings(server, 'registration', { mode: 'open', domains: [] }));
afterAll(() => server.stop());

let number = 0;
const somebody = (domain = 'example.org') => ({ name: 'Ravi Kumar', email: `rule-${(number += 1)}@${domain}`, password: 'five green kettles' });
const has = (email: string) => server.dataSource.getRepository(User).existsBy({ email });
const registration = async () =>
  (await server.graphql<{ site: { registration: object } }>('{ site { registration { mode hasDomainRule } } }')).body.data.site.registration;

const CLOSED = 'This site does not accept new accounts. Existing accounts can sign in.';
const BY_INVITATION = 'This site accepts new accounts by invitation only. Open the link of your invitation.';
const DOMAIN = 'Only e-mail addresses of certain domains can be registered on this site.';

test('everyone learns who can register, and not for which domains', async () => {
  expect(await registration()).toEqual({ mode: 'OPEN', hasDomainRule: false });
  await saveSettings(server, 'registration', { mode: 'closed', domains: ['secret.example'] });
  expect(await registration()).toEqual({ mode: 'CLOSED', hasDomainRule: true });
  expect((await server.graphql('{ site { name registration { mode } } signInOptions { methods } }')).text).not.toContain('secret.example');
});

describe.each(EDGES)('over %s', (edge) => {
  test.each([
    ['closed', CLOSED, 'accounts.registrationClosed'],
    ['invitation', BY_INVITATION, 'accounts.invitationNeeded'],
  ])('nobody registers while the mode is %s', async (mode, message, reason) => {
    await saveSettings(server, 'registration', { mode });
    const [input, taken] = [somebody(), await buildUser(server.dataSource)];
    for (const email of [input.email, taken.email]) {
      const refused = await act(server, edge, 'register', { ...input, email });
      expect({ ...refused, status: edge === 'REST' ? refused.status : 403 }).toMatchObject({ status: 403, code: 'FORBIDDEN', message });
      expect(refused.text).toContain(`"reason":"${reason}"`);
    }
    expect(await has(input.email)).toBe(false);
    expect((await act(server, edge, 'register', { ...input, name: '' })).code).toBe('BAD_USER_INPUT');
  });

  test('a person with an account signs in while the site is closed, and a new password works as well', async () => {
    const { id, email } = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
    await saveSettings(server, 'registration', { mode: 'closed', domains: ['other.example'] });
    const { token, code } = await act(server, edge, 'signIn', { email, password: PASSWORD });
    expect([code, await whoIs(server, bearer(token))]).toEqual([undefined, id]);
    expect((await act(server, edge, 'requestPasswordReset', { email })).code).toBeUndefined();
  });

  test('only addresses of the listed domains register', async () => {
    await saveSettings(server, 'registration', { domains: ['Example.ORG', '@münchen.de'] });
    for (const domain of ['example.org', 'EXAMPLE.org', 'xn--mnchen-3ya.de', 'MÜNCHEN.de'])
      expect([domain, (await act(server, edge, 'register', somebody(domain))).code]).toEqual([domain, undefined]);
    for (const domain of ['example.com', 'sub.example.org', 'notexample.org', 'example.org.evil.test', 'munchen.de']) {
      const { code, fields } = await act(server, edge, 'register', somebody(domain));
      expect([domain, code, fields]).toEqual([domain, 'BAD_USER_INPUT', { email: DOMAIN }]);
    }
  });

  test('a refused domain does not reveal whether an address has an account', async () => {
    const taken = await buildUser(server.dataSource, { email: `taken-${edge}@example.com` });
    await saveSettings(server, 'registration', { domains: ['example.org'] });
    const outcomes = await Promise.all(
      [taken.email, `free-${edge}@example.com`].map((email) => act(server, edge, 'register', { ...somebody(), email, password: 'password' })),
    );
    const [first, second] = outcomes.map(({ code, message, fields, status }) => ({ code, message, fields, status }));
    expect(first).toEqual(second);
    expect(first).toMatchObject({ code: 'BAD_USER_INPUT', fields: { email: DOMAIN } });
  });
});

test.each([
  ['a link', 'https://example.org'],
  ['an address', 'ravi@example.org'],
  ['a wildcard', '*.example.org'],
  ['no top-level domain', 'localhost'],
  ['a number', 7],
  ['nothing', ' '],
  ['an address with a port', 'example.org:25'],
  ['a long text', 'x'.repeat(100_000)],
  ['a character that PostgreSQL cannot store', 'example\u0000.org'],
])('the settings refuse %s as a domain', async (_what, domain) => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const path = '/api/admin/settings/registration';
  const { version, value } = (await server.rest<{ version: number; value: object }>(path, { headers })).body;
  const { status, body } = await server.send<{ fields: object }>('PUT', path, { version, value: { ...value, domains: [domain] } }, headers);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['domains.0']]);
});

test('a closed site still creates its first admin', async () => {
  await saveSettings(server, 'registration', { mode: 'closed', domains: ['example.org'] });
  const wanted = { email: 'first@elsewhere.example', password: PASSWORD };
  await ensureFirstAdmin(server.dataSource, new Passwords(6), wanted);
  expect(await server.dataSource.getRepository(User).findOneByOrFail({ email: wanted.email })).toMatchObject({ role: 'admin' });
});

test('a registration reads the rules from memory', async () => {
  await saveSettings(server, 'registration', { mode: 'closed' });
  await server.dataSource.query('ALTER TABLE settings RENAME TO settings_away');
  expect((await act(server, 'REST', 'register', somebody())).status).toBe(403);
  await server.dataSource.query('ALTER TABLE settings_away RENAME TO settings');
});
