import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
beforeEach(() => server.dataSource.query('DELETE FROM settings'));
afterAll(() => server.stop());

interface PageRecord {
  slug: string;
  title: object;
  text: object;
  place: string;
  updatedAt?: string;
}
interface State {
  version: number;
  value: { pages: PageRecord[] };
  fields?: object;
}

const get = async () => (await server.rest<State>('/api/admin/settings/pages', { headers: admin })).body;
const put = (pages: unknown, version = 0) => server.send<State>('PUT', '/api/admin/settings/pages', { version, value: { pages } }, admin);

/** Saves pages, and returns them as they are stored. */
async function save(...pages: PageRecord[]): Promise<PageRecord[]> {
  const { body, status } = await put(pages, (await get()).version);
  expect([status, body.fields]).toEqual([200, undefined]);
  return body.value.pages;
}

interface Page {
  slug: string;
  title: string;
  html: string;
  description: string;
  languages: string[];
}
const page = async (slug: string, language: string) =>
  (
    await server.graphql<{ page: Page | null }>(
      'query ($slug: String!, $language: String!) { page(slug: $slug, language: $language) { slug title html description languages } }',
      { slug, language },
    )
  ).body.data.page;
const links = async () =>
  (await server.graphql<{ site: { pages: object[] } }>('{ site { pages { slug place titles { language text } } } }')).body.data.site.pages;

const pageOf = (slug: string, values: Partial<PageRecord> = {}): PageRecord => ({
  slug,
  title: { en: 'Title' },
  text: { en: 'Text.' },
  place: 'footer',
  ...values,
});
const legal = (slug: string) => ({ slug, place: 'FOOTER', titles: [] });

test('a new site offers four pages, and links only those with a text of the app', async () => {
  const { value } = await get();
  expect(value.pages.map(({ slug, text, place, updatedAt }) => [slug, text, place, updatedAt])).toEqual(
    ['about', 'imprint', 'privacy', 'terms'].map((slug) => [slug, {}, 'footer', '']),
  );
  for (const { title } of value.pages) expect(Object.keys(title).sort()).toEqual(['ar', 'de', 'en', 'es', 'hi']);
  expect(await links()).toEqual([legal('privacy'), legal('terms')]);
  for (const slug of ['about', 'imprint', 'privacy', 'terms', 'nothing', '', '__proto__']) expect(await page(slug, 'en')).toBeNull();
});

test('a written page is linked in its place, in the order of the settings', async () => {
  await save(
    pageOf('team', { place: 'menu', title: { de: 'Team von {{site}}' } }),
    pageOf('imprint', { title: { en: 'Imprint', ar: 'بيانات' } }),
    pageOf('draft', { place: 'hidden' }),
    pageOf('empty', { text: {} }),
  );
  expect(await links()).toEqual([
    { slug: 'team', place: 'MENU', titles: [{ language: 'de', text: 'Team von CityPins' }] },
    {
      slug: 'imprint',
      place: 'FOOTER',
      titles: [
        { language: 'en', text: 'Imprint' },
        { language: 'ar', text: 'بيانات' },
      ],
    },
    legal('privacy'),
    legal('terms'),
  ]);
  expect(await page('draft', 'en')).toMatchObject({ title: 'Title' });
  expect(await page('empty', 'en')).toBeNull();
});

test('a page is rendered from Markdown, with the name of the site', async () => {
  await save(
    pageOf('about', { title: { en: 'About {{site}}' }, text: { en: '# Who we are\n\n{{site}} is **free**. It has <b>no</b> ads.\n\n[Terms](/terms)' } }),
  );
  expect(await page('about', 'en')).toEqual({
    slug: 'about',
    title: 'About CityPins',
    html: '<h2>Who we are</h2>\n<p>CityPins is <strong>free</strong>. It has &lt;b&gt;no&lt;/b&gt; ads.</p>\n<p><a href="/terms">Terms</a></p>\n',
    description: 'CityPins is free.',
    languages: ['en'],
  });
});

test('a new name of the site is in the pages at once', async () => {
  await save(pageOf('about', { text: { en: '{{site}} is free.' } }));
  expect(await page('about', 'en')).toMatchObject({ html: '<p>CityPins is free.</p>\n' });
  const { body } = await server.rest<{ version: number; value: object }>('/api/admin/settings/identity', { headers: admin });
  await server.send('PUT', '/api/admin/settings/identity', { version: body.version, value: { ...body.value, name: '*Pune*' } }, admin);
  expect(await page('about', 'en')).toMatchObject({ html: '<p>*Pune* is free.</p>\n' });
});

