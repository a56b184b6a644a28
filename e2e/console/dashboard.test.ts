import type { Locator, Page } from 'playwright-core';
import { lookAtAll } from '../axe.js';
import { heading, reach, see, signInAsAdmin, visitSignedIn } from '../steps.js';
import { makeCity } from './content.js';

/** Waits for a page of the console, and goes back to the dashboard. */
async function leadsTo(tab: Page, address: string, title: string): Promise<void> {
  await reach(tab, address);
  await see(heading(tab, title));
  await tab.goBack();
  await see(heading(tab, 'Admin Dashboard'));
}

test('an admin reads totals and charts, and opens pending items, a list and the latest activity', async () => {
  const { name } = await makeCity();
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  await see(heading(tab, 'Admin Dashboard'));
  const totals = tab.getByRole('list', { name: 'Totals' });
  await see(totals.getByText('more within 30 days'));
  const cards = await totals.getByRole('listitem').allInnerTexts();
  expect(cards.map((card) => /^Total (\w+)\n+[\d,]+\n/.exec(card)?.[1])).toEqual(['Cities', 'Places', 'Users', 'Reviews']);
  const attention = tab.getByRole('list', { name: 'Needs attention' });
  await attention.getByRole('link', { name: 'Pending Places' }).click();
  await see(tab.getByRole('row').getByText('pending'));
  await leadsTo(tab, '/admin/places?status=pending', 'Places');
  await tab.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name: 'Manage Reviews' }).click();
  await leadsTo(tab, '/admin/reviews', 'Reviews');

  const ratings = tab.getByRole('region', { name: 'Ratings', exact: true });
  await ratings.getByRole('button', { name: 'Show Ratings as table' }).click();
  expect(await ratings.getByRole('rowheader').allInnerTexts()).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 star']);
  await ratings.getByRole('button', { name: 'Show Ratings as chart' }).click();
  await see(ratings.locator('svg'));
  const charts = tab.getByRole('button', { name: /^Show .* as table$/ });
  expect(await charts.count()).toBe(4);
  while ((await charts.count()) > 0) await charts.first().click();
  expect(await lookAtAll(tab)).toEqual([]);

  const recent = tab.getByRole('region', { name: 'Recent Activity' });
  await see(recent.getByRole('listitem'));
  expect(await recent.getByRole('listitem').count()).toBe(10);
  await recent.getByRole('link', { name }).click();
  await see(heading(tab, name));
});

test('the console menu shows all entries on a laptop, and scrolls on a low screen', async () => {
  const tab = await visitSignedIn('/admin', await signInAsAdmin());
  const menu = tab.getByRole('navigation', { name: 'Console' });
  const last = menu.getByRole('link').last();
  await tab.setViewportSize({ width: 1440, height: 900 });
  await see(last);
  const bottomOf = async (part: Locator) => ((await part.boundingBox())?.y ?? Infinity) + ((await part.boundingBox())?.height ?? 0);
  expect(await bottomOf(menu.getByRole('button').last())).toBeLessThanOrEqual(900);
  await tab.setViewportSize({ width: 1440, height: 600 });
  expect(await bottomOf(last)).toBeGreaterThan(600);
  await last.focus();
  expect(await bottomOf(last)).toBeLessThanOrEqual(600);
});
