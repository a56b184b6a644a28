import { buildCity, buildPlace, buildPlaceEdit, buildUser, clearGuide, PLACE_DETAILS } from '../../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../../test/server.js';
import { servicesOf } from '../../../../test/services.js';
import { isId, newId } from '../../../core/db/index.js';
import { CityStatus } from '../../cities/index.js';
import type { User } from '../../users/index.js';
import { Place, PlaceStatus } from '../place.entity.js';
import { PlaceEdit, PlaceEditStatus } from '../place-edit.entity.js';

let server: TestServer;
let place: Place;
let author: User;
let headers: Record<string, string>;
let keeper: User;
let moderator: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  const { coordinates, ...texts } = PLACE_DETAILS;
  place = await buildPlace(server.dataSource, { ...texts, ...coordinates });
  author = await buildUser(server.dataSource);
  headers = await server.signInAs(author);
  keeper = await buildUser(server.dataSource, { role: 'moderator' });
  moderator = await server.signInAs(keeper);
});
afterAll(() => server.stop());

const edits = () => server.dataSource.getRepository(PlaceEdit);
const placeRow = () => server.dataSource.getRepository(Place).findOneByOrFail({ id: place.id });

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}
interface Edit {
  id: string;
  version: number;
  status: string;
  note: string | null;
  reason: string | null;
  changes: Change[];
  place: { id: string } | null;
  user: { id: string } | null;
}
const SELECTION = '{ id version status note reason changes { field before after } place { id } user { id } }';

