import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { ask } from '../../test/ask.js';
import { buildUser, clearGuide, PASSWORD_HASH } from '../../test/builders.js';
import { inputOf, mapTexts, type Operation, type Sample, textOperations } from '../../test/operations.js';
import { makeSamples } from '../../test/samples.js';
import { type ErrorBody, startServer, type TestServer } from '../../test/server.js';
import { createSchema } from './schema.js';

/** What nothing can keep, draw, or tell from something else, one of each kind; a whole field of it. Which others are of a kind, `text-rules.test.ts` says. */
const REFUSED: [string, string][] = [
  ['NUL', 'Fo\0rt'],
  ['a lone surrogate', 'Fort \ud800 gate'],
  ['a text that turns around', 'Fort \u202Egate'],
  ['marks without end', `e${'\u0301'.repeat(10_000)}`],
];
/** What comes back as it was written: letters in one piece and in parts, the signs of searches, pictures of several signs, numbers of other scripts. */
const KEPT = `${'é'.normalize('NFC')}${'é'.normalize('NFD')} 100%_\\'" 👩‍👩‍👧 日 １½ﬁ`;
/** Fields that anything may be written in; others have a form that says which of these they take. */
const WORDS = /\.(name|title|comment|description|note|reason|alt|fullAddress|country|state)$/;
/** Passwords may hold any character, and are not kept as they are. */
const isSecret = (path: string) => /password$/i.test(path);

let server: TestServer;
let schema: Awaited<ReturnType<typeof createSchema>>;
/** To look for texts in its tables. */
let searching: { connection: QueryRunner; client: pg.PoolClient; text: string };
/** Whether somebody has done something to the samples. */
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

/** Makes things and an admin to do something with them; what an attempt changes is there for the next. */
async function begin(): Promise<void> {
  isUsed = false;
  await server.dataSource.query('TRUNCATE throttle');
  const admin = await buildUser(server.dataSource, { role: 'admin', passwordHash: PASSWORD_HASH });
  headers = await server.signInAs(admin);
  sample = await makeSamples(server.dataSource, admin);
  operations = textOperations(schema, sample);
}

/** A statement that looks for a text, to the letter, in every column of every table, and a connection that plans it once: that takes longer than to look. */
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

/** Where texts stand in the variables of an operation, by the field that each is: `ReviewInput.title`. */
function placesOf(variables: object): [path: string, field: string][] {
  const places: [string, string][] = [];
  mapTexts(variables, (field, path) => void places.push([path, field]));
  return places;
}

/** Each field that takes a text, in the first operation that has it: the number of the operation, and where the text stands. */
function fieldsOfGraphql(): { i: number; path: string; field: string }[] {
  const seen = new Set<string>();
  const all = textOperations(schema, (name) => name).flatMap(({ variables }, i) => placesOf(variables).map(([path, field]) => ({ i, path, field })));
  return all.filter(({ field }) => !seen.has(field) && seen.add(field));
}

/** Does an operation with another text in one place. */
async function runWith(i: number, path: string, text: string) {
  const operation = operations[i];
  if (!operation) throw new Error('An operation is gone');
  const result = await run(withText(operation, path, text));
  const isWrite = operation.name.startsWith('Mutation.');
  isUsed ||= isWrite && result.code === undefined;
  return { ...result, isWrite };
}

/** Tries something; where that fails over what was done to the samples before, once more with new ones. */
async function onGoodSamples<Result>(attempt: () => Promise<Result>, isDone: (result: Result) => boolean | Promise<boolean>): Promise<Result> {
  const result = await attempt();
  if (!isUsed || (await isDone(result))) return result;
  await begin();
  return attempt();
}

test.each(REFUSED)('%s is refused in every text that GraphQL takes, and nothing breaks', async (_what, text) => {
  for (const { i, path, field } of fields) {
    const { code, message, isWrite } = await runWith(i, path, text);
    // Where nothing is kept, what is wrong may as well find nothing.
    if (!isWrite || isSecret(path) || /ids?$/i.test(path)) expect([field, code]).not.toEqual([field, 'INTERNAL']);
    else expect([field, message, ['BAD_USER_INPUT', 'NOT_FOUND'].includes(code ?? '')]).toEqual([field, message, true]);
    if (isUsed) await begin();
  }
  expect(await isKept(text.replace('\0', ''))).toBe(false);
});

describe('all letters and signs', () => {
  const isOfWords = ({ i, path, field }: (typeof fields)[number]) =>
    operations[i]?.name.startsWith('Mutation.') && path.startsWith('input.') && WORDS.test(field);

  test('are kept to the letter wherever GraphQL takes words', async () => {
    for (const [n, { i, path, field }] of fields.filter(isOfWords).entries()) {
      const text = `${KEPT} ${n}`;
      const { message } = await onGoodSamples(
        () => runWith(i, path, text),
        () => isKept(text),
      );
      expect([field, message, await isKept(text)]).toEqual([field, undefined, true]);
    }
  });

  test('break nothing elsewhere', async () => {
    for (const { i, path, field } of fields.filter((one) => !isOfWords(one))) {
      const { code, message } = await runWith(i, path, KEPT);
      expect([field, message, code]).not.toEqual([field, message, 'INTERNAL']);
      if (isUsed) await begin();
    }
  });
});

/** Bodies of REST and the inputs that they are; `:name` stands for the sample of that name. */
const BODIES: [string, string, string][] = [
  ['POST', '/auth/register', 'RegisterInput'],
  ['PUT', '/auth/me', 'UpdateProfileInput'],
  ['POST', '/places', 'SuggestPlaceInput'],
  ['POST', '/places/:placeId/edits', 'SuggestPlaceEditInput'],
  ['POST', '/places/:placeId/reviews', 'ReviewInput'],
  ['POST', '/reports', 'ReportInput'],
];

test.each(BODIES)('%s %s takes and refuses the same', async (method, path, input) => {
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

test('an address of e-mail is written in one way only, so that nobody has two accounts with twins of it', async () => {
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
  // a domain in letters is the one in ASCII (IDNA)
  expect([(await register('rene@exämple.org')).status, (await register('rene@xn--exmple-cua.org')).status]).toEqual([201, 409]);
});

describe('in a search, % and _ stand for themselves', () => {
  const SIGNS = ['%', '_', '%%%', '_________', '%_%', '\\', '\\%'];

  test('over GraphQL', async () => {
    const searches = operations.filter(({ name, variables }) => name.startsWith('Query.') && /"(search|text|name)":/.test(JSON.stringify(variables)));
    expect(searches.map(({ name }) => name).sort()).toEqual(
      ['adminCities', 'adminPlaces', 'adminReviews', 'adminUsers', 'autocomplete', 'cities', 'mapViewport', 'places', 'placesLike'].map(
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
