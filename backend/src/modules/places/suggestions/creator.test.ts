import { ask } from '../../../../test/ask.js';
import { buildPlace, buildUser, change } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

test('shows the creator of a place to admins only', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const creator = await buildUser(server.dataSource, { name: 'Meera' });
  const { id } = await buildPlace(server.dataSource, { createdBy: creator.id });
  const query = 'query ($id: ID!) { place(id: $id) { createdBy { name email role reviewsCount viewerCan { delete } } } }';
  const seen = { name: 'Meera', email: creator.email, role: 'USER', reviewsCount: 0, viewerCan: { delete: true } };
  expect((await ask(server, query, { id }, headers)).data).toEqual({ place: { createdBy: seen } });
  for (const as of [{}, await server.signInAs(creator), await server.signInAs(await buildUser(server.dataSource, { role: 'moderator' }))]) {
    expect((await ask(server, query, { id }, as)).data).toEqual({ place: { createdBy: null } });
  }
  await change(server.dataSource, creator, { deletedAt: new Date() });
  expect((await ask(server, query, { id }, headers)).data).toEqual({ place: { createdBy: null } });
});
