import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ask } from '../../test/ask.js';
import { buildUser, clearGuide, PASSWORD_HASH } from '../../test/builders.js';
import { inputOf, mapTexts, type Operation, type Sample, textOperations } from '../../test/operations.js';
import { makeSamples } from '../../test/samples.js';
import { type ErrorBody, startServer, type TestServer } from '../../test/server.js';
import { createSchema } from './schema.js';

/** One text of each kind that must be refused: it cannot be stored or displayed. `text-rules.test.ts` covers the other texts of each kind. */
const REFUSED: [string, string][] = [
  ['NUL', 'Fo\0rt'],
  ['a lone surrogate', 'Fort \ud800 gate'],
  ['a control character', 'Fort \u0007gate'],
  ['marks without end', `e${'\u0301'.repeat(10_000)}`],
];
/** Text that must be stored unchanged: composed and decomposed letters, wildcards of searches, emoji, and numbers of other scripts. */
const KEPT = `${'é'.normalize('NFC')}${'é'.normalize('NFD')} 100%_\\'" 👩‍👩‍👧 日 １½ﬁ`;
/** Fields that accept any text. Other fields have a format. */
const WORDS = /\.(name|title|comment|description|note|reason|alt|fullAddress|country|state)$/;
/** Tests whether a text is a password: passwords can contain any character, and are stored only as a hash. */
const isSecret = (path: string) => /password$/i.test(path);

let server: TestServer;
let schema: Awaited<ReturnType<typeof createSchema>>;
/** Connection and statement that search all tables for a text. */
let searching: { connection: QueryRunner; client: pg.PoolClient; text: string };
/** Whether an operation has changed the samples. */
let isUsed = true;
let fields: { i: number; path: string; field: string }[];
let sample: Sample;
let operations: Operation[];
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  schema = await createSchema();
  searching = await beginToSearch();
  fields = fieldsOfGraphql();
});
beforeEach(async () => {
  if (!isUsed) return;
  await clearGuide(server.dataSource);
  await begin();
});
afterAll(async () => {
  await searching.connection.release();
  await server.stop();
});

/** Creates new samples, and signs an admin in. Changes by one attempt stay for the next. */
async function begin(): Promise<void> {
  isUsed = false;
  await server.dataSource.query('TRUNCATE throttle');
  const admin = await buildUser(server.dataSource, { role: 'admin', passwordHash: PASSWORD_HASH });
  headers = await server.signInAs(admin);
  sample = await makeSamples(server.dataSource, admin);
  operations = textOperations(schema, sample);
}

/** Prepares a statement that searches every column of every table for an exact text. It is planned once, because planning takes longer than searching. */
async function beginToSearch(): Promise<typeof searching> {
  const columns = await server.dataSource.query<{ table: string; column: string; type: string }[]>(
    `SELECT table_name AS table, column_name AS column, udt_name AS type FROM information_schema.columns WHERE table_schema = 'public' AND udt_name IN ('text', 'varchar', 'citext', 'jsonb')`,
  );
  const has = ({ column, type }: { column: string; type: string }) =>
    type === 'jsonb' ? `jsonb_path_exists(to_jsonb("${column}"), 'strict $.** ? (@ == $v)', jsonb_build_object('v', $1::text))` : `"${column}"::text = $1`;
  const text = columns.map((one) => `SELECT 1 FROM "${one.table}" WHERE ${has(one)}`).join(' UNION ALL ');
  const connection = server.dataSource.createQueryRunner();
  const client = (await connection.connect()) as pg.PoolClient;
  await client.query("SET plan_cache_mode = 'force_generic_plan'");
  return { connection, client, text };
}
const isKept = async (text: string) => ((await searching.client.query({ name: 'searching', text: searching.text, values: [text] })).rowCount ?? 0) > 0;

const run = ({ document, variables }: Operation) => ask(server, document, variables, headers);
const withText = (operation: Operation, path: string, text: string): Operation => ({
  ...operation,
  variables: mapTexts(operation.variables, (old, at) => (at === path ? text : old)) as Operation['variables'],
});

