import { buildReview, buildUser } from '../../../test/builders.js';
import { photoForm } from '../../../test/files/pictures.js';
import { statementsOf } from '../../../test/query-count.js';
import { type ErrorBody, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';

/** Server with a mail server, and one without, on the same database. */
let server: TestServer;
let mute: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' } });
  mute = await startServer({ beside: server, env: { TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await mute.stop();
  await server.stop();
});

type Action = 'votes' | 'reports' | 'photos' | 'avatars';
const need = async (...confirmFirst: Action[]) => {
  await saveSettings(server, 'registration', { confirmFirst });
  await saveSettings(mute, 'registration', { confirmFirst });
};
const DAYS_AGO = new Date(Date.now() - 3 * 86_400_000);
const someone = async (isVerified: boolean, role: 'user' | 'moderator' = 'user') => {
  const user = await buildUser(server.dataSource, { isVerified, role, createdAt: DAYS_AGO });
  return { id: user.id, headers: await server.signInAs(user) };
};

/** Takes an action in both APIs where they have it. Returns whether it has its full effect. */
const ACTIONS: Record<Action, (at: TestServer, isVerified: boolean) => Promise<boolean>> = {
  async votes(at, isVerified) {
    const { headers } = await someone(isVerified);
    const [one, two] = [await buildReview(at.dataSource), await buildReview(at.dataSource)];
    const rest = await at.send<ErrorBody>('PUT', `/api/reviews/${one.id}/helpful`, undefined, headers);
    const byGraphql = await at.graphql(`mutation { markReviewHelpful(id: "${two.id}") { id } }`, {}, { headers });
    expect(byGraphql.body.errors?.[0]?.extensions.code).toBe(rest.body.code);
    return rest.status === 200;
  },
  async reports(at, isVerified) {
    const { id } = await buildReview(at.dataSource);
    for (const network of [1, 2, 3]) {
      const { headers } = await someone(isVerified);
      const body = { reviewId: id, reason: 'spam' };
      expect((await at.send('POST', '/api/reports', body, { ...headers, 'X-Forwarded-For': `10.3.${network}.1` })).status).toBe(201);
    }
    const [row] = await at.dataSource.query<{ status: string }[]>('SELECT status FROM reviews WHERE id = $1', [id]);
    return row?.status === 'pending';
  },
  async photos(at, isVerified) {
    const { headers } = await someone(isVerified);
    return (await at.send('POST', '/api/photos', photoForm(), headers)).status === 201;
  },
  async avatars(at, isVerified) {
    const { id, headers } = await someone(isVerified);
    const { body } = await at.send<{ _id: string }>('POST', '/api/photos', photoForm(), headers);
    await at.send('PUT', '/api/auth/me/avatar', { photoId: body._id }, headers);
    return (await at.rest<{ avatar?: string }>(`/api/people/${id}`)).body.avatar !== undefined;
  },
};
const NAMES = Object.keys(ACTIONS) as Action[];

test('at first, reports and pictures need a confirmed address', async () => {
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { body } = await server.rest<{ value: { confirmFirst: string[] } }>('/api/admin/settings/registration', { headers });
  expect(body.value.confirmFirst).toEqual(['reports', 'avatars']);
  const effects = [];
  for (const name of NAMES) effects.push(await ACTIONS[name](server, false));
  expect(effects).toEqual([true, false, true, false]);
});

describe.each(NAMES)('%s', (name) => {
  test('have their effect without a confirmed address only if none is needed', async () => {
    await need(name);
    expect([await ACTIONS[name](server, false), await ACTIONS[name](server, true)]).toEqual([false, true]);
    await need(...NAMES.filter((other) => other !== name && !(name === 'avatars' && other === 'photos')));
    expect(await ACTIONS[name](server, false)).toBe(true);
  });

  test('need no confirmed address while no mail server is set up', async () => {
    await need(...NAMES);
    expect(await ACTIONS[name](mute, false)).toBe(true);
  });
});

test('an admin can confirm an address, with or without a mail server', async () => {
  await need('votes');
  const admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const { id } = await buildReview(server.dataSource);
  for (const at of [server, mute]) {
    const person = await someone(false);
    const vote = () => server.send<ErrorBody>('PUT', `/api/reviews/${id}/helpful`, undefined, person.headers);
    expect((await vote()).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Confirm your e-mail address first, then you can mark reviews as helpful. Your profile sends the link again.',
    });
    expect((await at.send('PUT', `/api/admin/users/${person.id}/verified`, undefined, admin)).status).toBe(200);
    expect((await vote()).status).toBe(200);
  }
});

test('moderators need no confirmed address, and a vote can be taken back', async () => {
  await need();
  const { id } = await buildReview(server.dataSource);
  const { headers } = await someone(false);
  expect((await server.send('PUT', `/api/reviews/${id}/helpful`, undefined, headers)).status).toBe(200);
  await need('votes', 'photos');
  expect((await server.send('DELETE', `/api/reviews/${id}/helpful`, undefined, headers)).status).toBe(200);
  const moderator = await someone(false, 'moderator');
  expect((await server.send('PUT', `/api/reviews/${id}/helpful`, undefined, moderator.headers)).status).toBe(200);
  expect((await server.send('POST', '/api/photos', photoForm(), moderator.headers)).status).toBe(201);
});

test('the rule costs no statement', async () => {
  const counted = async () => {
    const { headers } = await someone(true);
    const { id } = await buildReview(server.dataSource);
    return statementsOf(server.dataSource, () => server.send('PUT', `/api/reviews/${id}/helpful`, undefined, headers));
  };
  await need();
  const without = await counted();
  await need('votes');
  expect(await counted()).toEqual(without);
});
