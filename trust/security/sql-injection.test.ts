import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pLimit from 'p-limit';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource, newId } from '../../backend/src/core/db/index.js';
import { PASSWORD, PLACE_DETAILS } from '../../backend/test/builders.js';
import { mapTexts, type Sample, textOperations } from '../../backend/test/operations.js';
import { makeSamples } from '../../backend/test/samples.js';
import { ENTITIES } from '../../backend/src/server/entities.js';
import { ROUTES } from '../../backend/src/server/rest.js';
import { createSchema } from '../../backend/src/server/schema.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople } from '../support/people.js';
import { startCluster } from '../support/postgres.js';
import { type Scan, scan, type Target } from '../support/sqlmap.js';

/** Values that replace samples which would end the account or the session of the sender. */
const KEPT: Record<string, string> = { 'DeleteAccountInput.currentPassword': 'four red kettles', 'ChangePasswordInput.currentPassword': 'four red kettles' };
/** Number of parallel scans. */
const AT_ONCE = 3;
/** Timeout of a test (ms). */
const PATIENCE = 1_500_000;
/** Marker after which sqlmap inserts its payloads. */
const MARK = '*';
/** Expected errors of samples: a change that does not exist, a link that was never sent, a picture of another user. */
const EXPECTED = ['NOT_FOUND', 'CONFLICT', 'This link has expired or was used already. Ask for a new one.', 'This picture no longer exists'];