/** Returns the paths of all texts in the variables of an operation, each with its field: `ReviewInput.title`. */
function placesOf(variables: object): [path: string, field: string][] {
  const places: [string, string][] = [];
  mapTexts(variables, (field, path) => void places.push([path, field]));
  return places;
}

/** Returns every field that takes a text, with the first operation that contains it, and the path in its variables. */
function fieldsOfGraphql(): { i: number; path: string; field: string }[] {
  const seen = new Set<string>();
  const all = textOperations(schema, (name) => name).flatMap(({ variables }, i) => placesOf(variables).map(([path, field]) => ({ i, path, field })));
  return all.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** Runs an operation with one of its texts replaced. */
async function runWith(i: number, path: string, text: string) {
  const operation = operations[i];
  if (!operation) throw new Error('An operation is gone');
  const result = await run(withText(operation, path, text));
  const isWrite = operation.name.startsWith('Mutation.');
  isUsed ||= isWrite && result.code === undefined;
  return { ...result, isWrite };
}

/** Runs an attempt. If it fails because earlier operations have changed the samples, repeats it with new samples. */
async function onGoodSamples<Result>(attempt: () => Promise<Result>, isDone: (result: Result) => boolean | Promise<boolean>): Promise<Result> {
  const result = await attempt();
  if (!isUsed || (await isDone(result))) return result;
  await begin();
  return attempt();
}

test.each(REFUSED)('%s is refused in every text of GraphQL, without a server error', async (_what, text) => {
  for (const { i, path, field } of fields) {
    const { code, message, isWrite } = await runWith(i, path, text);
    // A read stores nothing, so it can also respond with an empty result.
    if (!isWrite || isSecret(path) || /ids?$/i.test(path)) expect([field, code]).not.toEqual([field, 'INTERNAL']);
    else expect([field, message, ['BAD_USER_INPUT', 'NOT_FOUND'].includes(code ?? '')]).toEqual([field, message, true]);
    if (isUsed) await begin();
  }
  expect(await isKept(text.replace('\0', ''))).toBe(false);
});

describe('letters and signs of all kinds', () => {
  const isOfWords = ({ i, path, field }: (typeof fields)[number]) =>
    operations[i]?.name.startsWith('Mutation.') && path.startsWith('input.') && WORDS.test(field);

  test('are stored unchanged in every GraphQL field for words', async () => {
    for (const [n, { i, path, field }] of fields.filter(isOfWords).entries()) {
      const text = `${KEPT} ${n}`;
      const { message } = await onGoodSamples(
        () => runWith(i, path, text),
        () => isKept(text),
      );
      expect([field, message, await isKept(text)]).toEqual([field, undefined, true]);
    }
  });

  test('cause no server error in other fields', async () => {
    for (const { i, path, field } of fields.filter((one) => !isOfWords(one))) {
      const { code, message } = await runWith(i, path, KEPT);
      expect([field, message, code]).not.toEqual([field, message, 'INTERNAL']);
      if (isUsed) await begin();
    }
  });
});

/** REST routes with the input type of their body; `:name` stands for the sample of that name. */
const BODIES: [string, string, string][] = [
  ['POST', '/auth/register', 'RegisterInput'],
  ['PUT', '/auth/me', 'UpdateProfileInput'],
  ['POST', '/places', 'SuggestPlaceInput'],
  ['POST', '/places/:placeId/edits', 'SuggestPlaceEditInput'],
  ['POST', '/places/:placeId/reviews', 'ReviewInput'],
  ['POST', '/reports', 'ReportInput'],
];

test.each(BODIES)('%s %s stores and refuses the same texts', async (method, path, input) => {
  const send = async (field: string, text: string) => {
    const body = mapTexts(inputOf(schema, input, sample), (old, at) => (at === field ? text : old));
    const address = `/api${path.replace(/:(\w+)/, (_, name: string) => sample(name))}`;
    const { status, body: answer } = await server.send<ErrorBody>(method, address, body, headers);
    isUsed ||= status < 300;
    return { status, fields: answer.fields, isRefused: [400, 404].includes(status) && Boolean(answer.message) };
  };
  const places = placesOf(inputOf(schema, input, (name) => name)).filter(([field]) => !isSecret(field));
  for (const [field] of places) {
    for (const [what, text] of REFUSED) {
      const { status, fields: wrong, isRefused } = await send(field, text);
      expect([field, what, status, wrong, isRefused]).toEqual([field, what, status, wrong, true]);
    }
  }
  for (const [n, [field]] of places.entries()) {
    const text = `${KEPT} ${n}`;
    const {
      status,
      fields: wrong,
      isRefused,
    } = await onGoodSamples(
      () => send(field, text),
      ({ status: now }) => now < 300,
    );
    const isRight = status < 300 ? field.startsWith('photoIds') || (await isKept(text)) : isRefused;
    expect([field, status, wrong, isRight]).toEqual([field, status, wrong, true]);
  }
});

test('an e-mail address has only one accepted spelling, so no two accounts have look-alike addresses', async () => {
  const register = (email: string) => server.send<ErrorBody>('POST', '/api/auth/register', { name: 'Renée', email, password: 'seven red kettles' });
  for (const email of [
    'rené@example.org'.normalize('NFC'),
    'rené@example.org'.normalize('NFD'),
    'ｒene@example.org',
    '\u212Aim@example.org',
    'ren\u200Be@example.org',
    'ſam@example.org',
  ]) {
    const { status, body } = await register(email);
    expect([email, status, body.fields]).toEqual([email, 400, { email: 'Invalid email address' }]);
  }
  expect([(await register('rene@example.org')).status, (await register('RENE@Example.ORG')).status, (await register(' rene@example.org ')).status]).toEqual([
    201, 409, 409,
  ]);
  // A domain in Unicode equals its ASCII form (IDNA).
  expect([(await register('rene@exämple.org')).status, (await register('rene@xn--exmple-cua.org')).status]).toEqual([201, 409]);
});

describe('the wildcards % and _ are literal characters in a search', () => {
  const SIGNS = ['%', '_', '%%%', '_________', '%_%', '\\', '\\%'];

  test('over GraphQL', async () => {
    // The preview shows the text, and searches nothing.
    const asked = operations.filter(({ name }) => name.startsWith('Query.') && name !== 'Query.markdownPreview');
    const searches = asked.filter(({ variables }) => /"(search|text|name)":/.test(JSON.stringify(variables)));
    expect(searches.map(({ name }) => name).sort()).toEqual(
      ['adminCities', 'adminPlaces', 'adminReviews', 'adminUsers', 'autocomplete', 'bin', 'cities', 'mapViewport', 'places', 'placesLike', 'worldCities'].map(
        (name) => `Query.${name}`,
      ),
    );
    for (const operation of searches) {
      for (const sign of SIGNS) {
        const { data, code } = await run({
          ...operation,
          variables: mapTexts(operation.variables, (old, path) => (/(search|text|name)$/.test(path) ? sign : old)) as Operation['variables'],
        });
        expect([operation.name, sign, code ?? JSON.stringify(data).includes('Qutubgarh')]).toEqual([
          operation.name,
          sign,
          code === undefined ? false : 'BAD_USER_INPUT',
        ]);
      }
    }
  });

  test.each([
    '/cities?search=',
    '/cities?state=',
    '/cities?country=',
    '/cities/states?country=',
    '/places?search=',
    '/places?category=',
    '/places?pincode=',
    '/admin/cities?search=',
    '/admin/world-cities?search=',
    '/admin/places?search=',
    '/admin/users?search=',
    '/admin/reviews?search=',
    '/admin/users.csv?search=',
    '/admin/cities?country=',
  ])('over REST: %s', async (address) => {
    for (const sign of SIGNS) {
      const { status, text } = await server.rest(`/api${address}${encodeURIComponent(sign)}`, { headers });
      expect([sign, status, /Qutubgarh|Asha Rao|Nowhere/.test(text)]).toEqual([sign, status === 400 ? 400 : 200, false]);
    }
  });
});
