import type { Locator, Page } from 'playwright-core';
import { shownRating } from '../backend/src/modules/places/shown-rating.js';
import { api, findPlace, gone, heading, listPlaces, reach, see, visit } from './steps.js';
import { page, requestsOutside, standIn, TILES } from './support/browser.js';

interface ReviewList {
  reviews: { comment: string; title?: string; rating: number; user: { name: string } }[];
}

const map = (tab: Page): Locator => tab.getByRole('region', { name: /^Map of/ });
const reviews = (tab: Page): Locator => tab.getByRole('article', { name: /^Review by/ });

/** Returns the stars of the visible reviews (1 to 5), in their order. */
async function starsOf(tab: Page): Promise<number[]> {
  const rows = await reviews(tab)
    .getByText(/^Rated \d out of 5$/)
    .allTextContents();
  return rows.map((words) => Number(words.split(' ')[1]));
}

/** Returns the place whose second page of reviews, lowest first, has the longest comment, and that page. */
async function longestReviews() {
  const { places } = await listPlaces('sort=reviews&limit=10');
  const pages = await Promise.all(
    places.map(async (place) => ({ place, list: (await api<ReviewList>(`/places/${place._id}/reviews?sort=lowest&limit=10&page=2`)).reviews })),
  );
  const longest = ({ list }: (typeof pages)[number]) => Math.max(...list.map(({ comment }) => comment.length));
  return pages.reduce((best, one) => (longest(one) > longest(best) ? one : best));
}

test('a visitor on a phone opens a linked page of reviews, and the map loads when it is in view', async () => {
  const { place, list } = await longestReviews();
  const tab = await page({ width: 320, height: 600, isTouch: true });
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  const leaflet = () => asked.filter((address) => /leaflet/i.test(address));
  const tiles = () => asked.filter((address) => address.startsWith(TILES));
  await tab.goto(`/places/${place._id}?reviews=lowest&reviewPage=2`, { waitUntil: 'networkidle' });
  await see(heading(tab, place.name));
  expect([...leaflet(), ...tiles()]).toEqual([]);

  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await see(map(tab));
  await see(tab.locator('.leaflet-tile-loaded'));
  expect(leaflet()).not.toEqual([]);
  expect(tiles().filter((address) => !address.startsWith(`${TILES}/15/`))).toEqual([]);
  expect(requestsOutside(tab)).toEqual([]);

  await see(tab.getByText(`11–20 of ${place.rating.count} reviews`));
  const authors = await reviews(tab).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  expect(authors).toEqual(list.map(({ user }) => `Review by ${user.name}`));
  const more = tab.getByRole('button', { name: 'Read more' }).first();
  await more.tap();
  await tab.getByRole('button', { name: 'Show less' }).tap();
  await see(more);
});

test('the map of a place shows it, links to an external map, and lets the wheel scroll the page', async () => {
  const { _id, address } = await findPlace('Gateway of India');
  const tab = await visit(`/places/${_id}`);
  await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
  await see(tab.locator('.leaflet-tile-loaded'));
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  await map(tab).hover({ position: { x: 200, y: 200 } });
  const before = await tab.evaluate(() => window.scrollY);
  await tab.mouse.wheel(0, 300);
  await tab.waitForFunction((y) => window.scrollY > y, before);
  expect(asked.filter((url) => url.startsWith(TILES) && !url.includes('/15/'))).toEqual([]);

  await map(tab).getByRole('button', { name: 'Gateway of India' }).click();
  const balloon = tab.locator('.leaflet-popup');
  await see(balloon.getByText('Gateway of India'));
  await see(balloon.getByText(address.fullAddress ?? ''));
  await see(map(tab).getByRole('link', { name: 'OpenStreetMap' }));
  await see(tab.getByText('18.922000, 72.834700'));
  expect((await map(tab).locator('xpath=..').boundingBox())?.height).toBeCloseTo(448, -1);

  await standIn(tab, 'https://www.google.com/');
  const opened = tab.context().waitForEvent('page');
  await tab.getByRole('link', { name: 'Open in Google Maps →' }).click();
  await (await opened).waitForURL('https://www.google.com/maps/search/?api=1&query=18.922,72.8347');
  expect(new URL(tab.url()).pathname).toBe(`/places/${_id}`);
});

test('a visitor reads about a place, filters, sorts and pages its reviews, and opens its city', async () => {
  const { _id, city, rating, ...museum } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`);
  await see(tab.getByText(`1–10 of ${rating.count} reviews`));
  const words = await tab.getByRole('main').innerText();
  const [newest] = (await api<ReviewList>(`/places/${_id}/reviews`)).reviews;
  for (const part of [
    'Museum',
    'Featured',
    'London, England',
    shownRating(rating.average).toFixed(1),
    museum.priceRange,
    museum.description,
    museum.address.fullAddress,
  ]) {
    expect(words).toContain(part);
  }
  const first = await reviews(tab).first().innerText();
  for (const part of [newest?.user.name, newest?.title, newest?.comment, `${newest?.rating ?? 0}/5`]) expect(first).toContain(part ?? '');

  const parts = tab.getByRole('navigation', { name: 'On this page' });
  expect(await parts.getByRole('link').allInnerTexts()).toEqual(['About', 'Good to know', 'Location', 'Reviews', 'More in London']);
  await parts.getByRole('link', { name: 'Reviews' }).click();
  await tab.waitForFunction(() => {
    const top = document.getElementById('reviews')?.getBoundingClientRect().top ?? 0;
    return top > 72 && top < 300;
  });
  const four = tab.getByRole('group', { name: 'Filter reviews by stars' }).getByRole('button', { name: /^4 stars/ });
  const fours = /: (\d+)/.exec((await four.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await four.click();
  await see(tab.getByText(new RegExp(`\\b${fours} reviews with 4 stars`)));
  await gone(tab.locator('[aria-busy=true]'));
  expect(new Set(await starsOf(tab))).toEqual(new Set([4]));
  await four.click();
  await tab.getByRole('combobox', { name: 'Sort by' }).click();
  await tab.getByRole('option', { name: 'Lowest' }).click();
  await reach(tab, `/places/${_id}?reviews=lowest`);
  const { reviews: lowest } = await api<ReviewList>(`/places/${_id}/reviews?sort=lowest&limit=10`);
  await see(reviews(tab).getByText(lowest[0]?.comment ?? ''));
  expect(await starsOf(tab)).toEqual(lowest.map((review) => review.rating).toSorted());
  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, `/places/${_id}?reviews=lowest&reviewPage=2`);
  await see(tab.getByText(`11–20 of ${rating.count} reviews`));
  await tab.locator('#more').getByRole('link', { name: 'View All Places' }).click();
  await reach(tab, `/places?city=${city._id}`);
});
