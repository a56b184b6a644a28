import { act, bearer, EDGES, type Edge, whoIs } from '../../../../test/accounts.js';
import { buildInvitation, buildUser } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { saveSettings } from '../../../../test/settings.js';
import { User } from '../../users/index.js';
import { Invitation } from './invitation.entity.js';
import { purgeInvitations } from './invitation.purge.js';

const GUIDE = 'https://guide.example.org';
const ANY_TEXT = expect.any(String) as string;
let server: TestServer;
let adminId: string;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: GUIDE } });
  const person = await buildUser(server.dataSource, { name: 'Asha Rao', role: 'admin' });
  adminId = person.id;
  admin = await server.signInAs(person);
});
beforeEach(async () => {
  await server.dataSource.query('DELETE FROM invitations');
  await saveSettings(server, 'registration', { mode: 'invitation', domains: [] });
});
afterAll(() => server.stop());

let number = 0;
const somebody = () => ({ name: 'Ravi Kumar', email: `invited-${(number += 1)}@example.org`, password: 'five green kettles' });
const userOf = (email: string) => server.dataSource.getRepository(User).findOneBy({ email });
const stored = (id: string) => server.dataSource.getRepository(Invitation).findOneByOrFail({ id });
const register = (edge: Edge, invitation: unknown, input: object = somebody()) => act(server, edge, 'register', { ...input, invitation });

interface Body {
  _id: string;
  link: string;
  state: string;
  fields?: Record<string, string>;
  message: string;
}
const FIELDS = 'id state role note maxUses uses expiresAt creator { id name }';
const create = (input: object, headers = admin) => server.send<Body>('POST', '/api/admin/invitations', input, headers);
const createByGraphql = (input: object, headers = admin) =>
  server.graphql<{ createInvitation: { link: string; invitation: Record<string, unknown> } }>(
    `mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { link invitation { ${FIELDS} } } }`,
    { input },
    { headers },
  );
const list = async () =>
  (await server.graphql<{ invitations: Record<string, unknown>[] }>(`{ invitations { ${FIELDS} } }`, {}, { headers: admin })).body.data.invitations;
const offerOf = async (token: string) => {
  const rest = await server.send<Record<string, string>>('POST', '/api/auth/invitation', { token });
  const { data, errors } = (
    await server.graphql<{ invitation: Record<string, string> } | null>('query ($token: String!) { invitation(token: $token) { state inviter offeredRole } }', {
      token,
    })
  ).body;
  const offer = data?.invitation;
  if (rest.status === 200) {
    const { state, inviter, offeredRole } = rest.body;
    expect(offer).toEqual({ state: state?.toUpperCase().replace('-', '_'), inviter, offeredRole: offeredRole?.toUpperCase() });
    return { state, inviter, offeredRole };
  }
  expect([rest.status, errors?.[0]?.extensions.code]).toEqual([404, 'NOT_FOUND']);
  return undefined;
};