async function run(document: string, variables: object, as: Record<string, string>) {
  const { body } = await server.graphql<Record<string, Edit> | null>(document, variables as Record<string, unknown>, { headers: as });
  const error = body.errors?.[0];
  return { edit: Object.values(body.data ?? {})[0], code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const suggest = (changes: object, { as = headers, placeId = place.id } = {}) =>
  run(
    `mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) ${SELECTION} }`,
    { id: placeId, input: { ...PLACE_DETAILS, ...changes } },
    as,
  );
/** Decides about an edit and returns its stored row. */
async function decide(document: string, variables: { id: string }, as: Record<string, string>) {
  const { body } = await server.graphql<Record<string, { id: string; count: number }> | null>(document, variables, { headers: as });
  const error = body.errors?.[0];
  const stored = isId(variables.id) ? await edits().findOneBy({ id: variables.id }) : null;
  return { edit: stored, change: Object.values(body.data ?? {})[0], code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const apply = (id: string, as = moderator) => decide('mutation ($id: ID!) { applyPlaceEdit(id: $id) { id count } }', { id }, as);
const reject = (id: string, reason = 'Not so.', as = moderator) => {
  const variables: { id: string; input: object } = { id, input: { reason } };
  return decide('mutation ($id: ID!, $input: RejectionInput!) { rejectPlaceEdit(id: $id, input: $input) { id count } }', variables, as);
};

test('a user suggests an edit; only changed fields are stored', async () => {
  const { edit } = await suggest({
    phone: '+91 20 1111',
    priceRange: null,
    coordinates: { latitude: 18.5204, longitude: 73.8567 },
    note: ' I live next door. ',
  });
  expect(edit).toEqual({
    id: expect.any(String) as string,
    version: 1,
    status: 'PENDING',
    note: 'I live next door.',
    reason: null,
    place: { id: place.id },
    user: { id: author.id },
    changes: [
      { field: 'coordinates', before: '18.517000, 73.841000', after: '18.520400, 73.856700' },
      { field: 'phone', before: '+91 20 2567 6489', after: '+91 20 1111' },
      { field: 'priceRange', before: '₹', after: null },
    ],
  });
  expect(await placeRow()).toEqual(place);
});

test('a REST client suggests an edit', async () => {
  const post = <Body = ErrorBody>(body: unknown, { id = place.id, as = headers } = {}) => server.send<Body>('POST', `/api/places/${id}/edits`, body, as);
  const { status, body } = await post<object>({ ...PLACE_DETAILS, name: 'Goodluck', note: 'The sign says so.', status: 'applied', userId: 'x', id: place.id });
  expect(status).toBe(201);
  const [row] = await edits().find();
  expect(body).toEqual({
    _id: row?.id,
    place: { _id: place.id },
    changes: [{ field: 'name', before: 'Cafe Goodluck', after: 'Goodluck' }],
    note: 'The sign says so.',
    status: 'pending',
    createdAt: row?.createdAt.toISOString(),
  });
  expect(row).toMatchObject({ userId: author.id, status: PlaceEditStatus.PENDING });
  expect((await post({ ...PLACE_DETAILS, coordinates: null })).body).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { coordinates: 'Please say where it is' },
  });
  expect((await post([])).status).toBe(400);
  expect((await post(PLACE_DETAILS, { id: newId() })).status).toBe(404);
  expect((await post(PLACE_DETAILS, { id: '%00' })).status).toBe(404);
  expect((await post(PLACE_DETAILS, { as: {} })).status).toBe(401);
});

test('changes of attributes have names in the language of the reader', async () => {
  await server.dataSource.getRepository(Place).update({ id: place.id }, { attributes: { cuisine: ['pizza'], stars: 3 } });
  const attributes = [
    { key: 'cuisine', values: ['pizza', 'thai'] },
    { key: 'takeaway', values: ['yes'] },
  ];
  const { edit } = await suggest({ name: 'Goodluck', attributes });
  const { body } = await server.graphql<{ placeEdits: { items: { changes: object[] }[] } }>(
    '{ placeEdits { items { changes { field label(language: "de") beforeText(language: "de") afterText(language: "de") } } } }',
    {},
    { headers: moderator },
  );
  expect(edit?.changes).toContainEqual({ field: 'attributes.cuisine', before: 'pizza', after: 'thai;pizza' });
  expect(body.data.placeEdits.items[0]?.changes).toEqual([
    { field: 'name', label: null, beforeText: 'Cafe Goodluck', afterText: 'Goodluck' },
    { field: 'attributes.cuisine', label: 'Küche', beforeText: 'Pizza', afterText: 'Thailändisch, Pizza' },
    { field: 'attributes.takeaway', label: 'Zum Mitnehmen', beforeText: null, afterText: 'yes' },
  ]);
  const { body: sent } = await server.send<{ changes: object[] }>('POST', `/api/places/${place.id}/edits`, { ...PLACE_DETAILS, attributes }, headers);
  expect(sent.changes[0]).toEqual({
    field: 'attributes.cuisine',
    before: 'pizza',
    after: 'thai;pizza',
    label: 'Cuisine',
    beforeText: 'Pizza',
    afterText: 'Thai, Pizza',
  });
});

test('rejects an edit that changes nothing', async () => {
  expect(await suggest({ name: ' Cafe Goodluck ', pincode: ' 411004 ', note: 'Hello' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { name: 'You have not changed anything' },
  });
  expect(await edits().count()).toBe(0);
});

test.each<[string, object]>([
  ['name', { name: '' }],
  ['description', { description: 'short' }],
  ['category', { category: 'castle' }],
  ['website', { website: 'javascript:alert(1)' }],
  ['website', { website: 'https://a.b:99999' }],
  ['openingHours', { openingHours: 'whenever' }],
  ['phone', { phone: 'me' }],
  ['pincode', { pincode: '<b>' }],
  ['priceRange', { priceRange: 'cheap' }],
  ['coordinates.latitude', { coordinates: { latitude: 91, longitude: 0 } }],
  ['note', { note: 'x'.repeat(501) }],
  ['fullAddress', { fullAddress: 'a\u0007b' }],
])('rejects a wrong %s: %j', async (field, changes) => {
  const { code, fields } = await suggest(changes);
  expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', [field]]);
});

test('accepts edits of public places only', async () => {
  const hidden = [
    await buildPlace(server.dataSource, { status: PlaceStatus.PENDING, createdBy: author.id }),
    await buildPlace(server.dataSource, { deletedAt: new Date() }),
    await buildPlace(server.dataSource, { cityId: (await buildCity(server.dataSource, { status: CityStatus.INACTIVE })).id }),
  ];
  for (const placeId of [...hidden.map(({ id }) => id), newId(), 'x', 'a\0']) {
    expect(await suggest({ name: 'Other' }, { placeId })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
  }
  expect((await suggest({ name: 'Other' }, { as: {} })).code).toBe('UNAUTHENTICATED');
});

test('a second edit of the same user replaces the first one and has another version', async () => {
  const { edit: first } = await suggest({ name: 'One' });
  const { edit: second } = await suggest({ name: 'Two' });
  await suggest({ name: 'Three' }, { as: await server.signInAs(await buildUser(server.dataSource)) });
  expect((await edits().find()).map(({ changes }) => changes.name?.after).sort()).toEqual(['Three', 'Two']);
  expect(second).toMatchObject({ id: first?.id, version: Number(first?.version) + 1 });
  await apply(second?.id ?? '');
  expect((await suggest({ name: 'Four' })).code).toBeUndefined();
  expect(await edits().countBy({ userId: author.id })).toBe(2);
});

test('concurrent edits of a user result in one pending edit', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, (_, i) => suggest({ name: `Name ${i}` })));
  expect(outcomes.map(({ code }) => code)).toEqual(Array<undefined>(8).fill(undefined));
  expect(await edits().countBy({ status: PlaceEditStatus.PENDING })).toBe(1);
});

test('a moderator applies an edit: only its fields of the place change, and its author is notified', async () => {
  const { edit } = await suggest({
    phone: null,
    website: 'https://new.example.org',
    coordinates: { latitude: -18.5204, longitude: 0 },
    category: 'historic',
    openingHours: '24/7',
  });
  const { updatedAt: before } = place;
  const renamed = { name: 'Goodluck Cafe', featured: true };
  await server.dataSource.getRepository(Place).update(place.id, renamed);
  expect((await apply(edit?.id ?? '')).edit).toMatchObject({
    id: edit?.id,
    status: PlaceEditStatus.APPLIED,
    decidedBy: keeper.id,
    decidedAt: expect.any(Date) as Date,
  });
  const after = await placeRow();
  expect(after).toEqual(
    Object.assign(place, renamed, {
      phone: null,
      website: 'https://new.example.org',
      latitude: -18.5204,
      longitude: 0,
      category: 'historic',
      openingHours: '24/7',
      version: 2,
      updatedAt: after.updatedAt,
    }),
  );
  expect(after.updatedAt.getTime()).toBeGreaterThan(before.getTime());
  await server.delivered();
  expect(server.mails).toEqual([expect.objectContaining({ to: author.email, subject: 'Your edit to Goodluck Cafe was applied' })]);
  expect(server.mails[0]?.text).toContain(`/places/${place.id}`);
  const { body } = await server.rest<{ total: number }>('/api/places?category=historic');
  expect(body.total).toBe(1);
});

test('rejects an edit if an edited field of the place has changed meanwhile', async () => {
  const { edit } = await suggest({ phone: '+91 20 1111', openingHours: '24/7' });
  await server.dataSource.getRepository(Place).update(place.id, { phone: '+91 20 2222' });
  expect(await apply(edit?.id ?? '')).toMatchObject({
    code: 'CONFLICT',
    message: 'This edit no longer fits: the phone number of the place has changed since it was suggested.',
  });
  expect(await placeRow()).toMatchObject({ phone: '+91 20 2222', openingHours: 'Mo-Su 07:00-23:00', version: 1 });
  expect((await reject(edit?.id ?? '')).edit).toMatchObject({ status: PlaceEditStatus.REJECTED });
});

test('a moderator rejects an edit with a reason, which its author can read', async () => {
  const { edit } = await suggest({ phone: null });
  expect((await reject(edit?.id ?? '', ' The number works. ')).edit).toMatchObject({ status: PlaceEditStatus.REJECTED, rejectionReason: 'The number works.' });
  expect(await placeRow()).toEqual(place);
  await server.delivered();
  expect(server.mails).toEqual([expect.objectContaining({ to: author.email, subject: 'Your edit to Cafe Goodluck was not applied' })]);
  expect(server.mails[0]?.text).toContain('The number works.');
  const { body } = await server.graphql<{ viewer: { placeEdits: { items: Edit[] } } }>(
    `{ viewer { placeEdits { total items ${SELECTION} } } }`,
    {},
    { headers },
  );
  expect(body.data.viewer.placeEdits).toEqual({ total: 1, items: [expect.objectContaining({ status: 'REJECTED', reason: 'The number works.' })] });
});

test.each([PlaceEditStatus.APPLIED, PlaceEditStatus.REJECTED])('rejects a decision about an edit that is already %s', async (status) => {
  const { id } = await buildPlaceEdit(server.dataSource, { placeId: place.id, status });
  for (const decide of [apply, reject]) {
    expect(await decide(id)).toMatchObject({ code: 'CONFLICT', message: 'This edit is no longer waiting for a decision.' });
  }
});

test('answers NOT_FOUND to an unknown edit and to an edit of a deleted place', async () => {
  for (const id of [newId(), 'x', 'a\0', '']) for (const decide of [apply, reject]) expect((await decide(id)).code).toBe('NOT_FOUND');
  const { id } = await buildPlaceEdit(server.dataSource, { placeId: place.id, changes: { phone: { before: place.phone, after: null } } });
  await server.dataSource.getRepository(Place).update(place.id, { deletedAt: new Date() });
  expect(await apply(id)).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
  expect((await reject(id)).edit).toMatchObject({ status: PlaceEditStatus.REJECTED });
});

test('requires a reason for the rejection of an edit', async () => {
  const { id } = await buildPlaceEdit(server.dataSource);
  for (const reason of ['', ' ', 'x'.repeat(501)])
    expect(await reject(id, reason)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: expect.any(String) as string } });
});

