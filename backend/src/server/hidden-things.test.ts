import { buildCity, buildPhoto, buildPlace, buildPlaceList, buildReview, buildUser } from '../../test/builders.js';
import { type CachedResponse, makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { ModerationStatus } from '../core/moderation/index.js';
import { Session } from '../modules/accounts/index.js';
import { ConsoleScreen, SavedView } from '../modules/activities/index.js';
import { CityStatus } from '../modules/cities/index.js';
import { ListVisibility } from '../modules/favorites/index.js';
import { PlaceStatus } from '../modules/places/index.js';
import type { User } from '../modules/users/index.js';

const OPERATIONS = {
  AppLayout: '{ site { contact { email } } }',
  CityScreen: 'query CityScreen($id: ID!) { city(id: $id) { id name } }',
  PlaceScreen: 'query PlaceScreen($id: ID!) { place(id: $id) { id name } }',
  ListScreen: 'query ListScreen($ref: String!) { placeList(ref: $ref) { name } }',
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { name } }',
  PlaceMapEmbed: 'query PlaceMapEmbed($id: ID!) { place(id: $id) { name } }',
  CityMapEmbed: 'query CityMapEmbed($id: ID!) { city(id: $id) { name } places(filter: { city: $id }) { total } }',
  PersonScreen: 'query PersonScreen($id: ID!, $page: Int!) { person(id: $id) { name reviews(page: { number: $page }) { total } } }',
};

const client = makeClientDir(OPERATIONS);
let server: TestServer;
let owner: User;
let viewers: Record<string, Record<string, string>>;
beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir });
  owner = await buildUser(server.dataSource);
  viewers = { visitor: {}, 'another person': await server.signInAs(await buildUser(server.dataSource)) };
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

type Ask = (id: string, headers: Record<string, string>) => Promise<CachedResponse<unknown>>;

const graphql =
  (query: string): Ask =>
  (id, headers) =>
    server.graphql(query, { id }, { headers });
const rest =
  (method: string, path: string, body?: unknown): Ask =>
  (id, headers) =>
    server.send(method, path.replace(':id', id), body, headers);

/** Requests for an object of each kind by its id: reads and writes. */
const WAYS: Record<string, Record<string, Ask>> = {
  city: {
    query: graphql('query ($id: ID!) { city(id: $id) { name description } }'),
    'its places': graphql('query ($id: ID!) { places(filter: { city: $id }) { total items { name } } }'),
    REST: rest('GET', '/api/cities/:id'),
    'REST, its places': rest('GET', '/api/cities/:id/places'),
    page: rest('GET', '/cities/:id'),
    picture: rest('GET', '/art/cities/:id.svg'),
    'map in a frame': rest('GET', '/embed/cities/:id/map'),
    suggestion: rest('POST', '/api/places', {
      name: 'Cafe',
      description: 'A cafe of old.',
      category: 'cafe',
      cityId: ':id',
      fullAddress: 'Deccan',
      latitude: 1,
      longitude: 1,
    }),
  },
  place: {
    query: graphql('query ($id: ID!) { place(id: $id) { name reviews { total } } }'),
    REST: rest('GET', '/api/places/:id'),
    reviews: rest('GET', '/api/places/:id/reviews'),
    page: rest('GET', '/places/:id'),
    picture: rest('GET', '/art/places/:id.svg'),
    'card in a frame': rest('GET', '/embed/places/:id'),
    'map in a frame': rest('GET', '/embed/places/:id/map'),
    review: rest('POST', '/api/places/:id/reviews', { rating: 4, comment: 'Quiet in the morning.' }),
    'a favourite': rest('PUT', '/api/favorites/:id'),
    edit: rest('POST', '/api/places/:id/edits', { phone: '+91 20 2567 6489' }),
    report: graphql('mutation ($id: ID!) { createReport(input: { placeId: $id, reason: SPAM }) }'),
  },
  person: {
    query: graphql('query ($id: ID!) { person(id: $id) { name reviews { total } } }'),
    REST: rest('GET', '/api/people/:id'),
    page: rest('GET', '/people/:id'),
  },
  list: {
    query: graphql('query ($id: String!) { placeList(ref: $id) { name placesCount } }'),
    file: rest('GET', '/api/lists/:id/export/csv'),
    page: rest('GET', '/lists/:id'),
    deletion: graphql('mutation ($id: ID!) { deletePlaceList(id: $id) }'),
    'a new link': graphql('mutation ($id: ID!) { renewPlaceListLink(id: $id) { id } }'),
    change: graphql('mutation ($id: ID!) { updatePlaceList(id: $id, input: { name: "Mine", visibility: PUBLIC }) { id } }'),
  },
  photo: {
    query: graphql('query ($id: ID!) { photo(id: $id) { image { url alt } } }'),
    change: rest('PUT', '/api/photos/:id', { alt: 'Mine' }),
    deletion: rest('DELETE', '/api/photos/:id'),
    report: graphql('mutation ($id: ID!) { createReport(input: { photoId: $id, reason: SPAM }) }'),
    'a part of a review': graphql(
      `mutation ($id: ID!) { createReview(input: { placeId: "${newId()}", rating: 4, comment: "Quiet", photoIds: [$id] }) { id } }`,
    ),
  },
  review: {
    change: rest('PUT', '/api/reviews/:id', { rating: 1, comment: 'Mine' }),
    deletion: rest('DELETE', '/api/reviews/:id'),
    vote: rest('PUT', '/api/reviews/:id/helpful'),
    report: graphql('mutation ($id: ID!) { createReport(input: { reviewId: $id, reason: SPAM }) }'),
  },
  'API token': { end: rest('DELETE', '/api/auth/tokens/:id') },
  session: { end: rest('DELETE', '/api/auth/sessions/:id') },
  'saved view': { deletion: graphql('mutation ($id: ID!) { deleteView(id: $id) }') },
};

