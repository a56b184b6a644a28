import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import sharp from 'sharp';
import { buildCity, buildPlace, buildUser } from '../../test/builders.js';
import { policyOf } from '../../test/content-policy.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { repositoryRoot } from '../core/config/index.js';
import { CityStatus } from '../modules/cities/index.js';
import { PlaceStatus } from '../modules/places/index.js';

const client = makeClientDir({
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { name } }',
  PlaceMapEmbed: 'query PlaceMapEmbed($id: ID!) { place(id: $id) { name coordinates { latitude } } }',
  CityMapEmbed: 'query CityMapEmbed($id: ID!) { city(id: $id) { name } places(filter: { city: $id }) { items { name } } }',
});
const LISTED = 'https://app.example.org';
let server: TestServer;
let apiOnly: TestServer;
let cityId: string;
let placeId: string;
let hidden: { cities: string[]; places: string[] };

beforeAll(async () => {
  server = await startServer({
    clientDir: client.clientDir,
    env: { PUBLIC_URL: 'https://guide.example.org', CORS_ORIGINS: `${LISTED},http://localhost:5173` },
  });
  apiOnly = await startServer();
  const { dataSource } = server;
  ({ id: placeId, cityId } = await buildPlace(dataSource));
  const inactive = await buildCity(dataSource, { status: CityStatus.INACTIVE });
  const deleted = await buildCity(dataSource, { deletedAt: new Date() });
  const places = [
    await buildPlace(dataSource, { cityId, status: PlaceStatus.PENDING }),
    await buildPlace(dataSource, { cityId, status: PlaceStatus.INACTIVE }),
    await buildPlace(dataSource, { cityId, deletedAt: new Date() }),
    await buildPlace(dataSource, { cityId: inactive.id }),
    await buildPlace(dataSource, { cityId: deleted.id }),
  ];
  hidden = { cities: [inactive.id, deleted.id], places: places.map(({ id }) => id) };
});
afterAll(async () => {
  await Promise.all([server.stop(), apiOnly.stop()]);
  client.remove();
});

describe('security headers', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/nothing'],
    ['GET', '/login'],
    ['GET', '/register'],
    ['GET', '/forgot-password'],
    ['GET', '/reset-password'],
    ['GET', '/verify-email'],
    ['GET', '/mail-preferences'],
    ['GET', '/profile'],
    ['GET', '/admin'],
    ['GET', '/cities/none'],
    ['GET', '/api/cities'],
    ['GET', '/api/nothing'],
    ['POST', '/api/cities'],
    ['GET', '/graphql?query={__typename}'],
    ['POST', '/graphql'],
    ['OPTIONS', '/api/cities'],
    ['GET', '/graphiql'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/robots.txt'],
    ['GET', '/sitemap.xml'],
    ['GET', '/sitemaps/nothing-1.xml'],
    ['GET', '/backups/2026-09-21T03:00:00.000Z'],
    ['GET', '/backups/packs/guide-2026-09-21-030000.zip'],
    ['GET', '/schema.graphql'],
    ['GET', '/assets/app-1a2b3c.js'],
    ['GET', '/assets/none.js'],
    ['GET', '/favicon.svg'],
    ['GET', '/sw.js'],
    ['GET', '/shell/en'],
    ['GET', '/art/cities/:city.svg'],
    ['GET', '/art/none'],
    ['GET', '/%ZZ'],
  ])('%s %s has all security headers', async (method, where) => {
    const { headers } = await server.raw(where.replace(':city', cityId), { method });
    const policy = policyOf(headers);
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'connect-src': "'self'",
    });
    expect(policy['img-src']).toBe("'self' data: blob:");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}$/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the policy allows only the inline scripts of the pages, by their hashes', async () => {
    const { headers } = await server.rest('/');
    expect(policyOf(headers)['script-src']?.match(/sha256-/g)).toHaveLength(2);
  });

  test('a server without TLS sends no Strict-Transport-Security', async () => {
    expect((await apiOnly.rest('/healthz')).headers.has('strict-transport-security')).toBe(false);
  });

  test('/graphql in a browser allows the scripts of Apollo, but no frames around it', async () => {
    const { status, headers, text } = await server.rest('/graphql', { headers: { Accept: 'text/html' } });
    expect(status).toBe(200);
    expect(text).toMatch(/<!DOCTYPE html>/i);
    expect(policyOf(headers)).toMatchObject({ 'frame-ancestors': "'none'", 'object-src': "'none'", 'base-uri': "'none'" });
    expect(policyOf(headers)['script-src']).toContain('apollographql.com');
  });
});

