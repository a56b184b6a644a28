import { graphql, type GraphQLFieldConfigMap, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { mailTokenOf } from '../../test/accounts.js';
import {
  buildCity,
  buildInvitation,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  buildUser,
  PASSWORD_HASH,
} from '../../test/builders.js';
import { everythingOf } from '../../test/operations.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { ModerationStatus } from '../core/moderation/index.js';
import { Session, UserIdentity } from '../modules/accounts/index.js';
import { ListVisibility } from '../modules/favorites/index.js';
import { PlaceStatus } from '../modules/places/index.js';
import { Setting } from '../modules/site/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

/** Maximum depth of the queries; the limits of operations forbid deeper ones. */
const DEPTH = 4;

let server: TestServer;
let client: ReturnType<typeof makeClientDir>;
/** Values that only the owner and moderators can read, by their kind. */
let secrets: Record<string, string>;
let ids: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  const queries = Object.fromEntries(['HomeScreen', 'CityScreen', 'PlaceScreen', 'PlacesScreen'].map((name) => [name, '{ stats { cities } }']));
  client = makeClientDir(queries);
  server = await startServer({ clientDir: client.clientDir });
  const db = server.dataSource;
  const word = (what: string) => `secret-${what}-${newId()}`;
  const author = await buildUser(db, { name: 'Mira Iyer', email: `${word('mail')}@example.org`, passwordHash: PASSWORD_HASH });
  const suspended = await buildUser(db, { email: `${word('gone')}@example.org`, suspendedUntil: new Date(Date.now() + 86_400_000) });
  secrets = {
    'an address': author.email,
    'a hash': PASSWORD_HASH,
    'an id elsewhere': word('provider'),
    'why a review was refused': word('reason'),
    'a refused review': word('review'),
    'a pending review': word('pending-review'),
    'a hidden place': word('place'),
    'why a place was refused': word('refusal'),
    'a note to a report': word('report'),
    'a note to an edit': word('edit'),
    'a note to an invitation': word('invitation'),
    'a private list': word('list'),
    'a list by link': word('link'),
    'the key of a link': word('key').replaceAll('-', ''),
    'a device': word('device'),
    'the address of somebody suspended': suspended.email,
  };
  const of = (what: string) => secrets[what] ?? '';
  await db.getRepository(UserIdentity).insert({ provider: 'google', providerId: of('an id elsewhere'), userId: author.id });
  await db.getRepository(Session).insert({ id: newId(), userId: author.id, device: of('a device'), expiresAt: new Date(Date.now() + 3_600_000) });
  const pages = [{ slug: 'imprint', title: { en: 'Imprint' }, text: { en: 'Who runs this site' }, place: 'footer', updatedAt: new Date().toISOString() }];
  await db.getRepository(Setting).insert({ id: newId(), name: 'pages', value: { pages } });
  const city = await buildCity(db, { featured: true });
  const place = await buildPlace(db, { cityId: city.id, createdBy: author.id, rejectionReason: of('why a place was refused'), featured: true });
  await buildPlace(db, { cityId: city.id, name: of('a hidden place'), status: PlaceStatus.PENDING, createdBy: author.id });
  const review = await buildReview(db, { placeId: place.id, userId: author.id, rejectionReason: of('why a review was refused') });
  await buildReview(db, { placeId: place.id, comment: of('a refused review'), status: ModerationStatus.REJECTED });
  await buildReview(db, { placeId: place.id, comment: of('a pending review'), status: ModerationStatus.PENDING });
  await buildReview(db, { placeId: place.id, userId: suspended.id });
  const photo = await buildPhoto(db, {
    userId: author.id,
    reviewId: review.id,
    status: ModerationStatus.APPROVED,
    rejectionReason: of('why a review was refused'),
  });
  await buildPlaceImage(db, { placeId: place.id, photoId: photo.id });
  await buildReport(db, { reviewId: review.id, note: of('a note to a report') });
  await buildPlaceEdit(db, { placeId: place.id, note: of('a note to an edit') });
  const invitation = await buildInvitation(db, { note: of('a note to an invitation') });
  await buildPlaceList(db, { userId: author.id, name: of('a private list') }, [place.id]);
  await buildPlaceList(db, { userId: author.id, name: of('a list by link'), visibility: ListVisibility.LINK, linkKey: of('the key of a link') }, [place.id]);
  const open = await buildPlaceList(db, { userId: author.id, name: 'Forts', visibility: ListVisibility.PUBLIC }, [place.id]);
  ids = { city: city.id, place: place.id, person: author.id, list: open.id, photo: photo.id, mailToken: mailTokenOf(author), invitation: invitation.token };
  other = await server.signInAs(await buildUser(db, { name: 'Somebody Else' }));
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

/** Property names that only the signed-in user reads about themselves, and that must never appear with a value. */
const KEYS = /"(email|password\w*|provider\w*|pendingEmail|role|signInMethods|suspended\w*|rejectionReason|fileKey|linkKey|user_?id|network)":(?!null)/i;

/** Returns the private values and property names that a response contains. */
const leaksIn = (text: string): string[] => [
  ...Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret))
    .map(([what]) => what),
  ...(KEYS.exec(text)?.slice(1) ?? []),
];

