import { findCity, findPlace, heading, see, stand } from './steps.js';
import { appUrl, page, requestsOutside } from './support/browser.js';

/** Addresses whose first query the server answers within the page, with what must be on them. */
const PAGES: [name: string, address: () => Promise<string>, title: RegExp, types: string[]][] = [
  ['home', async () => '/', /discover cities/, ['WebSite']],
  ['the list of cities', async () => '/cities', /Explore Cities/, ['BreadcrumbList']],
  ['a filtered list of cities', async () => '/cities?country=India', /Explore Cities/, ['BreadcrumbList']],
  ['a city', async () => `/cities/${(await findCity('Mumbai'))._id}`, /Mumbai/, ['City', 'BreadcrumbList']],
  ['the list of places', async () => '/places', /Discover Places/, ['BreadcrumbList']],
  ['a filtered list of places', async () => '/places?category=museum&minRating=4&sort=rating&page=2', /Discover Places/, ['BreadcrumbList']],
  ['a search', async () => '/places?search=%20gateway%20of%20india%20', /Discover Places/, ['BreadcrumbList']],
  ['a place', async () => `/places/${(await findPlace('British Museum'))._id}`, /British Museum/, ['Museum', 'BreadcrumbList']],
];

test.each(PAGES)('%s brings its data along: nothing is asked of the API, nothing of other machines', async (_name, address, title) => {
  const tab = await page({ width: 1440, height: 700 });
  const asked: string[] = [];
  tab.on('request', (request) => {
    const { operationName } = (request.method() === 'POST' ? (request.postDataJSON() as { operationName?: string } | null) : null) ?? {};
    asked.push(new URL(request.url()).pathname + (operationName ? ` ${operationName}` : ''));
  });
  await tab.goto(await address(), { waitUntil: 'networkidle' });
  await see(heading(tab, title));
  // What a map shows depends on the size of its window, which nobody but the window knows.
  expect(asked.filter((path) => (path.startsWith('/graphql') || path.startsWith('/api')) && path !== '/graphql PlacesMap')).toEqual([]);
  expect(asked.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThanOrEqual(2);
  expect(requestsOutside(tab)).toEqual([]);
});

test.each(['/privacy', '/terms', '/nowhere'])('%s asks nothing of other machines', async (address) => {
  const tab = await page({ allow: [/404/] });
  await tab.goto(address, { waitUntil: 'networkidle' });
  expect(requestsOutside(tab)).toEqual([]);
});

const metaOf = (html: string, key: string): string => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test.each(PAGES)('%s describes itself to who reads it without JavaScript', async (_name, address, _title, types) => {
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

test.each([PAGES[0], PAGES[3], PAGES[7]].filter((one) => one !== undefined))('a link to %s is previewed with a picture', async (_name, address) => {
  const html = await (await fetch(appUrl() + (await address()))).text();
  const picture = await fetch(metaOf(html, 'og:image'));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(5000);
});

test('the client keeps the title that the server sent', async () => {
  for (const [, address, title] of PAGES) {
    const path = await address();
    const sent = /<title>([^<]+)<\/title>/.exec(await (await fetch(appUrl() + path)).text())?.[1];
    const tab = await page();
    await tab.goto(path);
    await see(heading(tab, title));
    expect(await tab.title()).toBe(sent);
    await tab.context().close();
  }
}, 60_000);

test('a rated place says so to search engines', async () => {
  const { _id, rating } = await findPlace('British Museum');
  const html = await (await fetch(`${appUrl()}/places/${_id}`)).text();
  expect(html).toContain(`"aggregateRating":{"@type":"AggregateRating","ratingValue":${rating.average},"reviewCount":${rating.count}`);
});

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** How much may move, by the measure of https://web.dev/articles/cls, where a tenth still counts as good. */
const MAX_SHIFT = 0.05;

test.each([
  [390, 844],
  [1440, 900],
])(
  'nothing jumps while pages load and are scrolled through, %i pixels wide',
  async (width, height) => {
    const place = await findPlace('British Museum');
    for (const address of ['/', '/cities', '/places', `/cities/${place.city._id}`, `/places/${place._id}`]) {
      const tab = await page({ width, height, isTouch: width < 600 });
      await tab.goto(address, { waitUntil: 'networkidle' });
      const shifts = await tab.evaluate(async () => {
        await document.fonts.ready;
        const found: { value: number; moved: string[] }[] = [];
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            const moved = sources.map(
              ({ node, previousRect: { y, bottom }, currentRect: to }) => `${node?.nodeName}.${node?.className} from ${y}–${bottom} to ${to.y}–${to.bottom}`,
            );
            if (!hadRecentInput) found.push({ value, moved });
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
          window.scrollTo(0, y);
          await frame();
          await frame();
        }
        add(observer.takeRecords());
        return found;
      });
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect({ address, shifts: sum <= MAX_SHIFT ? [] : shifts }).toEqual({ address, shifts: [] });
      await tab.context().close();
    }
  },
  90_000,
);

test.each([
  [390, 844],
  [1440, 900],
])('whoever is at the end of a page stays there when its reviews come late, %i pixels wide', async (width, height) => {
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