describe('pages for frames of other sites', () => {
  const shown = (): string[] => [`/embed/places/${placeId}`, `/embed/places/${placeId}/map`, `/embed/cities/${cityId}/map`];

  test('can be embedded by any site, even one with isolation, and run no foreign script', async () => {
    for (const where of [...shown(), '/embed/places/none', '/embed/nothing']) {
      const { headers } = await server.rest(where);
      expect([where, policyOf(headers)]).toEqual([
        where,
        {
          'default-src': "'none'",
          'script-src': "'self'",
          'style-src': "'self' 'unsafe-inline'",
          'img-src': "'self' data:",
          'connect-src': "'self'",
          'base-uri': "'none'",
          'form-action': "'none'",
          'frame-ancestors': '*',
        },
      ]);
      expect(
        ['x-frame-options', 'cross-origin-resource-policy', 'cross-origin-embedder-policy', 'referrer-policy', 'set-cookie'].map((name) => headers.get(name)),
      ).toEqual([null, 'cross-origin', 'credentialless', 'strict-origin-when-cross-origin', null]);
    }
  });

  test('show public data in the language of their path and the requested theme', async () => {
    const files = { script: '/assets/embedMap-3c4d5e.js', styles: ['/assets/embedMap-6f7a8b.css'] };
    const [card = '', map = '', city = ''] = shown();
    expect(await server.rest(card)).toMatchObject({
      status: 200,
      body: { name: 'PlaceCardEmbed', code: 'en', data: { place: { name: 'Shaniwar Wada' } }, map: files },
    });
    expect((await server.rest(`/ar${map}?theme=dark`)).body).toMatchObject({ name: 'PlaceMapEmbed', code: 'ar', theme: 'dark' });
    expect((await server.rest(`${city}/?theme=light`)).body).toMatchObject({
      name: 'CityMapEmbed',
      theme: 'light',
      data: { city: { name: 'Pune' }, places: { items: [{ name: 'Shaniwar Wada' }] } },
    });
    for (const odd of ['?theme=', '?theme=<script>', '?theme=light&theme=dark', '?theme[a]=dark'])
      expect((await server.rest(card + odd)).body).not.toHaveProperty('theme');
  });

  test('are the same for signed-in users', async () => {
    const [card = ''] = shown();
    const headers = await server.signInAs(await buildUser(server.dataSource));
    expect((await server.rest(card, { headers })).text).toBe((await server.rest(card)).text);
  });

  test('are revalidated on each visit with their ETag, and respond 304 if unchanged', async () => {
    for (const where of shown()) {
      const { headers } = await server.rest(where);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(await server.raw(where, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })).toMatchObject({ status: 304, text: '' });
    }
  });

  test.each([
    ['/embed/places/none', 'Place Not Found'],
    ['/embed/places/%ZZ', 'Place Not Found'],
    ['/embed/places/none/map', 'Place Not Found'],
    ['/embed/cities/none/map', 'City Not Found'],
    ['/embed', 'Page not found'],
    ['/embed/cities/none', 'Page not found'],
    ['/embed/places/none/map/x', 'Page not found'],
    ['/ar/embed/places/none', 'dnuoF toN ecalP'],
  ])('%s responds 404 with a short message', async (where, words) => {
    const { status, text, headers } = await server.raw(where);
    expect([status, text, headers.get('content-type')]).toEqual([404, `<p>${words}</p>`, 'text/html; charset=utf-8']);
  });

  test('similar paths cannot be embedded', async () => {
    for (const where of ['/embedded', `/x/embed/places/${placeId}`, `/Embed/places/${placeId}`]) {
      const { status, headers } = await server.raw(where);
      expect([where, status, policyOf(headers)['frame-ancestors'], headers.get('x-frame-options')]).toEqual([where, 404, "'none'", 'DENY']);
    }
  });
});

