import { buildCity, buildPlace, buildUser, clearGuide } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { newId } from '../../core/db/ids.js';
import type { User } from '../users/index.js';
import { Place, PlaceStatus } from './place.entity.js';

let server: TestServer;
let suggester: User;
let headers: Record<string, string>;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  server.mails.length = 0;
  suggester = await buildUser(server.dataSource, { name: 'Ravi' });
  headers = await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }));
});
afterAll(() => server.stop());

const suggestion = (overrides: Partial<Place> = {}) =>
  buildPlace(server.dataSource, { status: PlaceStatus.PENDING, createdBy: suggester.id, ...overrides });
const row = (id: string) => server.dataSource.getRepository(Place).findOneByOrFail({ id });

interface Decided {
  id: string;
  status: string;
  moderation: { status: string; reason: string | null } | null;
}
const SELECTION = '{ id status moderation { status reason } }';
async function decide(verb: 'approvePlace' | 'rejectPlace', id: string, reason = 'It has closed.', as = headers) {
  const { body, status } = verb === 'approvePlace'
    ? await server.graphql<{ approvePlace?: Decided } | null>(`mutation ($id: ID!) { approvePlace(id: $id) ${SELECTION} }`, { id }, { headers: as })
    : await server.graphql<{ rejectPlace?: Decided } | null>(
      `mutation ($id: ID!, $input: RejectionInput!) { rejectPlace(id: $id, input: $input) ${SELECTION} }`, { id, input: { reason } }, { headers: as });
  const error = body.errors?.[0];
  return { status, place: Object.values(body.data ?? {})[0], code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
const publicPlaces = async () => (await server.graphql<{ stats: { places: number } }>('{ stats { places } }')).body.data.stats.places;

test('a moderator approves a suggestion: everyone sees it, and whoever made it is told', async () => {
  const { id } = await suggestion({ name: 'Lal <b>Mahal</b>' });
  expect(await publicPlaces()).toBe(0);
  const { place } = await decide('approvePlace', id);
  expect(place).toEqual({ id, status: 'ACTIVE', moderation: { status: 'APPROVED', reason: null } });
  expect((await server.rest(`/api/places/${id}`)).status).toBe(200);
  expect(await publicPlaces()).toBe(1);
  expect(server.mails).toEqual([expect.objectContaining({ to: suggester.email, subject: 'Lal <b>Mahal</b> is in the guide' })]);
  expect(server.mails[0]?.text).toContain(`/places/${id}`);
  expect(server.mails[0]?.html).not.toContain('<b>Mahal');
});

test('a moderator refuses a suggestion with a reason, which its author reads', async () => {
  const { id } = await suggestion();
  const { place } = await decide('rejectPlace', id, '  It has closed.\r\nSorry. ');
  expect(place).toEqual({ id, status: 'INACTIVE', moderation: { status: 'REJECTED', reason: 'It has closed.\nSorry.' } });
  expect((await server.rest(`/api/places/${id}`)).status).toBe(404);
  expect(server.mails).toEqual([expect.objectContaining({ to: suggester.email, subject: 'Shaniwar Wada was not added to the guide' })]);
  expect(server.mails[0]?.text).toContain('It has closed.');
});

test('nobody is told about a place that nobody has suggested, nor who does not want to know', async () => {
  await decide('approvePlace', (await suggestion({ createdBy: null })).id);
  const quiet = await buildUser(server.dataSource, { wantsDecisionMails: false });
  await decide('rejectPlace', (await suggestion({ createdBy: quiet.id })).id);
  const gone = await buildUser(server.dataSource, { deletedAt: new Date() });
  expect((await decide('approvePlace', (await suggestion({ createdBy: gone.id })).id)).code).toBeUndefined();
  expect(server.mails).toEqual([]);
});

test.each([PlaceStatus.ACTIVE, PlaceStatus.INACTIVE])('a place that is %s already cannot be decided about', async (status) => {
  for (const verb of ['approvePlace', 'rejectPlace'] as const) {
    const { id } = await suggestion({ status, rejectionReason: 'Before' });
    expect(await decide(verb, id)).toMatchObject({ code: 'CONFLICT', message: 'This place does not wait for a decision any more.' });
    expect(await row(id)).toMatchObject({ status, rejectionReason: 'Before' });
  }
  expect(server.mails).toEqual([]);
});

test('what is not there cannot be decided about', async () => {
  const gone = await suggestion({ deletedAt: new Date() });
  const lost = await suggestion({ cityId: (await buildCity(server.dataSource, { deletedAt: new Date() })).id });
  for (const id of [newId(), 'x', 'a\0', '', gone.id, lost.id]) {
    for (const verb of ['approvePlace', 'rejectPlace'] as const) {
      expect([id, await decide(verb, id)]).toEqual([id, expect.objectContaining({ code: 'NOT_FOUND', message: 'Place not found' })]);
    }
  }
});

test.each(['', '   ', 'x'.repeat(501), 'a\0b', '\u202e'])('a refusal needs a reason that people can read, not %j', async (reason) => {
  const { id } = await suggestion();
  expect(await decide('rejectPlace', id, reason)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { reason: expect.any(String) as string } });
  expect((await row(id)).status).toBe(PlaceStatus.PENDING);
});

test('nobody but a moderator decides, not even about their own suggestion', async () => {
  const { id } = await suggestion();
  for (const verb of ['approvePlace', 'rejectPlace'] as const) {
    expect((await decide(verb, id, 'No', await server.signInAs(suggester))).code).toBe('FORBIDDEN');
    expect((await decide(verb, id, 'No', {})).code).toBe('UNAUTHENTICATED');
  }
  expect((await row(id)).status).toBe(PlaceStatus.PENDING);
});

test('of moderators who decide at once, one succeeds and the others are told', async () => {
  const { id } = await suggestion();
  const outcomes = await Promise.all(Array.from({ length: 6 }, (_, i) => decide(i % 2 ? 'approvePlace' : 'rejectPlace', id)));
  const [won] = outcomes.filter(({ code }) => code === undefined);
  expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(5);
  expect((await row(id)).status.toUpperCase()).toBe(won?.place?.status);
  expect(server.mails).toHaveLength(1);
  expect(await publicPlaces()).toBe(won?.place?.status === 'ACTIVE' ? 1 : 0);
});
