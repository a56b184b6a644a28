import { buildCity, buildPlace, buildUser, clearGuide } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { servicesOf } from '../../../../test/services.js';
import { newId } from '../../../core/db/index.js';
import type { User } from '../../users/index.js';
import { Place, PlaceStatus } from '../place.entity.js';

let server: TestServer;
let suggester: User;
let moderator: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  suggester = await buildUser(server.dataSource, { name: 'Ravi' });
  moderator = await buildUser(server.dataSource, { role: 'moderator' });
  headers = await server.signInAs(moderator);
});
afterAll(() => server.stop());

const suggestion = (overrides: Partial<Place> = {}) => buildPlace(server.dataSource, { status: PlaceStatus.PENDING, createdBy: suggester.id, ...overrides });
const row = (id: string) => server.dataSource.getRepository(Place).findOneByOrFail({ id });

interface Outcome {
  count?: number;
  changeId?: string;
  code?: string;
  message?: string;
  fields?: Record<string, string>;
}
type Verb = 'approvePlaces' | 'rejectPlaces';
async function decideBy(verb: Verb, selection: object, reason = 'It has closed.', as = headers): Promise<Outcome> {
  const { body } =
    verb === 'approvePlaces'
      ? await server.graphql<Record<string, { id: string; count: number }> | null>(
          'mutation ($selection: PlaceSelection!) { approvePlaces(selection: $selection) { id count } }',
          { selection },
          { headers: as },
        )
      : await server.graphql<Record<string, { id: string; count: number }> | null>(
          'mutation ($selection: PlaceSelection!, $input: RejectionInput!) { rejectPlaces(selection: $selection, input: $input) { id count } }',
          { selection, input: { reason } },
          { headers: as },
        );
  const error = body.errors?.[0];
  const { id: changeId, count } = body.data?.[verb] ?? {};
  return { count, changeId, code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const decide = (verb: Verb, id: string, reason?: string, as = headers) => decideBy(verb, { ids: [id] }, reason, as);
const activities = () => server.dataSource.query<object[]>('SELECT action, target_id AS id, label, after FROM activities ORDER BY target_id');
const publicPlaces = async () => (await server.graphql<{ stats: { places: number } }>('{ stats { places } }')).body.data.stats.places;

test('a moderator approves a suggestion: it is public and its author is notified', async () => {
  const { id } = await suggestion({ name: 'Lal <b>Mahal</b>' });
  expect(await publicPlaces()).toBe(0);
  expect((await decide('approvePlaces', id)).count).toBe(1);
  expect(await row(id)).toMatchObject({ status: PlaceStatus.ACTIVE, rejectionReason: null, version: 2 });
  expect((await server.rest(`/api/places/${id}`)).status).toBe(200);
  expect(await publicPlaces()).toBe(1);
  await server.delivered();
  expect(server.mails).toEqual([expect.objectContaining({ to: suggester.email, subject: 'Lal <b>Mahal</b> is in the guide' })]);
  expect(server.mails[0]?.text).toContain(`/places/${id}`);
  expect(server.mails[0]?.html).not.toContain('<b>Mahal');
});

test('a moderator rejects a suggestion with a reason, which its author can read', async () => {
  const { id } = await suggestion();
  expect((await decide('rejectPlaces', id, '  It has closed.\r\nSorry. ')).count).toBe(1);
  expect(await row(id)).toMatchObject({ status: PlaceStatus.INACTIVE, rejectionReason: 'It has closed.\nSorry.' });
  expect((await server.rest(`/api/places/${id}`)).status).toBe(404);
  await server.delivered();
  expect(server.mails).toEqual([expect.objectContaining({ to: suggester.email, subject: 'Shaniwar Wada was not added to the guide' })]);
  expect(server.mails[0]?.text).toContain('It has closed.');
});

test('sends no notice for a place without an author, nor to an author who has turned notices off', async () => {
  await decide('approvePlaces', (await suggestion({ createdBy: null })).id);
  const quiet = await buildUser(server.dataSource, { wantsDecisionMails: false });
  await decide('rejectPlaces', (await suggestion({ createdBy: quiet.id })).id);
  const gone = await buildUser(server.dataSource, { deletedAt: new Date() });
  expect((await decide('approvePlaces', (await suggestion({ createdBy: gone.id })).id)).code).toBeUndefined();
  await server.delivered();
  expect(server.mails).toEqual([]);
});

test.each([PlaceStatus.ACTIVE, PlaceStatus.INACTIVE])('rejects a decision about a place that is already %s', async (status) => {
  for (const verb of ['approvePlaces', 'rejectPlaces'] as const) {
    const { id } = await suggestion({ status, rejectionReason: 'Before' });
    expect(await decide(verb, id)).toMatchObject({ code: 'CONFLICT', message: 'This place is no longer waiting for a decision.' });
    expect(await row(id)).toMatchObject({ status, rejectionReason: 'Before' });
  }
  await server.delivered();
  expect(server.mails).toEqual([]);
});

test('answers NOT_FOUND to a decision about an unknown place', async () => {
  const gone = await suggestion({ deletedAt: new Date() });
  const lost = await suggestion({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
  for (const id of [newId(), 'x', 'a\0', '', gone.id, lost.id]) {
    for (const verb of ['approvePlaces', 'rejectPlaces'] as const) {
      expect([id, await decide(verb, id)]).toEqual([id, expect.objectContaining({ code: 'NOT_FOUND', message: 'Place not found' })]);
    }
  }
});

test.each(['', '   ', 'x'.repeat(501), 'a\0b', '\u202e'])('rejects %j as the reason of a rejection', async (reason) => {
  const { id } = await suggestion();
  expect(await decide('rejectPlaces', id, reason)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: expect.any(String) as string } });
  expect((await row(id)).status).toBe(PlaceStatus.PENDING);
});

test('lets only moderators decide; authors cannot approve their own suggestions', async () => {
  const { id } = await suggestion();
  for (const verb of ['approvePlaces', 'rejectPlaces'] as const) {
    expect((await decide(verb, id, 'No', await server.signInAs(suggester))).code).toBe('FORBIDDEN');
    expect((await decide(verb, id, 'No', {})).code).toBe('UNAUTHENTICATED');
  }
  expect((await row(id)).status).toBe(PlaceStatus.PENDING);
});

test('lets one of several concurrent decisions succeed; the others get CONFLICT', async () => {
  const { id } = await suggestion();
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, i) => decide(i % 2 ? 'approvePlaces' : 'rejectPlaces', id)));
  const [won] = outcomes.filter(({ code }) => code === undefined);
  expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
  const { status } = await row(id);
  expect([won?.count, await activities()]).toEqual([1, [expect.objectContaining({ id, after: expect.objectContaining({ status }) as object })]]);
  await server.delivered();
  expect(server.mails).toHaveLength(1);
  expect(await publicPlaces()).toBe(status === PlaceStatus.ACTIVE ? 1 : 0);
});

