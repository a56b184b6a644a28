import { ownMap, tileMap } from '../../../test/baseMap';
import { t } from '../../lib/i18n';
import { ENGLISH, makeAttributeWords } from '../../lib/languages';
import { PLAIN_PAGES, PLAIN_SITE } from '../../lib/site';
import { forSite } from '../forServer';
import { firstPaint } from './firstPaint';
import type { Page } from './page';

const { firstPaintStyle } = forSite(PLAIN_SITE);
const HOSTILE = `</h1><script>alert(1)</script>"'&`;
const city = { id: 'c1', name: 'Pune', state: 'Maharashtra', country: 'India', description: 'Hills.', images: [] };
const photo = {
  url: '/uploads/a/960.webp',
  sources: [
    { url: '/uploads/a/320.webp', width: 320 },
    { url: '/uploads/a/960.webp', width: 960 },
  ],
  focus: { x: 0.25, y: 0.5 },
};
const categories = { category: 'museum', moreCategories: ['park'] };
const place = { id: 'p1', name: 'Fort', ...categories, description: 'Old.', city, images: [photo], attributes: [] as object[] };

/** Response to the query of the list of places. */
const listed = (items: readonly object[], of: object = {}) => ({
  places: { items, total: items.length, page: 1, pages: 1, understood: [], didYouMean: null, ...of },
});

/** Page without a screen, in English. */
const PAGE_FRAME: Page = {
  screen: '',
  say: t,
  attributeWords: makeAttributeWords(t, ENGLISH),
  at: (path) => path,
  query: new URLSearchParams(),
  more: {},
  code: 'en',
  site: PLAIN_SITE,
  pages: PLAIN_PAGES,
};

/** Parses the first paint of a screen. */
function draw(screen: string, data: unknown, query = ''): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = firstPaint(data, { ...PAGE_FRAME, screen, query: new URLSearchParams(query) });
  return root;
}
const words = (root: HTMLElement): string => (root.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

test.each<[string, unknown, string]>([
  ['HomeScreen', { site: { slides: [] }, heroCities: [city] }, 'Discover · Pune'],
  ['CitiesScreen', { cities: { items: [city] } }, 'Explore Cities'],
  ['CityScreen', { city }, 'PuneMaharashtra, India'],
  ['PlacesScreen', listed([place]), 'Discover Places'],
  ['PlaceScreen', { place }, 'FortPune, Maharashtra'],
  ['ListScreen', { placeList: { name: 'Weekend', description: 'Two days.', items: [{ place }] } }, 'WeekendTwo days.'],
])('the first paint of %s starts with the same text as the screen', (screen, data, text) => {
  const root = draw(screen, data);
  expect(words(root)).toMatch(new RegExp(`^${text}`));
  expect(root.querySelector('header')).toHaveTextContent('CityPins');
});

test('the first paint uses the same picture URLs and sizes as the screen', () => {
  const sources = (screen: string, data: unknown) => [...draw(screen, data).querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources('HomeScreen', { site: { slides: [] }, heroCities: [city, { ...city, id: 'c2' }] })).toEqual(['/art/cities/c1.svg?layout=hero']);
  expect(sources('CityScreen', { city })).toEqual(['/art/cities/c1.svg']);
  expect(sources('CitiesScreen', { cities: { items: ['a', 'b', 'c', 'd'].map((id) => ({ ...city, id })) } })).toEqual(
    ['a', 'b', 'c'].map((id) => `/art/cities/${id}.svg`),
  );
  const image = draw('PlaceScreen', { place }).querySelector('img');
  expect(image).toHaveAttribute('srcset', '/uploads/a/320.webp 320w, /uploads/a/960.webp 960w');
  expect(image).toHaveAttribute('sizes', '(min-width: 900px) 50vw, 100vw');
  expect(image).toHaveStyle({ objectPosition: '25% 50%' });
});

test('only the first picture has high fetch priority', () => {
  const images = [...draw('PlacesScreen', listed([place, { ...place, id: 'p2' }])).querySelectorAll('img')];
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', null]);
});

test.each<[string, unknown]>([
  ['', null],
  ['NoScreen', {}],
  ['constructor', {}],
  ['CityScreen', { city: null }],
  ['PlaceScreen', null],
  ['CitiesScreen', null],
])('the first paint has only the header for %j with %j', (screen, data) => {
  const root = draw(screen, data);
  expect(root.querySelector('header')).toHaveTextContent('CityPins');
  expect(root.querySelector('main')).toBeNull();
});

test('a site without cities has a first paint', () => {
  expect(words(draw('HomeScreen', { site: { slides: [] }, heroCities: [] }))).toMatch(/^DiscoverFind the corner/);
  expect(words(draw('CitiesScreen', { cities: { items: [] } }))).toMatch(/^Explore Cities/);
});

test('HTML in user content is escaped', () => {
  const hostile = {
    ...place,
    name: HOSTILE,
    description: HOSTILE,
    images: [{ ...photo, url: `/x"onerror="alert(1)`, sources: [] }],
    city: { ...city, name: HOSTILE },
  };
  const root = draw('PlaceScreen', { place: hostile });
  expect(root.querySelector('script, [onerror]')).toBeNull();
  expect(root.querySelector('h1')).toHaveTextContent(HOSTILE);
});

test('the style sheet is separate from the markup of the first paint', () => {
  expect(draw('CityScreen', { city }).querySelector('style')).toBeNull();
  expect(firstPaintStyle).toMatch(/^<style id="first-paint">[^<]*<\/style>$/);
});

const linksIn = (root: ParentNode): string[] => [...root.querySelectorAll('a')].map((link) => `${link.textContent.trim()}: ${link.getAttribute('href') ?? ''}`);
/** Parses what browsers without scripts show in addition. */
function withoutScripts(root: HTMLElement): HTMLElement {
  const shown = document.createElement('div');
  shown.innerHTML = [...root.querySelectorAll('noscript')].map(({ innerHTML }) => innerHTML).join('');
  return shown;
}
/** Returns the links of browsers without scripts, without those of the footer. */
const furtherLinks = (root: HTMLElement): string[] => linksIn(withoutScripts(root)).slice(0, -PLAIN_PAGES.length);
const many = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...place, id: `p${id}`, name: `Fort ${id}` }));

