import { issueLink } from '../../test/accounts.js';
import { buildPlace, buildUser, PASSWORD, PASSWORD_HASH } from '../../test/builders.js';
import { startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/ids.js';
import { Session } from '../modules/accounts/index.js';
import type { User } from '../modules/users/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

const ACTORS = ['visitor', 'user', 'other', 'moderator', 'admin'] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** What each actor gets. `user` is who the thing belongs to, `other` another one without a role. */
const outcomes = (...list: [Outcome, Outcome, Outcome, Outcome, Outcome]): Record<Actor, Outcome> => {
  const [visitor, user, other, moderator, admin] = list;
  return { visitor, user, other, moderator, admin };
};
const EVERYONE = outcomes('allowed', 'allowed', 'allowed', 'allowed', 'allowed');
const SIGNED_IN = outcomes('UNAUTHENTICATED', 'allowed', 'allowed', 'allowed', 'allowed');
const OWNER = outcomes('UNAUTHENTICATED', 'allowed', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND');
const ADMIN = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'allowed');

/** What an operation works with; made anew for each attempt. */
interface Things {
  /** Who acts; for a visitor the `user`. */
  me: User;
  placeId: string;
  cityId: string;
  /** A session of the `user`'s, not the one that they act in. */
  sessionId: string;
  newEmail: string;
  verifyToken: string;
  resetToken: string;
}
type Table<Ask> = Record<string, readonly [Record<Actor, Outcome>, ((things: Things) => Ask)?]>;

const SIGN_IN = '{ token viewer { id } }';

/** Every root field: who may use it, and how it is used rightly. */
const FIELDS: Table<string> = {
  'Query.site': [EVERYONE, () => '{ site { contact { email } } }'],
  'Query.stats': [EVERYONE, () => '{ stats { users } }'],
  'Query.cities': [EVERYONE, () => '{ cities { total } }'],
  'Query.city': [EVERYONE, ({ cityId }) => `{ city(id: "${cityId}") { name } }`],
  'Query.featuredCities': [EVERYONE, () => '{ featuredCities { name } }'],
  'Query.states': [EVERYONE, () => '{ states }'],
  'Query.countries': [EVERYONE, () => '{ countries }'],
  'Query.places': [EVERYONE, () => '{ places { total } }'],
  'Query.place': [EVERYONE, ({ placeId }) => `{ place(id: "${placeId}") { name } }`],
  'Query.placeCategories': [EVERYONE, () => '{ placeCategories { name } }'],
  'Query.placeCities': [EVERYONE, () => '{ placeCities { name } }'],
  'Query.viewer': [EVERYONE, () => '{ viewer { id email } }'],
  'Query.signInOptions': [EVERYONE, () => '{ signInOptions { methods } }'],
  'Query.sessions': [SIGNED_IN, () => '{ sessions { id isCurrent } }'],
  'Query.myData': [SIGNED_IN, () => '{ myData }'],
  'Query.adminStats': [ADMIN, () => '{ adminStats { totalUsers } }'],
  'Mutation.register': [EVERYONE, ({ newEmail }) =>
    `mutation { register(input: { name: "Ravi", email: "${newEmail}", password: "${PASSWORD}" }) ${SIGN_IN} }`],
  'Mutation.signIn': [EVERYONE, ({ me }) => `mutation { signIn(input: { email: "${me.email}", password: "${PASSWORD}" }) ${SIGN_IN} }`],
  'Mutation.verifyEmail': [EVERYONE, ({ verifyToken }) => `mutation { verifyEmail(input: { token: "${verifyToken}" }) }`],
  'Mutation.requestPasswordReset': [EVERYONE, ({ me }) => `mutation { requestPasswordReset(input: { email: "${me.email}" }) }`],
  'Mutation.resetPassword': [EVERYONE, ({ resetToken }) =>
    `mutation { resetPassword(input: { token: "${resetToken}", password: "${PASSWORD}" }) }`],
  'Mutation.signOut': [SIGNED_IN, () => 'mutation { signOut }'],
  'Mutation.resendVerification': [SIGNED_IN, () => 'mutation { resendVerification }'],
  'Mutation.changePassword': [SIGNED_IN, () =>
    `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "seven red kettles" }) ${SIGN_IN} }`],
  'Mutation.updateProfile': [SIGNED_IN, ({ me }) => `mutation { updateProfile(input: { name: "Ravi", email: "${me.email}" }) { name } }`],
  'Mutation.deleteAccount': [SIGNED_IN, () => `mutation { deleteAccount(input: { currentPassword: "${PASSWORD}" }) }`],
  'Mutation.endOtherSessions': [SIGNED_IN, () => 'mutation { endOtherSessions }'],
  'Mutation.endSession': [OWNER, ({ sessionId }) => `mutation { endSession(id: "${sessionId}") }`],
};

/** Every REST route: who may use it, what `:id` stands for, and the body. */
const PATHS: Table<{ id?: string; body?: object }> = {
  'GET /stats': [EVERYONE],
  'GET /cities': [EVERYONE],
  'GET /cities/states': [EVERYONE],
  'GET /cities/countries': [EVERYONE],
  'GET /cities/:id': [EVERYONE, ({ cityId }) => ({ id: cityId })],
  'GET /cities/:id/places': [EVERYONE, ({ cityId }) => ({ id: cityId })],
  'GET /places': [EVERYONE],
  'GET /places/categories': [EVERYONE],
  'GET /places/cities': [EVERYONE],
  'GET /places/:id': [EVERYONE, ({ placeId }) => ({ id: placeId })],
  'GET /places/:id/reviews': [EVERYONE, ({ placeId }) => ({ id: placeId })],
  'POST /auth/register': [EVERYONE, ({ newEmail }) => ({ body: { name: 'Ravi', email: newEmail, password: PASSWORD } })],
  'POST /auth/login': [EVERYONE, ({ me }) => ({ body: { email: me.email, password: PASSWORD } })],
  'POST /auth/verify-email': [EVERYONE, ({ verifyToken }) => ({ body: { token: verifyToken } })],
  'POST /auth/forgot-password': [EVERYONE, ({ me }) => ({ body: { email: me.email } })],
  'POST /auth/reset-password': [EVERYONE, ({ resetToken }) => ({ body: { token: resetToken, password: PASSWORD } })],
  'POST /auth/logout': [SIGNED_IN],
  'POST /auth/resend-verification': [SIGNED_IN],
  'GET /auth/me': [SIGNED_IN],
  'PUT /auth/me': [SIGNED_IN, ({ me }) => ({ body: { name: 'Ravi', email: me.email } })],
  'DELETE /auth/me': [SIGNED_IN, () => ({ body: { currentPassword: PASSWORD } })],
  'GET /auth/me/data': [SIGNED_IN],
  'PUT /auth/password': [SIGNED_IN, () => ({ body: { currentPassword: PASSWORD, newPassword: 'seven red kettles' } })],
  'GET /auth/sessions': [SIGNED_IN],
  'DELETE /auth/sessions': [SIGNED_IN],
  'DELETE /auth/sessions/:id': [OWNER, ({ sessionId }) => ({ id: sessionId })],
  'GET /admin/dashboard': [ADMIN],
};

let server: TestServer;
let placeId: string;
let cityId: string;
beforeAll(async () => {
  server = await startServer();
  ({ id: placeId, cityId } = await buildPlace(server.dataSource));
  await buildUser(server.dataSource, { role: 'admin' }); // so that another admin may leave
});
afterAll(() => server.stop());

/** Makes people and things for one attempt, and signs the actor in. */
async function prepare(actor: Actor): Promise<{ things: Things; headers: Record<string, string> }> {
  const build = (role: User['role']) => buildUser(server.dataSource, { role, passwordHash: PASSWORD_HASH, isVerified: false });
  const user = await build('user');
  const me = actor === 'visitor' || actor === 'user' ? user : await build(actor === 'other' ? 'user' : actor);
  const sessionId = newId();
  await server.dataSource.getRepository(Session).insert({ id: sessionId, userId: user.id, expiresAt: new Date(Date.now() + 60_000) });
  const [verifyToken, resetToken] = await Promise.all([issueLink(server, 'verify', user), issueLink(server, 'reset', user)]);
  const things = { me, placeId, cityId, sessionId, newEmail: `${newId()}@example.org`, verifyToken, resetToken };
  return { things, headers: actor === 'visitor' ? {} : await server.signInAs(me) };
}

test('every root field and every route has a row, and every row has its field or route', async () => {
  const schema = await createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`));
  expect(Object.keys(FIELDS).sort()).toEqual(fields.sort());
  expect(Object.keys(PATHS).sort()).toEqual(ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort());
});

test.each(Object.entries(FIELDS))('%s lets in whom it should', async (_name, [expected, document]) => {
  const got: Partial<Record<Actor, string>> = {};
  for (const actor of ACTORS) {
    const { things, headers } = await prepare(actor);
    const { body } = await server.graphql(document?.(things) ?? '', {}, { headers });
    got[actor] = body.errors ? body.errors[0]?.extensions.code : 'allowed';
  }
  expect(got).toEqual(expected);
});

const STATUS: Record<Outcome, number[]> = { allowed: [200, 201], UNAUTHENTICATED: [401], FORBIDDEN: [403], NOT_FOUND: [404] };

test.each(Object.entries(PATHS))('%s lets in whom it should', async (route, [expected, ask]) => {
  const [method = '', path = ''] = route.split(' ');
  const got: Partial<Record<Actor, string>> = {};
  for (const actor of ACTORS) {
    const { things, headers } = await prepare(actor);
    const { id = '', body: sent } = ask?.(things) ?? {};
    const { status, body } = await server.send<{ code?: string }>(method, `/api${path.replace(':id', id)}`, sent, headers);
    got[actor] = body.code ?? 'allowed';
    expect(STATUS[expected[actor]]).toContain(status);
  }
  expect(got).toEqual(expected);
});
