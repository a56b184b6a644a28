import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { ask } from '../community/people.js';
import { makeCity, newName } from '../console/content.js';
import { type Account, api, failedRequests, see, signInAsAdmin, stand, visit, visitSignedIn } from '../steps.js';
import { appUrl, page, requestsOutside } from '../support/browser.js';

jest.setTimeout(120_000);

type Scheme = 'light' | 'dark';

/** Colors that the map is drawn in with the app's own accent; `lib/map-look` of the client has them. */
const GROUND = {
  light: { land: 0xf7f2e9, water: 0xadd1d8, road: 0xf3e1c0 },
  dark: { land: 0x1d1c2a, water: 0x1b3e53, road: 0x676064 },
};
const FILE = fileURLToPath(new URL('../../guides/vaduz/map.pmtiles', import.meta.url));
/** Share of main roads from which a map has streets; names contain a few pixels of the same color. */
const ROAD = 0.1;
/** Point in Vaduz between the Rhine and the main road. */
const RHINE = { latitude: 47.1325, longitude: 9.5166 };

const setSource = async (source: 'own' | 'tiles'): Promise<void> => {
  const { token } = admin;
  const { version, value } = await api<{ version: number; value: object }>('/admin/settings/map', { token });
  await api('/admin/settings/map', { method: 'PUT', token, body: { version, value: { ...value, source } } });
};

const archives = async (): Promise<{ id: string; name: string; state: string }[]> =>
  (await ask<{ mapArchives: { items: Awaited<ReturnType<typeof archives>> } }>(admin, '{ mapArchives { items { id name state } } }')).mapArchives.items;

/** Uploads the archive of Vaduz, and waits until maps show it. @returns its id */
async function addVaduz(): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([readFileSync(FILE)]), `${newName('vaduz')}.pmtiles`);
  const headers = { authorization: `Bearer ${admin.token}` };
  const response = await fetch(`${appUrl()}/api/admin/map/archives`, { method: 'POST', headers, body: form });
  const { _id: id } = (await response.json()) as { _id: string };
  for (;;) {
    const { state } = (await archives()).find((one) => one.id === id) ?? {};
    if (state === 'READY') return id;
    if (state !== 'MAKING') throw new Error(`The archive is ${state ?? 'not there'} after status ${response.status}.`);
    await sleep(200);
  }
}

/** Creates a published place beside the Rhine, in a city of its own. */
async function makePlace(): Promise<{ city: string; place: string; name: string }> {
  const { id: city } = await makeCity({ coordinates: RHINE, timeZone: 'Europe/Vaduz' });
  const name = newName('Bridge');
  const input = { name, cityId: city, category: 'cafe', description: 'A place that only this journey knows of.', coordinates: RHINE };
  const suggest = 'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }';
  const { suggestPlace } = await ask<{ suggestPlace: { id: string } }>(admin, suggest, { input });
  return { city, place: suggestPlace.id, name };
}

let admin: Account;
let archive: string;
let vaduz: Awaited<ReturnType<typeof makePlace>>;
beforeAll(async () => {
  admin = await signInAsAdmin();
  await setSource('own');
  archive = await addVaduz();
  vaduz = await makePlace();
});
// Other tests use the same app.
afterAll(async () => {
  await setSource('tiles');
  await ask(admin, 'mutation ($id: ID!) { removeMapArchive(id: $id) { id } }', { id: archive });
});

const distance = (a: number, b: number): number => Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));

/** Shares of pixels (percent), and all of them. */
interface Pixels {
  land: number;
  water: number;
  /** Main roads, which the world does not have. */
  road: number;
  others: number;
  bytes: Buffer;
}

/** Waits until a map is drawn, and returns its pixels. */
async function pixelsOf(map: Locator, scheme: Scheme): Promise<Pixels> {
  await see(map.locator('canvas.leaflet-tile-loaded'));
  await stand(map.page());
  const tiles = map.locator('.leaflet-tile-pane');
  await tiles.waitFor({ state: 'attached' });
  const { data, info } = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = { land: 0, water: 0, road: 0, others: 0 };
  const colors = Object.entries(GROUND[scheme]) as [keyof typeof counts, number][];
  for (let i = 0; i < data.length; i += info.channels) {
    const color = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
    counts[colors.find(([, one]) => distance(color, one) <= 3)?.[0] ?? 'others']++;
  }
  const share = (count: number) => (100 * count) / (info.width * info.height);
  const { land, water, road, others } = counts;
  return { land: share(land), water: share(water), road: share(road), others: share(others), bytes: data };
}

/** Drags a map by a third of its size. */
async function pan(map: Locator): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not visible.');
  const [x, y] = [box.x + box.width * 0.6, box.y + box.height * 0.6];
  const { mouse } = map.page();
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x - box.width / 3, y - box.height / 3, { steps: 8 });
  await mouse.up();
  await stand(map.page());
}