test('a bulk decision skips places that are not pending and records all changes', async () => {
  const [first, second] = [await suggestion({ name: 'First' }), await suggestion({ name: 'Second', createdBy: null })];
  const others = [await suggestion({ status: PlaceStatus.INACTIVE, rejectionReason: 'Before' }), await suggestion({ deletedAt: new Date() })];
  const ids = [first, second, ...others].map(({ id }) => id);
  expect(await decideBy('approvePlaces', { ids: [...ids, first.id.toUpperCase(), newId(), 'x'] })).toMatchObject({ count: 2, code: undefined });
  expect(await Promise.all(ids.map(async (id) => (await row(id)).status))).toEqual(['active', 'active', 'inactive', 'pending']);
  expect(await activities()).toEqual(
    [
      [first.id, 'First'],
      [second.id, 'Second'],
    ].map(([id, label]) => ({ id, label, action: 'approved', after: { status: 'active', rejection_reason: null } })),
  );
  await server.delivered();
  expect(server.mails.map(({ subject }) => subject)).toEqual(['First is in the guide']);
});

test('a moderator decides about all filtered places', async () => {
  const museum = await suggestion({ category: 'museum' });
  const cafe = await suggestion({ category: 'cafe' });
  expect(await decideBy('rejectPlaces', { filter: { category: 'museum' } })).toMatchObject({ count: 1 });
  expect([(await row(museum.id)).status, (await row(cafe.id)).status]).toEqual([PlaceStatus.INACTIVE, PlaceStatus.PENDING]);
  expect(await decideBy('rejectPlaces', { filter: { search: 'Nowhere' } })).toMatchObject({ code: 'NOT_FOUND', message: 'Place not found' });
  expect(await decideBy('rejectPlaces', { filter: { category: 'museum' } })).toMatchObject({
    code: 'CONFLICT',
    message: 'None of these places is waiting for a decision any more.',
  });
});

test.each<[string, object]>([
  ['nothing', {}],
  ['nothing in both ways', { ids: null, filter: null }],
  ['something in two ways', { ids: [newId()], filter: {} }],
  ['more than can be changed at once', { ids: Array.from({ length: 10_001 }, () => 'x') }],
])('rejects a selection of %s', async (_what, selection) => {
  expect(await decideBy('approvePlaces', selection)).toMatchObject({ code: 'BAD_USER_INPUT', fields: expect.any(Object) as object });
});

test('an undone decision sends no notice, and a new decision is possible', async () => {
  const { id } = await suggestion();
  const undo = async (changeId = '') => servicesOf(server).undoing.undo({ id: moderator.id, role: 'moderator', cityIds: null, sessionId: '' }, changeId);
  const { changeId } = await decide('approvePlaces', id);
  expect(await undo(changeId)).toBe(1);
  expect(await row(id)).toMatchObject({ status: PlaceStatus.PENDING, version: 3 });
  await decide('approvePlaces', id);
  await server.delivered();
  expect(server.mails.map(({ subject }) => subject)).toEqual(['Shaniwar Wada is in the guide']);
  const { id: other } = await suggestion();
  const { changeId: rejection } = await decide('rejectPlaces', other);
  await undo(rejection);
  await server.delivered();
  expect(server.mails).toHaveLength(1);
  expect((await row(other)).rejectionReason).toBeNull();
});

test('sends moderators no notice about their own suggestion', async () => {
  await decide('approvePlaces', (await suggestion({ createdBy: moderator.id })).id);
  await server.delivered();
  expect(server.mails).toEqual([]);
});