/** Arguments for public root fields that need them. */
const ARGUMENTS: Record<string, () => string> = {
  city: () => `(id: "${ids.city}")`,
  place: () => `(id: "${ids.place}")`,
  person: () => `(id: "${ids.person}")`,
  placeList: () => `(ref: "${ids.list}")`,
  autocomplete: () => '(text: "shani")',
  invitation: () => `(token: "${ids.invitation}")`,
  mailPreferencesByLink: () => `(token: "${ids.mailToken}")`,
  mapViewport: () => '(bounds: { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 74 } }, zoom: 15)',
  page: () => '(slug: "imprint", language: "en")',
  places: () => '(page: { size: 5 })',
  cities: () => '(page: { size: 5 })',
};
/** Root fields about the signed-in user, and about the site, whose contact is public. */
const OWN = ['viewer', 'site'];

/** Returns the public root fields, each with queries of growing depth that select everything. */
function fieldsOf(schema: GraphQLSchema): [string, string[]][] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name, extensions }) => extensions.access === 'public' && !OWN.includes(name),
  );
  return fields.map(({ name, type }) => {
    const head = `${name}${ARGUMENTS[name]?.() ?? ''}`;
    return [name, Array.from({ length: DEPTH }, (_, i) => `{ ${head} ${everythingOf(type, i + 1) ?? ''} }`)];
  });
}

test('no public GraphQL field reveals private values, at any depth', async () => {
  const fields = fieldsOf(await createSchema());
  expect(fields.length).toBeGreaterThan(10);
  for (const [name, documents] of fields) {
    for (const headers of [{}, other]) {
      let deepest = 0;
      for (const document of documents) {
        for (const way of ['graphql', 'resolve'] as const) {
          const { text, body } = await server[way](document, {}, { headers });
          expect([name, document, leaksIn(text)]).toEqual([name, document, []]);
          if (!body.errors) deepest = document.length;
          else expect([name, body.errors[0]?.extensions.code]).toEqual([name, 'QUERY_LIMIT_EXCEEDED']);
        }
      }
      expect([name, deepest > 0]).toEqual([name, true]);
    }
  }
});

test('no public route, page, sitemap or file reveals private values', async () => {
  const routes = ROUTES.filter(({ method, access }) => method === 'get' && access === 'public').map(({ path }) => path);
  const idOf = (path: string) => (path.startsWith('/cities') ? ids.city : path.startsWith('/people') ? ids.person : ids.place) ?? '';
  const paths = routes.flatMap((path) =>
    (path.includes(':format') ? ['csv', 'gpx', 'geojson', 'kml'] : ['']).map(
      (format) =>
        `/api${path
          .replace(':id', idOf(path))
          .replace(':ref', ids.list ?? '')
          .replace(':format', format)}`,
    ),
  );
  const pages = [
    '/',
    '/cities',
    '/places',
    `/cities/${ids.city}`,
    `/places/${ids.place}`,
    `/people/${ids.person}`,
    `/lists/${ids.list}`,
    '/sitemap.xml',
    '/sitemaps/cities-1.xml',
    '/sitemaps/places-1.xml',
    '/sitemaps/pages-1.xml',
    '/robots.txt',
    '/schema.graphql',
    `/art/places/${ids.place}.svg`,
    '/healthz',
    '/readyz',
  ];
  let answered = 0;
  for (const path of [...paths, ...pages]) {
    for (const headers of [{}, other]) {
      const { status, text, headers: received } = await server.rest(path, { headers });
      expect([path, leaksIn(text + JSON.stringify([...received]))]).toEqual([path, []]);
      answered += status === 200 ? 1 : 0;
    }
  }
  expect(answered).toBeGreaterThan(50);
});

test('the same check finds private values that a faulty resolver reveals', async () => {
  const User = new GraphQLObjectType({
    name: 'User',
    fields: (): GraphQLFieldConfigMap<unknown, unknown> => ({
      name: { type: GraphQLString },
      contact: { type: GraphQLString, resolve: () => secrets['an address'] },
      email: { type: GraphQLString, resolve: () => 'x' },
    }),
  });
  const Review = new GraphQLObjectType({ name: 'Review', fields: { user: { type: User, resolve: () => ({}) } } });
  const review = { type: Review, resolve: () => ({}), extensions: { access: 'public' } };
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields: { review } }) });
  const documents = fieldsOf(schema).flatMap(([, ofField]) => ofField);
  const found = await Promise.all(documents.map(async (source) => leaksIn(JSON.stringify(await graphql({ schema, source })))));
  expect(found.flat()).toEqual(expect.arrayContaining(['an address', 'email']));
});