test.each([
  ['de', 'Deutsch.', ['de', 'en', 'es']],
  ['es', 'Español.', ['es', 'en', 'de']],
  ['en', 'English.', ['en', 'es', 'de']],
  ['hi', 'English.', ['en', 'es', 'de']],
  ['ar', 'English.', ['en', 'es', 'de']],
  ['fr', 'English.', ['en', 'es', 'de']],
  ['', 'English.', ['en', 'es', 'de']],
  ['constructor', 'English.', ['en', 'es', 'de']],
])('readers in the language %j get %s', async (language, text, languages) => {
  await save(pageOf('about', { title: { de: 'Über', en: 'About' }, text: { en: 'English.', es: 'Español.', de: 'Deutsch.' } }));
  expect(await page('about', language)).toMatchObject({ html: `<p>${text}</p>\n`, languages, title: language === 'de' ? 'Über' : 'About' });
});

test('without an English text, readers get the first language that has one', async () => {
  await save(pageOf('about', { title: { ar: 'حول' }, text: { ar: 'مرحبا.', hi: 'नमस्ते।' } }));
  expect(await page('about', 'en')).toMatchObject({ title: 'حول', languages: ['hi', 'ar'], description: 'नमस्ते।' });
});

test('a record for privacy or terms replaces the text of the app only if it has one', async () => {
  await save(pageOf('terms', { place: 'hidden' }), pageOf('privacy', { text: {}, place: 'menu' }));
  expect(await page('terms', 'de')).toMatchObject({ title: 'Title' });
  expect(await page('privacy', 'de')).toBeNull();
  expect(await links()).toEqual([{ slug: 'privacy', place: 'MENU', titles: [] }]);
});

test('the server sets the time of the last change of title or text, and nobody else can', async () => {
  const before = new Date().toISOString();
  const [first] = await save(pageOf('about', { updatedAt: '2000-01-01T00:00:00.000Z' }));
  const at = first?.updatedAt ?? '';
  expect(at >= before).toBe(true);
  const moved = await save(pageOf('team'), { ...pageOf('about-us', { place: 'menu' }), updatedAt: 'never' });
  expect(moved.map(({ updatedAt }) => updatedAt)).toEqual([at, at]);
  const [changed, same] = await save(pageOf('team', { text: { en: 'Text.', de: 'Text.' } }), pageOf('about-us'));
  expect((changed?.updatedAt ?? '') > at).toBe(true);
  expect(same?.updatedAt).toBe(at);
});

test('a change of pages can be undone, with its time', async () => {
  const [first] = await save(pageOf('about'));
  await save(pageOf('about', { text: { en: 'Wrong.' } }));
  const [change] = await server.dataSource.query<{ id: string }[]>('SELECT change_id AS id FROM activities ORDER BY created_at DESC LIMIT 1');
  await server.graphql('mutation ($id: ID!) { undo(changeId: $id) }', { id: change?.id }, { headers: admin });
  expect((await get()).value.pages).toEqual([first]);
  expect(await page('about', 'en')).toMatchObject({ html: '<p>Text.</p>\n' });
});

const SLUG = 'Use lowercase letters, digits and hyphens, such as about-us';