/** Fails unless a map shows land, water, and streets or names, and others after it was moved. */
async function expectDrawn(map: Locator, scheme: Scheme, hasStreets: boolean): Promise<void> {
  await map.scrollIntoViewIfNeeded();
  const before = await pixelsOf(map, scheme);
  expect(before.land).toBeGreaterThan(1);
  expect(before.water).toBeGreaterThan(1);
  expect(before.others).toBeGreaterThan(0.5);
  expect(before.road > ROAD).toBe(hasStreets);
  await pan(map);
  const after = await pixelsOf(map, scheme);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  expect(after.land + after.water).toBeGreaterThan(20);
  expect(requestsOutside(map.page())).toEqual([]);
}

const mapOf = (tab: Page, name: string | RegExp): Locator => tab.locator('.leaflet-container').and(tab.getByLabel(name));

/** Opens a form with a map to set the pin. */
async function openForm(address: string, scheme: Scheme): Promise<Locator> {
  const form = await visitSignedIn(address, admin, { scheme });
  // The code of a map is loaded when it comes into view.
  await form.getByLabel(/^Latitude/).scrollIntoViewIfNeeded();
  return mapOf(form, 'Map to set the pin');
}

/** Opens a page with a map, and returns the map. */
type Opening = (scheme: Scheme) => Promise<Locator>;

const STREETS: Record<string, Opening> = {
  'the places of a city': async (scheme) => mapOf(await visit(`/places?city=${vaduz.city}`, { scheme }), 'Map of the places'),
  'a place': async (scheme) => {
    const tab = await visit(`/places/${vaduz.place}`, { scheme });
    await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    return mapOf(tab, `Map of ${vaduz.name}`);
  },
  'an embedded map': async (scheme) => {
    const tab = await page({ scheme, width: 700, height: 450 });
    await tab.goto(`${appUrl()}/embed/places/${vaduz.place}/map`);
    return mapOf(tab, `Map of ${vaduz.name}`);
  },
  'the form of a suggestion': (scheme) => openForm(`/suggest?city=${vaduz.city}`, scheme),
  'the form of a place': (scheme) => openForm(`/admin/places/${vaduz.place}`, scheme),
};

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test('the map of all places shows the world without any other server', async () => {
    const map = mapOf(await visit('/places', { scheme }), 'Map of the places');
    await see(map);
    await expectDrawn(map, scheme, false);
  });

  test.each(Object.entries(STREETS))('the map of %s shows streets without any other server', async (_name, open) => {
    const map = await open(scheme);
    await see(map);
    await expectDrawn(map, scheme, true);
  });
});

test('the world shows where the tiles of an archive fail', async () => {
  const tab = await page({ allow: [failedRequests] });
  const failed: string[] = [];
  tab.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await tab.route(`**/map/${archive}/**`, (route) => route.abort());
  // From the Ligurian Sea to Vaduz.
  await tab.goto('/places?view=map&area=43.5,7.5,47.5,11.5');
  const drawn = await pixelsOf(mapOf(tab, 'Map of the places'), 'light');
  expect(drawn.land).toBeGreaterThan(1);
  expect(drawn.water).toBeGreaterThan(1);
  expect(drawn.others).toBeGreaterThan(0.5);
  expect(drawn.road).toBeLessThan(ROAD);
  expect(failed.filter((path) => path.startsWith(`/map/${archive}/`))).not.toEqual([]);
});

test('a map follows the color scheme while it is open', async () => {
  const tab = await visit('/places', { scheme: 'light' });
  const map = mapOf(tab, 'Map of the places');
  expect((await pixelsOf(map, 'light')).water).toBeGreaterThan(1);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark' || document.documentElement.hasAttribute('data-dark'));
  const dark = await pixelsOf(map, 'dark');
  expect(dark.water).toBeGreaterThan(1);
  expect(dark.land).toBeGreaterThan(1);
});

test('a map whose tiles fail shows land and pins, and is drawn after the next move', async () => {
  const tab = await page({ allow: [failedRequests] });
  let isDown = true;
  await tab.route('**/map/**', (route) => (isDown ? route.abort() : route.continue()));
  await tab.goto('/places');
  const map = mapOf(tab, 'Map of the places');
  await see(map.locator('canvas.leaflet-tile-loaded'));
  await see(map.locator('.pin-cluster'));
  isDown = false;
  await pan(map);
  const drawn = await pixelsOf(map, 'light');
  expect(drawn.land).toBeGreaterThan(1);
  expect(drawn.water).toBeGreaterThan(1);
  expect(drawn.others).toBeGreaterThan(0.5);
});
