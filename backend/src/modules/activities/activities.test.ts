import { ask as askServer, type Reply } from '../../../test/ask.js';
import {
  buildIdentity,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildReport,
  buildReview,
  buildUser,
  clearGuide,
  PASSWORD,
  PASSWORD_HASH,
} from '../../../test/builders.js';
import { statementsOf } from '../../../test/query-count.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import type { User } from '../users/index.js';
import { ActivityAction, ActivityTarget } from './activity.entity.js';

const { APPROVED, CREATED, UPDATED } = ActivityAction;

let server: TestServer;
let admin: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  admin = await buildUser(server.dataSource, { role: 'admin', name: 'Zoe' });
  headers = await server.signInAs(admin);
});
afterAll(() => server.stop());

const ask = <Data>(query: string, variables: object = {}, as = headers): Promise<Reply<Data>> => askServer(server, query, variables, as);
const note = (actor: { id: string } | null, kind: ActivityTarget, id: string, action = CREATED, label: string | null = null) =>
  servicesOf(server).activities.note(actor, { action, kind, id, label });
const FIELDS = 'action targetKind targetId label placeId actor { name } changes { field before after }';
const list = async (args = '', fields = FIELDS) =>
  (await ask<{ activities: { total: number; items: Record<string, unknown>[] } }>(`{ activities${args} { total items { ${fields} } } }`)).data.activities;
const idsOf = async (args: string) => (await list(args)).items.map(({ targetId }) => targetId);

