import type { Page } from 'playwright-core';
import { go } from './go.js';
import { findCity, findPlace, makeAccount, resize, signInAsAdmin, visit, visitSignedIn } from './steps.js';

jest.setTimeout(180_000);

/** A window of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };
const WHOLE = { width: 1280, height: 800 };
/** The same window at 400 %. */
const NARROW = { width: 320, height: 640 };
/** Text spacing that pages must support: success criterion 1.4.12 of WCAG 2.2. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Returns by how much the page is wider than its window (px), and the last element that is too wide. */
const excess = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over <= 0) return [];
    const widest = [...document.querySelectorAll('#root *')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
      .at(-1);
    return [`${over} px too wide: ${widest?.textContent.slice(0, 40) ?? ''}`];
  });

/** Returns the animations that run. */
const moving = (tab: Page): Promise<string[]> =>
  tab.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 100)
      .map((one) => `moves: ${(one as CSSAnimation).animationName}`),
  );

/** Returns selected or current elements that look like all others when the system chooses the colors. */
const untold = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => {
    const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    const chosen = [...document.querySelectorAll('button[aria-pressed=true], [role=tab][aria-selected=true], a[aria-current]')].filter((element) =>
      element.checkVisibility(),
    );
    const canvas = backgroundOf(document.body);
    return chosen
      .filter((element) => [canvas, 'rgba(0, 0, 0, 0)'].includes(backgroundOf(element)))
      .map((element) => `chosen, and does not show: ${element.textContent}`);
  });

/** Sets the font size of the browser (CSS px). */
async function setLetters(tab: Page, size: number): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await session.detach();
}

async function open(tab: Page, address: string): Promise<void> {
  await tab.locator('h1').evaluate((title) => title.setAttribute('data-left', ''));
  await go(tab, address, tab.locator('h1:not([data-left])'));
}

/**
 * Returns the problems of pages under special browser and system settings.
 * The system chooses the colors all the time. Setting everything for each page would be slow, so all pages are opened twice:
 * with wide spacing in two zoom levels, and with letters twice as large.
 */
async function lookAtEach(tab: Page, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await tab.emulateMedia({ forcedColors: 'active' });
  const spacing = await tab.addStyleTag({ content: SPACING });
  // Each page opens in the size that the last one had.
  let sizes = [ZOOMED, NARROW];
  await resize(tab, ZOOMED);
  for (const address of addresses) {
    await open(tab, address);
    found.push(...(await moving(tab)).map((what) => `${address}: ${what}`));
    for (const size of sizes) {
      await tab.setViewportSize(size);
      found.push(...[...(await untold(tab)), ...(await excess(tab))].map((what) => `${address}, ${size.width} px with wide spacing: ${what}`));
    }
    sizes = sizes.reverse();
  }
  await spacing.evaluate((element) => element.parentNode?.removeChild(element));
  await setLetters(tab, 32);
  await tab.setViewportSize(WHOLE);
  for (const address of addresses) {
    await open(tab, address);
    found.push(...[...(await untold(tab)), ...(await excess(tab))].map((what) => `${address}, letters twice as large: ${what}`));
  }
  return found;
}

/** One screen of each layout. */
test('visitor screens support zoom, large letters, wide spacing, reduced motion and forced colors', async () => {
  const [city, place] = [await findCity('Jaipur'), await findPlace('British Museum')];
  const tab = await visit('/terms');
  expect(
    await lookAtEach(tab, [
      '/',
      '/cities',
      '/places?category=museum',
      `/cities/${city._id}`,
      '/places?search=qqzzxxqq',
      `/places/${place._id}`,
      '/login',
      '/privacy',
      '/nothing',
    ]),
  ).toEqual([]);
});

test('member screens support the same settings', async () => {
  const account = await makeAccount({ name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) });
  const tab = await visitSignedIn('/terms', account);
  expect(await lookAtEach(tab, ['/profile', '/suggest'])).toEqual([]);
});

test('console screens support the same settings', async () => {
  const place = await findPlace('British Museum');
  const tab = await visitSignedIn('/terms', await signInAsAdmin());
  expect(await lookAtEach(tab, ['/moderation', '/admin', '/admin/places', '/admin/users', '/admin/activity', `/admin/places/${place._id}`])).toEqual([]);
});
