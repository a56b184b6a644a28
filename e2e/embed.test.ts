import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { DESKTOP, isThorough, lookAtAll, lookAtOpen, lookIn } from './axe.js';
import { failedRequests, findCity, findPlace, listPlaces, see, stand, visit } from './steps.js';
import { appUrl, page, TILES } from './support/browser.js';

/** Body of the other site's page. That site is at 127.0.0.1, the app at localhost. */
let body = '';
const elsewhere = http.createServer(
  (_request, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html', 'Cross-Origin-Embedder-Policy': 'require-corp' })
      .end(`<!doctype html><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"><body>${body}`),
);
beforeAll(() => once(elsewhere.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void elsewhere.close());

/** Opens a page of another site that contains our embed code. */
async function showElsewhere(code: string, options: Parameters<typeof page>[0] = {}): Promise<Page> {
  body = code;
  const tab = await page(options);
  await tab.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`, { waitUntil: 'networkidle' });
  return tab;
}

test('a user copies the embed code of a card and of a map, and both work on another site', async () => {
  const { _id } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`);
  await tab.getByRole('button', { name: 'Embed' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Embed British Museum' });
  await see(dialog.frameLocator('iframe').getByRole('heading', { name: 'British Museum' }));
  await stand(tab);
  expect(await lookAtOpen(tab)).toEqual([]);
  const card = await dialog.getByLabel('HTML code').inputValue();
  await dialog.getByRole('button', { name: 'Map' }).click();
  await dialog.getByRole('button', { name: '400 × 300' }).click();
  await dialog.getByRole('button', { name: 'Dark' }).click();
  await see(dialog.frameLocator('iframe').getByRole('button', { name: 'British Museum' }));
  const map = await dialog.getByLabel('HTML code').inputValue();

  const site = await showElsewhere(card + map);
  const inCard = site.frameLocator(`iframe[src="${appUrl()}/embed/places/${_id}"]`);
  await see(inCard.getByText('Rated 4.7 out of 5'));
  expect(await inCard.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  const inMap = site.frameLocator(`iframe[src="${appUrl()}/embed/places/${_id}/map?theme=dark"]`);
  await see(inMap.locator('.leaflet-tile-loaded'));
  await inMap.getByRole('button', { name: 'British Museum' }).click();
  const opened = site.context().waitForEvent('page');
  // The page is a stub: only the target of the link matters.
  await site
    .context()
    .route(`${appUrl()}/places/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>The guide</title><link rel="icon" href="data:,">' }));
  await inMap.locator('.leaflet-popup').getByRole('link', { name: 'British Museum' }).click();
  const guide = await opened;
  await guide.waitForURL(`${appUrl()}/places/${_id}`);
  expect(await guide.evaluate(() => window.opener as unknown)).toBeNull();
  const [, ...frames] = site.frames();
  for (const frame of frames) expect(await frame.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('an embedded card is accessible, with and without content', async () => {
  const { _id } = await findPlace('British Museum');
  const tab = await visit(`/embed/places/${_id}`, { allow: [failedRequests] });
  const found = await lookAtAll(tab);
  await tab.goto('/embed/places/paris');
  found.push(...(await lookAtAll(tab)));
  if (isThorough) {
    await tab.goto(`/embed/places/${_id}/map`);
    await see(tab.getByRole('button', { name: 'British Museum' }));
    found.push(...(await lookIn(tab, DESKTOP)));
  }
  expect(found).toEqual([]);
});

test('an embedded map reports missing map pictures, and its clusters open by keyboard', async () => {
  const { _id } = await findCity('Jaipur');
  const tab = await page({ width: 400, height: 300, allow: [failedRequests] });
  await tab.route(`${TILES}/**`, (route) => route.abort());
  await tab.goto(`/embed/cities/${_id}/map`);
  await see(tab.getByText('Map pictures are not available right now'));
  const groups = tab.getByRole('button', { name: /^\d+ places, show them$/ });
  await see(groups);
  const pins = tab.locator('.pin');
  const counted = async () => (await pins.allInnerTexts()).reduce((sum, words) => sum + Number(/^\d+/.exec(words)?.[0] ?? 1), 0);
  const all = Math.min(50, (await listPlaces(`city=${_id}`)).total);
  expect(await counted()).toBe(all);
  const before = await pins.count();
  await groups.first().focus();
  await tab.keyboard.press('Enter');
  await tab.waitForFunction((count) => document.querySelectorAll('.pin').length > count, before);
  expect(await tab.evaluate(() => document.activeElement?.id)).toBe('map');
  expect(await counted()).toBe(all);
  expect(await lookAtAll(tab)).toEqual([]);
});
