import { shownRating } from '../backend/src/modules/places/shown-rating.js';
import { findCity, findPlace, see, stand } from './steps.js';
import { appUrl, page } from './support/browser.js';

/** Pages that the server sends with their first data, and the schema.org types that they declare. */
const PAGES: [name: string, address: () => Promise<string>, types: string[]][] = [
  ['home', async () => '/', ['WebSite']],
  ['the list of cities', async () => '/cities', ['BreadcrumbList']],
  ['a filtered list of cities', async () => '/cities?country=India', ['BreadcrumbList']],
  ['a city', async () => `/cities/${(await findCity('Mumbai'))._id}`, ['City', 'BreadcrumbList']],
  ['the list of places', async () => '/places', ['BreadcrumbList']],
  ['a filtered list of places', async () => '/places?category=museum&minRating=4&sort=rating&page=2', ['BreadcrumbList']],
  ['a search', async () => '/places?search=%20gateway%20of%20india%20', ['BreadcrumbList']],
  ['a place', async () => `/places/${(await findPlace('British Museum'))._id}`, ['Museum', 'BreadcrumbList']],
];

const metaOf = (html: string, key: string): string => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test.each(PAGES)('%s has title, description, canonical address and structured data without JavaScript', async (_name, address, types) => {
  const path = await address();
  const html = await (await fetch(appUrl() + path)).text();
  expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toMatch(/CityPins/);
  expect(metaOf(html, 'description').length).toBeGreaterThan(40);
  expect(metaOf(html, 'og:title')).toMatch(/CityPins/);
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const { pathname, searchParams } = new URL(path, appUrl());
  expect(canonical).toBe(`${appUrl()}${pathname}${searchParams.has('page') ? `?page=${searchParams.get('page') ?? ''}` : ''}`);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => JSON.parse(match[1] ?? '') as { '@type': string });
  expect(data.map((one) => one['@type'])).toEqual(types);
});

test.each([PAGES[0], PAGES[3], PAGES[7]].filter((one) => one !== undefined))('a link to %s has a preview picture', async (_name, address) => {
  const html = await (await fetch(appUrl() + (await address()))).text();
  const picture = await fetch(metaOf(html, 'og:image'));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5000);
});

test('a rated place has its rating in the structured data', async () => {
  const { _id, rating } = await findPlace('British Museum');
  const html = await (await fetch(`${appUrl()}/places/${_id}`)).text();
  expect(html).toContain(`"aggregateRating":{"@type":"AggregateRating","ratingValue":${shownRating(rating.average)},"reviewCount":${rating.count}`);
});

test.each([
  [390, 844],
  [1440, 900],
])('the scroll position at the end of a page stays when reviews load late, %i pixels wide', async (width, height) => {
  const place = await findPlace('British Museum');
  const tab = await page({ width, height, isTouch: width < 600 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route(/\/PlaceReviews-[^/]*\.js$/, (route) => released.then(() => route.continue()));
  await tab.goto(`/places/${place._id}`);
  await see(tab.getByRole('status', { name: 'Loading reviews' }));
  const footer = tab.getByRole('contentinfo');
  await footer.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await stand(tab);
  const before = await footer.boundingBox();
  release();
  await see(tab.getByText(/^1–10 of \d+ reviews$/));
  await stand(tab);
  expect(before?.y).toBeLessThan(height);
  expect((await footer.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  await tab.context().close();
});
