import type { Page } from 'playwright-core';
import { gone, see, visit } from './steps.js';
import { page } from './support/browser.js';

const PAPER = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 17, 28)' };
const ground = (tab: Page) => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
const scheme = (tab: Page) => tab.evaluate(() => document.documentElement.dataset.colorScheme);

/** Notes at the moment when the page is parsed, before its scripts draw anything, which scheme and ground it has. */
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

test.each(['light', 'dark'] as const)('a visitor whose system is %s sees the guide so from the first moment', async (system) => {
  const tab = await page({ scheme: system });
  const first = await watchTheFirstMoment(tab);
  await tab.goto('/cities');
  await see(tab.getByRole('article'));
  expect(await first()).toEqual([system, PAPER[system]]);
  expect(await scheme(tab)).toBe(system);
  expect(await ground(tab)).toBe(PAPER[system]);
});

test.each([
  ['Dark', 'light', 'dark'],
  ['Light', 'dark', 'light'],
] as const)('a visitor who chooses %s on a system that is %s finds it so after a reload, without a flash', async (theme, system, chosen) => {
  const tab = await page({ scheme: system });
  const first = await watchTheFirstMoment(tab);
  await tab.goto('/cities');
  await choose(tab, theme);
  expect(await ground(tab)).toBe(PAPER[chosen]);
  await tab.reload();
  await see(tab.getByRole('article'));
  expect(await first()).toEqual([chosen, PAPER[chosen]]);
  expect(await ground(tab)).toBe(PAPER[chosen]);
  await tab.getByRole('button', { name: 'Theme' }).click();
  await see(tab.getByRole('menuitemradio', { name: theme, checked: true }));
});

test('a visitor who goes back to the system follows it again, also while the page is open', async () => {
  const tab = await visit('/cities', { scheme: 'dark' });
  await choose(tab, 'Light');
  expect(await scheme(tab)).toBe('light');
  await choose(tab, 'System');
  expect(await scheme(tab)).toBe('dark');
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.waitForFunction(() => document.documentElement.dataset.colorScheme === 'light');
  await tab.reload();
  expect(await scheme(tab)).toBe('light');
});

test('a visitor with a phone chooses the theme in the menu', async () => {
  const tab = await visit('/cities', { width: 360, height: 740, isTouch: true });
  await tab.getByRole('button', { name: 'Menu', exact: true }).tap();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Dark' }).tap();
  await see(tab.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Dark', pressed: true }));
  expect(await ground(tab)).toBe(PAPER.dark);
});

test('a visitor whose browser keeps nothing still sees the guide', async () => {
  const tab = await page({ scheme: 'dark' });
  await tab.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await tab.goto('/cities');
  await see(tab.getByRole('article'));
  expect(await ground(tab)).toBe(PAPER.dark);
});
