import { EDGES, whoIs } from '../../../../test/accounts.js';
import { ask as askServer, type Reply } from '../../../../test/ask.js';
import { buildReview, buildUser, change, clearGuide } from '../../../../test/builders.js';
import { statementsOf } from '../../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { untilSomebodyWaits } from '../../../../test/waiting.js';
import { User } from '../../users/index.js';
import { UserIdentity } from '../user-identity.entity.js';

const DAY = 24 * 3_600_000;
const soon = (days = 1): string => new Date(Date.now() + days * DAY).toISOString();

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  admin = await build({ role: 'admin', name: 'Zoe Admin' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

const build = (overrides: Partial<User> = {}) => buildUser(server.dataSource, overrides);
const row = (id: string) => server.dataSource.getRepository(User).findOneByOrFail({ id });

const ask = <Data>(query: string, variables: object = {}, as = headers): Promise<Reply<Data>> => askServer(server, query, variables, as);
const list = async (args = '', fields = 'name') =>
  (await ask<{ adminUsers: { items: Record<string, unknown>[]; total: number } }>(`{ adminUsers${args} { total items { ${fields} } } }`)).data.adminUsers;
const namesOf = async (args: string) => (await list(args)).items.map(({ name }) => name);
const setRole = (id: string, role: string, as = headers) =>
  ask<{ setUserRole: { id: string; count: number } }>(
    'mutation ($id: ID!, $role: UserRole!) { setUserRole(id: $id, role: $role) { id count } }',
    { id, role },
    as,
  );
const suspend = (id: string, until = soon(), as = headers) =>
  ask<{ suspendUser: { id: string; count: number } }>(
    'mutation ($id: ID!, $until: DateTime!) { suspendUser(id: $id, until: $until) { id count } }',
    { id, until },
    as,
  );
const reinstate = (id: string) => ask<{ reinstateUser: { id: string } }>('mutation ($id: ID!) { reinstateUser(id: $id) { id } }', { id });
const remove = (id: string, as = headers) => ask('mutation ($id: ID!) { deleteUser(id: $id) }', { id }, as);
const undo = (id = '') => ask<{ undo: number }>('mutation ($id: ID!) { undo(changeId: $id) }', { id });
const written = () => server.dataSource.query<object[]>('SELECT action, target_id, actor_id, before, after, label FROM activities ORDER BY created_at, id');

describe('confirmation of an address by an admin', () => {
  const confirm = (id: string, as = headers) => ask('mutation ($id: ID!) { confirmUserAddress(id: $id) }', { id }, as);

  test('confirms the address once, and logs the admin', async () => {
    const person = await build({ isVerified: false });
    expect((await ask(`query ($id: ID!) { adminUser(id: $id) { viewerCan { confirmAddress } } }`, { id: person.id })).data).toEqual({
      adminUser: { viewerCan: { confirmAddress: true } },
    });
    expect(await confirm(person.id)).toMatchObject({ data: { confirmUserAddress: true } });
    expect((await row(person.id)).isVerified).toBe(true);
    expect(await written()).toEqual([{ action: 'confirmed', target_id: person.id, actor_id: admin.id, before: null, after: null, label: null }]);
    expect(await confirm(person.id)).toMatchObject({ code: 'CONFLICT', message: 'This address is already confirmed.' });
  });

  test('rejects admins with CONFLICT and deleted users with NOT_FOUND', async () => {
    expect(await confirm((await build({ role: 'admin', isVerified: false })).id)).toMatchObject({ code: 'CONFLICT' });
    expect(await confirm((await build({ isVerified: false, deletedAt: new Date() })).id)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the user list', () => {
  test('returns all fields of a user to admins over both APIs', async () => {
    const person = await build({ name: 'Meera', avatarUrl: '/uploads/m.webp', suspendedUntil: new Date(soon()), isVerified: false });
    await server.dataSource.getRepository(UserIdentity).insert({ provider: 'google', providerId: 'g', userId: person.id });
    await buildReview(server.dataSource, { userId: person.id });
    await buildReview(server.dataSource, { userId: person.id, deletedAt: new Date() });
    const fields = 'id name email role avatarUrl provider isVerified createdAt suspendedUntil reviewsCount viewerCan { changeRole suspend delete }';
    const facts = {
      id: person.id,
      name: 'Meera',
      email: person.email,
      role: 'USER',
      avatarUrl: '/uploads/m.webp',
      provider: 'GOOGLE',
      isVerified: false,
      createdAt: person.createdAt.toISOString(),
      suspendedUntil: person.suspendedUntil?.toISOString(),
      reviewsCount: 1,
      viewerCan: { changeRole: true, suspend: true, delete: true },
    };
    expect((await list('(filter: { search: "meera" })', fields)).items).toEqual([facts]);
    expect((await ask(`query ($id: ID!) { adminUser(id: $id) { ${fields} } }`, { id: person.id })).data).toEqual({ adminUser: facts });
    const { body } = await server.send('GET', '/api/admin/users?search=meera', undefined, headers);
    expect(body).toEqual([
      {
        _id: person.id,
        name: 'Meera',
        email: person.email,
        role: 'user',
        avatar: '/uploads/m.webp',
        provider: 'google',
        isVerified: false,
        createdAt: facts.createdAt,
        suspendedUntil: facts.suspendedUntil,
        version: 1,
      },
    ]);
  });

  test('offers no action on an admin, and leaves out a suspension that has ended', async () => {
    await change(server.dataSource, admin, { suspendedUntil: new Date(Date.now() - DAY) });
    headers = await server.signInAs(admin);
    expect((await list('', 'suspendedUntil provider viewerCan { changeRole suspend delete }')).items).toEqual([
      { suspendedUntil: null, provider: 'LOCAL', viewerCan: { changeRole: false, suspend: false, delete: false } },
    ]);
  });

  test('finds users by words of name or address, role, confirmation and suspension', async () => {
    await build({ name: 'Zoë Müller', email: 'zm@trees.example', role: 'moderator' });
    await build({ name: 'Ravi', isVerified: false });
    await build({ name: 'Tara', suspendedUntil: new Date(soon()) });
    await build({ name: 'Gone', deletedAt: new Date() });
    const cases: [string, string[]][] = [
      ['search: "zoe mull"', ['Zoë Müller']],
      ['search: "TREES"', ['Zoë Müller']],
      ['search: "zoe nobody"', []],
      ['search: "%"', []],
      ['search: " "', ['Ravi', 'Tara', 'Zoe Admin', 'Zoë Müller']],
      ['role: MODERATOR', ['Zoë Müller']],
      ['role: ADMIN', ['Zoe Admin']],
      ['verified: false', ['Ravi']],
      ['verified: true, role: USER', ['Tara']],
      ['suspended: true', ['Tara']],
      ['suspended: false', ['Ravi', 'Zoe Admin', 'Zoë Müller']],
      ['search: "zoe", role: null', ['Zoe Admin', 'Zoë Müller']],
    ];
    for (const [filter, names] of cases) expect([filter, await namesOf(`(filter: { ${filter} }, sort: NAME, direction: ASCENDING)`)]).toEqual([filter, names]);
    const { body } = await server.send<{ name: string }[]>('GET', '/api/admin/users?role=moderator&verified=true&suspended=false', undefined, headers);
    expect(body.map(({ name }) => name)).toEqual(['Zoë Müller']);
  });

  test('returns pages in the requested order', async () => {
    const [ben, asha] = [await build({ name: 'ben', createdAt: new Date('2024-01-01') }), await build({ name: 'Ásha', createdAt: new Date('2025-01-01') })];
    for (const userId of [ben.id, ben.id, asha.id]) await buildReview(server.dataSource, { userId });
    expect(await namesOf('')).toEqual(['Zoe Admin', 'Ásha', 'ben']);
    expect(await namesOf('(sort: JOINED, direction: ASCENDING)')).toEqual(['ben', 'Ásha', 'Zoe Admin']);
    expect(await namesOf('(sort: NAME, direction: ASCENDING)')).toEqual(['Ásha', 'ben', 'Zoe Admin']);
    expect(await namesOf('(sort: REVIEWS)')).toEqual(['ben', 'Ásha', 'Zoe Admin']);
    expect(await namesOf('(sort: NAME, direction: DESCENDING, page: { number: 2, size: 2 })')).toEqual(['Ásha']);
    expect((await list()).total).toBe(3);
    const { body } = await server.send<{ name: string }[]>('GET', '/api/admin/users?page=2&limit=2', undefined, headers);
    expect(body.map(({ name }) => name)).toEqual(['ben']);
  });

  test('needs as many statements for twenty users as for two', async () => {
    const read = () => list('', 'id provider reviewsCount suspendedUntil viewerCan { delete }');
    await build();
    const few = await statementsOf(server.dataSource, read);
    for (let i = 0; i < 18; i++) await build();
    expect((await statementsOf(server.dataSource, read)).length).toBe(few.length);
  });

  test.each(['limit=x', 'role=king', 'verified=2', `search=${'x'.repeat(201)}`])('REST refuses the query %.20s', async (query) => {
    const { status, body } = await server.send<ErrorBody>('GET', `/api/admin/users?${query}`, undefined, headers);
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });

  test('exports CSV in which no cell is a formula', async () => {
    await build({ name: '=1+1', email: 'formula@example.org' });
    const { status, text, headers: received } = await server.send('GET', '/api/admin/users.csv?search=formula', undefined, headers);
    expect([status, received.get('content-disposition')]).toEqual([200, expect.stringContaining('users.csv') as string]);
    expect(text.split('\r\n')).toEqual([
      'id,name,email,role,cityIds,verified,joined,suspendedUntil',
      expect.stringContaining(`"'=1+1","formula@example.org","user",,true`) as string,
      '',
    ]);
  });
});

describe('a role', () => {
  test.each(EDGES)('changes over %s at once on all devices, and is logged without a name', async (edge) => {
    const person = await build();
    const theirs = await server.signInAs(person);
    if (edge === 'GraphQL') expect((await setRole(person.id, 'MODERATOR')).data.setUserRole).toEqual({ id: expect.any(String) as string, count: 1 });
    else {
      const { status, body } = await server.send('PUT', `/api/admin/users/${person.id}/role`, { role: 'moderator' }, headers);
      expect([status, body]).toEqual([200, expect.objectContaining({ _id: person.id, role: 'moderator' })]);
    }
    expect([(await row(person.id)).role, await whoIs(server, theirs)]).toEqual(['moderator', null]);
    expect(await written()).toEqual([
      {
        action: 'updated',
        target_id: person.id,
        actor_id: admin.id,
        before: { role: 'user' },
        after: { role: 'moderator' },
        label: null,
      },
    ]);
  });

  test('of an admin cannot be changed, neither by the admin nor by undo', async () => {
    const other = await build({ role: 'admin' });
    for (const id of [other.id, admin.id]) {
      for (const role of ['USER', 'MODERATOR', 'ADMIN'])
        expect(await setRole(id, role)).toMatchObject({
          code: 'CONFLICT',
          message: 'The role of an admin cannot be changed here, and an admin cannot be suspended.',
        });
    }
    const { data } = await setRole((await build()).id, 'ADMIN');
    expect(await undo(data.setUserRole.id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('the user is an admin') as string });
    expect(await server.dataSource.query(`SELECT count(*)::int AS n FROM users WHERE role = 'admin'`)).toEqual([{ n: 3 }]);
  });

  test('is restored by undo of the admin who changed it', async () => {
    const person = await build();
    const { data } = await setRole(person.id, 'MODERATOR');
    expect((await undo(data.setUserRole.id)).data.undo).toBe(1);
    expect((await row(person.id)).role).toBe('user');
    expect((await undo(data.setUserRole.id)).code).toBe('CONFLICT');
  });

  test('rejects the current role, and the role of an admin for a suspended user', async () => {
    const person = await build({ suspendedUntil: new Date(soon()) });
    expect(await setRole(person.id, 'USER')).toMatchObject({ code: 'CONFLICT', message: 'This person is already a user.' });
    expect(await setRole(person.id, 'ADMIN')).toMatchObject({ code: 'CONFLICT', message: 'A suspended user cannot become an admin.' });
    expect((await setRole(person.id, 'MODERATOR')).code).toBeUndefined();
    for (const role of [undefined, null, 'king', 1, ['user']]) {
      const { status, body } = await server.send<ErrorBody>('PUT', `/api/admin/users/${person.id}/role`, { role }, headers);
      expect([status, body.fields]).toEqual([400, { role: 'role must be one of user, moderator, admin' }]);
    }
  });
});

describe('a suspension', () => {
  test('ends the sessions of the user, and is lifted by undo and by reinstating', async () => {
    const person = await build();
    const theirs = await server.signInAs(person);
    const { data } = await suspend(person.id);
    expect(await whoIs(server, theirs)).toBeNull();
    expect((await server.rest(`/api/people/${person.id}`)).status).toBe(404);
    expect((await undo(data.suspendUser.id)).data.undo).toBe(1);
    expect((await row(person.id)).suspendedUntil).toBeNull();
    await suspend(person.id);
    expect((await reinstate(person.id)).code).toBeUndefined();
    expect((await row(person.id)).suspendedUntil).toBeNull();
    expect((await written()).map((activity) => (activity as { action: string }).action)).toEqual(['suspended', 'undone', 'suspended', 'reinstated']);
  });

  test('can be extended or shortened, but not repeated unchanged', async () => {
    const person = await build();
    const until = soon(2);
    for (const moment of [soon(1), until]) expect((await suspend(person.id, moment)).code).toBeUndefined();
    expect(await suspend(person.id, until)).toMatchObject({ code: 'CONFLICT', message: 'This person is suspended until then already.' });
    expect((await row(person.id)).suspendedUntil?.toISOString()).toBe(until);
  });

  test.each([
    [-1, 'The end of a suspension must be in the future'],
    [3660, 'A suspension lasts at most ten years'],
  ])('that ends %i days from now is refused', async (days, sentence) => {
    expect(await suspend((await build()).id, soon(days))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { until: sentence } });
  });

  test('rejects admins and users who are not suspended with CONFLICT', async () => {
    for (const { id } of [admin, await build({ role: 'admin' })]) {
      expect((await suspend(id)).code).toBe('CONFLICT');
      expect((await reinstate(id)).code).toBe('CONFLICT');
    }
    expect(await reinstate((await build()).id)).toMatchObject({ code: 'CONFLICT', message: 'This person is not suspended.' });
  });
});

describe('a deletion', () => {
  test.each(EDGES)('over %s erases personal data at once, and keeps reviews without a name', async (edge) => {
    const person = await build({ name: 'Meera' });
    const theirs = await server.signInAs(person);
    const review = await buildReview(server.dataSource, { userId: person.id });
    if (edge === 'GraphQL') expect((await remove(person.id)).data).toEqual({ deleteUser: true });
    else expect((await server.send('DELETE', `/api/admin/users/${person.id}`, undefined, headers)).body).toEqual({ message: 'The account is deleted.' });
    expect(await row(person.id)).toMatchObject({
      name: 'Anonymous',
      email: `deleted-${person.id}@invalid`,
      passwordHash: null,
      deletedAt: expect.any(Date) as Date,
    });
    expect(await whoIs(server, theirs)).toBeNull();
    expect((await server.graphql('query ($id: ID!) { place(id: $id) { reviews { items { id user { name } } } } }', { id: review.placeId })).body.data).toEqual({
      place: { reviews: { items: [{ id: review.id, user: null }] } },
    });
    expect(await written()).toEqual([{ action: 'deleted', target_id: person.id, actor_id: admin.id, before: null, after: null, label: null }]);
    expect(server.mails).toEqual([expect.objectContaining({ to: person.email, subject: 'Your account was deleted' })]);
    expect(JSON.stringify(await server.dataSource.query('SELECT * FROM activities'))).not.toContain('Meera');
  });

  test('rejects admins with CONFLICT and deleted users with NOT_FOUND', async () => {
    for (const { id } of [admin, await build({ role: 'admin' })]) expect((await remove(id)).code).toBe('CONFLICT');
    const person = await build();
    await remove(person.id);
    for (const attempt of [
      remove(person.id),
      setRole(person.id, 'ADMIN'),
      suspend(person.id),
      reinstate(person.id),
      ask('query ($id: ID!) { adminUser(id: $id) { id } }', { id: person.id }),
    ]) {
      expect(await attempt).toMatchObject({ code: 'NOT_FOUND', message: 'Person not found' });
    }
  });

  test('prevents the undo of an earlier change of role', async () => {
    const person = await build();
    const { data } = await setRole(person.id, 'MODERATOR');
    await remove(person.id);
    expect((await undo(data.setUserRole.id)).code).toBe('CONFLICT');
  });
});

test.each(['x', 'a\0b', '01900000-0000-7000-8000-000000000000', 'x'.repeat(300)])('rejects the unknown id %.10j with NOT_FOUND', async (id) => {
  for (const attempt of [setRole(id, 'USER'), suspend(id), reinstate(id), remove(id)])
    expect(await attempt).toMatchObject({ code: 'NOT_FOUND', message: 'Person not found' });
});

/** Number of deadlocks in the database of the tests. */
async function deadlocks(): Promise<number | undefined> {
  const [row] = await server.dataSource.query<{ n: number }[]>('SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()');
  return row?.n;
}

test('an admin leaves while their deletion of a member is running', async () => {
  await change(server.dataSource, admin, { passwordHash: null });
  await build({ role: 'admin' });
  const [first, member] = [await build(), await build()];
  await remove(first.id); // The first mail of a database creates its task, for which others wait.
  const running = await server.dataSource.transaction(async (other) => {
    await other.query("SELECT FROM totals WHERE name = 'users' FOR UPDATE");
    const removal = remove(member.id);
    await untilSomebodyWaits(server.dataSource);
    const leaving = ask('mutation { deleteAccount(input: {}) }');
    await untilSomebodyWaits(server.dataSource, 2);
    return [removal, leaving];
  });
  expect((await Promise.all(running)).map(({ data }) => data)).toEqual([{ deleteUser: true }, { deleteAccount: true }]);
  expect(await deadlocks()).toBe(0);
});

test.each([0, 1, 2])(
  'leaves an admin after concurrent actions of admins on each other and themselves (%i)',
  async (round) => {
    await change(server.dataSource, admin, { passwordHash: null });
    const admins = [admin, ...(await Promise.all([1, 2, 3].map(() => build({ role: 'admin' }))))];
    const members = await Promise.all([1, 2, 3, 4].map(() => build()));
    const actors = await Promise.all(admins.map((person) => server.signInAs(person)));
    const leavers = await Promise.all([...admins, ...members].map((person) => server.signInAs(person)));
    const roles = ['ADMIN', 'MODERATOR'];
    const deeds = actors.flatMap((as, i) =>
      [...members, ...admins].map(({ id }, k) => () => {
        const turn = i + k + round;
        if (turn % 3 === 0) return setRole(id, roles[turn % 2] ?? '', as);
        return turn % 3 === 1 ? suspend(id, soon(), as) : remove(id, as);
      }),
    );
    const leaving = leavers.map((as) => () => ask('mutation { deleteAccount(input: {}) }', {}, as));
    const outcomes = await Promise.all([...deeds.slice(0, 16), ...leaving, ...deeds.slice(16)].map((deed) => deed()));
    const known = [undefined, 'CONFLICT', 'NOT_FOUND', 'UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'];
    expect(outcomes.map((outcome) => outcome.code).filter((code) => !known.includes(code))).toEqual([]);
    expect(outcomes.filter((outcome) => outcome.code === undefined).length).toBeGreaterThan(3);
    const [left] = await server.dataSource.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND deleted_at IS NULL AND (suspended_until IS NULL OR suspended_until < now())`,
    );
    expect(left?.n).toBeGreaterThan(0);
    expect(await deadlocks()).toBe(0);
  },
  60_000,
);