test('lets only moderators list pending edits and decide about them', async () => {
  const { id } = await buildPlaceEdit(server.dataSource, { userId: author.id });
  for (const [as, code] of [
    [headers, 'FORBIDDEN'],
    [{}, 'UNAUTHENTICATED'],
  ] as const) {
    expect((await apply(id, as as typeof headers)).code).toBe(code);
    expect((await reject(id, 'No', as as typeof headers)).code).toBe(code);
    expect((await run(`{ placeEdits { items ${SELECTION} } }`, {}, as as typeof headers)).code).toBe(code);
  }
});

test('lets one of several concurrent decisions succeed; the others get CONFLICT', async () => {
  const { edit } = await suggest({ phone: null });
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, i) => (i % 2 ? apply : reject)(edit?.id ?? '')));
  const [won] = outcomes.filter(({ code }) => code === undefined);
  expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
  const isApplied = (await edits().findOneByOrFail({ id: edit?.id })).status === PlaceEditStatus.APPLIED;
  expect(won?.change?.count).toBe(1);
  expect(await placeRow()).toMatchObject({ phone: isApplied ? null : place.phone, version: isApplied ? 2 : 1 });
  await server.delivered();
  expect(server.mails).toHaveLength(1);
});

test('undoing an applied edit restores place and edit, is recorded and sends no notice', async () => {
  const { edit } = await suggest({ phone: null, coordinates: { latitude: 1, longitude: 2 } });
  const { change } = await apply(edit?.id ?? '');
  const activities = () =>
    server.dataSource.query<{ kind: string; action: string; label: string; before: object }[]>(
      'SELECT target_kind AS kind, action, label, before FROM activities WHERE change_id = $1 ORDER BY target_kind',
      [change?.id],
    );
  expect(await activities()).toEqual([
    { kind: 'place', action: 'updated', label: place.name, before: { phone: place.phone, latitude: place.latitude, longitude: place.longitude } },
    { kind: 'place-edit', action: 'approved', label: place.name, before: { status: 'pending', decided_at: null, decided_by: null } },
  ]);
  const viewer = { id: keeper.id, role: 'moderator', cityIds: null, sessionId: '' } as const;
  expect(await servicesOf(server).undoing.undo(viewer, change?.id ?? '')).toBe(2);
  expect(await placeRow()).toMatchObject({ phone: place.phone, latitude: place.latitude, longitude: place.longitude, version: 3 });
  expect(await edits().findOneByOrFail({ id: edit?.id })).toMatchObject({ status: PlaceEditStatus.PENDING, decidedBy: null, decidedAt: null });
  await server.delivered();
  expect(server.mails).toEqual([]);
  expect((await apply(edit?.id ?? '')).code).toBeUndefined();
});

