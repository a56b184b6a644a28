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
  expect(headers.get('content-disposition')).toBe(`attachment; filename="my-data.json"; filename*=UTF-8''my-data.json`);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('a file has all of thousands of log entries, the oldest first, and a JSON response refuses them', async () => {
  const { dataSource } = server;
  const admin = await buildUser(dataSource, { role: 'admin' });
  const other = await buildUser(dataSource);
  // Many of the same microsecond, about several targets, and some by others about the account.
  await dataSource.query(
    `INSERT INTO activities (id, change_id, actor_id, action, target_kind, target_id, label, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), CASE WHEN n % 100 = 0 THEN $2::uuid ELSE $1::uuid END, 'updated',
       CASE WHEN n % 50 = 0 THEN 'user' ELSE 'place' END::activity_target, CASE WHEN n % 50 = 0 THEN $1::uuid ELSE gen_random_uuid() END, n::text,
       now() - interval '1 day' + n / 700 * interval '1 second' FROM generate_series(1, 12000) n`,
    [admin.id, other.id],
  );
  const headers = await server.signInAs(admin);
  const { activities } = (await server.send<{ activities: { id: string; createdAt: string }[] }>('GET', '/api/auth/me/data', undefined, headers)).body;
  expect(new Set(activities.map(({ id }) => id)).size).toBe(12_001); // with the download itself
  expect(activities.map(({ createdAt }) => createdAt)).toEqual(activities.map(({ createdAt }) => createdAt).sort());
  const { body } = await server.graphql('{ myData }', {}, { headers });
  expect(body.errors?.[0]).toMatchObject({ message: expect.stringContaining('GET /api/auth/me/data') as string, extensions: { code: 'TOO_LARGE' } });
}, 60_000);

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
