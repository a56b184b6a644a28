import { buildPlace, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';

const PUBLIC = 'https://guide.example.org';
const ALL = ['en', 'es', 'de', 'hi', 'ar'];
const ENGLISH = { initial: 'en', offered: ALL };
const ARABIC = { initial: 'ar', offered: ALL };

const client = makeClientDir({
  AppLayout: 'query AppLayout { site { name } }',
  PlaceCardEmbed: 'query PlaceCardEmbed($id: ID!) { place(id: $id) { id } }',
});
let server: TestServer;
let admin: Record<string, string>;
let placeId: string;
beforeAll(async () => {
  server = await startServer({ clientDir: client.clientDir, env: { PUBLIC_URL: PUBLIC } });
  admin = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  placeId = (await buildPlace(server.dataSource, {})).id;
});
afterAll(async () => {
  await server.stop();
  client.remove();
});

async function offer(value: object): Promise<void> {
  const { body } = await server.rest<{ version: number }>('/api/admin/settings/languages', { headers: admin });
  expect((await server.send('PUT', '/api/admin/settings/languages', { version: body.version, value }, admin)).status).toBe(200);
}
const open = (address: string) => server.raw(address, { redirect: 'manual' });
async function moved(address: string): Promise<unknown[]> {
  const { status, headers } = await open(address);
  return [status, headers.get('location'), headers.get('cache-control')];
}
const languageAt = async (address: string) => /<html lang="(\w+)"/.exec((await open(address)).text)?.[1];
async function linksOf(address: string) {
  const { text } = await open(address);
  const alternates = [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]);
  return { canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1], alternates, manifest: /rel="manifest" href="([^"]*)"/.exec(text)?.[1] };
}
const sitemap = async () => [...(await open('/sitemaps/pages-1.xml')).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('the default language has no prefix, and the others have one; both ways', async () => {
  for (const [choice, first, other] of [
    [ARABIC, 'ar', 'en'],
    [ENGLISH, 'en', 'ar'],
  ] as const) {
    await offer(choice);
    expect([await languageAt('/cities'), await languageAt(`/${other}/cities`), await languageAt('/nothing')]).toEqual([first, other, first]);
    expect(await moved(`/${first}/cities?page=2&x=%2F`)).toEqual([301, '/cities?page=2&x=%2F', 'no-cache']);
    expect(await moved(`/${first}`)).toEqual([301, '/', 'no-cache']);
    const here = `${PUBLIC}/cities`;
    const there = `${PUBLIC}/${other}/cities`;
    const alternates = [
      ['en', first === 'en' ? here : there],
      ['ar', first === 'ar' ? here : there],
    ];
    expect(await linksOf('/cities')).toEqual({ canonical: here, alternates, manifest: `/manifest/${first}.webmanifest` });
    expect(await linksOf(`/${other}/cities`)).toEqual({ canonical: there, alternates, manifest: `/manifest/${other}.webmanifest` });
    expect(await sitemap()).toEqual(expect.arrayContaining([here, there]));
    expect(await languageAt('/shell/default')).toBe(first);
  }
});

test('an address in a language that is not offered leads to the same page in the default language', async () => {
  await offer({ initial: 'en', offered: ['en'] });
  expect(await moved('/ar/places/1?x=1')).toEqual([301, '/places/1?x=1', 'no-cache']);
  expect(await moved('/ar/nothing')).toEqual([301, '/nothing', 'no-cache']);
  expect(await moved(`/ar/embed/places/${placeId}`)).toEqual([301, `/embed/places/${placeId}`, 'no-cache']);
  expect((await linksOf('/cities')).alternates).toEqual([['en', `${PUBLIC}/cities`]]);
  expect((await sitemap()).some((address) => address?.includes('/ar'))).toBe(false);
  expect([(await open('/manifest/ar.webmanifest')).status, (await open('/shell/ar')).status, (await open('/shell/en')).status]).toEqual([404, 404, 200]);
  await offer(ENGLISH);
  expect(await languageAt('/ar/cities')).toBe('ar');
});

test('frames are in the language of their address', async () => {
  await offer(ARABIC);
  const codeOf = async (address: string) => (JSON.parse((await open(address)).text) as { code: string }).code;
  expect([await codeOf(`/embed/places/${placeId}`), await codeOf(`/en/embed/places/${placeId}`)]).toEqual(['ar', 'en']);
});

test.each(['/ar//evil.example', '/ar/\\evil.example', '/ar///evil.example/x', '/ar/%2Fevil.example', '/ar/%0d%0aX-Evil:%201', '/ar/%E0%A4'])(
  'a redirect of %s stays on this site',
  async (address) => {
    await offer(ARABIC);
    const [status, location] = await moved(address);
    expect(status).toBe(301);
    expect(new URL(String(location), PUBLIC).origin).toBe(PUBLIC);
    expect(String(location)).toMatch(/^\/(?![/\\])/);
  },
);
