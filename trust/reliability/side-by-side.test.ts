import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import app from '../../e2e/support/app.cjs';
import { figure } from '../support/figures.js';
import { dataFolder, type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';

const root = path.resolve(__dirname, '../..');
const MIGRATIONS = 'backend/src/core/db/migrations';
const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-former-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1_000_000_000 }).trim();

/**
 * Returns the commit before the newest migration: the last version that did not know it.
 * @throws if this copy of the repository has no history before that migration
 */
function formerCommit(): string {
  const [newest = ''] = git('ls-files', MIGRATIONS)
    .split('\n')
    .filter((file) => /\/\d+-[\w-]+\.ts$/.test(file))
    .sort()
    .reverse();
  const added = spawnSync('git', ['log', '--diff-filter=A', '--format=%H', '-n', '1', '--', newest], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const before = added && spawnSync('git', ['rev-parse', '--verify', '--quiet', `${added}^`], { cwd: root, encoding: 'utf8' }).stdout.trim();
  if (before) return before;
  throw new Error(`This copy of the repository has no history from before ${newest}. Get it: git fetch --unshallow`);
}

/** Builds a former version in its own folder, with the packages of this version. */
function buildFormer(commit: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1_000_000_000 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const modules of ['node_modules', 'backend/node_modules', 'frontend/node_modules']) {
    if (spawnSync('test', ['-d', path.join(root, modules)]).status === 0) symlinkSync(path.join(root, modules), path.join(folder, modules));
  }
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' });
  const script = `
    import { writeFileSync } from 'node:fs';
    import { readOperations } from './scripts/operations.mjs';
    writeFileSync('operations.json', JSON.stringify(readOperations()));`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, stdio: 'pipe' });
}

const commit = formerCommit();
let former: Instance;
let current: Instance;
let placeIds: string[];
let operations: Record<string, string>;
let [writer, reader, admin]: Person[] = [];

beforeAll(async () => {
  buildFormer(commit);
  operations = JSON.parse(readFileSync(path.join(folder, 'operations.json'), 'utf8')) as Record<string, string>;
  const cluster = await startCluster(['max_connections=300']);
  // The response caches stay on: the writes of one version must invalidate the cache of the other.
  const shared = { DATABASE_URL: cluster.url(), DATA_DIR: dataFolder() };
  current = await startInstance(shared);
  former = await startInstance(shared, folder);
  placeIds = await activePlaces(cluster.url());
  [writer, reader] = await addPeople(cluster.url(), 2);
  [admin] = await addPeople(cluster.url(), 1, 'admin');
}, 300_000);

interface Asked<Body> {
  status: number;
  body: Body;
}