test('an admin creates a link, with which people create accounts until it is used up', async () => {
  const { status, body } = await create({ note: ' Friends of the guide ', maxUses: 2, expiresInDays: 7 });
  expect([status, body]).toEqual([
    201,
    {
      _id: ANY_TEXT,
      link: expect.stringMatching(/^https:\/\/guide\.example\.org\/register#invitation=[\w-]{43}$/) as string,
      state: 'open',
      role: 'user',
      note: 'Friends of the guide',
      maxUses: 2,
      uses: 0,
      createdBy: 'Asha Rao',
      createdAt: ANY_TEXT,
      expiresAt: ANY_TEXT,
    },
  ]);
  const token = body.link.split('=')[1] ?? '';
  expect(await offerOf(token)).toEqual({ state: 'open', inviter: 'Asha Rao', offeredRole: 'user' });
  for (const edge of EDGES) {
    const input = somebody();
    const { token: session, code } = await register(edge, ` ${token} `, input);
    const user = await userOf(input.email);
    expect([code, user?.role, await whoIs(server, bearer(session))]).toEqual([undefined, 'user', user?.id]);
  }
  expect(await offerOf(token)).toMatchObject({ state: 'used-up' });
  for (const edge of EDGES) {
    expect((await register(edge, token)).fields).toEqual({ invitation: 'This invitation was used as often as it allows. Ask for another one.' });
  }
  expect(await list()).toEqual([expect.objectContaining({ id: body._id, state: 'USED_UP', uses: 2, creator: { id: adminId, name: 'Asha Rao' } })]);
});

test('GraphQL creates, lists and revokes invitations, and shows the link once', async () => {
  const { data } = (await createByGraphql({ role: 'MODERATOR', maxUses: 1, expiresInDays: 365 })).body;
  const { link, invitation } = data.createInvitation;
  expect(invitation).toMatchObject({ state: 'OPEN', role: 'MODERATOR', note: null, maxUses: 1, uses: 0 });
  expect(new Date(String(invitation.expiresAt)).getTime()).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  const token = link.split('=')[1] ?? '';
  const answers = [
    await server.graphql(`{ invitations { ${FIELDS} } }`, {}, { headers: admin }),
    await server.rest('/api/admin/invitations', { headers: admin }),
  ];
  for (const { text } of answers) expect(text).not.toContain(token);
  expect(JSON.stringify(await server.dataSource.query('SELECT * FROM invitations'))).not.toContain(token);
  expect(JSON.stringify(await server.dataSource.query('SELECT * FROM activities'))).not.toContain(token);

  const revoke = (id: unknown) => server.graphql('mutation ($id: ID!) { revokeInvitation(id: $id) { state } }', { id }, { headers: admin });
  expect((await revoke(invitation.id)).body.data).toEqual({ revokeInvitation: { state: 'REVOKED' } });
  expect((await revoke(invitation.id)).body.errors?.[0]?.extensions.code).toBe('CONFLICT');
  for (const id of ['nonsense', adminId]) expect((await revoke(id)).body.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await offerOf(token)).toMatchObject({ state: 'revoked' });
  expect((await register('REST', token)).fields).toEqual({ invitation: 'This invitation was revoked. Ask for another one.' });
});

test('REST revokes an invitation', async () => {
  const { id, token } = await buildInvitation(server.dataSource);
  expect((await server.send('DELETE', `/api/admin/invitations/${id}`, undefined, admin)).body).toEqual({ message: 'The invitation is revoked.' });
  expect((await server.send('DELETE', '/api/admin/invitations/nonsense', undefined, admin)).status).toBe(404);
  expect((await register('GraphQL', token)).code).toBe('BAD_USER_INPUT');
});

test.each(EDGES)('an invitation for moderators gives the role over %s, also while everyone can register', async (edge) => {
  await saveSettings(server, 'registration', { mode: 'open' });
  const { token } = await buildInvitation(server.dataSource, { role: 'moderator' });
  const [invited, other] = [somebody(), somebody()];
  const { token: session } = await register(edge, token, invited);
  expect((await userOf(invited.email))?.role).toBe('moderator');
  expect((await server.graphql('{ moderationCounts { reviews } }', {}, { headers: bearer(session) })).body.errors).toBeUndefined();
  await register(edge, undefined, other);
  expect((await userOf(other.email))?.role).toBe('user');
});

test('exactly one of ten people gets the last use of an invitation', async () => {
  const { id, token } = await buildInvitation(server.dataSource, { maxUses: 3, uses: 2 });
  const outcomes = await Promise.all(Array.from({ length: 10 }, (_, i) => register(EDGES[i % 2] ?? 'REST', token)));
  expect(outcomes.map(({ code = 'ok' }) => code).sort()).toEqual([...Array.from({ length: 9 }, () => 'BAD_USER_INPUT'), 'ok']);
  expect((await stored(id)).uses).toBe(3);
});

test.each(EDGES)('a refused registration over %s does not use an invitation', async (edge) => {
  const { id, token } = await buildInvitation(server.dataSource);
  const { email } = await buildUser(server.dataSource);
  expect((await register(edge, token, { ...somebody(), email })).code).toBe('CONFLICT');
  expect((await register(edge, token, { ...somebody(), password: 'password' })).code).toBe('BAD_USER_INPUT');
  await saveSettings(server, 'registration', { domains: ['example.com'] });
  expect(Object.keys((await register(edge, token)).fields ?? {})).toEqual(['email']);
  await saveSettings(server, 'registration', { mode: 'closed', domains: [] });
  expect((await register(edge, token)).code).toBe('FORBIDDEN');
  expect((await stored(id)).uses).toBe(0);
});

test('an unusable invitation does not reveal whether an address has an account', async () => {
  const taken = await buildUser(server.dataSource);
  for (const { email } of [taken, somebody()]) {
    const { code, fields } = await register('REST', 'x'.repeat(43), { ...somebody(), email });
    expect([code, fields]).toEqual(['BAD_USER_INPUT', { invitation: 'This invitation does not exist. Open its link again, or ask for another one.' }]);
  }
});

test.each<[string, Partial<Invitation>, string]>([
  ['expired', { expiresAt: new Date(Date.now() - 1000) }, 'This invitation has expired. Ask for another one.'],
  ['revoked', { revokedAt: new Date() }, 'This invitation was revoked. Ask for another one.'],
  ['used-up', { maxUses: 1, uses: 1 }, 'This invitation was used as often as it allows. Ask for another one.'],
])('a link that is %s says so', async (state, overrides, message) => {
  const { token } = await buildInvitation(server.dataSource, overrides);
  expect(await offerOf(token)).toMatchObject({ state });
  for (const edge of EDGES) expect((await register(edge, token)).fields).toEqual({ invitation: message });
});

test.each([
  ['is no longer an admin', `role = 'user'`],
  ['is suspended', `suspended_until = now() + interval '1 day'`],
  ['has deleted the account', 'deleted_at = now()'],
])('an invitation stops working when its creator %s', async (_what, change) => {
  const { token, createdBy } = await buildInvitation(server.dataSource);
  await server.dataSource.query(`UPDATE users SET ${change} WHERE id = $1`, [createdBy]);
  expect(await offerOf(token)).toMatchObject({ state: 'revoked' });
  expect((await register('REST', token)).code).toBe('BAD_USER_INPUT');
});

test.each([[''], ['   '], [null]])('a registration with the token %j counts as one without', async (token) => {
  for (const edge of EDGES) expect((await register(edge, token)).code).toBe('FORBIDDEN');
});

test.each([['x'], ['x'.repeat(44)], ['x'.repeat(100_000)], ['a\u0000b'], ['\ud800'], ["' OR 1=1 --"], [7], [true], [[]], [{ $ne: null }]])(
  'the token %j is refused with an error',
  async (token) => {
    expect((await register('REST', token)).status).toBe(400);
    expect((await register('GraphQL', token)).code).toBe('BAD_USER_INPUT');
    expect([400, 404]).toContain((await server.send('POST', '/api/auth/invitation', { token })).status);
    const byGraphql = await server.graphql('query ($token: String!) { invitation(token: $token) { state } }', { token });
    expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(byGraphql.body.errors?.[0]?.extensions.code);
  },
);

test.each([
  [{ expiresInDays: 7 }, { maxUses: 'An invitation is for 1 to 1,000 people' }],
  [{ maxUses: 0, expiresInDays: 7 }, { maxUses: 'An invitation is for 1 to 1,000 people' }],
  [{ maxUses: 1001, expiresInDays: 7 }, { maxUses: 'An invitation is for 1 to 1,000 people' }],
  [{ maxUses: 1.5, expiresInDays: 7 }, { maxUses: 'An invitation is for 1 to 1,000 people' }],
  [{ maxUses: '5', expiresInDays: 7 }, { maxUses: 'An invitation is for 1 to 1,000 people' }],
  [{ maxUses: 5, expiresInDays: 366 }, { expiresInDays: 'An invitation is valid for 1 to 365 days' }],
  [{ maxUses: 5, expiresInDays: -1 }, { expiresInDays: 'An invitation is valid for 1 to 365 days' }],
  [{ maxUses: 5, expiresInDays: 5, role: 'admin' }, { role: 'An invitation makes people users or moderators' }],
  [{ maxUses: 5, expiresInDays: 5, note: 'x'.repeat(121) }, { note: 'Note must be at most 120 characters' }],
])('the invitation %j is refused by field', async (input, fields) => {
  const { status, body } = await create(input);
  expect([status, body.fields]).toEqual([400, fields]);
});

test('GraphQL refuses invitations for admins', async () => {
  const { errors } = (await createByGraphql({ role: 'ADMIN', maxUses: 1, expiresInDays: 1 })).body;
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { role: 'An invitation makes people users or moderators' } });
});

