import type { Page } from 'playwright-core';
import { failedRequests, findPlace, heading, see, stand } from './steps.js';
import { page } from './support/browser.js';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the first picture and the heading of a page are, in whole pixels. */
const boxes = (tab: Page): Promise<{ picture: Box; words: Box; source: string | null }> =>
  tab.evaluate(() => {
    const boxOf = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    };
    const picture = document.querySelector('main img');
    // The heading of the front page is for screen readers alone: its words are those of the first slide.
    const words = [...document.querySelectorAll('main h1, main h2, main p')].find((element) => element.getBoundingClientRect().height > 30);
    return { picture: boxOf(picture), words: boxOf(words), source: picture?.getAttribute('src') ?? null };
  });

const addresses = async (): Promise<string[]> => {
  const place = await findPlace('British Museum');
  return ['/', '/cities', '/places', `/cities/${place.city._id}`, `/places/${place._id}`];
};

/** Pixels by which what the server paints may be off. */
const OFF = 3;

test.each([
  [390, 844],
  [1440, 900],
])(
  'the first paint has its picture and its words where the screen has them, %i pixels wide',
  async (width, height) => {
    for (const address of await addresses()) {
      const still = await page({ width, height, hasNoClient: true, allow: [failedRequests] });
      const whole = await page({ width, height });
      await Promise.all([still.goto(address, { waitUntil: 'networkidle' }), whole.goto(address, { waitUntil: 'networkidle' })]);
      await stand(whole);
      const [first, then] = [await boxes(still), await boxes(whole)];
      expect([address, first.source]).toEqual([address, then.source]);
      const off = (['x', 'y', 'width', 'height'] as const).filter((side) => Math.abs(first.picture[side] - then.picture[side]) > OFF);
      expect({ address, off: off.length > 0 ? [first.picture, then.picture] : [] }).toEqual({ address, off: [] });
      expect(Math.abs(first.words.x - then.words.x)).toBeLessThanOrEqual(OFF);
      // Beside the picture the words of a place are in the middle of what else is said of it there.
      if (!address.startsWith('/places/')) expect(Math.abs(first.words.y - then.words.y)).toBeLessThanOrEqual(OFF);
      await Promise.all([still.context().close(), whole.context().close()]);
    }
  },
  120_000,
);

test.each(['light', 'dark'] as const)('the first paint can be read in the %s scheme', async (scheme) => {
  const tab = await page({ scheme, hasNoClient: true, allow: [failedRequests] });
  await tab.goto('/places');
  await see(heading(tab, 'Discover Places'));
  const [ink, ground] = await heading(tab, 'Discover Places').evaluate((h1) => [getComputedStyle(h1).color, getComputedStyle(document.body).backgroundColor]);
  expect([ink, ground]).toEqual(scheme === 'light' ? ['rgb(30, 27, 46)', 'rgb(250, 247, 242)'] : ['rgb(243, 240, 250)', 'rgb(18, 17, 28)']);
});

test.each([
  ['the client', '**/assets/index-*.js'],
  ['a part of it', '**/assets/start-*.js'],
])('it says so where %s cannot be fetched, and offers another try', async (_what, file) => {
  const tab = await page({ hasNoClient: true, allow: [failedRequests, /uncaught/] });
  await tab.context().unroute('**/assets/*.js');
  await tab.context().route(file, (route) => route.abort());
  await tab.goto('/cities');
  await see(tab.getByRole('alert').getByText('CityPins could not be loaded.'));
  await see(heading(tab, 'Explore Cities'));
  await tab.context().unroute(file);
  await tab.getByRole('link', { name: 'Try again' }).click();
  await see(tab.getByRole('navigation', { name: 'Main' }).first());
  expect(await tab.getByText('could not be loaded').isVisible()).toBe(false);
});

test('nothing of it is left once the screen is there, and its picture was fetched once', async () => {
  const tab = await page();
  const pictures: string[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/art/')) pictures.push(new URL(request.url()).pathname);
  });
  await tab.goto('/cities', { waitUntil: 'networkidle' });
  await see(heading(tab, 'Explore Cities'));
  expect(await tab.locator('main').count()).toBe(1);
  expect(await tab.locator('#root style').count()).toBe(0);
  expect(pictures.length).toBeGreaterThan(2);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a page that is reloaded is where it was left', async () => {
  const tab = await page();
  await tab.goto('/cities', { waitUntil: 'networkidle' });
  await tab.evaluate(() => window.scrollTo(0, 900));
  await stand(tab);
  await tab.reload({ waitUntil: 'networkidle' });
  await stand(tab);
  expect(await tab.evaluate(() => Math.round(window.scrollY))).toBe(900);
});
