import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { repositoryRoot } from '../../core/config/index.js';
import { LEGAL_SLUGS, RESERVED_SLUGS } from '../../modules/site/index.js';

const PAGE = 'page(slug: $slug, language: $language) { title html }';
const OPERATIONS: Record<string, string> = {
  AppLayout: 'query AppLayout { site { pages { slug } } }',
  PageScreen: `query PageScreen($slug: String!, $language: String!) { ${PAGE} }`,
  PrivacyScreen: 'query PrivacyScreen($language: String!) { page(slug: "privacy", language: $language) { html } }',
};
const PUBLIC = 'https://guide.example.org';
const HOSTILE = '</title><script>alert(1)</script>"\'&$&';

const client = makeClientDir(OPERATIONS);
let server: TestServer;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: { PUBLIC_URL: PUBLIC } });
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const record = (slug: string, title: object, text: object, place = 'footer') => ({ slug, title, text, place });
  const pages = [
    record('about', { en: 'About', ar: 'حول' }, { en: '# Who\n\nWe are {{site}}. We like maps.', ar: 'نحن هنا.' }),
    record('team', { en: 'Team' }, { en: 'All of us.' }, 'menu'),
    record('draft', { en: 'Draft' }, { en: 'Not yet.' }, 'hidden'),
    record('hostile', { en: HOSTILE }, { en: HOSTILE }, 'hidden'),
    record('arabic', { ar: 'عربي' }, { ar: 'نص.' }),
    record('privacy', { en: 'Our privacy' }, { en: 'We store nothing.' }),
    record('empty', {}, {}),
  ];
  const saved = await server.send('PUT', '/api/admin/settings/pages', { version: 0, value: { pages } }, admin);
  expect(saved.status).toBe(200);
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

/** Opens a page, and returns the parts of its head, and its first data without those of the layout. */
async function open(address: string) {
  const { status, text } = await server.raw(address);
  const first = /<script type="application\/json" id="first-data">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '[]';
  return {
    status,
    text,
    title: /<title>([\s\S]*?)<\/title>/.exec(text)?.[1],
    description: /<meta name="description" content="([^"]*)"/.exec(text)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
    alternates: Object.fromEntries(
      [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code = '', href = '']) => [code, href] as const),
    ),
    painted: /<p id="painted">([^<]*)</.exec(text)?.[1],
    data: (JSON.parse(first) as { variables: object; data: object }[]).slice(1).map(({ variables, data }) => ({ variables, data })),
  };
}

test('a page has its title, the first sentence as description, its address, and its text as first data', async () => {
  expect(await open('/pages/about')).toMatchObject({
    status: 200,
    title: 'About · CityPins',
    description: 'We are CityPins.',
    canonical: `${PUBLIC}/pages/about`,
    alternates: { en: `${PUBLIC}/pages/about`, ar: `${PUBLIC}/ar/pages/about` },
    painted: 'PageScreen page',
    data: [{ variables: { slug: 'about', language: 'en' }, data: { page: { title: 'About', html: '<h2>Who</h2>\n<p>We are CityPins. We like maps.</p>\n' } } }],
  });
});

test('a page in another language has its own text and address', async () => {
  expect(await open('/ar/pages/about')).toMatchObject({
    status: 200,
    title: 'حول · CityPins',
    description: 'نحن هنا.',
    canonical: `${PUBLIC}/ar/pages/about`,
    painted: 'PageScreen pagear',
    data: [{ variables: { slug: 'about', language: 'ar' }, data: { page: { html: '<p>نحن هنا.</p>\n' } } }],
  });
});

test('a text that stands in for a missing one has the address of its language', async () => {
  expect(await open('/ar/pages/team')).toMatchObject({
    status: 200,
    title: 'Team · CityPins',
    canonical: `${PUBLIC}/pages/team`,
    alternates: { en: `${PUBLIC}/pages/team` },
  });
  expect(await open('/pages/arabic')).toMatchObject({ status: 200, canonical: `${PUBLIC}/ar/pages/arabic`, alternates: { ar: `${PUBLIC}/ar/pages/arabic` } });
});

test.each(['nothing', 'empty', 'privacy', 'terms', 'About', 'about/more', '__proto__', '%00', '%F0%9F%98%80', 'a'.repeat(3000), ''])(
  '/pages/%s responds 404',
  async (slug) => {
    for (const prefix of ['', '/ar']) {
      const { status, text } = await open(`${prefix}/pages/${slug}`);
      expect(status).toBe(404);
      expect(text).toContain('<meta name="robots" content="noindex" />');
    }
  },
);

test('a title and a text with markup are escaped in the head', async () => {
  const { status, text, title } = await open('/pages/hostile');
  expect(status).toBe(200);
  expect(title).toBe('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;$&amp; · CityPins');
  expect(text).not.toContain('<script>alert(1)');
});

test('the text of the operator replaces that of the app, at the same address', async () => {
  expect(await open('/privacy')).toMatchObject({
    status: 200,
    title: 'Our privacy · CityPins',
    description: 'We store nothing.',
    canonical: `${PUBLIC}/privacy`,
    alternates: { en: `${PUBLIC}/privacy` },
    data: [{ variables: { language: 'en' }, data: { page: { html: '<p>We store nothing.</p>\n' } } }],
  });
  const { title, alternates } = await open('/terms');
  expect(title).toBe('Terms and Conditions · CityPins');
  expect(Object.keys(alternates)).toEqual(['en', 'ar']);
});

test('the sitemap lists the linked pages in their languages, with the time of their change', async () => {
  const { text } = await server.raw('/sitemaps/pages-1.xml');
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', more = '']) => [address.replace(PUBLIC, ''), more] as const,
  );
  const addresses = ['/', '/ar', '/cities', '/ar/cities', '/places', '/ar/places'];
  expect(entries.map(([address]) => address)).toEqual([
    ...addresses,
    '/pages/about',
    '/ar/pages/about',
    '/pages/team',
    '/ar/pages/arabic',
    '/privacy',
    '/terms',
    '/ar/terms',
  ]);
  const more = new Map(entries);
  expect(more.get('/pages/about')).toMatch(/^<lastmod>\d{4}-.*<\/lastmod><xhtml:link rel="alternate" hreflang="en" .*hreflang="ar"/);
  expect(more.get('/pages/team')).not.toContain('hreflang="ar"');
  expect(more.get('/terms')).not.toContain('lastmod');
});

test('the slug of a page cannot be the first part of an address of the app', () => {
  const paths = readFileSync(path.join(repositoryRoot, 'frontend/src/lib/address/paths.ts'), 'utf8');
  const ofScreens = [...paths.matchAll(/['`]\/([a-z-]+)/g)].map(([, first = '']) => first);
  const ofServer = /\^\\\/\(([a-z|]+)\)\(\\\/\|\$\)\|/.exec(paths)?.[1]?.split('|') ?? [];
  expect(ofScreens.length).toBeGreaterThan(20);
  expect(ofServer.length).toBeGreaterThan(8);
  expect([...ofScreens, ...ofServer].filter((first) => !RESERVED_SLUGS.has(first) && !LEGAL_SLUGS.includes(first))).toEqual([]);
});