test('a body cannot set other columns', async () => {
  const other = await buildUser(server.dataSource, { role: 'admin' });
  const { body } = await create({ maxUses: 1, expiresInDays: 1, uses: 1, revokedAt: new Date(), createdBy: other.id, tokenHash: 'x', id: other.id });
  expect(body._id).not.toBe(other.id);
  expect(await stored(body._id)).toMatchObject({ uses: 0, revokedAt: null, createdBy: adminId });
});

test('moderators, users and API tokens can do nothing with invitations', async () => {
  const { body } = await server.send<{ token: string }>('POST', '/api/auth/tokens', { name: 'Script', scope: 'write' }, admin);
  const { id } = await buildInvitation(server.dataSource);
  const others = [bearer(body.token), await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }))];
  for (const headers of others) {
    expect((await create({ maxUses: 1, expiresInDays: 1 }, headers)).status).toBe(403);
    expect((await server.rest('/api/admin/invitations', { headers })).status).toBe(403);
    expect((await server.send('DELETE', `/api/admin/invitations/${id}`, undefined, headers)).status).toBe(403);
  }
});

test('at most a hundred invitations are open', async () => {
  for (let i = 0; i < 99; i += 1) await buildInvitation(server.dataSource, { createdBy: adminId });
  await buildInvitation(server.dataSource, { createdBy: adminId, revokedAt: new Date() });
  const both = await Promise.all([create({ maxUses: 1, expiresInDays: 1 }), create({ maxUses: 1, expiresInDays: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('the activity log has the creation, the registration and the revocation, without the note', async () => {
  await server.dataSource.query('ALTER TABLE activities DISABLE TRIGGER USER');
  await server.dataSource.query('DELETE FROM activities');
  await server.dataSource.query('ALTER TABLE activities ENABLE TRIGGER USER');
  const { body } = await create({ role: 'moderator', note: 'For Mira Iyer', maxUses: 5, expiresInDays: 1 });
  const invited = somebody();
  await register('REST', body.link.split('=')[1], invited);
  await server.send('DELETE', `/api/admin/invitations/${body._id}`, undefined, admin);
  const rows = await server.dataSource.query<object[]>('SELECT action, target_kind, target_id, actor_id, label, after FROM activities ORDER BY created_at');
  const user = await userOf(invited.email);
  const invitation = { target_kind: 'invitation', target_id: body._id, actor_id: adminId, label: 'moderator' };
  expect(rows).toEqual([
    { ...invitation, action: 'created', after: { max_uses: 5, expires_at: ANY_TEXT } },
    {
      action: 'registered',
      target_kind: 'user',
      target_id: user?.id,
      actor_id: user?.id,
      label: null,
      after: { invitation: body._id, invited_as: 'moderator' },
    },
    { ...invitation, action: 'deleted', after: null },
  ]);
  const { data } = (await server.graphql<{ activities: { items: object[] } }>('{ activities { items { targetKind label } } }', {}, { headers: admin })).body;
  expect(data.activities.items[0]).toMatchObject({ targetKind: 'INVITATION', label: 'moderator' });
});

test('the data download of an admin contains the invitations, and they are deleted with the account', async () => {
  const person = await buildUser(server.dataSource, { role: 'admin' });
  const { id, token } = await buildInvitation(server.dataSource, { createdBy: person.id, note: 'For friends' });
  const headers = await server.signInAs(person);
  const { body, text } = await server.rest<{ invitations: object[] }>('/api/auth/me/data', { headers });
  expect(body.invitations).toEqual([expect.objectContaining({ id, note: 'For friends', maxUses: 10 })]);
  expect(text).not.toContain('tokenHash');
  expect((await act(server, 'REST', 'deleteAccount', {}, headers)).code).toBeUndefined();
  expect(await server.dataSource.getRepository(Invitation).countBy({ id })).toBe(0);
  expect(await offerOf(token)).toBeUndefined();
});

test('invitations are deleted 30 days after their end', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const [expired, revoked] = [{ expiresAt: ago(31) }, { revokedAt: ago(31) }];
  for (const overrides of [expired, revoked]) await buildInvitation(server.dataSource, overrides);
  const kept = [await buildInvitation(server.dataSource), await buildInvitation(server.dataSource, { expiresAt: ago(29), revokedAt: ago(29) })];
  expect(await purgeInvitations(server.dataSource)).toBe(2);
  const rows = await server.dataSource.query<{ id: string }[]>('SELECT id FROM invitations ORDER BY id');
  expect(rows).toEqual(kept.map(({ id }) => ({ id })));
});