const review = async (status: ModerationStatus) => (await buildReview(server.dataSource, { status })).id;
const place = async (values: Parameters<typeof buildPlace>[1]) => (await buildPlace(server.dataSource, { createdBy: owner.id, ...values })).id;
const city = async (values: Parameters<typeof buildCity>[1]) => (await buildCity(server.dataSource, values)).id;
const list = async (values: Parameters<typeof buildPlaceList>[1]) => (await buildPlaceList(server.dataSource, { userId: owner.id, ...values })).id;

/** Hidden objects, with their kind. */
const HIDDEN: [string, keyof typeof WAYS, () => Promise<string>][] = [
  ['a hidden city', 'city', () => city({ status: CityStatus.INACTIVE })],
  ['a deleted city', 'city', () => city({ deletedAt: new Date() })],
  ['a suggestion that waits', 'place', () => place({ status: PlaceStatus.PENDING })],
  ['a hidden place', 'place', () => place({ status: PlaceStatus.INACTIVE })],
  ['a deleted place', 'place', () => place({ deletedAt: new Date() })],
  ['a place of a hidden city', 'place', async () => place({ cityId: await city({ status: CityStatus.INACTIVE }) })],
  ['a person who has left', 'person', async () => (await buildUser(server.dataSource, { deletedAt: new Date() })).id],
  ['a person who is suspended', 'person', async () => (await buildUser(server.dataSource, { suspendedUntil: new Date(Date.now() + 86_400_000) })).id],
  ['a private list', 'list', () => list({})],
  ['a list with a link, by its id', 'list', () => list({ visibility: ListVisibility.LINK, linkKey: newId().replaceAll('-', '') })],
  ['a photo that is part of nothing yet', 'photo', async () => (await buildPhoto(server.dataSource, { userId: owner.id })).id],
  ['a photo of a review that waits', 'photo', async () => (await buildPhoto(server.dataSource, { reviewId: await review(ModerationStatus.PENDING) })).id],
  ['a deleted photo', 'photo', async () => (await buildPhoto(server.dataSource, { deletedAt: new Date() })).id],
  ['a review that waits', 'review', () => review(ModerationStatus.PENDING)],
  ['a review that was refused', 'review', () => review(ModerationStatus.REJECTED)],
  [
    'a session of somebody else',
    'session',
    async () => {
      const id = newId();
      await server.dataSource.getRepository(Session).insert({ id, userId: owner.id, expiresAt: new Date(Date.now() + 3_600_000) });
      return id;
    },
  ],
  [
    'a saved view of somebody else',
    'saved view',
    async () => {
      const id = newId();
      await server.dataSource.getRepository(SavedView).insert({ id, userId: owner.id, screen: ConsoleScreen.USERS, name: id, query: '' });
      return id;
    },
  ],
];

/** Returns the parts of a response that do not differ between requests. */
function comparable(id: string, { status, headers, text }: CachedResponse<unknown>): object {
  const body = text.replaceAll(id, 'ID').replace(/"requestId":"[^"]*"/g, '"requestId":""');
  return { status, body, type: headers.get('content-type'), cache: headers.get('cache-control') };
}

const cases = HIDDEN.flatMap(([what, kind, make]) => Object.entries(WAYS[kind] ?? {}).map(([way, ask]) => [what, way, make, ask] as const));

test.each(cases)('%s looks like one that never existed: %s', async (_what, _way, make, ask) => {
  for (const [who, headers] of Object.entries(viewers)) {
    const [id, unknown] = [await make(), newId()];
    const [hidden, never] = [await ask(id, headers), await ask(unknown, headers)];
    expect([who, comparable(id, hidden)]).toEqual([who, comparable(unknown, never)]);
    expect(never.text).not.toMatch(/VALIDATION_FAILED|"code":"INTERNAL/);
  }
});

test.each<[string, keyof typeof WAYS, () => Promise<string>]>([
  ['city', 'city', () => city({})],
  ['place', 'place', () => place({})],
  ['person', 'person', async () => owner.id],
  ['list', 'list', () => list({ visibility: ListVisibility.PUBLIC })],
])('a public %s does not look like an unknown one, so the comparison works', async (_what, kind, make) => {
  const [id, unknown, ask] = [await make(), newId(), WAYS[kind]?.query];
  if (!ask) throw new Error('There is no query');
  const headers = viewers['another person'] ?? {};
  expect(comparable(id, await ask(id, headers))).not.toEqual(comparable(unknown, await ask(unknown, headers)));
});
