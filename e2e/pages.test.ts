import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { DESKTOP, lookAtAll, PHONE } from './axe.js';
import { api, heading, reach, see, signInAsAdmin, visit } from './steps.js';
import { appUrl, page } from './support/browser.js';

jest.setTimeout(120_000);

interface State {
  version: number;
  value: { pages: object[] };
}

const SETTINGS = '/admin/settings/pages';
const WIDE = `| Day | ${'What visitors should know before they come to the office | '.repeat(6)}\n|--|${'--|'.repeat(6)}\n| Monday | ${'Ring twice | '.repeat(6)}`;
const LONG = 'x'.repeat(300);
const IMPRINT = {
  slug: 'imprint',
  title: { en: 'Imprint', ar: 'بيانات الناشر' },
  text: {
    en: `# Responsible\n\nPune City Club, Laxmi Road 12. It runs {{site}}.\n\n${WIDE}\n\n${LONG}\n\n\`\`\`\n${LONG}\n\`\`\`\n\n<b>Bold</b> [Terms](/terms) [Register](https://registry.example.org/)`,
    ar: '# المسؤول\n\nنادي مدينة بونا، الهاتف [+91 20 1234567](tel:+91201234567).',
  },
  place: 'footer',
};
const TEAM = { slug: 'team', title: { en: 'Our team' }, text: { en: 'All of us.' }, place: 'menu' };

let token: string;
let former: object[];

async function save(pages: object[]): Promise<State> {
  const { version } = await api<State>(SETTINGS, { token });
  return api<State>(SETTINGS, { method: 'PUT', token, body: { version, value: { pages } } });
}

beforeAll(async () => {
  ({ token } = await signInAsAdmin());
  former = (await api<State>(SETTINGS, { token })).value.pages;
  await save([IMPRINT, TEAM]);
});
afterAll(() => save(former));

test('a page in two languages is in the footer and the sitemap, and opens in both', async () => {
  const tab = await visit('/');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await reach(tab, '/pages/imprint');
  await see(heading(tab, 'Imprint'));
  await see(tab.getByText('Pune City Club, Laxmi Road 12. It runs CityPins.'));
  await see(tab.getByText('<b>Bold</b>'));
  expect(await tab.title()).toBe('Imprint · CityPins');
  expect(await tab.getByRole('link', { name: 'Register' }).getAttribute('rel')).toBe('noopener');
  await tab.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await reach(tab, '/ar/pages/imprint');
  await see(heading(tab, 'بيانات الناشر'));
  await see(tab.getByRole('contentinfo').getByRole('link', { name: 'بيانات الناشر' }));
  const sitemap = await (await fetch(`${appUrl()}/sitemaps/pages-1.xml`)).text();
  for (const address of ['/pages/imprint', '/ar/pages/imprint', '/pages/team']) expect(sitemap).toContain(`${address}</loc>`);
  expect(sitemap).not.toContain('/de/pages/imprint</loc>');
});

test('a page in the menu is in the header, and in the menu of phones', async () => {
  const tab = await visit('/cities');
  await tab.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await tab.getByRole('menuitem', { name: 'Our team' }).click();
  await see(heading(tab, 'Our team'));
  await tab.setViewportSize(PHONE);
  await tab.getByRole('button', { name: 'Menu' }).click();
  await tab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Imprint' }).click();
  await see(heading(tab, 'Imprint'));
});

test.each(['/pages/imprint', '/ar/pages/imprint', '/de/pages/imprint'])('%s is accessible, and not wider than any window', async (address) => {
  const tab = await visit(address, PHONE);
  await see(heading(tab, /./));
  expect(await lookAtAll(tab, [PHONE, DESKTOP])).toEqual([]);
  await tab.setViewportSize({ width: 320, height: 640 });
  expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('a browser without scripts shows the text, and links to all pages', async () => {
  const tab = await page({ hasNoScripts: true });
  await tab.goto('/ar/pages/imprint');
  await see(heading(tab, 'بيانات الناشر'));
  await see(tab.getByText('نادي مدينة بونا'));
  await tab.getByRole('link', { name: 'Our team' }).click();
  await see(tab.getByText('All of us.'));
  expect(new URL(tab.url()).pathname).toBe('/ar/pages/team');
});

test('a visited page opens without a connection', async () => {
  const tab = await visit('/pages/imprint', { hasServiceWorker: true, allow: [/net::ERR_/] });
  await see(heading(tab, 'Imprint'));
  const isReady = () =>
    tab.evaluate(async () => {
      const stores = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
      const addresses = (await Promise.all(stores)).flat();
      return navigator.serviceWorker.controller !== null && ['PageScreen', '/shell/', '/texts-'].every((part) => addresses.some((url) => url.includes(part)));
    });
  while (!(await isReady())) await tab.waitForTimeout(100);
  await tab.context().setOffline(true);
  await tab.reload();
  await see(heading(tab, 'Imprint'));
  await see(tab.getByText('Pune City Club, Laxmi Road 12.'));
});

test('the HTML of a page is valid', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'], elements: ['html5'] }));
  for (const address of ['/pages/imprint', '/ar/pages/imprint']) {
    const { results } = await validator.validateString(await (await fetch(appUrl() + address)).text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line} ${message}`))).toEqual([]);
  }
});