test('of two concurrently applied edits of one field, only one succeeds', async () => {
  const made = await Promise.all(
    ['+91 20 1111', '+91 20 2222'].map((after) => buildPlaceEdit(server.dataSource, { placeId: place.id, changes: { phone: { before: place.phone, after } } })),
  );
  const outcomes = await Promise.all(made.map(({ id }) => apply(id)));
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  expect((await placeRow()).version).toBe(2);
});

test('a moderator lists pending edits, the oldest first', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  const [second, first] = [await buildPlaceEdit(server.dataSource, { createdAt: at(2) }), await buildPlaceEdit(server.dataSource, { createdAt: at(1) })];
  const third = await buildPlaceEdit(server.dataSource, { createdAt: at(3) });
  for (const status of [PlaceEditStatus.APPLIED, PlaceEditStatus.REJECTED]) await buildPlaceEdit(server.dataSource, { status });
  const { body } = await server.graphql<{ placeEdits: { total: number; items: Edit[] } }>(
    `{ placeEdits(page: { size: 2 }) { total pages items ${SELECTION} } }`,
    {},
    { headers: moderator },
  );
  expect(body.data.placeEdits).toMatchObject({ total: 3, pages: 2, items: [{ id: first.id }, { id: second.id }] });
  expect(third.status).toBe(PlaceEditStatus.PENDING);
});

test('exports the edits of a user with their personal data, without the deciding moderators', async () => {
  const { edit } = await suggest({ phone: null });
  await reject(edit?.id ?? '');
  const { body } = await server.rest<{ placeEdits: object[] }>('/api/auth/me/data', { headers });
  expect(body.placeEdits).toEqual([expect.objectContaining({ id: edit?.id, placeId: place.id, status: 'rejected', rejectionReason: 'Not so.' })]);
  expect(body.placeEdits[0]).not.toHaveProperty('decidedBy');
});