async function ask<Body = { _id: string }>(
  { url }: Instance,
  method: string,
  address: string,
  { as, body }: { as?: Person | undefined; body?: unknown } = {},
): Promise<Asked<Body>> {
  const answer = await fetch(url + address, {
    method,
    headers: { ...as?.headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

/**
 * Polls until the response is as expected: a process is notified of another process's write with a short delay.
 * @throws if that takes longer than ten seconds
 */
async function until<Value>(read: () => Promise<Value>, isExpected: (value: Value) => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  for (let value = await read(); !isExpected(value); value = await read()) {
    if (Date.now() > end) throw new Error(`Not seen within ten seconds: ${isExpected.toString()} of ${JSON.stringify(value)}`);
    await sleep(50);
  }
}

test('the former version answers every public query of its client', async () => {
  const { body } = await ask<{ data: { places: { items: { id: string; city: { id: string } }[] } } }>(current, 'POST', '/graphql', {
    body: { query: '{ places { items { id city { id } } } }' },
  });
  const [place] = body.data.places.items;
  const variables: Record<string, object> = {
    AppLayout: {},
    HomeScreen: {},
    CitiesScreen: { filter: {}, page: { number: 1, size: 12 } },
    CityScreen: { id: place?.city.id },
    PlaceScreen: { id: place?.id },
    PlacesScreen: { filter: { search: 'park' }, sort: 'RECOMMENDED', page: { number: 1, size: 18 } },
    PlacesChoices: {},
  };
  for (const [name, given] of Object.entries(variables)) {
    expect([name, operations[name]]).toEqual([name, expect.any(String)]);
    for (const extensions of [undefined, {}]) {
      const answer = await ask<{ errors?: unknown; data: unknown }>(former, 'POST', '/graphql', {
        body: { query: operations[name], variables: given, extensions },
      });
      expect([name, answer.status, answer.body.errors]).toEqual([name, 200, undefined]);
    }
  }
  figure('R11', `${commit.slice(0, 7)} beside this version: ${Object.keys(variables).length} queries of its client`);
});

type Both = () => readonly [Instance, Instance];
const sides: [string, string, Both][] = [
  ['the former version', 'this one', () => [former, current]],
  ['this version', 'the former one', () => [current, former]],
];

test.each(sides)('writes through %s are visible through %s', async (_writes, _tells, both) => {
  const [writing, telling] = both();
  const placeId = placeIds[writing === former ? 3 : 4];
  const reviews = `/api/places/${placeId}/reviews`;
  const shown = async () => JSON.stringify((await ask(telling, 'GET', reviews, { as: writer })).body);
  const answered = async (expected: number, ...args: Parameters<typeof ask>) => {
    const answer = await ask(...args);
    expect([args[1], args[2], answer.status, answer.body]).toEqual([args[1], args[2], expected, expect.anything()]);
    return answer.body;
  };

  const { _id } = await answered(201, writing, 'POST', reviews, { as: writer, body: { rating: 4, comment: 'First words.' } });
  await answered(200, telling, 'PUT', `/api/admin/reviews/${_id}/status`, { as: admin, body: { status: 'approved' } });
  await until(shown, (text) => text.includes('First words.'));
  await answered(200, writing, 'PUT', `/api/reviews/${_id}/helpful`, { as: reader });
  await answered(200, telling, 'PUT', `/api/reviews/${_id}`, { as: writer, body: { rating: 5, comment: 'Second words.' } });
  await answered(200, writing, 'PUT', `/api/admin/reviews/${_id}/status`, { as: admin, body: { status: 'approved' } });
  await until(shown, (text) => text.includes('Second words.') && text.includes('"rating":5'));

  await answered(200, writing, 'PUT', `/api/favorites/${placeId}`, { as: writer });
  await until(
    async () => JSON.stringify((await ask(telling, 'GET', '/api/favorites', { as: writer })).body),
    (text) => text.includes(placeId ?? ''),
  );

  const list = await answered(200, writing, 'GET', '/api/admin/places', { as: admin });
  expect(JSON.stringify(list)).toContain('"_id"');
  const before = (await ask<{ category: string }>(writing, 'GET', `/api/places/${placeId}`)).body.category;
  const category = before === 'theatre' ? 'worship' : 'theatre';
  const categorized = await answered(200, writing, 'POST', '/graphql', {
    as: admin,
    body: {
      query: 'mutation ($id: ID!, $category: String!) { categorizePlaces(selection: { ids: [$id] }, category: $category) { id } }',
      variables: { id: placeId, category },
    },
  });
  expect(categorized).not.toHaveProperty('errors');
  await until(
    async () => JSON.stringify((await ask(telling, 'GET', `/api/places/${placeId}`)).body),
    (text) => text.includes(category),
  );
  await until(
    async () => JSON.stringify((await ask(telling, 'GET', `/api/places?category=${category}&limit=100`)).body),
    (text) => text.includes(placeId ?? ''),
  );
});

test('a session works on both versions, and a sign-out ends it on both', async () => {
  const { body } = await ask<{ token: string }>(former, 'POST', '/api/auth/login', { body: app.admin });
  const headers = { Authorization: `Bearer ${body.token}` };
  const statuses = () => Promise.all([former, current].map(async ({ url }) => (await fetch(`${url}/api/auth/me`, { headers })).status));
  expect(await statuses()).toEqual([200, 200]);
  await fetch(`${current.url}/api/auth/logout`, { method: 'POST', headers });
  expect(await statuses()).toEqual([401, 401]);
});
