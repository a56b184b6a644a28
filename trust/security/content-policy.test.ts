import { failedRequests } from '../../e2e/steps.js';
import { googleAt } from '../../e2e/support/app.cjs';
import { page } from '../../e2e/support/browser.js';
import { policyOf } from '../../backend/test/content-policy.js';
import { photoForm } from '../../backend/test/files/pictures.js';
import { fileForm } from '../../backend/test/imports.js';
import { browse, watch } from '../support/browser.js';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';
import { addPeople, type Person } from '../support/people.js';
import { type Cluster, query, startCluster } from '../support/postgres.js';
import { activePlaces } from '../support/reviewers.js';
import { type Elsewhere, EVERYTHING, probe, startElsewhere } from './probe.js';
import { type Ids, screenAddresses } from './screens.js';

const TILES = 'https://tiles.example.org';

jest.setTimeout(300_000);

let cluster: Cluster;
/** `app` is served over http; `secure` has an https address and sign-in with Google. */
let app: Instance;
let secure: Instance;
let elsewhere: Elsewhere;
let ids: Ids;
const people = new Map<string, Person>();

/** Adds the page `about` to the site. */
async function addPage(): Promise<void> {
  const pages = [{ slug: 'about', title: { en: 'About us' }, text: { en: '# Who we are\n\n[More](https://example.org)' }, place: 'menu', updatedAt: '' }];
  const { status } = await fetch(`${app.url}/api/admin/settings/pages`, {
    method: 'PUT',
    headers: { ...people.get('admin')?.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: 0, value: { pages } }),
  });
  expect(status).toBe(200);
}

/** Uploads a file for an import. @returns the id of its draft */
async function addDraft(): Promise<string> {
  const body = fileForm('places.csv', 'name,lat,lon\nCorner,12.5,45.25\n');
  const response = await fetch(`${app.url}/api/admin/imports/files`, { method: 'POST', headers: people.get('admin')?.headers ?? {}, body });
  expect(response.status).toBe(201);
  return ((await response.json()) as { _id: string })._id;
}

beforeAll(async () => {
  [cluster, elsewhere] = await Promise.all([startCluster(), startElsewhere()]);
  const shared = { DATABASE_URL: cluster.url(), MAP_TILE_URL: `${TILES}/{z}/{x}/{y}.png` };
  app = await startInstance(shared);
  secure = await startInstance({ ...shared, PUBLIC_URL: 'https://guide.example.org', RATE_LIMIT: '600', ...googleAt(elsewhere.url) });
  browse(app);
  for (const role of ['user', 'moderator', 'admin']) people.set(role, ...((await addPeople(cluster.url(), 1, role)) as [Person]));
  const [place = '', otherPlace = ''] = await activePlaces(cluster.url());
  const [city] = await query<{ id: string }>(cluster.url(), 'SELECT city_id AS id FROM places WHERE id = $1', [place]);
  const user = people.get('user') as Person;
  const list = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { ...user.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { createPlaceList(input: { name: "Rainy days", visibility: PUBLIC }) { id } }' }),
  }).then(async (response) => ((await response.json()) as { data: { createPlaceList: { id: string } } }).data.createPlaceList.id);
  const [webhook] = await query<{ id: string }>(
    cluster.url(),
    `INSERT INTO webhooks (id, url, secret, events) VALUES (gen_random_uuid(), 'https://hooks.example.org/', '', '{place.published}') RETURNING id`,
  );
  const [category] = await query<{ id: string }>(cluster.url(), `SELECT id FROM categories WHERE slug = 'cafe'`);
  await addPage();
  ids = { city: city?.id ?? '', place, otherPlace, list, person: user.id, webhook: webhook?.id ?? '', category: category?.id ?? '', draft: await addDraft() };
}, 240_000);
afterAll(() => elsewhere.stop());

