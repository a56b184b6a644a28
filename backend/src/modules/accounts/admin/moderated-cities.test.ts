import { ask as askServer } from '../../../../test/ask.js';
import { buildCity, buildInvitation, buildUser, clearGuide } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { newId } from '../../../core/db/index.js';
import { User } from '../../users/index.js';

let server: TestServer;
let headers: Record<string, string>;
let pune: string;
let goa: string;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  pune = (await buildCity(server.dataSource, { name: 'Pune' })).id;
  goa = (await buildCity(server.dataSource, { name: 'Goa' })).id;
});
afterAll(() => server.stop());

const ask = <Data>(query: string, variables: object = {}, as = headers) => askServer<Data>(server, query, variables, as);
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });
const setRole = (id: string, role: string, cityIds?: string[] | null) =>
  ask<{ setUserRole: { id: string } }>(
    'mutation ($id: ID!, $role: UserRole!, $cityIds: [ID!]) { setUserRole(id: $id, role: $role, cityIds: $cityIds) { id } }',
    { id, role, cityIds },
  );
const citiesOf = async (id: string) =>
  (await ask<{ adminUser: { moderatedCities: { name: string }[] | null } }>('query ($id: ID!) { adminUser(id: $id) { moderatedCities { name } } }', { id }))
    .data.adminUser.moderatedCities;
const sessionEnds = async (as: Record<string, string>) => (await ask<{ viewer: unknown }>('{ viewer { id } }', {}, as)).data.viewer === null;

test('an admin gives a moderator some cities, and all cities', async () => {
  const { id } = await buildUser(server.dataSource);
  await setRole(id, 'MODERATOR', [pune, goa.toUpperCase(), pune]);
  expect(await citiesOf(id)).toEqual([{ name: 'Goa' }, { name: 'Pune' }]);
  const { body } = await server.rest<{ _id: string; cityIds?: string[] }[]>('/api/admin/users?role=moderator', { headers });
  expect(body.map((user) => user.cityIds)).toEqual([[pune, goa].sort()]);
  const put = await server.send<{ cityIds?: string[] }>('PUT', `/api/admin/users/${id}/role`, { role: 'moderator', cityIds: [goa] }, headers);
  expect(put.body.cityIds).toEqual([goa]);
  await setRole(id, 'MODERATOR');
  expect([await citiesOf(id), (await row(id)).moderatedCityIds]).toEqual([null, null]);
  expect(await setRole(id, 'MODERATOR')).toMatchObject({ code: 'CONFLICT', message: 'This person is already a moderator.' });
});

test('the CSV file has the cities of moderators', async () => {
  const lines = async () => (await server.send('GET', '/api/admin/users.csv?role=moderator', undefined, headers)).text.trim().split('\r\n').slice(1);
  await buildUser(server.dataSource, { role: 'moderator' });
  expect(await lines()).toEqual([expect.stringContaining('"moderator","all",') as string]);
  await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [pune, goa] });
  await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [] });
  expect((await lines()).slice(1)).toEqual([expect.stringContaining(`"moderator","${pune} ${goa}",`), expect.stringContaining('"moderator","none",')]);
});

test('an account that is no moderator any more has no cities', async () => {
  const { id } = await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [pune] });
  await setRole(id, 'USER');
  expect([await citiesOf(id), (await row(id)).moderatedCityIds]).toEqual([null, null]);
});

test.each<[string, () => string[], string]>([
  ['no city', () => [], 'Please choose at least one city'],
  ['an unknown city', () => [pune, newId()], 'Please choose one of the cities'],
  ['a malformed id', () => ['Pune'], 'Please choose one of the cities'],
  ['too many cities', () => Array.from({ length: 201 }, newId), 'Please choose at most 200 cities, or all cities.'],
])('both APIs refuse %s', async (_what, cityIds, message) => {
  const { id } = await buildUser(server.dataSource);
  expect(await setRole(id, 'MODERATOR', cityIds())).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cityIds: message } });
  const { status, body } = await server.send<ErrorBody>('PUT', `/api/admin/users/${id}/role`, { role: 'moderator', cityIds: cityIds() }, headers);
  expect([status, body.fields?.cityIds]).toEqual([400, message]);
  expect((await row(id)).role).toBe('user');
});