describe('other origins', () => {
  const ask = (origin: string, where: string, method = 'GET') =>
    server.rest(where, {
      method,
      headers: { Origin: origin, ...(method === 'OPTIONS' && { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }) },
    });

  test.each(['https://evil.example', 'null', `${LISTED}.evil.example`, 'https://evilapp.example.org', 'http://app.example.org', `${LISTED}:8443`])(
    'a page of %s gets no access',
    async (origin) => {
      for (const [where, method] of [
        ['/api/cities', 'GET'],
        ['/api/cities', 'OPTIONS'],
        ['/graphql', 'OPTIONS'],
        ['/api/nothing', 'GET'],
      ] as const) {
        const { headers } = await ask(origin, where, method);
        expect(headers.has('access-control-allow-origin')).toBe(false);
        expect(headers.get('vary')).toMatch(/Origin/);
      }
    },
  );

  test.each([LISTED, 'http://localhost:5173'])('a page of %s gets access with credentials, and Vary names Origin', async (origin) => {
    for (const [where, method] of [
      ['/api/cities', 'GET'],
      ['/graphql', 'OPTIONS'],
      ['/api/nothing', 'GET'],
    ] as const) {
      const { headers } = await ask(origin, where, method);
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBe('true');
      expect(headers.get('vary')).toMatch(/Origin/);
    }
  });

  test('by default, no other origin gets access', async () => {
    for (const origin of [LISTED, 'http://localhost:4000']) {
      expect((await apiOnly.rest('/api/cities', { headers: { Origin: origin } })).headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});

describe('health', () => {
  test('/healthz and /readyz respond 200 while the database works', async () => {
    expect(await server.rest('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.rest('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('/readyz responds 503 without migrations or without database access, /healthz still 200', async () => {
    const ill = await startServer();
    await ill.dataSource.query('DELETE FROM migrations');
    expect(await ill.rest('/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
    await ill.dataSource.query('DROP TABLE migrations');
    await ill.dataSource.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    expect((await ill.rest('/readyz')).status).toBe(503);
    expect((await ill.rest('/healthz')).status).toBe(200);
    await ill.stop();
  });
});

describe('sitemaps and robots.txt', () => {
  const addresses = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replace('https://guide.example.org', ''));

  test('robots.txt names the sitemap and excludes the API', async () => {
    const { status, headers, text } = await server.rest('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/guide\.example\.org\/sitemap\.xml$/m);
  });

  test('the index lists a file for each kind that has pages', async () => {
    const { headers, text } = await server.rest('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /);
    expect(addresses(text)).toEqual(['/sitemaps/pages-1.xml', '/sitemaps/cities-1.xml', '/sitemaps/places-1.xml']);
    expect(addresses((await apiOnly.rest('/sitemap.xml')).text).map((address) => path.basename(address))).toEqual(['pages-1.xml']);
  });

  test('the files list every public page and no hidden one', async () => {
    const file = async (name: string) => addresses((await server.rest(`/sitemaps/${name}.xml`)).text);
    const inBoth = (...paths: string[]) => paths.flatMap((path) => [path, `/ar${path === '/' ? '' : path}`]);
    expect(await file('pages-1')).toEqual(inBoth('/', '/cities', '/places', '/privacy', '/terms'));
    expect(await file('cities-1')).toEqual(inBoth(`/cities/${cityId}`));
    expect(await file('places-1')).toEqual(inBoth(`/places/${placeId}`));
    expect((await server.rest('/sitemaps/pages-1.xml')).text).toContain(
      '<url><loc>https://guide.example.org/</loc><xhtml:link rel="alternate" hreflang="en" href="https://guide.example.org/"/><xhtml:link rel="alternate" hreflang="ar" href="https://guide.example.org/ar"/></url>',
    );
  });

  test.each(['cities', 'places'])('the file of %s contains the time of the last change, in each language', async (kind) => {
    const id = kind === 'cities' ? cityId : placeId;
    await server.dataSource.query(`UPDATE ${kind} SET updated_at = '2026-11-20T08:30:00Z' WHERE id = $1`, [id]);
    const { text } = await server.rest(`/sitemaps/${kind}-1.xml`);
    const links = ['', '/ar'].map(
      (prefix) => `<xhtml:link rel="alternate" hreflang="${prefix ? 'ar' : 'en'}" href="https://guide.example.org${prefix}/${kind}/${id}"/>`,
    );
    for (const prefix of ['', '/ar']) {
      expect(text).toContain(
        `<url><loc>https://guide.example.org${prefix}/${kind}/${id}</loc><lastmod>2026-11-20T08:30:00.000Z</lastmod>${links.join('')}</url>`,
      );
    }
  });

  test.each([
    'pages-2',
    'cities-2',
    'places-2',
    'cities-0',
    'cities--1',
    'cities-1.5',
    'cities-abc',
    'cities-99999',
    'users-1',
    'constructor-1',
    '__proto__-1',
    'toString-1',
    'cities-1e9',
  ])('there is no file %s', async (name) => {
    expect(await server.rest(`/sitemaps/${name}.xml`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

test('idle connections stay open longer than those of reverse proxies', async () => {
  const { headers } = await apiOnly.raw('/api/cities', { headers: { Connection: 'keep-alive' } });
  expect(Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
});

test('/schema.graphql is the committed schema', async () => {
  const { headers, text } = await server.rest('/schema.graphql');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  const sorted = (sdl: string) => printSchema(lexicographicSortSchema(buildSchema(sdl)));
  expect(sorted(text)).toBe(sorted(readFileSync(path.join(repositoryRoot, 'schema.graphql'), 'utf8')));
});

describe('art', () => {
  test('a city and a place have an illustration that is always the same', async () => {
    for (const where of [`/art/cities/${cityId}.svg`, `/art/places/${placeId}.svg`, `/art/cities/${cityId}.svg?layout=hero`]) {
      const first = await server.rest(where);
      expect(first.status).toBe(200);
      expect(first.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect([first.text.slice(0, 5), first.text.trimEnd().slice(-6)]).toEqual(['<svg ', '</svg>']);
      expect((await server.rest(where)).text === first.text).toBe(true);
    }
  });

  test('the wide illustration of a city differs from the one on its card', async () => {
    const [card, hero] = await Promise.all(['', '?layout=hero'].map(async (query) => (await server.rest(`/art/cities/${cityId}.svg${query}`)).text));
    expect(hero === card).toBe(false);
  });

  test.each(['cities', 'places'])('a link preview of %s is a WebP of 1200 × 630', async (kind) => {
    const response = await fetch(`${server.url}/art/${kind}/${kind === 'cities' ? cityId : placeId}.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1200, height: 630 });
  });

  test('a picture is cached by browsers, can be embedded by other sites, and responds 304 if unchanged', async () => {
    const where = `/art/cities/${cityId}.svg`;
    const { headers } = await server.rest(where);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^(W\/)?"\d+-[\w-]{16}"$/);
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=2592000');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const again = await server.raw(where, { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await server.raw(where, { headers: { 'If-None-Match': '"1-other"' } })).status).toBe(200);
  });

  test('hidden and unknown objects have no illustration', async () => {
    const gone = [
      ...hidden.cities.map((id) => `cities/${id}.svg`),
      ...hidden.places.map((id) => `places/${id}.svg`),
      `cities/${placeId}.svg`,
      `places/${cityId}.svg`,
      'cities/01900000-0000-7000-8000-000000000000.svg',
      'cities/none.svg',
      `cities/${cityId}`,
      `cities/${cityId}.png`,
      `cities/${cityId}.svg.svg`,
      'cities/.svg',
      'cities/%00.svg',
      'cities/..%2f..svg',
      'users/x.svg',
      '',
      'cities/',
    ];
    for (const where of gone) {
      const { status, body, headers } = await server.raw<{ code: string }>(`/art/${where}`);
      expect([where, status, body.code]).toEqual([where, 404, 'NOT_FOUND']);
      expect(headers.get('cache-control') ?? '').not.toMatch(/max-age=3600/);
    }
  });
});

describe('the files of the client', () => {
  test('hashed files are cached for a year, pages are revalidated', async () => {
    expect((await server.rest('/assets/app-1a2b3c.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await server.rest('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
    expect((await server.rest('/graphiql')).headers.get('cache-control')).toBe('no-cache');
    expect((await server.rest('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await server.rest('/')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/index.html',
    '/graphiql.html',
    '/.vite/operations.json',
    '/assets/',
    '/assets/none.js',
    '/assets/..%2findex.html',
    '/assets/%2e%2e/.vite/operations.json',
  ])('%s is not served', async (where) => {
    expect((await server.raw(where)).status).toBe(404);
  });

  test('a script is sent precompressed to browsers that accept Brotli', async () => {
    const [small, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((encoding) => fetch(`${server.url}/assets/app-1a2b3c.js`, { headers: { 'Accept-Encoding': encoding } })),
    );
    expect([small, plain].map((answer) => [answer?.headers.get('content-encoding'), answer?.headers.get('content-type'), answer?.headers.get('vary')])).toEqual(
      [
        ['br', expect.stringMatching(/^text\/javascript/), 'Accept-Encoding'],
        [null, expect.stringMatching(/^text\/javascript/), 'Accept-Encoding'],
      ],
    );
    expect(await small?.text()).toBe(await plain?.text());
  });

  test('a precompressed script that is deleted while the server runs responds 404', async () => {
    const file = path.join(client.clientDir, 'assets/app-1a2b3c.js.br');
    const text = readFileSync(file);
    rmSync(file);
    try {
      const ask = async (encoding: string) => (await fetch(`${server.url}/assets/app-1a2b3c.js`, { headers: { 'Accept-Encoding': encoding } })).status;
      expect([await ask('br'), await ask('identity')]).toEqual([404, 200]);
    } finally {
      writeFileSync(file, text);
    }
  });

  test('a large response is compressed', async () => {
    const response = await fetch(`${server.url}/schema.graphql`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('type City');
  });

  test('a server without a client serves the API, and responds 404 as JSON to other paths', async () => {
    for (const where of ['/', '/cities', '/graphiql']) expect(await apiOnly.rest(where)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