test.each<[string, unknown, object]>([
  ['no address', [pageOf('')], { 'pages.0.slug': 'Please enter an address' }],
  ['an address with a slash', [pageOf('a/b')], { 'pages.0.slug': SLUG }],
  ['an address with a dot', [pageOf('..')], { 'pages.0.slug': SLUG }],
  ['an address with capitals', [pageOf('Imprint')], { 'pages.0.slug': SLUG }],
  ['an address with spaces', [pageOf('about us')], { 'pages.0.slug': SLUG }],
  ['an address that begins with a hyphen', [pageOf('-a')], { 'pages.0.slug': SLUG }],
  ['an address in another script', [pageOf('über')], { 'pages.0.slug': SLUG }],
  ['an address of 61 characters', [pageOf('a'.repeat(61))], { 'pages.0.slug': 'Address must be at most 60 characters' }],
  ['the same address twice', [pageOf('about'), pageOf('team'), pageOf('about')], { 'pages.2.slug': 'Another page has the address about' }],
  ['an address of the app', [pageOf('cities')], { 'pages.0.slug': 'The app uses the address cities. Choose another one.' }],
  ['an address of the server', [pageOf('graphql')], { 'pages.0.slug': 'The app uses the address graphql. Choose another one.' }],
  ['the prefix of a language', [pageOf('de')], { 'pages.0.slug': 'The app uses the address de. Choose another one.' }],
  ['a text without a title', [pageOf('about', { title: {} })], { 'pages.0.title': 'Please give the page a title' }],
  ['a text without a visible title', [pageOf('about', { title: { en: ' ' } })], { 'pages.0.title': 'Please give the page a title' }],
  ['an unknown language of a title', [pageOf('about', { title: { fr: 'Bonjour' } })], { 'pages.0.title.fr': 'The app has no language fr' }],
  ['an unknown language of a text', [pageOf('about', { text: { fr: 'Bonjour' } })], { 'pages.0.text.fr': 'The app has no language fr' }],
  ['a title of 81 characters', [pageOf('about', { title: { en: 'x'.repeat(81) } })], { 'pages.0.title.en': 'Title must be at most 80 characters' }],
  ['a title of two lines', [pageOf('about', { title: { en: 'a\nb' } })], { 'pages.0.title.en': 'Title contains characters that cannot be used' }],
  ['a text of 50,001 characters', [pageOf('about', { text: { en: 'x'.repeat(50_001) } })], { 'pages.0.text.en': 'Text must be at most 50,000 characters' }],
  [
    'a text that PostgreSQL cannot store',
    [pageOf('about', { text: { en: 'a\u0000b' } })],
    { 'pages.0.text.en': 'Text contains characters that cannot be used' },
  ],
  ['another place', [pageOf('about', { place: 'header' })], { 'pages.0.place': 'Expected one of: footer, menu, hidden' }],
  ['31 pages', Array.from({ length: 31 }, (_, n) => pageOf(`page-${n}`)), { pages: 'At most 30' }],
  ['no list', { about: 'Text' }, { pages: 'Expected a list' }],
  ['a page that is a text', ['about'], { 'pages.0': 'Expected an object' }],
  ['a page without a text field', [{ slug: 'about', title: {}, place: 'footer' }], { 'pages.0.text': 'This setting is missing' }],
  ['an unknown field', [{ ...pageOf('about'), html: '<b>' }], { 'pages.0.html': 'There is no such setting' }],
])('%s is refused by field', async (_what, pages, fields) => {
  const { status, body } = await put(pages);
  expect([status, body.fields]).toEqual([400, fields]);
  expect(await get()).toMatchObject({ version: 0 });
});

test('pages of 900 kB together can be saved, larger ones are refused', async () => {
  const long = (length: number) => Object.fromEntries(['en', 'de', 'es'].map((code) => [code, 'x'.repeat(length)]));
  await save(...Array.from({ length: 6 }, (_, n) => pageOf(`page-${n}`, { text: long(50_000) })));
  expect((await put(Array.from({ length: 8 }, (_, n) => pageOf(`page-${n}`, { text: long(50_000) })))).status).toBe(413);
  const log = '{ activities { items { changes { field before after } } } }';
  const { items } = (await server.graphql<{ activities: { items: { changes: object[] }[] } }>(log, {}, { headers: admin })).body.data.activities;
  expect(items[0]?.changes).toMatchObject([{ field: 'pages' }]);
  expect(JSON.stringify(items[0]).length).toBeLessThan(20_000);
});

test('visitors cannot send large bodies, with or without an invented token', async () => {
  for (const token of [undefined, 'x.y.z', `citypins_${'x'.repeat(43)}`]) {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const large = { version: 0, value: { pages: 'x'.repeat(200_000) } };
    expect((await server.send('PUT', '/api/admin/settings/pages', large, headers)).status).toBe(413);
    expect((await server.send('POST', '/graphql', { query: '{ site { name } }', variables: large }, headers)).status).toBe(413);
  }
});

describe('the preview', () => {
  const preview = async (text: unknown, headers = admin) =>
    (await server.graphql<{ markdownPreview: string }>('query ($text: String!) { markdownPreview(text: $text) }', { text }, { headers })).body;

  test('is the HTML that pages show', async () => {
    const text = '# {{site}}\n\n<script>alert(1)</script> [x](javascript:alert(1))';
    const { data } = await preview(text);
    await save(pageOf('about', { text: { en: text } }));
    expect(data.markdownPreview).toContain('<h2>CityPins</h2>');
    expect(data.markdownPreview).toBe((await page('about', 'en'))?.html);
  });

  test('of an empty text is empty', async () => {
    expect((await preview('')).data).toEqual({ markdownPreview: '' });
  });

  test('of a text that is too long is refused', async () => {
    const { errors } = await preview('x'.repeat(50_001));
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: { text: 'Text must be at most 50,000 characters' } } });
  });

  test('is for admins only', async () => {
    const member = await server.signInAs(await buildUser(server.dataSource));
    expect((await preview('x', member)).errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect((await preview('x', {})).errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });
});
