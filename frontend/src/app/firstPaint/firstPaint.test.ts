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

/** What a browser makes of the first paint of a screen. */
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
])('the first paint of %s says what the screen says first', (screen, data, text) => {
  const root = draw(screen, data);
  expect(words(root)).toMatch(new RegExp(`^${text}`));
  expect(root.querySelector('header')).toHaveTextContent('citypins');
});

test('pictures are those that the screen shows, in the same sizes, so that each is fetched once', () => {
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

test('only the first picture goes before everything else', () => {
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
])('there is the header alone for %j with %j', (screen, data) => {
  const root = draw(screen, data);
  expect(root.querySelector('header')).toHaveTextContent('citypins');
  expect(root.querySelector('main')).toBeNull();
});

test('an empty guide has a first paint, too', () => {
  expect(words(draw('HomeScreen', { heroCities: [] }))).toMatch(/^DiscoverFind the corner/);
  expect(words(draw('CitiesScreen', { cities: { items: [] } }))).toMatch(/^Explore Cities/);
});

test('what people have written stays text', () => {
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

test('its style sheet is for the head of the page', () => {
  expect(draw('CityScreen', { city }).querySelector('style')).toBeNull();
  expect(firstPaintStyle).toMatch(/^<style id="first-paint">[^<]*<\/style>$/);
});

test('nothing in it can be pressed or focused: it is gone as soon as the screen is there', () => {
  expect(draw('PlacesScreen', { places: { items: [place] } }).querySelector('a, button, input, [tabindex]')).toBeNull();
});
