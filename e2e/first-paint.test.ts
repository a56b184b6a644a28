import type { Page, Request } from 'playwright-core';
import { failedRequests, findPlace, heading, see, stand } from './steps.js';
import { appUrl, page, requestsOutside } from './support/browser.js';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the boxes of the first picture and text of a page (whole pixels), and their colors. */
const paintOf = (tab: Page): Promise<{ picture: Box; words: Box; source: string | null; colors: string[] }> =>
  tab.evaluate(async () => {
    await document.fonts.ready;
    const boxOf = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    };
    const picture = document.querySelector('main img');
    // The heading of the home page is only for screen readers; the visible text is in the first slide.
    const words = [...document.querySelectorAll('main h1, main h2, main p')].find((element) => element.getBoundingClientRect().height > 30);
    const colors = [words && getComputedStyle(words).color, getComputedStyle(document.body).backgroundColor].map(String);
    return { picture: boxOf(picture), words: boxOf(words), source: picture?.getAttribute('src') ?? null, colors };
  });

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Returns the layout shifts since the page opened and while it is scrolled through, as defined in https://web.dev/articles/cls. */
const shiftsOf = (tab: Page) =>
  tab.evaluate(async () => {
    const found: { value: number; moved: string[] }[] = [];
    const add = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect: { y, bottom }, currentRect: to }) => `${node?.nodeName}.${node?.className} from ${y}–${bottom} to ${to.y}–${to.bottom}`,
        );
        if (!hadRecentInput) found.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await frame();
      await frame();
    }
    add(observer.takeRecords());
    return found;
  });

/** Opens a page and holds its scripts back. `whole` releases them and waits for the complete app. */
async function openHeld(address: string, options: Parameters<typeof page>[0]) {
  const tab = await page(options);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  const asked: Request[] = [];
  tab.on('request', (request) => asked.push(request));
  const opened = tab.goto(address, { waitUntil: 'networkidle' });
  const whole = async () => {
    release();
    await opened;
    await stand(tab);
  };
  return { tab, asked, whole };
}

const MUSEUM = async () => (await findPlace('British Museum'))._id;
const LONDON = async () => (await findPlace('British Museum')).city._id;
const [PHONE, DESKTOP] = [{ width: 390, height: 844, isTouch: true, scheme: 'dark' } as const, { width: 1440, height: 900 }];

/** Maximum difference between the first paint and the screen (px). */
const OFF = 3;

/** Maximum layout shift; a tenth still counts as good. */
const MAX_SHIFT = 0.05;

test.each<[name: string, size: typeof PHONE | typeof DESKTOP, address: () => Promise<string>, title: RegExp]>([
  ['home on a phone', PHONE, async () => '/', /discover cities/],
  ['the list of cities on a phone', PHONE, async () => '/cities', /Explore Cities/],
  ['a city on a phone', PHONE, async () => `/cities/${await LONDON()}`, /London/],
  ['the list of places on a phone', PHONE, async () => '/places', /Discover Places/],
  ['a filtered list of places on a phone', PHONE, async () => '/places?category=cafe&openAt=now&price=9', /Discover Places/],
  ['a place on a phone', PHONE, async () => `/places/${await MUSEUM()}`, /British Museum/],
  ['home', DESKTOP, async () => '/', /discover cities/],
  ['a filtered list of cities', DESKTOP, async () => '/cities?country=India', /Explore Cities/],
  ['a city', DESKTOP, async () => `/cities/${await LONDON()}`, /London/],
  ['a filtered list of places', DESKTOP, async () => '/places?category=museum&minRating=4&sort=rating&page=2', /Discover Places/],
  ['a search', DESKTOP, async () => '/places?search=%20gateway%20of%20india%20', /Discover Places/],
  ['a place', DESKTOP, async () => `/places/${await MUSEUM()}`, /British Museum/],
])('%s has a first paint like the screen, no layout shift and no API or external request', async (_name, size, path, title) => {
  const address = await path();
  const sent = /<title>([^<]+)<\/title>/.exec(await (await fetch(appUrl() + address)).text())?.[1];
  const { tab, asked, whole } = await openHeld(address, size);
  await see(tab.locator('.fp'));
  const first = await paintOf(tab);
  await whole();
  const then = await paintOf(tab);
  expect([first.source, first.colors]).toEqual([then.source, then.colors]);
  const off = (['x', 'y', 'width', 'height'] as const).filter((side) => Math.abs(first.picture[side] - then.picture[side]) > OFF);
  expect(off.length > 0 ? [first.picture, then.picture] : []).toEqual([]);
  expect(Math.abs(first.words.x - then.words.x)).toBeLessThanOrEqual(OFF);
  // On desktops, the texts beside the picture of a place are centered, so their position depends on later content.
  if (!address.startsWith('/places/')) expect(Math.abs(first.words.y - then.words.y)).toBeLessThanOrEqual(OFF);

  await see(heading(tab, title));
  expect(await tab.title()).toBe(sent);
  const shifts = await shiftsOf(tab);
  expect(shifts.reduce((sum, { value }) => sum + value, 0) <= MAX_SHIFT ? [] : shifts).toEqual([]);
  const wanted = asked.map((request) => {
    const { operationName = '' } = (request.method() === 'POST' ? (request.postDataJSON() as { operationName?: string } | null) : null) ?? {};
    return `${new URL(request.url()).pathname} ${operationName}`;
  });
  // The data of a map depend on the size of its window, which the server does not know.
  expect(wanted.filter((one) => /^\/(graphql|api)/.test(one) && one !== '/graphql PlacesMap')).toEqual([]);
  expect(wanted.filter((one) => one.endsWith('.woff2 ')).length).toBeGreaterThanOrEqual(2);
  expect(requestsOutside(tab)).toEqual([]);
});

