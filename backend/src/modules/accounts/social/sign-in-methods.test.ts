import { EDGES, whoIs } from '../../../../test/accounts.js';
import { buildIdentity, buildUser, PASSWORD_HASH } from '../../../../test/builders.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import type { ErrorBody } from '../../../../test/server.js';
import type { User } from '../../users/index.js';
import { UserIdentity } from '../user-identity.entity.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const identitiesOf = async ({ id }: User) =>
  (await server.dataSource.getRepository(UserIdentity).findBy({ userId: id })).map(({ provider }) => provider).sort();

async function somebody(passwordHash: string | null = PASSWORD_HASH) {
  const user = await buildUser(server.dataSource, { passwordHash });
  for (const provider of ['google', 'facebook'] as const) await buildIdentity(server.dataSource, user.id, provider);
  return { user, headers: await server.signInAs(user) };
}

describe.each(EDGES)('over %s', (edge) => {
  /** @returns the code of the error, if any, and its message */
  async function remove(method: string, headers: Record<string, string>): Promise<[string | undefined, string | undefined]> {
    if (edge === 'REST') {
      const { body } = await server.send<Partial<ErrorBody>>('DELETE', `/api/auth/sign-in-methods/${method}`, undefined, headers);
      return [body.code, body.message];
    }
    const { body } = await server.graphql(`mutation { removeSignInMethod(method: ${method.toUpperCase()}) { id } }`, {}, { headers });
    const error = body.errors?.[0];
    return [error?.extensions.code, error?.message];
  }

  test('removes a sign-in method, ends all other sessions and mails the owner', async () => {
    const { user, headers } = await somebody();
    const elsewhere = await server.signInAs(user);
    expect((await remove('google', headers))[0]).toBeUndefined();
    expect([await identitiesOf(user), await whoIs(server, elsewhere), await whoIs(server, headers)]).toEqual([['facebook'], null, user.id]);
    expect(server.mails.filter(({ to }) => to === user.email).map(({ subject }) => subject)).toEqual(['Your Google account no longer signs you in']);
    expect((await remove('google', headers))[0]).toBe('NOT_FOUND');
    expect((await remove('local', headers))[0]).toBe('CONFLICT');
  });

  test('keeps the last sign-in method, even if two are removed at the same time', async () => {
    const { user, headers } = await somebody(null);
    const outcomes = await Promise.all([remove('google', headers), remove('facebook', headers)]);
    expect(outcomes.filter(([code]) => code === undefined)).toHaveLength(1);
    expect(outcomes).toContainEqual(['CONFLICT', 'This is the only way to sign in to your account. Set a password first.']);
    expect(await identitiesOf(user)).toHaveLength(1);
  });

  test('cannot remove a sign-in method of another account', async () => {
    const { user } = await somebody();
    const other = await server.signInAs(await buildUser(server.dataSource, { passwordHash: PASSWORD_HASH }));
    expect((await remove('google', other))[0]).toBe('NOT_FOUND');
    expect((await remove('google', {}))[0]).toBe('UNAUTHENTICATED');
    expect(await identitiesOf(user)).toEqual(['facebook', 'google']);
  });
});

test('rejects an unknown sign-in method with NOT_FOUND', async () => {
  const { headers } = await somebody();
  expect((await server.send('DELETE', '/api/auth/sign-in-methods/myspace', undefined, headers)).status).toBe(404);
});
