import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { see } from '../steps.js';
import { page as openPage } from '../support/browser.js';
import type { Scene } from './people.js';
import { KIND, LANGUAGES } from './sentinels.js';
import { shownIn } from './site.js';
import { readerIn } from './surfaces.js';

/** Returns what people read on a page. */
const wordsOf = async (tab: Page): Promise<string> => shownIn(await tab.locator('html').innerText());

/** Effects that only the client shows. `found.ts` names the fields of each. */
export const BROWSER_EFFECTS = {
  async 'the client shows the words of a category, and the contact'({ site, made }: Scene) {
    const tab = await openPage();
    for (const code of LANGUAGES) {
      const { at } = readerIn(code, made);
      await tab.goto(`${site.url}${at(`/places?category=${KIND.slug}`)}`);
      const footer = tab.getByRole('contentinfo');
      await see(footer.locator('a[href="https://social.example.org/sentinel"]'));
      const main = shownIn(await tab.getByRole('main').innerText());
      const end = shownIn(await footer.innerText());
      expect(main).toContain(`Sentinel kind ${code}`);
      for (const text of [`Sentinel kinds ${code}`, `Sentinel tagline ${code}`, 'sentinel@example.org', '+358 9 1234567', 'Sentinel street 1'])
        expect(end).toContain(text);
      expect(await wordsOf(tab)).not.toContain('Sentinel secret');
    }
  },
  async 'the console has the name, in the default language'({ site }: Scene) {
    const tab = await openPage({ hasServiceWorker: true });
    const { Authorization = '' } = site.signedIn();
    await tab.addInitScript((token) => localStorage.setItem('token', token), Authorization.slice('Bearer '.length));
    await tab.goto(`${site.url}/admin`);
    await see(tab.getByRole('main').getByRole('heading', { level: 1 }));
    expect([await tab.title(), await tab.evaluate(() => document.documentElement.lang)]).toEqual([expect.stringContaining('Sentinel name'), 'de']);
    await wordsOf(tab);
  },
  async 'the credit names the software once'({ site }: Scene) {
    await site.save({ identity: { credit: true } });
    const tab = await openPage();
    await tab.goto(`${site.url}/en/cities`);
    await see(tab.getByRole('contentinfo').getByText(/Made with CityPins$/));
    expect((await tab.locator('html').innerText()).match(/citypins/gi)).toHaveLength(1);
    await site.save({ identity: { credit: false } });
    await tab.reload();
    await see(tab.getByRole('contentinfo').getByText('Sentinel street 1'));
    await wordsOf(tab);
  },
} as const;

export type BrowserEffect = keyof typeof BROWSER_EFFECTS;

/** Opens a page, changes the name of the site, and checks the page for use without a connection. */
export async function renameOffline({ site }: Pick<Scene, 'site'>): Promise<void> {
  const tab = await openPage({ hasServiceWorker: true, allow: [/net::ERR_/] });
  const isCached = (name: string) =>
    tab.evaluate(async (text) => navigator.serviceWorker.controller !== null && (await (await caches.match('/shell/en'))?.text())?.includes(text), name);
  await tab.goto(`${site.url}/en/cities`);
  while (!(await isCached('Sentinel name'))) await pause(100);
  await site.save({ identity: { name: 'Second name' } });
  await tab.reload();
  while (!(await isCached('Second name'))) await pause(100);
  await tab.context().setOffline(true);
  await tab.goto(`${site.url}/en/cities?search=turku`);
  await see(tab.getByRole('alert').getByText(/^You’re offline|^You are offline/));
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--cp-palette-primary-main'))).toBe('#8A3A00');
  const home = tab.getByRole('banner').getByRole('link', { name: 'Second name, home' });
  expect(await home.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  await wordsOf(tab);
}
