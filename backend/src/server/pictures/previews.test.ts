import sharp from 'sharp';
import { buildCity, buildPlace, buildUser } from '../../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../../test/server.js';
import { saveSettings } from '../../../test/settings.js';
import { CityStatus } from '../../modules/cities/index.js';

const { clientDir, remove } = makeClientDir();
let server: TestServer;
let cityId: string;
let placeId: string;
beforeAll(async () => {
  server = await startServer({ clientDir });
  cityId = (await buildCity(server.dataSource, { featured: true })).id;
  placeId = (await buildPlace(server.dataSource, { cityId })).id;
});
afterAll(async () => {
  await server.stop();
  remove();
});

/** Returns the path of the link preview of a page. */
async function previewOf(page: string): Promise<string> {
  const { text } = await server.rest(page);
  return new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '').pathname;
}

async function pictureAt(path: string) {
  const response = await fetch(server.url + path);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { status: response.status, type: response.headers.get('content-type'), cache: response.headers.get('cache-control'), info, data, pixel };
}

/** Uploads a picture in one color. @returns its id */
async function upload(use: string, background: string): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 300, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  form.set('use', use);
  form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'logo.png');
  const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
  const response = await fetch(`${server.url}/api/admin/site-pictures`, { method: 'POST', headers, body: form });
  return ((await response.json()) as { _id: string })._id;
}

/** Expects a color, which JPEG changes a little. */
const expectColor = (pixel: number[], [red, green, blue]: readonly [number, number, number]) =>
  expect(pixel.map((part, i) => Math.abs(part - ([red, green, blue][i] ?? 0)) < 12)).toEqual([true, true, true]);

const ACCENT_LINE = [600, 501] as const;
const BAR = [600, 620] as const;
const LOGO = [60, 568] as const;

test.each([
  ['the home page', () => '/', () => `cities/${cityId}`],
  ['a city', () => `/cities/${cityId}`, () => `cities/${cityId}`],
  ['a place', () => `/places/${placeId}`, () => `places/${placeId}`],
])('%s has a JPEG of 1200 × 630 with the look of the site', async (_name, page, subject) => {
  const path = await previewOf(page());
  expect(path).toMatch(new RegExp(`^/art/previews/[\\w-]{10}/${subject()}\\.jpg$`));
  const { status, type, cache, info, pixel } = await pictureAt(path);
  expect([status, type, info.width, info.height]).toEqual([200, 'image/jpeg', 1200, 630]);
  expect(cache).toBe('public, max-age=3600, stale-while-revalidate=2592000');
  expectColor(pixel(...ACCENT_LINE), [0x0b, 0x6b, 0x6b]);
  expectColor(pixel(...BAR), [255, 255, 255]);
});

test('a new look changes path and picture, and old paths respond with the new look', async () => {
  const page = `/cities/${cityId}`;
  const old = await previewOf(page);
  const before = await pictureAt(old);
  await saveSettings(server, 'identity', { name: 'Guide <of> Pune & "पुणे"', accent: '#8A1C7C', logo: await upload('logo', '#0000ff') });
  const path = await previewOf(page);
  expect(path).not.toBe(old);
  const after = await pictureAt(path);
  expectColor(after.pixel(...ACCENT_LINE), [0x8a, 0x1c, 0x7c]);
  expectColor(after.pixel(...LOGO), [0, 0, 255]);
  const again = await pictureAt(old);
  expect([again.cache, again.data.equals(after.data), again.data.equals(before.data)]).toEqual(['no-cache', true, false]);
  await saveSettings(server, 'identity', { name: 'Guide of Mumbai' });
  const renamed = await pictureAt(await previewOf(page));
  expect(renamed.data.equals(after.data)).toBe(false);
});

test('the preview of the home page has the first own picture of its slides', async () => {
  const picture = await upload('hero', '#ff0000');
  const slide = { title: { en: 'Pune' }, subtitle: {}, description: {}, link: '' };
  await saveSettings(server, 'home', {
    slides: [
      { ...slide, picture: '' },
      { ...slide, picture },
    ],
  });
  const path = await previewOf('/');
  expect(path).toContain(`/pictures/${picture}.jpg`);
  expectColor((await pictureAt(path)).pixel(600, 200), [255, 0, 0]);
  await saveSettings(server, 'home', { slides: [] });
});

test('a site without cities has a preview as well', async () => {
  await server.dataSource.query('UPDATE cities SET featured = false, status = $1', [CityStatus.INACTIVE]);
  const path = await previewOf('/');
  expect(path).toMatch(/\/site\.jpg$/);
  expect((await pictureAt(path)).status).toBe(200);
});

test.each([
  'cities/none.jpg',
  'cities/01900000-0000-7000-8000-000000000000.jpg',
  'users/x.jpg',
  'constructor/x.jpg',
  'cities/x.png',
  'pictures/%00.jpg',
  'site.png',
])('there is no preview at %s', async (file) => {
  const { status, body } = await server.raw<{ code: string }>(`/art/previews/look/${file}`);
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});
