import { buildCity, buildPlace } from '../../test/builders.js';
import { PAGES } from '../../test/fuzz/rest.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { createRateLimit } from './http/index.js';
import { COST_TABLE, costOfPath } from './http/request-costs.js';
import { ROUTES } from './rest.js';

const HEAVY = 'places(page: { size: 30 }) { items { id reviews(page: { size: 40 }) { items { id rating comment createdAt } } } }';
const client = makeClientDir({
  AppLayout: 'query AppLayout { site { contact { email } } }',
  PlacesScreen: `query PlacesScreen($filter: PlaceFilter, $sort: PlaceSort, $page: PageInput) { ${HEAVY} chosen: places(filter: $filter, sort: $sort, page: $page) { total } }`,
  CitiesScreen: `query CitiesScreen($filter: CityFilter, $page: PageInput, $country: String) { viewer { id } ${HEAVY} cities(filter: $filter, page: $page) { total } states(country: $country) }`,
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { id } }',
});
/** Two requests within ten seconds, 10,000 values a minute. */
const TIGHT = { RATE_LIMIT: '10', TRUST_PROXY: '1', CORS_ORIGINS: 'https://app.example.org', ANSWER_CACHE_MB: '1' };

let server: TestServer;
let placeId: string;
let nextAddress = 0;

beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: TIGHT });
  const { id: cityId } = await buildCity(server.dataSource);
  placeId = (await buildPlace(server.dataSource, { cityId })).id;
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

type Init = Parameters<TestServer['raw']>[1];

/** Creates a visitor with a new client address. */
function visitor(address = `10.0.${nextAddress >> 8}.${nextAddress++ & 255}`) {
  const ask = (path: string, { headers, ...init }: NonNullable<Init> = {}) =>
    server.raw(path, { ...init, headers: { ...headers, 'X-Forwarded-For': address } });
  const statuses = async (paths: string[]) => {
    const found: number[] = [];
    for (const path of paths) found.push((await ask(path)).status);
    return found;
  };
  return { ask, statuses };
}

/** Creates a visitor who has spent the budget. */
async function spentVisitor() {
  const spent = visitor();
  await spent.statuses(['/api/nothing', '/api/nothing']);
  return spent;
}

