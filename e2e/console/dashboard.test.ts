import type { Page } from 'playwright-core';
import { lookAtAll } from '../axe.js';
import { heading, reach, see, signInAsAdmin, visitSignedIn } from '../steps.js';
import { admin, freePort, removeDataDir, startApp, temporaryDataDir } from '../support/app.cjs';

/** An app of its own: in the others' one, people who come and go move the figures. */
const former = { ...process.env };
let dataDir: string;
let app: ReturnType<typeof startApp>;

beforeAll(async () => {
  dataDir = temporaryDataDir();
  const port = String(await freePort());
  app = startApp({ PORT: port, DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  await app.ready;
  process.env.CITYPINS_URL = `http://localhost:${port}`;
}, 120_000);

afterAll(async () => {
  Object.assign(process.env, former);
  app.child.kill('SIGTERM');
  await app.ended;
  removeDataDir(dataDir);
});

/** Waits for a page of the console, and goes back to the dashboard. */
async function leadsTo(tab: Page, address: string, title: string): Promise<void> {
  await reach(tab, address);
  await see(heading(tab, title));
  await tab.goBack();
  await see(heading(tab, 'Admin Dashboard'));
}

test('an admin of a fresh guide reads how it has grown, and finds the way to what waits and to every list', async () => {
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  await see(heading(tab, 'Admin Dashboard'));
  const totals = tab.getByRole('list', { name: 'Totals' });
  await see(totals.getByText('more within 30 days'));
  const cards = (await totals.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').filter(Boolean));
  expect(cards.map(([label, , growth]) => [label, growth])).toEqual([
    ['Total Cities', '+12%'],
    ['Total Places', '+8%'],
    ['Total Users', '+15%'],
    ['Total Reviews', '+23%'],
  ]);

  const attention = tab.getByRole('list', { name: 'Needs attention' });
  await see(attention.getByText('Places waiting for approval'));
  await attention.getByRole('link', { name: 'Pending Places' }).click();
  await see(tab.getByRole('row').getByText('pending'));
  await leadsTo(tab, '/admin/places?status=pending', 'Places');
  await see(attention.getByText('Reviews that need attention'));
  await attention.getByRole('link', { name: 'Reported Reviews' }).click();
  await leadsTo(tab, '/admin/reviews?reported=true', 'Reviews');

  const actions = tab.getByRole('region', { name: 'Quick Actions' });
  for (const list of ['Cities', 'Places', 'Users', 'Reviews']) {
    await actions.getByRole('link', { name: `Manage ${list}` }).click();
    await leadsTo(tab, `/admin/${list.toLowerCase()}`, list);
  }
});

test('an admin sees what has happened lately, and reads a chart as a table', async () => {
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  const recent = tab.getByRole('region', { name: 'Recent Activity' });
  await see(recent.getByRole('listitem'));
  expect(await recent.getByRole('listitem').count()).toBe(10);
  const ratings = tab.getByRole('region', { name: 'Ratings', exact: true });
  await ratings.getByRole('button', { name: 'Show Ratings as table' }).click();
  expect(await ratings.getByRole('rowheader').allInnerTexts()).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  await ratings.getByRole('button', { name: 'Show Ratings as chart' }).click();
  await see(ratings.locator('svg'));
  const charts = tab.getByRole('button', { name: /^Show .* as table$/ });
  expect(await charts.count()).toBe(4);
  while ((await charts.count()) > 0) await charts.first().click();
  expect(await lookAtAll(tab)).toEqual([]);

  const link = recent.getByRole('link').first();
  const address = await link.getAttribute('href');
  await link.click();
  await tab.waitForURL(({ pathname, search }) => pathname + search === address);
  expect(address).toMatch(/^\/admin\//);
  await see(tab.getByRole('heading', { level: 1 }));
});
