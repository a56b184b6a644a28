import { inLanguage, someCategory } from '../../../test/someCategory';
import { ENGLISH, LANGUAGES } from '../../lib/languages';
import { PLAIN_SITE } from '../../lib/site';
import { forSite } from '../forServer';
import { ownMap, tileMap } from '../../../test/baseMap';
import type { MapData } from './maps';

const { embedMessage, embedPage } = forSite(PLAIN_SITE);
const HOSTILE = `</h1></style><script>alert(1)</script>"'&`;
const frame = { theme: undefined, map: { script: '/assets/map.js', styles: ['/assets/map.css'] } };
const photo = { url: '/uploads/a/960.webp', sources: [{ url: '/uploads/a/320.webp', width: 320 }], focus: { x: 0.25, y: 0.5 }, credit: 'Meera' };
const place = {
  id: 'p1',
  name: 'Fort',
  category: 'historic',
  moreCategories: [] as string[],
  isSample: false,
  rating: { average: 4.5, count: 1234 },
  businessStatus: null as string | null,
  opensOn: null as string | null,
  openingTimes: null as object | null,
  attributes: [] as object[],
  fullAddress: null,
  coordinates: { latitude: 18.5, longitude: 73.8 } as object | null,
  city: { name: 'Pune', state: 'Maharashtra' },
  images: [photo],
};
const city = { id: 'c1', name: 'Pune', country: 'India', coordinates: { latitude: 18.5, longitude: 73.9 } };
const site = { map: tileMap() };
const languageOf = (code: string) => LANGUAGES.find((one) => one.code === code) ?? ENGLISH;

/** Parses a page and returns its root element. */
const parsed = (page: string | null): HTMLElement => document.adoptNode(new DOMParser().parseFromString(page ?? '', 'text/html').documentElement);
const draw = (name: string, data: unknown, code = 'en', theme?: 'light' | 'dark') => parsed(embedPage(name, data, languageOf(code), { ...frame, theme }));
const card = (values: Partial<typeof place> = {}, code = 'en') => draw('PlaceCardEmbed', { place: { ...place, ...values }, site }, code);
const words = (page: HTMLElement): string => (page.querySelector('body')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const mapOf = (page: HTMLElement) => JSON.parse(page.querySelector<HTMLElement>('#map')?.dataset.map ?? '') as MapData;

test('a card shows the facts, rating and photo credit of a place, and opens its page in a new tab', () => {
  const page = card();
  expect(words(page)).toBe('Historic sitesFort Pune, MaharashtraRated 4.5 out of 5, 1,234 reviews★ 4.5 (1,234) View on CityPinsPhoto: Meera');
  expect([...page.querySelectorAll('a')].map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name)))).toEqual([
    ['/places/p1', '_blank', 'noopener'],
    ['/places/p1', '_blank', 'noopener'],
  ]);
  expect(page.querySelector('img')).toHaveAttribute('srcset', '/uploads/a/320.webp 320w');
  expect(page.querySelector('title')).toHaveTextContent('Fort · CityPins');
  expect(page.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a card shows an average rating rounded down', () => {
  expect(words(card({ rating: { average: 3.96, count: 25 } }))).toContain('Rated 3.9 out of 5, 25 reviews★ 3.9 (25)');
});

test('a card names attributes of a place, isolated from each other', () => {
  const some = (name: string, text: string) => ({ name, kind: 'yes-no', unit: '', values: [{ text, isRetired: false }] });
  expect(words(card({ attributes: [some(HOSTILE, 'yes'), some('تراس', 'yes'), some('Wi-Fi', 'no')] }))).toContain(`${HOSTILE} · \u2068تراس\u2069Rated`);
});

test('a card loads no script and no file except its picture, and stays below 10,000 characters', () => {
  const page = card();
  expect(page.querySelectorAll('script, link:not([rel=icon]), form, input, button')).toHaveLength(0);
  expect(embedPage('PlaceCardEmbed', { place, site }, languageOf('hi'), frame)?.length).toBeLessThan(10_000);
});