const PAGE = { title: 'Imprint', html: '<h2>Address</h2>\n<p>Main <strong>Street</strong> 1</p>\n', description: '', languages: ['en'], updatedAt: '' };

test.each(['PageScreen', 'PrivacyScreen', 'TermsScreen'])('the first paint of %s contains the text of the operator', (screen) => {
  const root = draw(screen, { page: { ...PAGE, title: HOSTILE } });
  expect(root.querySelector('h1')).toHaveTextContent(HOSTILE);
  expect(root.querySelector('h2 + p > strong')).toHaveTextContent('Street');
  expect(draw(screen, { page: null }).querySelector('main')).toBeNull();
});

test('a text in another language has its own language and direction', () => {
  const article = draw('PageScreen', { page: { ...PAGE, languages: ['ar', 'en'] } }).querySelector('article');
  expect([article?.getAttribute('lang'), article?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
});

test('browsers without scripts show the links of the footer', () => {
  const pages = [{ slug: 'imprint', place: 'FOOTER', titles: [{ language: 'de', text: HOSTILE }] }, ...PLAIN_PAGES] as const;
  const root = document.createElement('div');
  root.innerHTML = firstPaint(null, { ...PAGE_FRAME, at: (path) => `/de${path}`, code: 'de', pages });
  expect(linksIn(withoutScripts(root).querySelector('nav') ?? root)).toEqual([`${HOSTILE}: /de/pages/imprint`, 'Privacy: /de/privacy', 'Terms: /de/terms']);
});

test('browsers without scripts show the attributes of a place', () => {
  const attributes = [
    { name: HOSTILE, kind: 'yes-no', unit: '', values: [{ text: 'no', isRetired: false }] },
    { name: 'Cuisine', kind: 'several', unit: '', values: ['Pizza', 'Thai'].map((text) => ({ text, isRetired: false })) },
  ];
  const lines = [...withoutScripts(draw('PlaceScreen', { place: { ...place, attributes } })).querySelectorAll('.fp-rest p')];
  expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([`${HOSTILE}: no`, 'Cuisine: Pizza, Thai']);
});

test('browsers without scripts show links from a place to its categories in its city', () => {
  const [first] = withoutScripts(draw('PlaceScreen', { place: { ...place, moreCategories: ['park', HOSTILE] } })).querySelectorAll('.fp-rest p');
  expect(linksIn(first ?? document)).toEqual([
    'Museum: /places?category=museum&city=c1',
    'Park: /places?category=park&city=c1',
    expect.stringMatching(/: \/places\?category=[^&<"]*&city=c1$/),
  ]);
});

test('the header keeps room for the link to sign up only if everyone can register', () => {
  const header = (canRegister: boolean) => firstPaint(null, { ...PAGE_FRAME, site: { ...PLAIN_SITE, canRegister } });
  expect([header(true), header(false)].map((html) => html.includes('Sign Up'))).toEqual([true, false]);
});

test('logo and home link of a site that starts with a city lead to its page', () => {
  const root = document.createElement('div');
  const site = { ...PLAIN_SITE, startCity: 'c1' };
  root.innerHTML = firstPaint(null, { ...PAGE_FRAME, at: (path) => `/de${path}`, site, pages: [] });
  expect([...root.querySelectorAll('header a, nav a')].filter((link) => link.getAttribute('href') === '/de/cities/c1')).toHaveLength(3);
});

test('its links lead to the main pages, and the current one is marked', () => {
  for (const [screen, data, current] of [
    ['HomeScreen', { site: { slides: [] }, heroCities: [] }, 'Home'],
    ['CityScreen', { city }, 'Cities'],
    ['PlaceScreen', { place }, 'Places'],
    ['ListScreen', { placeList: { name: 'Weekend', description: null, items: [] } }, undefined],
  ] as const) {
    const navigation = draw(screen, data).querySelectorAll('nav');
    expect([...navigation].map(linksIn)).toEqual(Array(2).fill(['Home: /', 'Cities: /cities', 'Places: /places']));
    expect([...navigation].map((nav) => nav.querySelector('[aria-current=page]')?.textContent)).toEqual([current, current]);
  }
});

test('its cards and the city of a place are links', () => {
  expect(linksIn(draw('PlacesScreen', listed([place])).querySelector('.fp-grid') as HTMLElement)).toEqual(['Fort: /places/p1']);
  expect(linksIn(draw('PlaceScreen', { place }).querySelector('main') as HTMLElement)).toEqual(['Pune: /cities/c1']);
});

test('its search form opens the list, and shows the text of the current search', () => {
  const form = draw('PlacesScreen', listed([]), 'search=%22old%22+fort').querySelector<HTMLFormElement>('main form');
  expect([form?.getAttribute('action'), form?.method, [...new FormData(form ?? undefined)]]).toEqual(['/places', 'get', [['search', '"old" fort']]]);
});

test('browsers without scripts show the rest of a list, and links to the pages beside it', () => {
  const root = draw('PlacesScreen', listed(many, { page: 2, pages: 3 }), 'category=fort&page=2&search=a%26b');
  expect(furtherLinks(root)).toEqual([
    'Fort d: /places/pd',
    'Fort e: /places/pe',
    'Go to previous page: /places?category=fort&search=a%26b&page=1',
    'Go to next page: /places?category=fort&search=a%26b&page=3',
  ]);
  expect(withoutScripts(draw('', null))).toHaveTextContent('Without JavaScript you can read and search');
});

test('browsers without scripts show the map around a place if the site draws its own', () => {
  const coordinates = { latitude: 18.5, longitude: 73.8 };
  const pictureOf = (map: object) => withoutScripts(draw('PlaceScreen', { place: { ...place, coordinates }, site: { map } })).querySelector('figure');
  const figure = pictureOf(ownMap(coordinates));
  expect(figure?.querySelector('img')).toHaveAttribute('src', '/art/maps/p1-light.webp');
  expect(figure?.querySelector('img')).toHaveAttribute('alt', 'Map of Fort');
  expect(figure).toHaveTextContent('Natural Earth, © OpenStreetMap');
  expect(pictureOf(tileMap())).toBeNull();
});