let databaseUrl: string;
let app: Instance;
let dataSource: DataSource;
let clearing: NodeJS.Timeout;
beforeAll(async () => {
  databaseUrl = (await startCluster()).url();
  app = await startInstance({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' });
  dataSource = await createDataSource({ url: databaseUrl }, { poolSize: 2, entities: ENTITIES }).initialize();
  // Clear the counters of failed attempts, which would refuse the scans before any SQL runs.
  clearing = setInterval(() => void dataSource.query('DELETE FROM throttle').catch(() => undefined), 100);
}, 120_000);
afterAll(async () => {
  clearInterval(clearing);
  await dataSource.destroy();
});

/** Creates content and an admin with all rights to it. Each target gets its own, as a target can delete it. */
async function makeThings() {
  const [admin] = await addPeople(databaseUrl, 1, 'admin');
  if (!admin) throw new Error('No admin was added');
  return { headers: admin.headers, sample: await makeSamples(dataSource, admin) };
}

/** Scans targets, a few in parallel. Each target is created when its scan starts. */
async function scanAll(targets: (() => Promise<Target>)[], look: (target: Target, result: Scan) => Promise<void> = async () => undefined): Promise<Scan[]> {
  const limit = pLimit(AT_ONCE);
  return Promise.all(
    targets.map((make) =>
      limit(async () => {
        const target = await make();
        const result = await scan(target);
        await look(target, result);
        return result;
      }),
    ),
  );
}

const marksIn = (value: unknown): number => JSON.stringify(value).split(`${MARK}"`).length - 1;
const marked = (value: object) => mapTexts(value, (text) => `${text}${MARK}`) as object;

/** Query parameters whose values differ from the sample of the same name. */
const QUERY: Record<string, string> = {
  featured: 'true',
  verified: 'true',
  suspended: 'false',
  reported: 'false',
  limit: '5',
  page: '1',
  minRating: '1',
  bbox: '73,18,74,19',
  near: '18.5,73.8',
  latitude: '18.5',
  longitude: '73.8',
  role: 'user',
  rating: '4',
  since: '2020-01-01',
  version: '1',
  until: '2090-01-01',
  kind: 'place',
  action: 'updated',
  ids: newId(),
  id: newId(),
  actor: newId(),
  place: newId(),
  user: newId(),
  'status /admin/cities': 'active',
  'status /admin/places': 'active',
  'status /admin/reviews': 'approved',
  'sort /places': 'rating',
  'sort /places/:id/reviews': 'newest',
};

/** Sample field of the id in a path, by the start of the path; the first match counts. */
const PATH_IDS: [string, string][] = [
  ['/cities/', 'Query.city.id'],
  ['/places/', 'placeId'],
  ['/people/', 'Query.person.id'],
  ['/lists/', 'ref'],
  ['/mail-preferences/', 'Query.mailPreferencesByLink.token'],
  ['/favorites/', 'placeId'],
  ['/photos/', 'Query.photo.id'],
  ['/reviews/:id/helpful', 'reviewId'],
  ['/reviews/', 'Mutation.updateReview.id'],
  ['/auth/sessions/', 'Mutation.endSession.id'],
  ['/auth/tokens/', 'Mutation.revokeApiToken.id'],
  ['/admin/users/', 'Mutation.deleteUser.id'],
  ['/admin/reviews/', 'ReviewSelection.ids'],
  ['/admin/cities/', 'CitySelection.ids'],
  ['/admin/places/', 'PlaceSelection.ids'],
];

/** Values of the parameters in a path that are not the name of a record. */
const CHOICES: Record<string, string> = { format: 'gpx', method: 'google' };

/** Bodies of routes with an id in their path. The GraphQL inputs cover the texts of other bodies. */
const BODIES: Record<string, (sample: Sample) => object> = {
  'post /places/:id/reviews': () => ({ rating: 4, comment: 'Quiet in the morning.' }),
  'put /reviews/:id': () => ({ rating: 4, comment: 'Quiet in the morning.' }),
  'post /places/:id/edits': () => PLACE_DETAILS,
  'put /photos/:id': () => ({ alt: 'The gate' }),
  'post /places/:id/photos': (sample) => ({ photoIds: [sample('photoId')] }),
  'put /admin/users/:id/role': () => ({ role: 'moderator' }),
  'put /admin/reviews/:id/status': () => ({ status: 'approved' }),
  'put /admin/places/:id/status': () => ({ status: 'active' }),
};

/**
 * Returns a factory for a request to a route, with a mark after each text of path, query and body.
 * @returns undefined if the route takes no text from its address
 */
function targetOf(route: (typeof ROUTES)[number]): (() => Promise<Target>) | undefined {
  const { method, path } = route;
  const names = Object.keys(route.query ?? {});
  if (names.length === 0 && !path.includes(':')) return undefined;
  return async () => {
    const { headers, sample } = await makeThings();
    const [, field = path] = PATH_IDS.find(([start]) => path.startsWith(start)) ?? [];
    const filled = path.replace(/:(\w+)/g, (_whole, name: string) => (CHOICES[name] ?? sample(field)) + MARK);
    const search = names.map((name) => `${name}=${QUERY[`${name} ${path.replace('.csv', '')}`] ?? QUERY[name] ?? sample(name)}${MARK}`).join('&');
    const body = BODIES[`${method} ${path}`]?.(sample);
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      headers: { ...headers, ...(body && method === 'post' && { 'Idempotency-Key': `attempt${MARK}` }) },
      url: `${app.url}/api${filled}${search && '?'}${search}`,
      ...(body && { body: marked(body) }),
    };
  };
}

/** Pages whose addresses contain values that SQL statements use. */
const PAGES = [
  '/cities/:city',
  '/places/:place',
  '/places?search=Qutubgarh*&category=historic*&city=:city&pincode=411030*',
  '/people/:person',
  '/lists/:list',
  '/art/cities/:city.svg',
  '/art/places/:place.svg',
  '/sitemaps/places-1*.xml',
  '/uploads/AAAAAAAAAAAAAAAAAAAAAA*/960.webp',
  '/backups/2026-09-21T03:00:00.000Z*',
];
const pageTarget = (page: string) => async (): Promise<Target> => {
  const { sample } = await makeThings();
  const ids: Record<string, string> = { ':city': sample('cityId'), ':place': sample('placeId'), ':person': sample('userId'), ':list': sample('ref') };
  return { name: page, url: app.url + page.replace(/:\w+/g, (name) => (ids[name] ?? '') + MARK) };
};
const signInTarget = async (): Promise<Target> => {
  const { sample } = await makeThings();
  return {
    name: 'headers of a sign-in',
    url: `${app.url}/api/auth/login`,
    method: 'POST',
    headers: { 'User-Agent': `Mozilla/5.0 (X11)${MARK}`, 'X-Forwarded-For': `192.0.2.1${MARK}` },
    body: marked({ email: sample('email'), password: PASSWORD }),
  };
};

/** Counts the marked positions of a target. */
const marksOf = ({ url, headers, body }: Target) => url.split(MARK).length - 1 + marksIn([Object.values(headers ?? {}), body ?? {}]);

const unsafe = (scans: Scan[]) => scans.filter(({ found }) => found.length > 0).map(({ name, found }) => `${name}: ${found.join(', ')}`);

/** Returns whether the sender of a target is still signed in. If not, the scan did not get past the authentication. */
async function isSignedIn({ headers }: Target): Promise<boolean> {
  if (!headers?.Authorization) return true;
  const response = await fetch(`${app.url}/api/auth/me`, { headers: { Authorization: headers.Authorization } });
  return response.ok;
}

/**
 * Scans all targets, and checks that every marked position was tried by a signed-in user.
 * @returns the number of positions
 */
async function expectClean(makers: (() => Promise<Target>)[]): Promise<number> {
  let places = 0;
  const missed: string[] = [];
  const scans = await scanAll(
    makers.map((make) => async () => {
      const target = await make();
      places += marksOf(target);
      return target;
    }),
    async (target, { tried, output }) => {
      if (tried !== marksOf(target)) missed.push(`${target.name}: ${tried} of ${marksOf(target)}\n${output.slice(-1500)}`);
      if (!(await isSignedIn(target))) missed.push(`${target.name}: not signed in at the end`);
    },
  );
  expect(unsafe(scans)).toEqual([]);
  expect(missed).toEqual([]);
  return places;
}

test(
  'the scans find SQL injections in an unsafe server (control of the check)',
  async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
    const read = async (name: string) => (await pool.query<{ name: string }>(`SELECT name FROM cities WHERE name = '${name}'`)).rows;
    const broken = http.createServer(async (request, response) => {
      const sent = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      try {
        const name = sent
          ? (JSON.parse(sent) as { variables: { name: string } }).variables.name
          : (new URL(request.url ?? '', 'http://localhost').searchParams.get('name') ?? '');
        response.end(JSON.stringify(await read(name)));
      } catch {
        response.writeHead(500).end('{"message":"Something went wrong on our side."}');
      }
    });
    await once(broken.listen(0, '127.0.0.1'), 'listening');
    try {
      const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`;
      const scans = await scanAll([
        async () => ({ name: 'query', url: `${url}?name=Pune${MARK}` }),
        async () => ({ name: 'variable', url, method: 'POST', body: { query: '{ broken }', variables: { name: `Pune${MARK}` } } }),
      ]);
      expect(scans.map(({ name, found }) => [name, found.length])).toEqual([
        ['query', 1],
        ['variable', 1],
      ]);
      figure('S6', 'control found');
    } finally {
      broken.closeAllConnections();
      broken.close();
      await pool.end();
    }
  },
  PATIENCE,
);

test(
  'no text that GraphQL accepts is executed as SQL',
  async () => {
    const schema = await createSchema();
    const names = textOperations(schema, () => '').map((_, i) => i);
    const places = await expectClean(
      names.map((i) => async () => {
        const { headers, sample } = await makeThings();
        const operation = textOperations(schema, (field) => KEPT[field] ?? sample(field))[i];
        if (!operation) throw new Error('An operation is missing');
        return {
          name: operation.name,
          url: `${app.url}/graphql`,
          method: 'POST',
          headers,
          body: { query: operation.document, variables: marked(operation.variables) },
        };
      }),
    );
    figure('S6', `${places} GraphQL variables, 0 found`);
  },
  PATIENCE,
);

test(
  'no parameter of the REST API is executed as SQL',
  async () => {
    const targets = ROUTES.map(targetOf);
    const places = await expectClean(targets.filter((target) => target !== undefined));
    figure('S6', `${places} REST parameters, 0 found`);
  },
  PATIENCE,
);

test(
  'no page address and no request header is executed as SQL',
  async () => {
    const places = await expectClean([...PAGES.map(pageTarget), signInTarget]);
    figure('S6', `${places} in pages and headers, 0 found`);
  },
  PATIENCE,
);

test(
  'the app accepts every GraphQL operation of the scans',
  async () => {
    const schema = await createSchema();
    const count = textOperations(schema, () => '').length;
    const refused: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const { headers, sample } = await makeThings();
      const { name, document, variables } = textOperations(schema, sample)[i] ?? { name: '', document: '', variables: {} };
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: document, variables }),
      });
      const { errors = [] } = (await response.json()) as { errors?: { message: string; extensions: { code: string; fields?: object } }[] };
      for (const { message, extensions } of errors)
        if (!EXPECTED.includes(extensions.code) && !EXPECTED.includes(message))
          refused.push(`${name} ${JSON.stringify(variables)}: ${extensions.code} ${message} ${JSON.stringify(extensions.fields)}`);
    }
    expect(refused).toEqual([]);
  },
  PATIENCE,
);