test('the page reports that the client failed to load, and offers a retry', async () => {
  const tab = await page({ hasNoClient: true, allow: [failedRequests, /uncaught/] });
  await tab.context().unroute('**/assets/*.js');
  const [client, part] = ['**/assets/index-*.js', '**/assets/start-*.js'];
  const words = tab.getByRole('alert').getByText('CityPins could not be loaded.');
  await tab.context().route(client, (route) => route.abort());
  await tab.goto('/cities');
  await see(words);
  await see(heading(tab, 'Explore Cities'));

  await tab.context().unroute(client);
  const lost = tab.context().waitForEvent('requestfailed', { predicate: (request) => request.url().includes('/assets/start-') });
  await tab.context().route(part, (route) => route.abort());
  await tab.getByRole('link', { name: 'Try again' }).click();
  await lost;
  await see(words);
  await tab.context().unroute(part);
  await tab.getByRole('link', { name: 'Try again' }).click();
  await see(tab.getByRole('navigation', { name: 'Main' }).first());
  expect(await tab.getByText('could not be loaded').isVisible()).toBe(false);
});

test('the screen replaces the first paint, loads pictures once, and keeps the position after reload', async () => {
  const tab = await page();
  const pictures: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/art/')) pictures.push(new URL(request.url()).pathname);
  });
  await tab.goto('/cities', { waitUntil: 'networkidle' });
  await see(heading(tab, 'Explore Cities'));
  expect(await tab.locator('main').count()).toBe(1);
  expect(await tab.locator('#root style, #first-paint').count()).toBe(0);
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures).size).toBe(pictures.length);

  await tab.evaluate(() => window.scrollTo(0, 900));
  await stand(tab);
  await tab.reload({ waitUntil: 'networkidle' });
  await stand(tab);
  expect(await tab.evaluate(() => Math.round(window.scrollY))).toBe(900);
});

test('links and the search work before the app runs, and the app keeps what was typed', async () => {
  const { tab, whole } = await openHeld('/places', DESKTOP);
  const field = tab.locator('main').getByRole('textbox', { name: 'Search' });
  await see(tab.locator('.fp'));
  await field.fill('british museum');
  await whole();
  const search = tab.locator('main').getByRole('combobox', { name: 'Search' });
  await see(search.and(tab.locator(':focus')));
  expect(await search.inputValue()).toBe('british museum');
  await see(tab.getByRole('main').getByRole('link', { name: 'British Museum' }));

  const held = await openHeld('/', PHONE);
  await see(held.tab.locator('.fp'));
  await held.tab.getByRole('navigation', { name: 'Bottom' }).getByRole('link', { name: 'Cities' }).click();
  // The scripts of the next page are held back too, which can hold back its load event.
  await held.tab.waitForURL(/\/cities$/, { waitUntil: 'commit' });
  await held.whole();
  await see(heading(held.tab, 'Explore Cities'));
});

test('a browser without scripts reads and searches the guide in its language', async () => {
  const tab = await page({ hasNoScripts: true });
  await tab.goto('/de');
  await tab.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Orte' }).click();
  await tab.waitForURL(/\/de\/places$/);
  const first = tab.getByRole('main').getByRole('link');
  expect(await first.count()).toBeGreaterThan(15);
  await tab.getByRole('link', { name: 'Zur nächsten Seite' }).click();
  await tab.waitForURL(/page=2$/);
  await tab.getByRole('main').getByRole('textbox').fill('british museum');
  await tab.keyboard.press('Enter');
  await tab.getByRole('main').getByRole('link', { name: 'British Museum' }).click();
  await see(heading(tab, 'British Museum'));
  await see(tab.getByText(/^Ohne JavaScript kannst du/));
});
