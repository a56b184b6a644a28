import { buildUser } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { User } from '../../users/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const wants = async (id: string) => (await server.dataSource.getRepository(User).findOneByOrFail({ id })).wantsDecisionMails;
const UPDATE = 'mutation ($wants: Boolean!) { updateMailPreferences(wantsDecisionMails: $wants) { id wantsDecisionMails } }';
const PATH = '/api/auth/me/mail-preferences';

async function somebody() {
  const { id } = await buildUser(server.dataSource);
  return { id, headers: await server.signInAs({ id }) };
}

test('a user receives mails about decisions until they turn them off', async () => {
  const { id, headers } = await somebody();
  const { id: other } = await buildUser(server.dataSource);
  expect((await server.graphql('{ viewer { wantsDecisionMails } }', {}, { headers })).body.data).toEqual({ viewer: { wantsDecisionMails: true } });
  for (const value of [false, true, false]) {
    expect((await server.graphql(UPDATE, { wants: value }, { headers })).body.data).toEqual({ updateMailPreferences: { id, wantsDecisionMails: value } });
    expect([await wants(id), await wants(other)]).toEqual([value, true]);
  }
});

test('REST returns the stored preferences', async () => {
  const { id, headers } = await somebody();
  for (const wantsDecisionMails of [false, true]) {
    const { status, body } = await server.send('PUT', PATH, { wantsDecisionMails, role: 'admin', id: 'x' }, headers);
    expect([status, body, await wants(id)]).toEqual([200, { wantsDecisionMails }, wantsDecisionMails]);
  }
});

test('a user chooses the language of mails, which stays until they choose another one', async () => {
  const { id, headers } = await somebody();
  const language = async () => (await server.dataSource.getRepository(User).findOneByOrFail({ id })).language;
  expect(await language()).toBeNull();
  const update = 'mutation ($language: String) { updateMailPreferences(wantsDecisionMails: true, language: $language) { language } }';
  expect((await server.graphql(update, { language: 'de' }, { headers })).body.data).toEqual({ updateMailPreferences: { language: 'de' } });
  expect((await server.send('PUT', PATH, { wantsDecisionMails: false }, headers)).body).toEqual({ wantsDecisionMails: false, language: 'de' });
  expect((await server.send('PUT', PATH, { wantsDecisionMails: true, language: 'ar' }, headers)).body).toEqual({ wantsDecisionMails: true, language: 'ar' });
  for (const wrong of ['fr', '', 'DE', 'de\0']) {
    expect((await server.graphql(update, { language: wrong }, { headers })).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
  for (const wrong of ['fr', 7, ['de'], {}]) {
    const { status, body } = await server.send<ErrorBody>('PUT', PATH, { wantsDecisionMails: true, language: wrong }, headers);
    expect([status, body.fields]).toEqual([400, { language: 'Choose one of these languages: en, es, de, hi, ar' }]);
  }
  expect(await language()).toBe('ar');
});

test.each([{}, { wantsDecisionMails: 'no' }, { wantsDecisionMails: 0 }, { wantsDecisionMails: null }, { wantsDecisionMails: [false] }])(
  'REST rejects %j, and changes nothing',
  async (sent) => {
    const { id, headers } = await somebody();
    const { status, body } = await server.send<ErrorBody>('PUT', PATH, sent, headers);
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', { wantsDecisionMails: 'Please choose true or false' }]);
    expect(await wants(id)).toBe(true);
  },
);

test('rejects visitors', async () => {
  expect((await server.send('PUT', PATH, { wantsDecisionMails: false })).status).toBe(401);
  expect((await server.graphql(UPDATE, { wants: false })).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['user', false, false],
  ['moderator', false, true],
  ['admin', true, true],
] as const)('the role %s may administer: %s, and moderate: %s', async (role, administer, moderate) => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role }));
  expect((await server.graphql('{ viewer { viewerCan { administer moderate } } }', {}, { headers })).body.data).toEqual({
    viewer: { viewerCan: { administer, moderate } },
  });
});