test('a deleted city cannot be chosen, and is left out of the list', async () => {
  const { id } = await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [pune] });
  await server.dataSource.query('UPDATE cities SET deleted_at = now() WHERE id = $1', [pune]);
  expect(await citiesOf(id)).toEqual([]);
  expect((await setRole(id, 'MODERATOR', [pune])).code).toBe('BAD_USER_INPUT');
});

test('only moderators can be limited to cities', async () => {
  const { id } = await buildUser(server.dataSource);
  for (const role of ['USER', 'ADMIN'])
    expect(await setRole(id, role, [pune])).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cityIds: 'Only moderators can be limited to cities' } });
});

test('further cities end the sessions, fewer do not', async () => {
  const user = await buildUser(server.dataSource, { role: 'moderator' });
  const as = await server.signInAs(user);
  await setRole(user.id, 'MODERATOR', [pune, goa]);
  await setRole(user.id, 'MODERATOR', [pune]);
  expect(await sessionEnds(as)).toBe(false);
  await setRole(user.id, 'MODERATOR', [goa]);
  expect(await sessionEnds(as)).toBe(true);
});

test('further cities take all ways to sign in from a moderator whose mailbox is not proved', async () => {
  const { id } = await buildUser(server.dataSource, { role: 'moderator', isVerified: false, passwordHash: 'x', moderatedCityIds: [pune] });
  await setRole(id, 'MODERATOR', [pune, goa]);
  expect((await row(id)).passwordHash).toBeNull();
});

test('a change of the cities is logged with names, can be undone, and gives the account a new version', async () => {
  const user = await buildUser(server.dataSource, { role: 'moderator', moderatedCityIds: [pune] });
  const { data } = await setRole(user.id, 'MODERATOR', [goa]);
  expect((await row(user.id)).version).toBe(user.version + 1);
  const log = await ask('{ activities(filter: { targetKind: USER }) { items { changes { field before after } } } }');
  expect(log.data).toEqual({ activities: { items: [{ changes: [{ field: 'moderatedCityIds', before: 'Pune', after: 'Goa' }] }] } });
  expect((await ask('mutation ($id: ID!) { undo(changeId: $id) }', { id: data.setUserRole.id })).data).toEqual({ undo: 1 });
  expect((await row(user.id)).moderatedCityIds).toEqual([pune]);
});

test('an invitation makes moderators of its cities', async () => {
  const create = (input: object) =>
    ask<{ createInvitation: { link: string; invitation: object } }>(
      'mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) { link invitation { role moderatedCities { name } } } }',
      { input: { maxUses: 1, expiresInDays: 7, ...input } },
    );
  const { data } = await create({ role: 'MODERATOR', cityIds: [pune] });
  expect(data.createInvitation.invitation).toEqual({ role: 'MODERATOR', moderatedCities: [{ name: 'Pune' }] });
  const invitation = data.createInvitation.link.split('=')[1];
  const account = { name: 'Ravi', email: 'ravi@example.org', password: 'five green kettles', invitation };
  const { body } = await server.send<{ user?: { _id: string } }>('POST', '/api/auth/register', account);
  const registered = await server.dataSource.getRepository(User).findOneByOrFail({ email: 'ravi@example.org' });
  expect([registered.role, registered.moderatedCityIds, body.user?._id]).toEqual(['moderator', [pune], registered.id]);
  expect(await create({ role: 'USER', cityIds: [pune] })).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cityIds: expect.any(String) as string } });
  expect(await create({ role: 'MODERATOR', cityIds: [newId()] })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('an invitation whose last city was deleted makes moderators of no city', async () => {
  const { token } = await buildInvitation(server.dataSource, { role: 'moderator', moderatedCityIds: [goa] });
  await server.dataSource.query('DELETE FROM cities WHERE id = $1', [goa]);
  await server.send('POST', '/api/auth/register', { name: 'Ravi', email: 'ravi@example.org', password: 'five green kettles', invitation: token });
  expect((await server.dataSource.getRepository(User).findOneByOrFail({ email: 'ravi@example.org' })).moderatedCityIds).toEqual([]);
});