describe('every route', () => {
  const filled = (path: string): string => path.replace(':number', '1').replace(/:[a-z]+/gi, 'x');
  const PATHS = [
    ...ROUTES.map(({ method, path }) => [method.toUpperCase(), filled(`/api${path}`)]),
    ...PAGES.map(({ path }) => ['GET', filled(path)]),
    ...[
      '/embed/places/x',
      '/de/embed/cities/x/map',
      '/ar/places',
      '/api/docs',
      '/api/docs/swagger-ui.css',
      '/api/openapi.json',
      '/sitemap.xml',
      '/graphiql',
    ].map((path) => ['GET', path]),
    ...['/privacy', '/.env', '/SITEMAPS/places-1.xml', '/%61rt/x', '//', '/index.html'].map((path) => ['GET', path]),
    ['POST', '/graphql'],
    ['POST', '/no-such-path'],
  ] as [string, string][];
  const FREE = ['/assets/x', '/healthz', '/readyz', '/robots.txt'];

  test.each(PATHS.filter(([, path]) => !FREE.includes(path)))('%s %s is refused with 429 once the budget is spent', async (method, path) => {
    const { status, headers } = await (await spentVisitor()).ask(path, { method });
    expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.each([...FREE, '/healthz/self', '/metrics', '/shell/en', '/sw.js', '/favicon.svg', '/assets/app-1a2b3c.js'])('%s is free', async (path) => {
    expect((await (await spentVisitor()).ask(path)).status).not.toBe(429);
  });

  test('is free only if the cost table says so, with a reason', () => {
    expect(COST_TABLE.filter(({ requests }) => requests === 0).map(({ paths }) => paths.source)).toEqual([
      String.raw`^\/(healthz|readyz)\/?$`,
      String.raw`^\/healthz\/self$`,
      String.raw`^\/metrics\/?$`,
      String.raw`^\/(assets|shell)\/`,
      String.raw`^\/(sw\.js|robots\.txt)$`,
      String.raw`^\/map\/`,
    ]);
    expect(COST_TABLE.every(({ reason }) => reason.length > 20)).toBe(true);
  });
});

describe('one budget', () => {
  test.each([
    ['pages', '/privacy'],
    ['pages in other languages', '/ar/terms'],
    ['pages for frames', '/embed/places/none'],
    ['the description of the API', '/api/openapi.json'],
    ['the index of sitemaps', '/sitemap.xml'],
    ['paths that do not exist', '/nothing/at/all'],
  ])('%s cost the same budget as the API', async (_what, path) => {
    const { ask, statuses } = visitor();
    expect(await statuses([path, path])).not.toContain(429);
    expect((await ask('/api/cities')).status).toBe(429);
    expect((await ask(path)).status).toBe(429);
  });

  test('the API costs the same budget as pages', async () => {
    expect(await visitor().statuses(['/api/stats', '/api/stats', '/'])).toEqual([200, 200, 429]);
  });

  test('IPv6 addresses of one customer (/64) share a budget, others do not', async () => {
    const statuses = [];
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:1:a:b:c:d', '2001:db8:1:2::1'])
      statuses.push((await visitor(address).ask('/privacy')).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });

  test('twenty pictures cost as much as two pages', async () => {
    const pictures = Array.from({ length: 20 }, () => `/art/places/${placeId}.svg`);
    expect(await visitor().statuses([...pictures, ...pictures.slice(0, 1)])).toEqual([...pictures.map(() => 200), 429]);
  });

  test('drawing a preview costs the budget of the first client, cached previews cost none', async () => {
    const places = await Promise.all(Array.from({ length: 6 }, async () => (await buildPlace(server.dataSource)).id));
    const files = places.map((id) => `/art/places/${id}.webp`);
    const { statuses } = visitor();
    expect(await statuses([...files, ...files.slice(0, 5)])).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200]);
  });

  test('a sitemap file costs as much as the pages that it lists', async () => {
    expect(await visitor().statuses(['/sitemaps/places-1.xml', '/sitemaps/places-1.xml'])).toEqual([200, 429]);
  });

  test.each([
    ['the fast path', '/places'],
    ['the resolvers', '/cities'],
  ])('queries of pages cost values in %s', async (_way, path) => {
    // Different searches, so that no response is cached.
    expect(await visitor().statuses([`${path}?search=a${nextAddress}`, `${path}?search=b${nextAddress}`])).toEqual([200, 429]);
  });

  test('cached responses of pages cost no values', async () => {
    expect(await visitor().statuses(['/places?search=c', '/places?search=c'])).toEqual([200, 200]);
  });

  test('a visitor who opens ten lists with 24 pictures each within ten seconds is not refused', async () => {
    const limit = createRateLimit(300);
    const take = (path: string) => limit.count({} as Parameters<typeof limit.count>[0], costOfPath(path, new Set()), () => '10.9.9.9');
    const list = ['/places', '/graphql', '/graphql', '/assets/a.js', ...Array.from({ length: 24 }, () => '/uploads/key/480.webp')];
    for (const path of Array.from({ length: 10 }, () => list).flat()) await take(path);
    await expect(Promise.all(list.flatMap((path) => [path, path]).map(take))).rejects.toThrow('Too many requests');
  });
});

describe('a page over the limit', () => {
  test.each([
    ['', 'Too many requests'],
    ['/ar', 'Too many requests'.split('').reverse().join('')],
  ])('is a page in the language of %j, for crawlers as well', async (prefix, heading) => {
    const spent = await spentVisitor();
    for (const init of [{}, { headers: { 'User-Agent': 'Googlebot/2.1', Accept: '*/*' } }]) {
      const { status, text, headers } = await spent.ask(`${prefix}/cities`, init);
      expect([status, text, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        429,
        `<h1>${heading}</h1>`,
        'text/html; charset=utf-8',
        'no-store',
      ]);
    }
    expect((await spent.ask(`${prefix}/cities`, { method: 'HEAD' })).status).toBe(429);
  });

  test('in a frame can be embedded by every site', async () => {
    const { text, headers } = await (await spentVisitor()).ask(`/embed/places/${placeId}`);
    expect([text, headers.get('x-frame-options')]).toEqual(['<p>Too many requests</p>', null]);
    expect(headers.get('content-security-policy')).not.toContain("frame-ancestors 'none'");
  });

  test.each([
    ['/api/cities', 'message'],
    ['/graphql?query={__typename}', 'errors'],
    ['/art/places/x.svg', 'message'],
    ['/sitemaps/places-1.xml', 'message'],
  ])('stays JSON for paths of programs: %s', async (path, key) => {
    const { status, text } = await (await spentVisitor()).ask(path);
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([429, expect.arrayContaining([key])]);
  });

  test.each(['/api/cities', '/graphql'])('can be read by listed origins: %s', async (path) => {
    const { status, headers } = await (await spentVisitor()).ask(path, { headers: { Origin: 'https://app.example.org' } });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([429, 'https://app.example.org']);
  });
});
