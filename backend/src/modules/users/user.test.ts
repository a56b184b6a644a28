import { buildUser } from '../../../test/builders.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const PERSON = 'query ($id: ID!) { person(id: $id) { id name avatarUrl createdAt } }';
const DAY = 24 * 60 * 60 * 1000;

test('returns name, picture and time of registration to everyone, and nothing else', async () => {
  const { id, createdAt } = await buildUser(server.dataSource, { name: 'Meera', avatarUrl: '/uploads/m.webp' });
  expect((await server.graphql(PERSON, { id })).body.data).toEqual({
    person: { id, name: 'Meera', avatarUrl: '/uploads/m.webp', createdAt: createdAt.toISOString() },
  });
  const { status, body } = await server.rest(`/api/people/${id}`);
  expect([status, body]).toEqual([200, { _id: id, name: 'Meera', avatar: '/uploads/m.webp', createdAt: createdAt.toISOString() }]);
});

test('returns no avatar for a user without a picture', async () => {
  const { id } = await buildUser(server.dataSource);
  expect((await server.graphql(PERSON, { id })).body.data).toMatchObject({ person: { avatarUrl: null } });
  expect((await server.rest(`/api/people/${id}`)).body).not.toHaveProperty('avatar');
});

test('returns a user again after the suspension', async () => {
  const { id } = await buildUser(server.dataSource, { suspendedUntil: new Date(Date.now() - DAY) });
  expect((await server.rest(`/api/people/${id}`)).status).toBe(200);
});

test('rejects deleted and suspended users in the same way as unknown ones', async () => {
  const gone = await buildUser(server.dataSource, { deletedAt: new Date() });
  const suspended = await buildUser(server.dataSource, { suspendedUntil: new Date(Date.now() + DAY) });
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const ids = [gone.id, suspended.id, '01900000-0000-7000-8000-000000000000', 'meera', '%00', 'a%00b', '..%2f', `1'--`, 'x'.repeat(3000)];
  for (const id of ids) {
    for (const headers of [{}, admin]) {
      const { status, body } = await server.send<ErrorBody>('GET', `/api/people/${id}`, undefined, headers);
      expect([id, status, body]).toEqual([
        id,
        404,
        { message: 'Person not found', code: 'NOT_FOUND', reason: 'notFound.person', requestId: expect.any(String) as string },
      ]);
      const answer = await server.graphql(PERSON, { id: decodeURIComponent(id) }, { headers });
      expect(answer.body.errors?.map(({ message, extensions }) => [message, extensions.code])).toEqual([['Person not found', 'NOT_FOUND']]);
    }
  }
});