test('a card and a map link the favicon of the site', () => {
  for (const page of [card(), draw('PlaceMapEmbed', { place, site })]) expect(page.querySelector('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
});

test('a card of a place without photos and reviews shows its illustration and no rating', () => {
  const page = card({ images: [], rating: { average: 0, count: 0 } });
  expect(page.querySelector('img')).toHaveAttribute('src', '/art/places/p1.svg');
  expect(words(page)).toContain('No reviews yet');
  expect(words(page)).not.toMatch(/★|Photo/);
});

const own = { map: ownMap({ latitude: 18.5, longitude: 73.8 }) };
const pictures = (page: HTMLElement) =>
  [...page.querySelectorAll('.static-map :is(source, img)')].map((one) => one.getAttribute('srcset') ?? one.getAttribute('src'));

test('a card without a photo shows the map around the place with its credits if an archive covers it', () => {
  const drawn = { ...photo, url: '/art/places/p1.svg', sources: [], credit: null };
  for (const images of [[], [drawn]]) {
    const page = draw('PlaceCardEmbed', { place: { ...place, images }, site: own });
    expect(pictures(page)).toEqual(['dark-large', 'dark', 'light-large', 'light'].map((kind) => `/art/maps/p1-${kind}.webp`));
    expect(page.querySelector('.static-map img')).toHaveAttribute('alt', 'Map of Fort');
    expect(page.querySelector('.static-map small')).toHaveTextContent('Natural Earth, © OpenStreetMap');
  }
  const far = { ...place, images: [], coordinates: { latitude: 0, longitude: 0 } };
  for (const data of [
    { place, site: own },
    { place: far, site: own },
  ])
    expect(pictures(draw('PlaceCardEmbed', data))).toEqual([]);
});

test('a map of a place has its picture in the color scheme of the frame until it is drawn', () => {
  const dark = draw('PlaceMapEmbed', { place, site: own }, 'en', 'dark');
  const pictureNames = (theme?: 'light' | 'dark') =>
    pictures(draw('PlaceMapEmbed', { place, site: own }, 'en', theme)).map((path) => path?.replace('/art/maps/p1-', ''));
  expect(pictureNames('dark')).toEqual(['dark-large.webp', 'dark.webp', 'light.webp']);
  const media = [...dark.querySelectorAll('.static-map source')].map((source) => source.getAttribute('media'));
  expect(media).toEqual(['screen and (min-width:1281px),screen and (min-height:520px)', 'screen']);
  expect(pictureNames('light')).toEqual(['light-large.webp', 'light.webp']);
  expect(pictureNames()).toHaveLength(4);
  expect(pictures(draw('PlaceMapEmbed', { place, site }))).toEqual([]);
});

test('sample data is labeled on the card and on maps', () => {
  const invented = { ...place, isSample: true };
  expect(words(card({ isSample: true }))).toMatch(/^Historic sites · Sample dataFort/);
  expect(mapOf(draw('CityMapEmbed', { city, places: { items: [invented] }, site })).pins[0]?.about).toBe('Historic sites · Sample data · ★ 4.5');
  expect(draw('PlaceMapEmbed', { place: invented, site }).querySelector('.bar')).toHaveTextContent('Historic sites · Sample data · Pune, Maharashtra');
});

describe('opening hours on a card', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+01:00') }));
  afterEach(() => jest.useRealTimers());
  const periods = [{ opensAt: '2026-11-21T09:00:00+01:00', closesAt: '2026-11-21T22:00:00+01:00' }];

  test.each([
    ['en', 'Open until 22:00'],
    ['de', 'Geöffnet bis 22:00'],
  ])('are shown in the local time of the place, in language %s', (code, text) => {
    expect(words(card({ openingTimes: { timeZone: 'Europe/Berlin', periods } }, code))).toContain(text);
  });

  test.each([[null], [{ timeZone: 'Europe/Berlin', periods: [] }], [{ timeZone: 'Nowhere/Atall', periods }]])(
    'are left out if they are unknown: %j',
    (openingTimes) => {
      expect(words(card({ openingTimes }))).not.toMatch(/Open|Closed/);
    },
  );
});

test('HTML in user content is escaped', () => {
  const hostile = {
    ...place,
    name: HOSTILE,
    category: HOSTILE,
    fullAddress: HOSTILE,
    city: { name: HOSTILE, state: HOSTILE },
    images: [{ ...photo, url: `/x"onerror="alert(1)`, credit: HOSTILE }],
  };
  const pages = [
    draw('PlaceCardEmbed', { place: hostile, site }),
    draw('PlaceMapEmbed', { place: hostile, site }),
    draw('CityMapEmbed', { city: { ...city, name: HOSTILE, country: HOSTILE }, places: { items: [hostile] }, site }),
  ];
  for (const page of pages) {
    expect(page.querySelector('script:not([src]), [onerror]')).toBeNull();
    expect(page.querySelector('h1')).toHaveTextContent(HOSTILE);
  }
  expect(mapOf(pages[1] as HTMLElement).pins).toMatchObject([{ name: HOSTILE, about: HOSTILE }]);
});

test('a card names the main category and two further ones in the language of its address', () => {
  const kinds = (code: string) => card({ moreCategories: ['museum', 'cafe', 'park'], isSample: true }, code).querySelector('.category')?.textContent;
  expect([kinds('en'), kinds('de')]).toEqual(['Historic sites, Museum, Cafe · Sample data', 'Historisch, Museum, Café · Beispieldaten']);
});

test('a map of a place shows its further categories and business status', () => {
  const about = (values: object) => draw('PlaceMapEmbed', { place: { ...place, ...values }, site }).querySelector('.bar p')?.textContent;
  expect(about({ moreCategories: ['museum'], businessStatus: 'closed-permanently' })).toBe('Permanently closed · Historic sites, Museum · Pune, Maharashtra');
  expect(about({})).toBe('Historic sites · Pune, Maharashtra');
});

test('a map of a place has its pin, its name and a link to its page', () => {
  const page = draw('PlaceMapEmbed', { place, site });
  expect(mapOf(page)).toMatchObject({
    label: 'Map of Fort',
    center: [18.5, 73.8],
    pins: [{ name: 'Fort', about: 'Historic sites', address: '/places/p1', position: [18.5, 73.8] }],
    base: site.map,
  });
  expect([...page.querySelectorAll('script, link')].map((file) => file.getAttribute('src') ?? file.getAttribute('href'))).toEqual([
    '/favicon.svg',
    '/assets/map.css',
    '/assets/map.js',
  ]);
  expect(page.querySelector('.bar a')).toHaveAttribute('href', '/places/p1');
});

test('embedPage returns null for a map without coordinates and for a missing place', () => {
  expect(embedPage('PlaceMapEmbed', { place: { ...place, coordinates: null }, site }, languageOf('en'), frame)).toBeNull();
  expect(embedPage('PlaceCardEmbed', { place: null }, languageOf('en'), frame)).toBeNull();
});

test('a map of a city shows its places with coordinates, each with category and rating', () => {
  const unrated = { ...place, id: 'p2', name: 'Yard', category: 'launderette', rating: { average: 0, count: 0 } };
  const { pins, center } = mapOf(draw('CityMapEmbed', { city, places: { items: [place, { ...place, coordinates: null }, unrated] }, site }));
  expect([pins.map(({ name, about }) => [name, about]), center]).toEqual([
    [
      ['Fort', 'Historic sites · ★ 4.5'],
      ['Yard', 'Launderette'],
    ],
    [18.5, 73.9],
  ]);
});

test("embedded pages show the operator's name of a category in the language of the page", () => {
  const categories = [someCategory('forts', { aliases: ['historic'], names: [inLanguage('en', 'Forts & <b>walls</b>'), inLanguage('es', 'Fuertes')] })];
  const { embedPage: drawOwn } = forSite({ ...PLAIN_SITE, categories });
  const kind = (code: string) => parsed(drawOwn('PlaceCardEmbed', { place }, languageOf(code), frame)).querySelector('.category')?.textContent;
  expect([kind('en'), kind('es'), kind('de')]).toEqual(['Forts & <b>walls</b>', 'Fuertes', 'Forts & <b>walls</b>']);
});

test('embedded pages use the language of their address, and so do their links', () => {
  const page = card({}, 'ar');
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  expect(page.querySelector('h1 a')).toHaveAttribute('href', '/ar/places/p1');
  expect(words(page)).not.toMatch(/Historic|Rated|View/);
  expect(mapOf(draw('PlaceMapEmbed', { place, site }, 'es')).pins[0]?.address).toBe('/es/places/p1');
});

test('embedded pages use the requested theme, else that of the visitor', () => {
  expect([undefined, 'light', 'dark'].map((theme) => draw('PlaceCardEmbed', { place }, 'en', theme as 'light' | undefined).dataset.theme)).toEqual([
    undefined,
    'light',
    'dark',
  ]);
});

test('embedMessage shows the message and links to the home page in its language', () => {
  const page = parsed(embedMessage('places.placeNotFound', languageOf('de'), frame));
  expect(words(page)).toBe('Ort nicht gefundenAuf CityPins ansehen');
  expect(page.querySelector('a')).toHaveAttribute('href', '/de');
  expect(page.querySelector('script')).toBeNull();
});
