import { buildPlace, buildPlaceList } from '../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { ROUTES } from './rest.js';

const client = makeClientDir({
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { name } }',
  HomeScreen: 'query HomeScreen { featuredCities { id } }',
});
let server: TestServer;
const ids = { city: '', place: '', list: '' };
beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: { RATE_LIMIT: '0' } });
  const { id: place, cityId: city } = await buildPlace(server.dataSource);
  Object.assign(ids, { place, city, list: (await buildPlaceList(server.dataSource, {}, [place])).id });
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

const PAGES = ['/', '/cities', '/cities/:city', '/places/:place', '/nothing', '/shell/en', '/embed/places/:place', '/graphiql', '/api/docs'];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages-1.xml',
  '/sitemaps/places-1.xml',
  '/assets/app-1a2b3c.js',
  '/sw.js',
  '/favicon.svg',
  '/schema.graphql',
  '/art/cities/:city.svg',
  '/art/places/:place.svg',
  '/api/openapi.json',
  '/api/docs/start.js',
  '/api/docs/swagger-ui.css',
];
const REST = ROUTES.filter(({ method, access }) => method === 'get' && access === 'public').map(({ path }) => `/api${path}`);
const GRAPHQL = ['/graphql?query={__typename}', '/graphql?query={places{items{name description}}}', '/graphql?query={nothing}', '/graphql'];
const OTHERS = ['/healthz', '/readyz', '/art/cities/:city.webp', '/api/nothing', '/assets/none.js', '/%ZZ'];

const addressOf = (route: string): string =>
  route
    .replace(/^\/api\/cities\/:id/, '/api/cities/:city')
    .replace(/^\/api\/places\/:id/, '/api/places/:place')
    .replace('/people/:id', '/people/none')
    .replace('/lists/:ref/export/:format', '/lists/:list/export/geojson')
    .replace(/:(city|place|list)/, (_all, name: keyof typeof ids) => ids[name]);

/** Sends a request with the header that Apollo requires of a GET. */
const ask = async (route: string, headers: Record<string, string>, method = 'GET') => {
  const response = await fetch(server.url + addressOf(route), { method, headers: { 'Apollo-Require-Preflight': 'yes', ...headers }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const ENCODINGS = ['br', 'gzip', 'identity'];

describe('responses in several encodings', () => {
  test.each([...PAGES, ...FILES, ...REST, ...GRAPHQL])(
    '%s has different strong ETags per encoding, or a weak one, and Vary names the encoding',
    async (route) => {
      const answers = await Promise.all(ENCODINGS.map((encoding) => ask(route, { 'Accept-Encoding': encoding })));
      const encodings = answers.map(({ headers }) => headers.get('content-encoding'));
      expect(new Set(answers.map(({ text }) => text.length)).size).toBe(1);
      const strong = answers.flatMap(({ headers }) => headers.get('etag') ?? []).filter((tag) => !tag.startsWith('W/'));
      expect(new Set(strong).size).toBe(strong.length);
      if (new Set(encodings).size > 1) for (const { headers } of answers) expect(headers.get('vary')).toMatch(/accept-encoding/i);
      const tag = answers[0]?.headers.get('etag');
      if (!tag || answers[0]?.status !== 200) return;
      // fetch() would send `Cache-Control: no-cache` with If-None-Match.
      const again = await server.raw(encodeURI(addressOf(route)), {
        headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag, 'Apollo-Require-Preflight': 'yes' },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  test('most of them are compressed', async () => {
    const encoded = await Promise.all(
      ['/schema.graphql', '/art/cities/:city.svg', '/api/openapi.json', '/assets/app-1a2b3c.js'].map((route) => ask(route, { 'Accept-Encoding': 'br' })),
    );
    expect(encoded.map(({ headers }) => headers.get('content-encoding'))).toEqual(encoded.map(() => 'br'));
  });
});

/** Headers that differ between responses, or describe only the body. */
const OF_ONE_ANSWER = ['date', 'x-request-id', 'content-length', 'transfer-encoding', 'ratelimit', 'etag', 'keep-alive', 'connection'];
const kept = (headers: Headers): [string, string][] => [...headers].filter(([name]) => !OF_ONE_ANSWER.includes(name) && !name.startsWith('ratelimit'));

test.each([...PAGES, ...FILES, ...REST, ...GRAPHQL, ...OTHERS])('HEAD of %s is like GET without the body', async (route) => {
  const [get, head] = [await ask(route, { 'Accept-Encoding': 'identity' }), await ask(route, { 'Accept-Encoding': 'identity' }, 'HEAD')];
  expect([head.status, head.text, kept(head.headers)]).toEqual([get.status, '', kept(get.headers)]);
});
