import { t } from '../../lib/i18n';
import { firstPaintStyle } from '../forServer';
import { firstPaint } from './firstPaint';

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
const place = { id: 'p1', name: 'Fort', description: 'Old.', city, images: [photo] };

/** Parses the first paint of a screen. */
function draw(screen: string, data: unknown): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = firstPaint(screen, data, t);
  return root;
}
const words = (root: HTMLElement): string => (root.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

test.each<[string, unknown, string]>([
  ['HomeScreen', { heroCities: [city] }, 'Discover · Pune'],
  ['CitiesScreen', { cities: { items: [city] } }, 'Explore Cities'],
  ['CityScreen', { city }, 'PuneMaharashtra, India'],
  ['PlacesScreen', { places: { items: [place] } }, 'Discover Places'],
  ['PlaceScreen', { place }, 'FortPune, Maharashtra'],
  ['ListScreen', { placeList: { name: 'Weekend', description: 'Two days.' } }, 'WeekendTwo days.'],
])('the first paint of %s starts with the same text as the screen', (screen, data, text) => {
  const root = draw(screen, data);
  expect(words(root)).toMatch(new RegExp(`^${text}`));
  expect(root.querySelector('header')).toHaveTextContent('citypins');
});

test('the first paint uses the same picture URLs and sizes as the screen', () => {
  const sources = (screen: string, data: unknown) => [...draw(screen, data).querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources('HomeScreen', { heroCities: [city, { ...city, id: 'c2' }] })).toEqual(['/art/cities/c1.svg?layout=hero']);
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
  const images = [...draw('PlacesScreen', { places: { items: [place, { ...place, id: 'p2' }] } }).querySelectorAll('img')];
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
  expect(root.querySelector('header')).toHaveTextContent('citypins');
  expect(root.querySelector('main')).toBeNull();
});

test('a site without cities has a first paint', () => {
  expect(words(draw('HomeScreen', { heroCities: [] }))).toMatch(/^DiscoverFind the corner/);
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

test('the first paint has no links, buttons or focusable elements', () => {
  expect(draw('PlacesScreen', { places: { items: [place] } }).querySelector('a, button, input, [tabindex]')).toBeNull();
});
