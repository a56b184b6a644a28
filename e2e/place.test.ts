import type { Locator, Page } from 'playwright-core';
import { makePlace } from './community/people.js';
import { api, failedRequests, findPlace, gone, heading, listPlaces, reach, see, visit } from './steps.js';
import { page, requestsOutside, standIn, TILES } from './support/browser.js';

interface ReviewList {
  reviews: { comment: string; title?: string; rating: number; user: { name: string } }[];
}

const PHONE = { width: 360, height: 740, isTouch: true };
const map = (tab: Page): Locator => tab.getByRole('region', { name: /^Map of/ });
const reviews = (tab: Page): Locator => tab.getByRole('article', { name: /^Review by/ });

/** Stars of the reviews on the screen, from 1 to 5, in their order. */
async function starsOf(tab: Page): Promise<number[]> {
  const rows = await reviews(tab)
    .getByText(/^Rated \d out of 5$/)
    .allTextContents();
  return rows.map((words) => Number(words.split(' ')[1]));
}

describe('the map', () => {
  test('is loaded only when the visitor comes near it, with nothing from elsewhere but its pictures', async () => {
    const { _id } = await findPlace('Gateway of India');
    const tab = await page({ ...PHONE, height: 600 });
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    const leaflet = () => asked.filter((address) => /leaflet/i.test(address));
    const tiles = () => asked.filter((address) => address.startsWith(TILES));
    await tab.goto(`/places/${_id}`, { waitUntil: 'networkidle' });
    await see(heading(tab, 'Gateway of India'));
    expect([...leaflet(), ...tiles()]).toEqual([]);

    await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await see(map(tab));
    await see(tab.locator('.leaflet-tile-loaded'));
    expect(leaflet()).not.toEqual([]);
    expect(tiles().filter((address) => !address.startsWith(`${TILES}/15/`))).toEqual([]);
    expect(requestsOutside(tab)).toEqual([]);
  });

  test('tells the visitor where the place is, in a balloon, in numbers and on an external map', async () => {
    const { _id, address } = await findPlace('Gateway of India');
    const tab = await visit(`/places/${_id}`);
    await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
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

  test('keeps its pins on plain ground and says so when its pictures do not come', async () => {
    const { _id } = await findPlace('Gateway of India');
    const tab = await page({ allow: [failedRequests] });
    await tab.route(`${TILES}/**`, (route) => route.abort());
    await tab.goto(`/places/${_id}`);
    await tab.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded();
    await see(tab.getByText('Map pictures are not available right now'));
    await see(map(tab).getByRole('button', { name: 'Gateway of India' }));
  });

  test('does not take the wheel from who scrolls over it', async () => {
    const { _id } = await findPlace('Gateway of India');
    const tab = await visit(`/places/${_id}`);
    await map(tab).scrollIntoViewIfNeeded();
    await see(tab.locator('.leaflet-tile-loaded'));
    const asked: string[] = [];
    tab.on('request', (request) => asked.push(request.url()));
    await map(tab).hover({ position: { x: 200, y: 200 } });
    const before = await tab.evaluate(() => window.scrollY);
    await tab.mouse.wheel(0, 300);
    await tab.waitForFunction((y) => window.scrollY > y, before);
    expect(asked.filter((address) => address.startsWith(TILES) && !address.includes('/15/'))).toEqual([]);
  });
});

test('a visitor reads what kind of place it is, how good, where, and how to reach it', async () => {
  const museum = await findPlace('British Museum');
  const tab = await visit(`/places/${museum._id}`);
  await see(heading(tab, 'British Museum'));
  const hero = await tab.getByRole('main').innerText();
  for (const part of ['Museum', 'Featured', 'London, England', museum.rating.average.toFixed(1), museum.priceRange ?? '', museum.description]) {
    expect(hero).toContain(part);
  }
  const side = tab.getByRole('complementary', { name: 'Contact and details' });
  const words = await side.innerText();
  for (const part of ['Contact Information', 'Visit Website', museum.address.fullAddress ?? '', 'Details', 'Category', 'Price range', 'Status', 'Active']) {
    expect(words).toContain(part);
  }
  expect(await side.getByRole('link', { name: 'Visit Website' }).getAttribute('href')).toBe('https://www.britishmuseum.org/');
  expect(await side.getByRole('link', { name: 'Visit Website' }).getAttribute('target')).toBe('_blank');
  await tab.getByRole('main').getByRole('link', { name: 'London', exact: true }).click();
  await see(heading(tab, 'London'));
});

test('a visitor jumps to the parts of the page and on to other places of the city', async () => {
  const { _id, city } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`);
  const parts = tab.getByRole('navigation', { name: 'On this page' });
  await see(parts);
  expect(await parts.getByRole('link').allInnerTexts()).toEqual(['About', 'Location', 'Reviews', 'More in London']);
  await parts.getByRole('link', { name: 'Reviews' }).click();
  await tab.waitForFunction(() => {
    const top = document.getElementById('reviews')?.getBoundingClientRect().top ?? 0;
    return top > 72 && top < 300;
  });
  await tab.locator('#more').getByRole('link', { name: 'View All Places' }).click();
  await reach(tab, `/places?city=${city._id}`);
});

test('a visitor filters reviews by their stars, orders them, turns their pages, and can share what they see', async () => {
  const { _id, rating } = await findPlace('British Museum');
  const tab = await visit(`/places/${_id}`);
  await see(tab.getByText(`1–10 of ${rating.count} reviews`));
  expect(await reviews(tab).count()).toBe(10);

  const bars = tab.getByRole('group', { name: 'Filter reviews by stars' });
  const names = await bars.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => name.slice(0, 1))).toEqual(['5', '4', '3', '2', '1']);
  expect(names.map((name) => Number(/: (\d+) review/.exec(name)?.[1])).reduce((sum, n) => sum + n)).toBe(rating.count);

  const fours = Number(/: (\d+)/.exec(names[1] ?? '')?.[1]);
  await bars.getByRole('button', { name: /^4 stars/ }).click();
  await see(tab.getByText(new RegExp(`\\b${fours} reviews with 4 stars`)));
  await gone(tab.locator('[aria-busy=true]'));
  expect(new Set(await starsOf(tab))).toEqual(new Set([4]));
  await bars.getByRole('button', { name: /^4 stars/, pressed: true }).click();
  await see(tab.getByText(`1–10 of ${rating.count} reviews`));

  await tab.getByRole('combobox', { name: 'Sort by' }).click();
  await tab.getByRole('option', { name: 'Lowest' }).click();
  await reach(tab, `/places/${_id}?reviews=lowest`);
  const { reviews: lowest } = await api<ReviewList>(`/places/${_id}/reviews?sort=lowest&limit=10`);
  await see(
    reviews(tab)
      .first()
      .getByText(lowest[0]?.comment ?? ''),
  );
  expect(await starsOf(tab)).toEqual(lowest.map((review) => review.rating).toSorted());

  await tab.getByRole('link', { name: 'Go to page 2' }).click();
  await reach(tab, `/places/${_id}?reviews=lowest&reviewPage=2`);
  await see(tab.getByText(`11–20 of ${rating.count} reviews`));
  const authors = await reviews(tab).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  const friend = await visit(tab.url());
  await see(friend.getByText(`11–20 of ${rating.count} reviews`));
  await see(reviews(friend));
  expect(await reviews(friend).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')))).toEqual(authors);
});

test('a visitor reads reviews of people: initial, name, date, stars, title and words', async () => {
  const { _id } = await findPlace('British Museum');
  const { reviews: known } = await api<ReviewList>(`/places/${_id}/reviews`);
  const tab = await visit(`/places/${_id}`);
  const words = await reviews(tab).first().innerText();
  const [first] = known;
  for (const part of [first?.user.name, first?.user.name.slice(0, 1), first?.title, first?.comment, `${first?.rating ?? 0}/5`]) {
    expect(words).toContain(part ?? '');
  }
  expect(words).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
});

test('a visitor with a phone unfolds a long review', async () => {
  const { places } = await listPlaces('sort=reviews&limit=10');
  const found = await Promise.all(
    places.map(async ({ _id }) => {
      const { reviews: known } = await api<ReviewList>(`/places/${_id}/reviews`);
      return known.map(({ comment }, position) => ({ _id, position, length: comment.length }));
    }),
  );
  const longest = found.flat().reduce((best, review) => (review.length > best.length ? review : best));
  const tab = await visit(`/places/${longest._id}?reviewPage=${Math.floor(longest.position / 10) + 1}`, { ...PHONE, width: 320 });
  const more = tab.getByRole('button', { name: 'Read more' }).first();
  await more.tap();
  await tab.getByRole('button', { name: 'Show less' }).tap();
  await see(more);
});

test('a visitor of a place that nobody has reviewed is told so', async () => {
  const { path } = await makePlace();
  const tab = await visit(path);
  await see(tab.getByText('No reviews yet', { exact: true }).last());
  await see(tab.getByText('Be the first to review this place!'));
});

test('a visitor is told that an invented place is one', async () => {
  const { places } = await listPlaces('category=restaurant&limit=100');
  const tab = await visit('/places?category=restaurant');
  await see(tab.getByText('Sample data', { exact: true }));
  const card = tab.getByRole('article').filter({ hasText: 'Sample data' }).first();
  const name = await card.getByRole('heading').innerText();
  expect(places.map((place) => place.name)).toContain(name);
  await card.getByRole('link', { name, exact: true }).click();
  await see(tab.getByRole('note').getByText('Sample data: this place is invented.'));
});
