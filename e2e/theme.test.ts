import type { Page } from 'playwright-core';
import { gone, see } from './steps.js';
import { page } from './support/browser.js';

const PAPER = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 17, 28)' };
const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.colorScheme);

/** Records the color scheme and the background when the page is parsed, before its scripts draw anything. */
async function watchTheFirstMoment(tab: Page): Promise<() => Promise<unknown>> {
  await tab.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const { documentElement: root } = document;
      Object.assign(window, { firstMoment: [root.dataset.colorScheme, getComputedStyle(root).backgroundColor] });
    });
  });
  return () => tab.evaluate(() => (window as unknown as { firstMoment: unknown }).firstMoment);
}

async function choose(tab: Page, theme: 'Light' | 'Dark' | 'System'): Promise<void> {
  await tab.getByRole('button', { name: 'Theme' }).click();
  await tab.getByRole('menuitemradio', { name: theme }).click();
  await gone(tab.getByRole('menu'));
}

test('a visitor gets the theme of the system, then the chosen one after reload, without a flash', async () => {
  const tab = await page({ scheme: 'light' });
  const first = await watchTheFirstMoment(tab);
  await tab.goto('/cities');
  await see(tab.getByRole('article'));
  expect(await first()).toEqual(['light', PAPER.light]);
  expect(await scheme(tab)).toBe('light');
  expect(await ground(tab)).toBe(PAPER.light);

  await choose(tab, 'Dark');
  expect(await ground(tab)).toBe(PAPER.dark);
  await tab.reload();
  await see(tab.getByRole('article'));
  expect(await first()).toEqual(['dark', PAPER.dark]);
  expect(await ground(tab)).toBe(PAPER.dark);
  await tab.getByRole('button', { name: 'Theme' }).click();
  await see(tab.getByRole('menuitemradio', { name: 'Dark', checked: true }));
  await tab.getByRole('menuitemradio', { name: 'System' }).click();
  await gone(tab.getByRole('menu'));
  expect(await scheme(tab)).toBe('light');
  await tab.reload();
  expect(await first()).toEqual(['light', PAPER.light]);
  await tab.emulateMedia({ colorScheme: 'dark' });
  await tab.waitForFunction(() => document.documentElement.dataset.colorScheme === 'dark');

  await choose(tab, 'Light');
  expect(await ground(tab)).toBe(PAPER.light);
  await tab.reload();
  await see(tab.getByRole('article'));
  expect(await first()).toEqual(['light', PAPER.light]);
  expect(await ground(tab)).toBe(PAPER.light);
});

test('a visitor without browser storage gets the system theme from the first moment', async () => {
  const tab = await page({ scheme: 'dark' });
  await tab.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const first = await watchTheFirstMoment(tab);
  await tab.goto('/cities');
  await see(tab.getByRole('article'));
  expect(await first()).toEqual(['dark', PAPER.dark]);
  expect(await scheme(tab)).toBe('dark');
  expect(await ground(tab)).toBe(PAPER.dark);
});
