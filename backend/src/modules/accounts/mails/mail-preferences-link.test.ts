import { mailTokenOf } from '../../../../test/accounts.js';
import { buildUser, change } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

const PUBLIC = 'https://guide.example.org';
const READ = 'query ($token: String!) { mailPreferencesByLink(token: $token) { address wantsDecisionMails } }';
const WRITE =
  'mutation ($token: String!, $wanted: Boolean!) { updateMailPreferencesByLink(token: $token, wantsDecisionMails: $wanted) { address wantsDecisionMails } }';

let server: TestServer;
beforeAll(async () => (server = await startServer({ env: { PUBLIC_URL: PUBLIC } })));
afterAll(() => server.stop());

const at = (token: string) => `/api/mail-preferences/${token}`;
const stored = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });
const wants = async ({ id }: { id: string }) => (await stored(id)).wantsDecisionMails;
const form = (contentType: string, body: string): RequestInit => ({ method: 'POST', headers: { 'Content-Type': contentType }, body });

test.each<[string, RequestInit]>([
  ['a form', form('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')],
  ['a multipart form', form('multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n')],
  ['no body', { method: 'POST' }],
  ['JSON', form('application/json', '{"wantsDecisionMails":true,"role":"admin"}')],
  ['a token of a session that does not exist', { method: 'POST', headers: { Authorization: 'Bearer x' } }],
])('a POST with %s turns off the mails of its own user only, also when repeated', async (_what, init) => {
  const [user, other] = [await buildUser(server.dataSource), await buildUser(server.dataSource)];
  const before = await stored(user.id);
  for (let time = 1; time <= 2; time += 1) {
    const { status, body, headers } = await server.rest(at(mailTokenOf(user)), init);
    expect([status, body]).toEqual([200, { message: 'You will get no more mails about decisions.' }]);
    expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(await stored(user.id)).toEqual(Object.assign(before, { wantsDecisionMails: false }));
  }
  expect(await wants(other)).toBe(true);
});

test.each(['GET', 'HEAD'])('%s redirects to the page and changes nothing, because mail scanners follow links', async (method) => {
  const user = await buildUser(server.dataSource);
  const { status, headers, text } = await server.rest(at(mailTokenOf(user)), { method });
  expect([status, headers.get('location'), text]).toEqual([303, `${PUBLIC}/mail-preferences#${mailTokenOf(user)}`, '']);
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
  expect(await wants(user)).toBe(true);
});

test('GET redirects to no other page for any token', async () => {
  for (const text of ['%0d%0aLocation:%20https:%2f%2fevil.example', '..%2f..%2fevil', '%2f%2fevil.example', '@evil.example', '%00']) {
    const { status, headers } = await server.raw(at(text), { redirect: 'manual' });
    expect([text, status, headers.get('location')]).toEqual([text, 303, expect.stringMatching(/^https:\/\/guide\.example\.org\/mail-preferences#[^\s/@]*$/)]);
  }
});

test.each(['PUT', 'DELETE', 'PATCH'])('%s is not allowed', async (method) => {
  expect((await server.rest(at('x'), { method })).status).toBe(405);
});

test('GraphQL shows the masked address, and turns the mails off and on', async () => {
  const user = await buildUser(server.dataSource, { email: 'jane.doe@example.org' });
  const token = mailTokenOf(user);
  const shown = (wantsDecisionMails: boolean) => ({ address: 'j…@example.org', wantsDecisionMails });
  expect((await server.graphql(READ, { token })).body.data).toEqual({ mailPreferencesByLink: shown(true) });
  for (const wanted of [false, true, false]) {
    expect((await server.graphql(WRITE, { token, wanted })).body.data).toEqual({ updateMailPreferencesByLink: shown(wanted) });
    expect((await server.graphql(READ, { token })).body.data).toEqual({ mailPreferencesByLink: shown(wanted) });
    expect(await wants(user)).toBe(wanted);
  }
});

test('a signed-in user changes the account of the link, not their own', async () => {
  const [user, other] = [await buildUser(server.dataSource), await buildUser(server.dataSource)];
  const headers = await server.signInAs(other);
  await server.graphql(WRITE, { token: mailTokenOf(user), wanted: false }, { headers });
  expect([await wants(user), await wants(other)]).toEqual([false, true]);
});

test('a suspended user can turn the mails off', async () => {
  const user = await buildUser(server.dataSource, { suspendedUntil: new Date(Date.now() + 3_600_000) });
  expect((await server.rest(at(mailTokenOf(user)), { method: 'POST' })).status).toBe(200);
  expect(await wants(user)).toBe(false);
});

/** Tokens that are not valid for the current address of any user. */
const USELESS: [string, () => Promise<string>][] = [
  ['of a deleted account', async () => mailTokenOf(await buildUser(server.dataSource, { deletedAt: new Date() }))],
  ['of an unknown user', async () => mailTokenOf({ id: '01900000-0000-7000-8000-000000000000', email: 'a@example.org' })],
  [
    'of a former address',
    async () => {
      const user = await buildUser(server.dataSource);
      const token = mailTokenOf(user);
      await change(server.dataSource, user, { email: `moved-${user.email}` });
      return token;
    },
  ],
  [
    'with the id of one user and the proof of another',
    async () => mailTokenOf(await buildUser(server.dataSource)).slice(0, 22) + mailTokenOf(await buildUser(server.dataSource)).slice(22),
  ],
  ['of repeated letters', async () => 'x'.repeat(43)],
  ['that is too long', async () => 'x'.repeat(2000)],
  ['that is not base64', async () => '%F0%9F%98%80'],
  ['with a zero byte', async () => '%00'],
];

test.each(USELESS)('rejects a link %s with NOT_FOUND, and changes nothing', async (_what, make) => {
  const token = await make();
  const before = await server.dataSource.query<unknown[]>('SELECT * FROM users ORDER BY id');
  const answer = await server.rest<ErrorBody>(at(token), { method: 'POST' });
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([404, 'NOT_FOUND', 'Link not found']);
  for (const query of [READ, WRITE]) {
    const { body } = await server.graphql(query, { token: decodeURIComponent(token), wanted: false });
    expect(body.errors?.[0]).toMatchObject({ message: 'Link not found', extensions: { code: 'NOT_FOUND' } });
  }
  expect(await server.dataSource.query('SELECT * FROM users ORDER BY id')).toEqual(before);
});