/** Checks the security headers that every response must have. */
function expectHeaders(headers: Headers, what: string): void {
  const { 'script-src': scripts = '', 'img-src': pictures, ...policy } = policyOf(headers);
  expect([what, scripts]).toEqual([what, expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')*$/)]);
  expect([what, pictures]).toEqual([what, `'self' data: blob: https://*.googleusercontent.com ${TILES}`]);
  expect([what, policy]).toMatchObject([
    what,
    { 'default-src': "'self'", 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", 'form-action': "'self'", 'connect-src': "'self'" },
  ]);
  expect(policy).not.toHaveProperty('frame-src'); // `default-src` applies
  expect([
    what,
    ['strict-transport-security', 'cross-origin-opener-policy', 'x-content-type-options', 'x-frame-options', 'x-powered-by', 'server'].map((name) =>
      headers.get(name),
    ),
  ]).toEqual([what, [expect.stringMatching(/^max-age=\d{8,}$/), 'same-origin', 'nosniff', 'DENY', null, null]]);
  expect([what, headers.get('permissions-policy')]).toEqual([what, 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)']);
  expect([what, headers.get('referrer-policy')]).toEqual([what, expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/)]);
  // other sites can show public pictures, but not private ones, whose address is signed
  expect([what, headers.get('cross-origin-resource-policy')]).toEqual([what, /^GET \/(art|uploads)\/[^?]+ 200$/.test(what) ? 'cross-origin' : 'same-origin']);
}

type Kind = [status: number, method: string, path: string, init?: RequestInit];
const JSON_TYPE = { 'Content-Type': 'application/json' };
const post = (body: unknown): RequestInit => ({ headers: JSON_TYPE, body: typeof body === 'string' ? body : JSON.stringify(body) });

/** Returns one request for each kind of response. */
async function kinds(): Promise<Kind[]> {
  const user = people.get('user') as Person;
  const photo = await fetch(`${secure.url}/api/photos`, { method: 'POST', headers: user.headers, body: photoForm() }).then(
    (response) => response.json() as Promise<{ url: string }>,
  );
  const client = (await (await fetch(app.url)).text()).match(/\/assets\/[\w-]+\.js/)?.[0] ?? '';
  const read = { query: '{ stats { cities } }' };
  return [
    ...screenAddresses(ids).map((address): Kind => [address === '/nothing' ? 404 : 200, 'GET', address]),
    [404, 'GET', '/places/none'],
    [404, 'GET', '/%ZZ'],
    [200, 'HEAD', '/'],
    [200, 'GET', client],
    [404, 'GET', '/assets/none.js'],
    [206, 'GET', '/favicon.svg', { headers: { Range: 'bytes=0-9' } }],
    [200, 'GET', '/graphiql'],
    [200, 'POST', '/graphql', post(read)],
    [200, 'POST', '/graphql', post({ ...read, extensions: {} })],
    [400, 'POST', '/graphql', post('{')],
    [413, 'POST', '/graphql', post({ query: ' '.repeat(200_000) })],
    [400, 'GET', '/graphql?query={__typename}'],
    [204, 'OPTIONS', '/graphql', { headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' } }],
    [200, 'GET', '/api/cities'],
    [401, 'GET', '/api/auth/me'],
    [403, 'GET', '/api/admin/users', { headers: user.headers }],
    [404, 'GET', '/api/nothing'],
    [405, 'DELETE', '/api/cities'],
    [400, 'POST', '/api/auth/login', post('{')],
    [413, 'POST', '/api/auth/login', post({ email: 'x'.repeat(200_000) })],
    [200, 'GET', `/api/lists/${ids.list}/export/csv`],
    [404, 'POST', '/places'],
    [302, 'GET', '/api/auth/google'],
    [302, 'GET', '/api/auth/google/callback?code=x&state=x'],
    [302, 'GET', '/api/auth/facebook'],
    [405, 'POST', '/api/auth/google'],
    [200, 'GET', '/auth/callback?token=x'],
    [200, 'GET', `/art/cities/${ids.city}.svg`],
    [200, 'GET', `/art/places/${ids.place}.webp`],
    [404, 'GET', '/art/none'],
    [200, 'GET', photo.url],
    [404, 'GET', '/uploads/none/480.webp'],
    [404, 'GET', '/map/none'],
    [404, 'GET', '/map/world/0123456789abcdef/0/0/0'],
    [404, 'GET', '/backups/2026-09-21T03:00:00.000Z'],
    [200, 'GET', '/robots.txt'],
    [200, 'GET', '/sitemap.xml'],
    [200, 'GET', '/sitemaps/places-1.xml'],
    [404, 'GET', '/sitemaps/none-1.xml'],
    [200, 'GET', '/schema.graphql'],
    [200, 'GET', '/healthz'],
    [200, 'GET', '/readyz'],
  ];
}

describe('every kind of response', () => {
  test('has the security headers', async () => {
    for (const [status, method, path, init] of await kinds()) {
      const response = await fetch(secure.url + path, { method, redirect: 'manual', ...init });
      await response.arrayBuffer();
      const what = `${method} ${path} ${response.status}`;
      expect(what).toBe(`${method} ${path} ${status}`);
      expectHeaders(response.headers, what);
    }
  });

  test('omits HSTS without TLS, and Google picture addresses without sign-in with Google', async () => {
    const { headers } = await fetch(app.url);
    expect([headers.has('strict-transport-security'), policyOf(headers)['img-src']]).toEqual([false, `'self' data: blob: ${TILES}`]);
  });

  test('has a script policy, except Apollo Sandbox, which repeats nothing of the request', async () => {
    const { headers, status } = await fetch(`${secure.url}/graphql`, { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    expect(policyOf(headers)).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'", 'default-src': "'self'" });
    const asked = await fetch(`${secure.url}/graphql?query=%7Bmarker%7D&x=<script>marker</script>`, {
      headers: { Accept: 'text/html', Referer: 'https://marker.example' },
    });
    expect(await asked.text()).not.toContain('marker');
  });

  test('cannot be framed, except embedded pages, which allow almost nothing else', async () => {
    for (const path of [`/embed/places/${ids.place}`, `/embed/places/${ids.place}/map`, `/embed/cities/${ids.city}/map`, '/embed/none']) {
      const { headers } = await fetch(secure.url + path);
      expect([path, policyOf(headers)]).toEqual([
        path,
        {
          'default-src': "'none'",
          'script-src': "'self'",
          'style-src': "'self' 'unsafe-inline'",
          'img-src': `'self' data: ${TILES}`,
          'connect-src': "'self'",
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': '*',
        },
      ]);
    }
  });

  test('has the security headers also with status 429', async () => {
    let response = await fetch(`${secure.url}/api/cities`);
    for (let i = 0; i < 900 && response.status !== 429; i += 1) {
      await response.arrayBuffer();
      response = await fetch(`${secure.url}/api/cities?page=${i}`);
    }
    expectHeaders(response.headers, `GET /api/cities ${response.status}`);
    expect(response.status).toBe(429);
    const graphql = await fetch(`${secure.url}/graphql`, { method: 'POST', ...post({ query: '{ stats { cities } }' }) });
    expectHeaders(graphql.headers, `POST /graphql ${graphql.status}`);
    expect(graphql.status).toBe(429);
  });
});

describe('in a browser', () => {
  test.each(['visitor', 'user', 'moderator', 'admin'])('a %s opens every screen without a violation of the content policy', async (role) => {
    const tab = await page({ token: people.get(role)?.headers.Authorization.slice('Bearer '.length), allow: [failedRequests] });
    const { violations } = await watch(tab);
    const addresses = screenAddresses(ids);
    expect(addresses.filter((address) => address.includes('none'))).toEqual([]);
    for (const address of [...addresses, '/admin/settings/map']) {
      await tab.goto(address);
      await tab.locator('main, #main').first().waitFor();
    }
    await tab.goto('/graphiql', { waitUntil: 'load' }).catch(() => undefined);
    expect(violations).toEqual([]);
    figure('S23', `${addresses.length} screens as ${role}: 0 violations`);
  });

  test('every injection works on a page without a content policy (control of the check)', async () => {
    const tab = await page({ allow: [/./], hasNoClient: true });
    await tab.goto(`${elsewhere.url}/open`);
    expect(await probe(tab, elsewhere)).toEqual(EVERYTHING);
  });

  test.each([
    '/',
    '/places/:place',
    '/embed/places/:place',
    '/embed/places/:place/map',
    '/login',
    '/profile',
    '/admin',
    '/moderation',
    '/graphiql',
    '/nothing',
    '/auth/callback',
  ])('no injection works on %s', async (path) => {
    const tab = await page({ token: people.get('admin')?.headers.Authorization.slice('Bearer '.length), allow: [/./], hasNoClient: path === '/graphiql' });
    await tab.goto(path.replace(':place', ids.place));
    expect(await probe(tab, elsewhere)).toEqual([]);
  });
});

test('responses without a database have the security headers', async () => {
  await cluster.stop('immediate');
  for (const path of ['/', '/api/cities', '/readyz', '/uploads/none/480.webp']) {
    const response = await fetch(secure.url + path);
    expectHeaders(response.headers, `GET ${path} ${response.status}`);
  }
});
