import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../core/config/index.js';
import { KNOWN_NAMES } from './known-names.js';
import { MAX_RESULTS, WorldIndex } from './world-index.js';

let index: WorldIndex;
beforeAll(async () => (index = await WorldIndex.load()));

const find = (search: string): string[] => index.search(search).map(({ name, country }) => `${name}, ${country}`);

test.each([
  ['zurich', 'Zürich, Switzerland'],
  ['Zürich', 'Zürich, Switzerland'],
  ['ZÜRICH', 'Zürich, Switzerland'],
  ['São Paulo', 'São Paulo, Brazil'],
  ['sao paulo', 'São Paulo, Brazil'],
  ['paulo', 'São Paulo, Brazil'],
  ['xian', 'Xi’an, China'],
  ["xi'an", 'Xi’an, China'],
  ['lodz', 'Łódź, Poland'],
  ['rio janeiro', 'Rio de Janeiro, Brazil'],
  ['frankf', 'Frankfurt am Main, Germany'],
  ['walla walla', 'Walla Walla, United States'],
  ['  berlin  ', 'Berlin, Germany'],
])('%j finds first %s', (search, first) => expect(find(search)[0]).toBe(first));

test('cities of the same name come with the largest first, before longer names', () => {
  expect(find('paris').slice(0, 3)).toEqual(['Paris, France', 'Paris, United States', 'Paris, Canada']);
  expect(find('bar')[0]).toBe('Bar, Montenegro');
  expect(find('victor')[0]).toBe('Victor, United States');
  const populations = index.search('victori').map(({ population }) => population ?? 0);
  expect(populations).toHaveLength(MAX_RESULTS);
  expect(populations).toEqual([...populations].sort((one, other) => other - one));
});

test.each([
  ['paris, us', 'Texas', 'United States'],
  ['Paris, United States', 'Texas', 'United States'],
  ['paris, usa', 'Texas', 'United States'],
  ['paris, united st', 'Texas', 'United States'],
  ['paris، us', 'Texas', 'United States'],
  ['paris，us', 'Texas', 'United States'],
  ['london, ca', 'Ontario', 'Canada'],
  ['london, uk', 'England', 'United Kingdom'],
  ['portland, maine', 'Maine', 'United States'],
  ['portland, me', 'Maine', 'United States'],
  ['springfield, il, us', 'Illinois', 'United States'],
  ['istanbul, turkey', 'Istanbul', 'Türkiye'],
  ['sarajevo, bosnia and herzegovina', 'Federation of B&H', 'Bosnia & Herzegovina'],
  // GE is the code of Georgia, where no city begins like this.
  ['berlin, ge', 'State of Berlin', 'Germany'],
  ['paris,', 'Île-de-France', 'France'],
])('%j finds the city in %s, %s', (search, state, country) => expect(index.search(search)[0]).toMatchObject({ state, country }));

test.each([
  '',
  '   ',
  ',',
  ', France',
  '東京',
  'Qwertzuiopolis',
  'paris, atlantis',
  'paris, us, fr',
  '%',
  '\\',
  '\u0000',
  '👩‍👩‍👧',
  'a'.repeat(200),
  '\n',
  'constructor',
])('finds nothing for %j', (search) => expect(index.search(search)).toEqual([]));

test('gives all facts of a city', () => {
  expect(index.search('zurich')[0]).toEqual({
    geonamesId: '2657896',
    name: 'Zürich',
    state: 'Zurich',
    country: 'Switzerland',
    coordinates: { latitude: 47.36667, longitude: 8.55 },
    population: 341_730,
    timeZone: 'Europe/Zurich',
  });
});

test('a city state is in a state of its own name, and unknown states are left out', () => {
  expect(index.search('singapore')[0]).toMatchObject({ state: 'Singapore', country: 'Singapore' });
  expect(index.search('hong kong')[0]).toMatchObject({ country: 'Hong Kong' });
  expect(index.search('nha trang')[0]).toMatchObject({ state: null, country: 'Vietnam' });
});

test('an unknown population is left out', () => {
  expect(index.search('Shishtavec')[0]).toMatchObject({ name: 'Shishtavec', population: null });
});

test('a city is found by its English, local and former names, and shown by the English one', () => {
  for (const name of ['Cologne', 'köln']) expect(find(name)[0]).toBe('Cologne, Germany');
  expect(find('bangalore')).toEqual(['Bengaluru, India']);
});

test('each known name belongs to a city', () => {
  const lost = Object.entries(KNOWN_NAMES).filter(([id, [name]]) => !index.search(name).some(({ geonamesId }) => geonamesId === id));
  expect(lost).toEqual([]);
});

test('the sample cities are found by their names, with the same country, coordinates and time zone', () => {
  const rows = parse<Record<string, string>>(readFileSync(path.join(repositoryRoot, 'guides/sample/cities.csv')), { columns: true });
  expect(rows.length).toBeGreaterThan(50);
  for (const { name = '', country, latitude, longitude, time_zone: timeZone, source_id: geonamesId } of rows) {
    const coordinates = { latitude: Number(latitude), longitude: Number(longitude) };
    expect(index.search(`${name}, ${country}`)[0]).toMatchObject({ geonamesId, name, country, coordinates, timeZone });
  }
});

test('loading yields to the event loop', async () => {
  let turns = 0;
  const counter = setInterval(() => turns++, 1);
  await WorldIndex.load();
  clearInterval(counter);
  expect(turns).toBeGreaterThan(3);
});

test('finds all cities of exactly a name, in a state or country if they are given', () => {
  expect(index.named('paris', ['Texas', 'United States']).map(({ state }) => state)).toEqual(['Texas']);
  expect(index.named('San José', []).length).toBeGreaterThan(MAX_RESULTS);
  expect(new Set(index.named('San José', ['Costa Rica']).map(({ country }) => country))).toEqual(new Set(['Costa Rica']));
  expect(index.named('Par', []).some(({ name }) => name === 'Paris')).toBe(false);
  expect([index.named('Vaduz', ['Atlantis']), index.named(' ', [])]).toEqual([[], []]);
});

test('finds the city nearest to a point, also across the date line', () => {
  expect(index.nearest(47.14, 9.52)).toMatchObject({ name: 'Vaduz', country: 'Liechtenstein' });
  expect(index.nearest(-16.8, -179.99)).toMatchObject({ country: 'Fiji' });
});
