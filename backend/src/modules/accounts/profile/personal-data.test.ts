import { isObjectType } from 'graphql';
import { act, EDGES, type Edge } from '../../../../test/accounts.js';
import { buildPhoto, buildPlace, buildReview, buildUser, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { createSchema } from '../../../server/schema.js';
import { UserIdentity } from '../user-identity.entity.js';

interface Data {
  account: { email: string; identities: { provider: string; providerId: string }[] };
  sessions: { userId: string }[];
  photos: { id: string }[];
  places: { id: string }[];
  reviews: { id: string }[];
}

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const dataOf = async (edge: Edge, headers: Record<string, string>): Promise<Data> =>
  edge === 'REST'
    ? (await server.send<Data>('GET', '/api/auth/me/data', undefined, headers)).body
    : (await server.graphql<{ myData: Data }>('{ myData }', {}, { headers })).body.data.myData;

test.each(EDGES)('returns all data of the user over %s, without data of others and without secrets', async (edge) => {
  const user = await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH });
  const other = await buildUser(server.dataSource);
  const headers = await server.signInAs(user);
  await server.signInAs(other);
  await server.dataSource.getRepository(UserIdentity).insert({ provider: 'google', providerId: `g-${user.id}`, userId: user.id });
  await act(server, edge, 'requestPasswordReset', { email: user.email });
  const place = await buildPlace(server.dataSource, { createdBy: user.id });
  const review = await buildReview(server.dataSource, { userId: user.id });
  await buildReview(server.dataSource, { userId: other.id, placeId: place.id });
  const photo = await buildPhoto(server.dataSource, { userId: user.id });
  await buildPhoto(server.dataSource, { userId: user.id, deletedAt: new Date() });
  await buildPhoto(server.dataSource, { userId: other.id });

  const data = await dataOf(edge, headers);
  expect(Object.keys(data).sort()).toEqual([
    'account',
    'activities',
    'apiTokens',
    'decisions',
    'favorites',
    'helpfulVotes',
    'invitations',
    'lists',
    'photos',
    'placeEdits',
    'places',
    'reports',
    'reviews',
    'savedViews',
    'sessions',
    'webhooks',
  ]);
  expect(data.account).toEqual({
    id: user.id,
    name: user.name,
    email: user.email,
    role: 'user',
    avatarUrl: null,
    isVerified: true,
    createdAt: user.createdAt.toISOString(),
    moderatedCityIds: null,
    wantsDecisionMails: true,
    language: null,
    identities: [{ provider: 'google', providerId: `g-${user.id}`, createdAt: expect.any(String) as string }],
  });
  expect(data.sessions.map(({ userId }) => userId)).toEqual([user.id]);
  expect([data.places.map(({ id }) => id), data.reviews.map(({ id }) => id)]).toEqual([[place.id], [review.id]]);
  expect(data.photos).toEqual([
    {
      id: photo.id,
      url: expect.stringMatching(new RegExp(`^/uploads/${photo.fileKey}/960\\.webp\\?expires=\\d+&signature=[\\w-]+$`)) as string,
      alt: photo.alt,
      width: 1600,
      height: 1200,
      status: 'pending',
      rejectionReason: null,
      createdAt: photo.createdAt.toISOString(),
      usedAt: null,
      deletedAt: null,
    },
  ]);
  expect(JSON.stringify(Object.values(data))).not.toMatch(/password|hash|token|argon2|secret/i);
  expect(JSON.stringify(data)).not.toContain(other.id);
});

test('REST returns a file that caches must not store', async () => {
  const { headers } = await server.send('GET', '/api/auth/me/data', undefined, await server.signInAs(await buildUser(server.dataSource)));
  expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('no field of the API has a name like a secret, except the known tokens and secrets', async () => {
  const types = Object.values((await createSchema()).getTypeMap())
    .filter((type) => isObjectType(type) && !/^(__|Mutation$)/.test(type.name))
    .filter(isObjectType);
  const fields = types.flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
  expect(fields.length).toBeGreaterThan(80);
  expect(fields.filter((field) => /\..*(password|hash|token|secret)/i.test(field) && !/\.(minPasswordLength|thumbHash)$/.test(field))).toEqual([
    'Query.apiTokens',
    'SignInPayload.token',
    'CreatedApiToken.token',
    'CreatedApiToken.apiToken',
    'WebhookWithSecret.secret',
  ]);
});