describe('the activity log', () => {
  test('returns actor, label and changed fields of each entry', async () => {
    const { dataSource } = server;
    const [place, person] = [await buildPlace(dataSource, { name: 'Fort' }), await buildUser(dataSource, { name: 'Meera' })];
    const change = { id: person.id, actorId: admin.id };
    await servicesOf(server).activities.update(change, {
      kind: ActivityTarget.PLACE,
      action: UPDATED,
      rows: { where: 't.id = $1', parameters: [place.id] },
      values: { featured: true, price_range: '₹', rejection_reason: null },
    });
    await note(null, ActivityTarget.USER, person.id);
    const changes = [
      { field: 'featured', before: 'false', after: 'true' },
      { field: 'priceRange', before: null, after: '₹' },
      { field: 'rejectionReason', before: null, after: null },
    ];
    expect(await list()).toEqual({
      total: 2,
      items: [
        { action: 'CREATED', targetKind: 'USER', targetId: person.id, label: 'Meera', placeId: null, actor: null, changes: [] },
        { action: 'UPDATED', targetKind: 'PLACE', targetId: place.id, label: 'Fort', placeId: place.id, actor: { name: 'Zoe' }, changes },
      ],
    });
  });

  test('returns a field for each changed language and attribute of a place', async () => {
    const { dataSource } = server;
    const attributes = { wifi: false, cuisine: ['pizza'], time_needed: 30 };
    const place = await buildPlace(dataSource, { moreCategories: ['bar'], names: { de: 'Eins', ja: '一' }, attributes });
    await servicesOf(server).activities.update(
      { id: place.id, actorId: admin.id },
      {
        kind: ActivityTarget.PLACE,
        action: UPDATED,
        rows: { where: 't.id = $1', parameters: [place.id] },
        values: {
          more_categories: ['cafe', 'museum'],
          names: { ja: '一', 'zh-Hant': '二' },
          attributes: { wifi: true, cuisine: ['pizza', 'thai'], time_needed: 45 },
          descriptions: {},
        },
      },
    );
    const [entry] = (await list()).items;
    expect(entry?.changes).toEqual([
      { field: 'attributes.cuisine', before: 'pizza', after: 'pizza;thai' },
      { field: 'attributes.time_needed', before: '30', after: '45' },
      { field: 'attributes.wifi', before: 'no', after: 'yes' },
      { field: 'moreCategories', before: 'bar', after: 'cafe;museum' },
      { field: 'names.de', before: 'Eins', after: null },
      { field: 'names.zh-Hant', before: null, after: '二' },
    ]);
  });

  test('returns the place of a review, photo, suggested edit or report', async () => {
    const { dataSource } = server;
    const review = await buildReview(dataSource);
    const photo = await buildPhoto(dataSource, { reviewId: review.id });
    const edit = await buildPlaceEdit(dataSource, { placeId: review.placeId });
    const reports = [
      await buildReport(dataSource, { reviewId: review.id }),
      await buildReport(dataSource, { photoId: photo.id }),
      await buildReport(dataSource, { placeId: review.placeId }),
    ];
    await note(admin, ActivityTarget.REVIEW, review.id);
    await note(admin, ActivityTarget.PHOTO, photo.id);
    await note(admin, ActivityTarget.PLACE_EDIT, edit.id);
    for (const { id } of reports) await note(admin, ActivityTarget.REPORT, id);
    expect((await list('', 'placeId')).items).toEqual(Array(6).fill({ placeId: review.placeId }));
    await note(admin, ActivityTarget.REVIEW, admin.id);
    expect((await list('', 'placeId')).items[0]).toEqual({ placeId: null });
  });

  test('says which changes can be undone, and of how many rows they are', async () => {
    const { dataSource } = server;
    const [first, second, third] = [await buildPlace(dataSource), await buildPlace(dataSource), await buildPlace(dataSource)];
    const services = servicesOf(server);
    const other = await buildUser(dataSource, { role: 'admin' });
    const viewer = { id: other.id, role: 'admin', cityIds: null, sessionId: null } as const;
    const ids = [first.id, second.id];
    const { id } = await services.placeAdmin.feature(viewer, { ids }, true);
    await services.placeAdmin.feature(viewer, { ids: [second.id] }, false);
    await services.placeAdmin.feature(viewer, { ids: [third.id] }, true);
    await note(admin, ActivityTarget.PLACE, first.id);
    const shown = (await list('', 'action targetId changeId changeSize canUndo')).items as { targetId: string; changeId: string; canUndo: boolean }[];
    expect(shown.filter(({ changeId }) => changeId === id).map(({ targetId, canUndo }) => [targetId, canUndo])).toEqual(
      expect.arrayContaining([
        [first.id, false],
        [second.id, false],
      ]),
    );
    expect(shown.find(({ targetId }) => targetId === third.id)).toMatchObject({ changeSize: 1, canUndo: true });
    expect(shown.find(({ changeId }) => changeId === id)).toMatchObject({ changeSize: 2 });
    expect(shown[0]).toMatchObject({ action: 'CREATED', changeSize: 0, canUndo: false });
  });

  test('does not return the name of a deleted user', async () => {
    const person = await buildUser(server.dataSource, { name: 'Meera', passwordHash: null });
    await note(person, ActivityTarget.USER, person.id, ActivityAction.REGISTERED);
    await ask('mutation { deleteAccount(input: {}) }', {}, await server.signInAs(person));
    expect((await list('', 'action label actor { name }')).items).toEqual(['DELETED', 'REGISTERED'].map((action) => ({ action, label: null, actor: null })));
  });

  test('can be filtered by user, target, action and time, and is paged', async () => {
    const other = await buildUser(server.dataSource);
    const place = await buildPlace(server.dataSource);
    await note(admin, ActivityTarget.PLACE, place.id, APPROVED);
    await note(other, ActivityTarget.PLACE, place.cityId);
    await note(other, ActivityTarget.REVIEW, other.id);
    const now = new Date(Date.now() + 1000).toISOString();
    const cases: [string, string[]][] = [
      ['', [other.id, place.cityId, place.id]],
      [`actorId: "${other.id}"`, [other.id, place.cityId]],
      ['targetKind: PLACE', [place.cityId, place.id]],
      [`targetKind: PLACE, targetId: "${place.id}"`, [place.id]],
      ['action: APPROVED', [place.id]],
      [`actorId: "${other.id}", action: APPROVED`, []],
      [`until: "${now}"`, [other.id, place.cityId, place.id]],
      [`since: "${now}"`, []],
      ['actorId: "x"', []],
      ['targetId: "x"', []],
    ];
    for (const [filter, ids] of cases) expect([filter, await idsOf(filter && `(filter: { ${filter} })`)]).toEqual([filter, ids]);
    expect((await ask('{ activities(filter: { targetId: "a\\u0000" }) { total } }')).code).toBe('BAD_USER_INPUT');
    expect(await idsOf('(page: { number: 2, size: 2 })')).toEqual([place.id]);
  });

  test('needs as many statements for twenty activities as for two', async () => {
    const { dataSource } = server;
    const add = async () => {
      const review = await buildReview(dataSource);
      await note(await buildUser(dataSource), ActivityTarget.REVIEW, review.id);
      await note(admin, ActivityTarget.USER, (await buildUser(dataSource)).id);
    };
    await add();
    const few = await statementsOf(dataSource, () => list());
    for (let i = 0; i < 9; i++) await add();
    expect((await statementsOf(dataSource, () => list())).length).toBe(few.length);
  });

  test('exports all entries as CSV, the newest first', async () => {
    const { dataSource } = server;
    await dataSource.query(
      `INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, before, after, created_at)
       SELECT gen_random_uuid(), gen_random_uuid(), $1::uuid, 'updated', 'place', $1::uuid, '=' || n, '{"status": "pending"}', '{"status": "active"}', now() - n * interval '1 minute'
       FROM generate_series(1, 2300) n`,
      [admin.id],
    );
    const { status, text } = await server.send('GET', '/api/admin/activities.csv?kind=place&action=updated&since=2020-01-01', undefined, headers);
    const lines = text.trimEnd().split('\r\n');
    expect([status, lines.length, lines[0]]).toEqual([200, 2301, 'time,actor,action,kind,id,label,changes']);
    expect(lines.slice(1).map((line) => /"'=(\d+)"/.exec(line)?.[1])).toEqual(Array.from({ length: 2300 }, (_, i) => String(i + 1)));
    expect(lines[1]).toContain(`"Zoe","updated","place","${admin.id}","'=1","status: pending → active"`);
    expect((await server.rest('/api/admin/activities.csv?since=soon', { headers })).status).toBe(400);
  });

  test('contains downloads of personal data, and changes of sign-in data', async () => {
    const person = await buildUser(server.dataSource, { name: 'Ravi', role: 'admin', passwordHash: PASSWORD_HASH });
    await buildIdentity(server.dataSource, person.id, 'google');
    const theirs = await server.signInAs(person);
    for (const path of ['admin/users.csv?role=admin&search=ravi', 'admin/activities.csv', 'auth/me/data'])
      await server.rest(`/api/${path}`, { headers: theirs });
    await server.send('DELETE', '/api/auth/sign-in-methods/google', undefined, theirs);
    await server.send('PUT', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'seven red kettles' }, theirs);
    const facts = (await list('', 'action targetKind label actor { name } changes { field after }')).items.reverse();
    const by = { actor: { name: 'Ravi' } };
    expect(facts).toEqual([
      { ...by, action: 'DOWNLOADED', targetKind: 'FILE', label: 'users.csv', changes: [{ field: 'role', after: 'admin' }] },
      { ...by, action: 'DOWNLOADED', targetKind: 'FILE', label: 'activities.csv', changes: [] },
      { ...by, action: 'DOWNLOADED', targetKind: 'FILE', label: 'my-data.json', changes: [] },
      { ...by, action: 'UPDATED', targetKind: 'USER', label: 'Ravi', changes: [{ field: 'signInMethod', after: 'google removed' }] },
      { ...by, action: 'UPDATED', targetKind: 'USER', label: 'Ravi', changes: [{ field: 'password', after: 'changed' }] },
    ]);
  });

  test('contains registrations and contributions of users', async () => {
    const { dataSource } = server;
    const place = await buildPlace(dataSource, { name: 'Fort' });
    const { data } = await ask<{ register: { token: string } }>(
      'mutation { register(input: { name: "Ravi", email: "ravi@example.org", password: "seven red kettles" }) { token } }',
      {},
      {},
    );
    const theirs = { Authorization: `Bearer ${data.register.token}` };
    const input = { rating: 4, comment: 'Quiet.' };
    const {
      data: {
        createReview: { id },
      },
    } = await ask<{ createReview: { id: string } }>(
      'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }',
      { input: { placeId: place.id, ...input } },
      theirs,
    );
    await ask('mutation ($id: ID!, $input: ReviewInput!) { updateReview(id: $id, input: $input) { id } }', { id, input }, theirs);
    await ask('mutation ($id: ID!) { deleteReview(id: $id) { id } }', { id }, theirs);
    const details = { name: 'Goodluck', description: 'An Irani cafe with bun maska.', category: 'cafe', coordinates: { latitude: 18.5, longitude: 73.8 } };
    await ask('mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }', { input: { ...details, cityId: place.cityId } }, theirs);
    await ask(
      'mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) { id } }',
      { id: place.id, input: details },
      theirs,
    );
    await ask('mutation ($id: ID!) { createReport(input: { placeId: $id, reason: SPAM }) }', { id: place.id }, theirs);
    const facts = (await list('', 'action targetKind label actor { name }')).items.map(({ actor, ...fact }) =>
      Object.values({ ...fact, ...(actor as object) }).join(' '),
    );
    expect(facts.reverse()).toEqual([
      'REGISTERED USER Ravi Ravi',
      'CREATED REVIEW Fort Ravi',
      'UPDATED REVIEW Fort Ravi',
      'DELETED REVIEW Fort Ravi',
      'CREATED PLACE Goodluck Ravi',
      'CREATED PLACE_EDIT Fort Ravi',
      'CREATED REPORT Fort Ravi',
    ]);
  });
});

