import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { makePlace } from '../community/people.js';
import { makeCity } from '../console/content.js';
import { api, heading, see, signInAsAdmin, stand, visit } from '../steps.js';
import { appUrl, page } from '../support/browser.js';

jest.setTimeout(240_000);

const FILE = fileURLToPath(new URL('../../guides/vaduz/map.pmtiles', import.meta.url));
const VADUZ = { latitude: 47.1393, longitude: 9.5228 };

interface Settings {
  version: number;
  value: object;
}

let token: string;
let archive: string;
let city: string;
let place: { id: string; name: string; path: string };

async function setSource(source: 'own' | 'tiles'): Promise<void> {
  const { version, value } = await api<Settings>('/admin/settings/map', { token });
  await api('/admin/settings/map', { method: 'PUT', token, body: { version, value: { ...value, source } } });
}

/** Adds the map of Vaduz. @returns its id when maps draw it */
async function addMap(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([readFileSync(FILE)]), 'vaduz.pmtiles');
  const response = await fetch(`${appUrl()}/api/admin/map/archives`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
  const { _id } = (await response.json()) as { _id: string };
  for (;;) {
    const all = await api<{ items: { _id: string; state: string }[] }>('/admin/map/archives', { token });
    if (all.items.some(({ _id: id, state }) => id === _id && state === 'ready')) return _id;
    await sleep(200);
  }
}

beforeAll(async () => {
  ({ token } = await signInAsAdmin());
  await setSource('own');
  archive = await addMap();
  ({ id: city } = await makeCity({ coordinates: VADUZ, timeZone: 'Europe/Vaduz' }));
  place = await makePlace({ cityId: city, coordinates: VADUZ });
});
// Other tests use the same app.
afterAll(async () => {
  await api(`/admin/map/archives/${archive}`, { method: 'DELETE', token });
  await setSource('tiles');
});

/** Returns the paths of the pictures that a page loads from now on. */
function picturesOf(tab: Page): string[] {
  const paths: string[] = [];
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/art/maps/')) paths.push(pathname);
  });
  return paths;
}

/** Adds up the layout shifts of a page in `layoutShift`. */
function recordShifts(): void {
  const recorded = window as unknown as { layoutShift: number };
  recorded.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as unknown as { value: number }[]) recorded.layoutShift += value;
  }).observe({ type: 'layout-shift' });
}

test('the picture of a place shows until its map is drawn, and nothing moves', async () => {
  const tab = await page();
  const loaded = picturesOf(tab);
  let load = (): void => undefined;
  const isAllowed = new Promise<void>((resolve) => (load = resolve));
  await tab.route(/\/assets\/Leaflet(Point)?Map-/, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await tab.goto(place.path);
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  const picture = tab.locator('.static-map img');
  await see(picture);
  await tab.waitForFunction(() => (document.querySelector<HTMLImageElement>('.static-map img')?.naturalWidth ?? 0) > 0);
  expect(await picture.getAttribute('alt')).toBe(`Map of ${place.name}`);
  expect(await tab.locator('.leaflet-container').count()).toBe(0);
  const before = await tab.locator('.static-map').locator('..').boundingBox();

  await tab.evaluate(recordShifts);
  load();
  await see(tab.locator('.leaflet-container canvas.leaflet-tile-loaded'));
  await tab.waitForFunction(() => getComputedStyle(document.querySelector('.static-map') as Element).visibility === 'hidden');
  await stand(tab);
  expect(await tab.locator('.static-map').locator('..').boundingBox()).toEqual(before);
  expect(await tab.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)).toBe(0);
  expect(loaded).toEqual([`/art/maps/${place.id}-light.webp`]);
});

test('without JavaScript a place and its embedded map have the picture', async () => {
  // The frame is as high as the window.
  for (const [address, kind] of [
    [place.path, 'light'],
    [`/embed/places/${place.id}/map?theme=light`, 'light-large'],
  ] as const) {
    const tab = await page({ hasNoScripts: true });
    const loaded = picturesOf(tab);
    await tab.goto(address);
    const picture = tab.getByRole('img', { name: `Map of ${place.name}` });
    await picture.scrollIntoViewIfNeeded();
    await see(picture);
    await tab.waitForLoadState('networkidle');
    expect(loaded).toEqual([`/art/maps/${place.id}-${kind}.webp`]);
    // Neither is enlarged.
    expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('none');
  }
});

/** Returns large parts of a printed page that have a border or a ground of their own, and neither a text nor a picture. */
function findEmpty(): string[] {
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 100 && height > 80 && element.checkVisibility({ visibilityProperty: true });
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      if (!isShown(element) || element.closest('svg') || element.matches('img, picture, canvas, svg')) return false;
      const { borderTopWidth, borderBottomWidth, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isBox = (borderTopWidth !== '0px' && borderBottomWidth !== '0px') || !['rgba(0, 0, 0, 0)', ground].includes(backgroundColor);
      if (!isBox || backgroundImage !== 'none' || element.innerText.trim() !== '') return false;
      return ![...element.querySelectorAll('img, svg, canvas')].some((picture) => picture.checkVisibility({ visibilityProperty: true }));
    })
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Returns the largest part (0 to 255) of the red, green or blue of the main heading. */
const brightness = (tab: Page): Promise<number> =>
  tab.locator('h1').evaluate((element) => Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)));

const PRINTED: Record<string, () => string> = {
  'a place': () => place.path,
  'a city': () => `/cities/${city}`,
  'the list of places': () => `/places?city=${city}`,
  'an embedded map': () => `/embed/places/${place.id}/map`,
};

describe.each(['light', 'dark'] as const)('on paper, in the %s scheme,', (scheme) => {
  test.each(Object.entries(PRINTED))('%s has no empty boxes, no controls and dark words', async (name, address) => {
    const tab = await visit(address(), { scheme });
    if (name === 'an embedded map') await see(tab.locator('canvas.leaflet-tile-loaded'));
    await see(heading(tab, /./));
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await tab.waitForLoadState('networkidle');
    await tab.emulateMedia({ media: 'print' });
    await stand(tab);
    expect(await tab.evaluate(findEmpty)).toEqual([]);
    const controls = tab.locator('.leaflet-container, button, [role=search], a[href="#main"]');
    expect(await controls.filter({ visible: true }).count()).toBe(0);
    // The white name of a city needs the picture, which browsers otherwise leave out with the ground.
    if (name === 'a city') expect(await heading(tab, /./).evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
    else expect(await brightness(tab)).toBeLessThan(128);
    if (name !== 'a city' && name !== 'the list of places') {
      const picture = tab.getByRole('img', { name: `Map of ${place.name}` });
      expect(await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc.endsWith('-light.webp')])).toEqual([true, true]);
    }
  });
});
