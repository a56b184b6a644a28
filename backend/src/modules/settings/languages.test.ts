import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

interface State {
  value: object;
  version: number;
  fields?: Record<string, string>;
}

let server: TestServer;
let admin: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
});
beforeEach(() => server.dataSource.query('DELETE FROM settings'));
afterAll(() => server.stop());

async function put(group: string, value: unknown) {
  const { body } = await server.rest<State>(`/api/admin/settings/${group}`, { headers: admin });
  const { status, body: saved } = await server.send<State>('PUT', `/api/admin/settings/${group}`, { version: body.version, value }, admin);
  return [status, status === 200 ? saved.value : saved.fields];
}
const site = async () =>
  (await server.graphql<{ site: object }>('{ site { languages { initial offered } taglines { language text } pages { titles { language } } } }')).body.data
    .site;

test('a new site offers all languages, with English as default', async () => {
  expect(await site()).toMatchObject({ languages: { initial: 'en', offered: ['en', 'es', 'de', 'hi', 'ar'] } });
});

test('saved languages are public, in the order of the menu', async () => {
  expect(await put('languages', { initial: 'de', offered: ['ar', 'de', 'de', 'en'] })).toEqual([200, { initial: 'de', offered: ['en', 'de', 'ar'] }]);
  expect(await site()).toMatchObject({ languages: { initial: 'de', offered: ['en', 'de', 'ar'] } });
});

test.each<[unknown, object]>([
  [{ initial: 'de', offered: ['en', 'es'] }, { initial: 'Offer the default language as well' }],
  [{ initial: 'fr', offered: ['en'] }, { initial: 'Expected one of: en, es, de, hi, ar' }],
  [{ initial: 'en', offered: ['en', 'fr'] }, { offered: 'Expected one of: en, es, de, hi, ar' }],
  [{ initial: 'en', offered: [] }, { offered: 'Choose at least 1' }],
  [{ initial: 'en', offered: 'en' }, { offered: 'Expected one of: en, es, de, hi, ar' }],
  [
    { initial: ['en'], offered: { en: true } },
    { initial: 'Expected one of: en, es, de, hi, ar', offered: 'Expected one of: en, es, de, hi, ar' },
  ],
  [{ offered: ['en'] }, { initial: 'This setting is missing' }],
])('refuses %j', async (value, errors) => {
  expect(await put('languages', value)).toEqual([400, errors]);
});

test('texts of the operator begin with the one for readers of all other languages', async () => {
  await put('identity', { name: 'Guide', tagline: { ar: 'a', de: 'd', en: 'e', hi: 'h' }, logo: '', icon: '', accent: '', credit: true });
  const order = async () => ((await site()) as { taglines: { language: string }[] }).taglines.map(({ language }) => language);
  expect(await order()).toEqual(['en', 'de', 'hi', 'ar']);
  await put('languages', { initial: 'de', offered: ['de', 'ar'] });
  expect(await order()).toEqual(['de', 'ar', 'en', 'hi']);
  await put('languages', { initial: 'ar', offered: ['de', 'ar'] });
  expect(await order()).toEqual(['ar', 'de', 'en', 'hi']);
});

test('a page without a text in a language has the one in the default language, else in an offered one', async () => {
  const page = (slug: string, ...codes: string[]) => ({
    slug,
    title: { en: slug },
    text: Object.fromEntries(codes.map((code) => [code, code])),
    place: 'footer',
  });
  await put('pages', { pages: [page('all', 'en', 'es', 'de', 'hi'), page('some', 'en', 'hi'), page('one', 'es')] });
  await put('languages', { initial: 'de', offered: ['de', 'hi', 'ar'] });
  const languagesOf = async (slug: string, language: string) =>
    (await server.graphql<{ page: { languages: string[] } }>(`{ page(slug: "${slug}", language: "${language}") { languages } }`)).body.data.page.languages;
  expect(await languagesOf('all', 'ar')).toEqual(['de', 'hi']);
  expect(await languagesOf('all', 'hi')).toEqual(['hi', 'de']);
  expect(await languagesOf('some', 'ar')).toEqual(['hi']);
  expect(await languagesOf('one', 'ar')).toEqual(['es']);
});