describe('a saved view', () => {
  const save = (input: object, as = headers) =>
    ask<{ saveView: { id: string } }>('mutation ($input: SaveViewInput!) { saveView(input: $input) { id screen name query } }', { input }, as);
  const views = async (screen: string, as = headers) =>
    (await ask<{ savedViews: object[] }>('query ($screen: ConsoleScreen!) { savedViews(screen: $screen) { name query } }', { screen }, as)).data.savedViews;
  const forget = (id: string, as = headers) => ask('mutation ($id: ID!) { deleteView(id: $id) }', { id }, as);
  const view = (name: string, query = 'role=admin') => ({ screen: 'USERS', name, query });

  test('is listed by name for its screen, and only for its owner', async () => {
    for (const name of ['  zeta ', 'Älpha']) expect((await save(view(name))).code).toBeUndefined();
    await save({ ...view('Places'), screen: 'PLACES' });
    expect(await views('USERS')).toEqual([
      { name: 'Älpha', query: 'role=admin' },
      { name: 'zeta', query: 'role=admin' },
    ]);
    const other = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
    expect(await views('USERS', other)).toEqual([]);
  });

  test('replaces the view with the same name', async () => {
    const [first, second] = [await save(view('New')), await save(view(' New ', ''))];
    expect(second.data.saveView).toEqual({ id: first.data.saveView.id, screen: 'USERS', name: 'New', query: '' });
    expect(await views('USERS')).toEqual([{ name: 'New', query: '' }]);
  });

  test.each([
    [view(''), 'Please give the view a name'],
    [view('x'.repeat(41)), 'Name must be at most 40 characters'],
    [view('a\0'), 'Name contains characters that cannot be used'],
    [view('a', 'x'.repeat(501)), 'View must be at most 500 characters'],
  ])('is rejected with the input %j', async (input, sentence) => {
    const { code, fields } = await save(input);
    expect([code, Object.values(fields ?? {})]).toEqual(['BAD_USER_INPUT', [sentence]]);
  });

  test('is rejected above twenty per screen, also with concurrent requests', async () => {
    const codes = await Promise.all(Array.from({ length: 24 }, (_, i) => save(view(`View ${i}`)).then(({ code = 'ok' }) => code)));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(20);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4);
    expect((await save({ ...view('More'), screen: 'PLACES' })).code).toBeUndefined();
  });

  test('is deleted by its owner, and with the account', async () => {
    const { id } = (await save(view('New'))).data.saveView;
    const person = await buildUser(server.dataSource, { role: 'admin', passwordHash: null });
    const other = await server.signInAs(person);
    for (const wrong of [id, 'x']) expect((await forget(wrong, other)).code).toBe('NOT_FOUND');
    expect((await forget(id)).data).toEqual({ deleteView: true });
    expect((await forget(id)).code).toBe('NOT_FOUND');
    await save(view('Theirs'), other);
    await ask('mutation { deleteAccount(input: {}) }', {}, other);
    expect(await server.dataSource.query('SELECT 1 FROM saved_views')).toEqual([]);
  });
});
