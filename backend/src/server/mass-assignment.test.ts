import { buildUser, PASSWORD_HASH } from '../../test/builders.js';
import { inputOf, textOperations, type Sample } from '../../test/operations.js';
import { makeSamples } from '../../test/samples.js';
import { type GraphqlBody, startServer, type TestServer } from '../../test/server.js';
import { createSchema } from './schema.js';

let server: TestServer;
let headers: Record<string, string>;
let sample: Sample;
let victimId: string;
beforeAll(async () => {
  server = await startServer();
  const [user, victim] = [await buildUser(server.dataSource), await buildUser(server.dataSource, { role: 'admin', passwordHash: PASSWORD_HASH })];
  [headers, sample, victimId] = [await server.signInAs(user), await makeSamples(server.dataSource, user), victim.id];
});
afterAll(() => server.stop());

/** Additional fields with which an attacker tries to gain rights: names, and values as JSON. */
const EXTRAS = (): [string, string][] => [
  ...['_id', 'id', 'userId', 'user_id', 'createdBy', 'created_by', 'reporterId', 'ownerId'].map((name): [string, string] => [name, JSON.stringify(victimId)]),
  ['role', '"admin"'],
  ['isVerified', 'true'],
  ['isTrusted', 'true'],
  ['provider', '"google"'],
  ['status', '"active"'],
  ['ratingAverage', '5'],
  ['ratingCount', '99'],
  ['createdAt', '"2001-01-01T00:00:00.000Z"'],
  ['deletedAt', '"2001-01-01T00:00:00.000Z"'],
  ['__proto__', '{"status":"active","role":"admin"}'],
  ['constructor', '{"prototype":{"status":"active"}}'],
];

/** Adds a key to the outermost object of a JSON text. Unlike an object literal, this also works for `__proto__`. */
const withExtra = (body: object, [name, value]: [string, string]) => `${JSON.stringify(body).slice(0, -1)},${JSON.stringify(name)}:${value}}`;
const send = (method: string, path: string, body: string) =>
  server.rest<GraphqlBody<unknown>>(path, { method, body, headers: { 'Content-Type': 'application/json', ...headers } });

/** Returns the victim's rows, and counts of rows that an attack could change. */
const state = async () =>
  (
    await server.dataSource.query<object[]>(
      `SELECT (SELECT to_jsonb(u) FROM users u WHERE id = $1) AS victim,
  (SELECT count(*)::int FROM users WHERE role <> 'user') AS roles, (SELECT count(*)::int FROM places WHERE status <> 'pending' OR created_by = $1) AS places,
  (SELECT count(*)::int FROM place_edits WHERE user_id = $1 OR status <> 'pending') AS edits, (SELECT count(*)::int FROM reports WHERE reporter_id = $1) AS reports,
  (SELECT count(*)::int FROM place_lists WHERE user_id = $1) AS lists, (SELECT count(*)::int FROM places WHERE created_at < '2002-01-01' OR rating_count > 50) AS old`,
      [victimId],
    )
  )[0];

test('no GraphQL input accepts an additional field', async () => {
  const operations = textOperations(await createSchema(), sample).filter(({ name, variables }) => name.startsWith('Mutation.') && 'input' in variables);
  expect(operations.length).toBeGreaterThan(20);
  const before = await state();
  for (const { name, document, variables } of operations) {
    for (const extra of EXTRAS()) {
      if (new RegExp(`"${extra[0]}":`).test(JSON.stringify(variables))) continue; // a regular field of this input
      const { input, ...rest } = variables;
      const text = `{"query":${JSON.stringify(document)},"variables":{${JSON.stringify(rest).slice(1, -1)}${Object.keys(rest).length > 0 ? ',' : ''}"input":${withExtra(input as object, extra)}}}`;
      const { body } = await send('POST', '/graphql', text);
      expect([name, extra[0], body.errors?.[0]?.extensions.code]).toEqual([name, extra[0], 'BAD_USER_INPUT']);
    }
  }
  expect(await state()).toEqual(before);
});

test.each([
  ['/places', 'SuggestPlaceInput'],
  ['/places/:placeId/edits', 'SuggestPlaceEditInput'],
  ['/reports', 'ReportInput'],
])('POST %s ignores additional fields', async (path, input) => {
  const schema = await createSchema();
  const before = await state();
  for (const extra of EXTRAS()) {
    const { photoIds, clientMutationId, ...body } = inputOf(schema, input, sample);
    const { status } = await send('POST', `/api${path.replace(':placeId', sample('placeId'))}`, withExtra(body, extra));
    expect([photoIds, clientMutationId, extra[0], [201, 200, 400, 409].includes(status)]).toEqual([photoIds, clientMutationId, extra[0], true]);
    expect([extra[0], await state()]).toEqual([extra[0], before]);
  }
});
