import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parquetWriteFile } from 'hyparquet-writer';
import { categoriesOf } from '../../../../test/builders.js';
import { SHIPPED_ATTRIBUTES } from '../../../core/db/migrations/data/index.js';
import { englishOf } from '../../../core/errors/index.js';
import { AttributeList, type AttributeRecord, CATEGORY_PRESETS, CategoryList } from '../../site/index.js';
import { openFile, type Values, valuesOfFeature } from '../readers/index.js';
import { AttributeColumns } from './attribute-columns.js';
import { Categories } from './categories/categories.js';
import { nameOfCategory } from './categories/category-name.js';
import { CityMapper } from './city-row.js';
import { type Origin, PlaceMapper, type PlaceRow } from './place-row.js';

const PRESETS = categoriesOf(CATEGORY_PRESETS);
const SHIPPED = new AttributeColumns(new AttributeList(SHIPPED_ATTRIBUTES as readonly object[] as readonly AttributeRecord[]));
const ORIGIN: Origin = { source: 'samples', isForced: false };

/** Maps values to a row, or to the reason why they are rejected. */
function mapped(values: Values, origin: Origin = ORIGIN): Partial<PlaceRow> | string {
  const result = new PlaceMapper(new Categories(PRESETS), origin, SHIPPED).map({ line: 1, values, text: '' });
  if ('reason' in result) return englishOf(result.reason);
  return 'skipped' in result ? `skipped: ${result.skipped}` : result.row;
}

const point = { type: 'Point', coordinates: [73.85, 18.52] };

test('maps the tags of OpenStreetMap to a place', () => {
  const properties = {
    '@id': 'node/42',
    name: 'नमुना',
    'name:en': 'Sample Café',
    amenity: 'cafe',
    building: 'yes',
    'addr:street': 'Sample Street',
    'addr:housenumber': '7',
    'addr:postcode': '411 004',
    'addr:city': 'Pune',
    'addr:country': 'IN',
    'contact:phone': '+91 20 1111 1111; +91 20 2222 2222',
    website: 'https://sample.example.org',
    opening_hours: 'Mo-Su 09:00-18:00',
  };
  expect(mapped(valuesOfFeature({ type: 'Feature', id: 'node/42', geometry: point, properties }))).toMatchObject({
    source: 'openstreetmap',
    source_id: 'node/42',
    name: 'नमुना',
    names: { en: 'Sample Café' },
    category: 'cafe',
    latitude: 18.52,
    longitude: 73.85,
    city: 'Pune',
    country: 'India',
    full_address: '7 Sample Street, 411 004, Pune',
    pincode: '411 004',
    phone: '+91 20 1111 1111',
    website: 'https://sample.example.org',
    opening_hours: 'Mo-Su 09:00-18:00',
    licence: 'ODbL-1.0',
  });
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [10, 50],
        [12, 50],
        [12, 52],
        [10, 52],
        [10, 50],
      ],
    ],
  };
  expect(mapped({ '@id': 'way/7', name: 'Sample Fort', historic: 'yes', geometry: area })).toMatchObject({ category: 'historic', latitude: 51, longitude: 11 });
  expect(mapped({ '@id': 'way/8', name: 'Sample Ruin', historic: 'ruins', disused: 'yes', geometry: area })).toMatchObject({
    category: 'historic',
    business_status: 'closed-permanently',
  });
  expect(mapped({ '@id': 'way/9', name: 'Sample Mill', historic: 'mill', demolished: 'yes', geometry: area })).toBe('It is closed, according to its source');
});

test('maps state, contacts, area and other names of an element of OpenStreetMap', () => {
  const element = { '@id': 'node/43', name: 'Sample Grill', geometry: point };
  expect(
    mapped({
      ...element,
      amenity: 'restaurant',
      alt_name: 'The Grill; Grill',
      old_name: 'Sample Diner',
      'addr:suburb': 'Deccan',
      phone: '+91 20 1111 1111; +91 20 2222 2222',
      'contact:mobile': '+91 98 3333 3333',
      email: 'grill@example.org',
      'contact:facebook': 'samplegrill',
      instagram: 'https://www.instagram.com/samplegrill/',
      'website:menu': 'https://grill.example.org/menu',
      'reservation:website': 'https://grill.example.org/book',
      opening_date: '2999-05-03',
    }),
  ).toMatchObject({
    other_names: 'The Grill; Grill; Sample Diner',
    area: 'Deccan',
    phone: '+91 20 1111 1111',
    other_phones: '+91 20 2222 2222; +91 98 3333 3333',
    email: 'grill@example.org',
    social_links: 'https://www.facebook.com/samplegrill; https://www.instagram.com/samplegrill/',
    menu_url: 'https://grill.example.org/menu',
    booking_url: 'https://grill.example.org/book',
    business_status: 'opening-soon',
    opens_on: '2999-05-03',
  });
  expect(mapped({ ...element, 'disused:amenity': 'restaurant' })).toMatchObject({ category: 'restaurant', business_status: 'closed-permanently' });
  expect(mapped({ ...element, amenity: 'restaurant', end_date: '2019-12-31' })).toMatchObject({ business_status: 'closed-permanently' });
  expect(mapped({ ...element, amenity: 'restaurant', opening_date: '1998', end_date: '2019' })).toMatchObject({ business_status: null, opens_on: null });
  expect(mapped({ ...element, amenity: 'restaurant', 'disused:shop': 'bakery' })).toMatchObject({ category: 'restaurant', business_status: null });
});

test.each([
  ['Dauerhaft geschlossen', 'closed-permanently'],
  ['CLOSED_TEMPORARILY', 'closed-temporarily'],
  ['cerrado temporalmente', 'closed-temporarily'],
  ['स्थायी रूप से बंद', 'closed-permanently'],
  ['مغلق مؤقتًا', 'closed-temporarily'],
  ['Opening soon', 'opening-soon'],
  ['OPERATIONAL', null],
  ['haunted', null],
])('maps the business status %j of a file', (word, state) => {
  expect(mapped({ name: 'Sample Bar', city: 'Pune', business_status: word })).toMatchObject({ business_status: state });
});

test('maps names and descriptions in other languages, those of the app first, and leaves out what is none', () => {
  const many = Object.fromEntries(
    Array.from({ length: 70 }, (_, i) => [`name:a${String.fromCharCode(97 + (i % 26))}${i < 26 ? '' : 'bcd'[Math.floor(i / 26)]}`, 'Some name']),
  );
  const place = { '@id': 'node/1', amenity: 'cafe', geometry: point, name: '東京タワー', description: 'タワー' };
  const texts = { 'name:ja': '東京タワー', 'name:de': ' Tokio-Turm ', 'name:zh-Hant': '東京鐵塔', 'name:etymology': 'Tower', 'name:es': '', 'name:hi': 7 };
  expect(mapped({ ...place, ...texts, 'description:de': 'Ein Turm, den jeder kennt.', 'description:en': 'x' })).toMatchObject({
    name: '東京タワー',
    names: { de: 'Tokio-Turm', ja: '東京タワー', 'zh-Hant': '東京鐵塔' },
    descriptions: { de: 'Ein Turm, den jeder kennt.' },
  });
  const { names = {} } = mapped({ ...place, ...many, 'name:hi': 'टावर' }) as Partial<PlaceRow>;
  expect(Object.keys(names)).toHaveLength(60);
  expect(names.hi).toBe('टावर');
  expect(mapped({ '@id': 'node/1', amenity: 'cafe', geometry: point, 'name:en': 'Only English' })).toMatchObject({
    name: 'Only English',
    names: { en: 'Only English' },
  });
});

test('maps a place of Overture and rejects a closed one', () => {
  const values = {
    id: '08f-sample',
    geometry: point,
    names: { primary: 'Sample Bistro' },
    categories: { primary: 'vietnamese_restaurant', alternate: ['bar'] },
    addresses: [{ freeform: '1 Sample Road', locality: 'Pune', postcode: '411001', region: 'IN-MH', country: 'IN' }],
    phones: ['+912011111111'],
    websites: ['http://bistro.example.org'],
    sources: [{ property: '', dataset: 'meta', license: 'CDLA-Permissive-2.0' }],
  };
  expect(mapped(values)).toMatchObject({
    source: 'overture',
    source_id: '08f-sample',
    name: 'Sample Bistro',
    category: 'restaurant',
    city: 'Pune',
    state: 'MH',
    country: 'India',
    pincode: '411001',
    full_address: '1 Sample Road, 411001, Pune',
    phone: '+912011111111',
    website: 'http://bistro.example.org',
    licence: 'CDLA-Permissive-2.0',
  });
  expect(mapped({ ...values, operating_status: 'permanently_closed' })).toBe('It is closed, according to its source');
});

test('maps a place of Foursquare and rejects a closed one', () => {
  const values = {
    fsq_place_id: '4b-sample',
    name: 'Sample Roastery',
    latitude: 18.52,
    longitude: 73.85,
    address: '2 Sample Road',
    locality: 'Pune',
    region: 'Maharashtra',
    postcode: '411001',
    country: 'IN',
    fsq_category_labels: ['Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop'],
    tel: '020 1111 1111',
    website: 'sample.example.org',
    date_closed: null,
  };
  expect(mapped(values)).toMatchObject({
    source: 'foursquare',
    source_id: '4b-sample',
    category: 'cafe',
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    website: 'https://sample.example.org',
    licence: 'Apache-2.0',
  });
  expect(mapped({ ...values, date_closed: '2024-01-01' })).toBe('It is closed, according to its source');
});

test('derives the same id again for a record without an id', () => {
  const id = (values: Values) => (mapped({ name: 'Sample', lat: '18.52', lon: '73.85', ...values }) as PlaceRow).source_id;
  expect(id({ phone: '1234' })).toBe(id({ phone: '5678' }));
  expect(id({ name: 'Other' })).not.toBe(id({}));
  expect(id({ id: 7 })).toBe('7');
});

test("prefers the operator's source, licence and attribution over those of the rows", () => {
  const values = { name: 'Sample', lat: 1, lon: 2, source: 'survey', source_id: '9', licence: 'X' };
  expect(mapped(values)).toMatchObject({ source: 'survey', licence: 'X', attribution: null });
  expect(mapped({ ...values, source_id: undefined, id: '9' })).toMatchObject({ source: 'samples' });
  expect(mapped(values, { source: 'mine', isForced: true, licence: 'CC0-1.0', attribution: 'Me' })).toMatchObject({
    source: 'mine',
    licence: 'CC0-1.0',
    attribution: 'Me',
  });
});

test.each([
  [{ name: 'S', lat: 1, lon: 2 }, 'Name must be at least 2 characters'],
  [{ name: 'Sample', lat: 'x', lon: 2 }, '“x” is no coordinate. Write degrees, such as 47.1 or 47° 6′ N'],
  [{ name: 'Sample', lat: 90.1, lon: 2 }, 'A latitude is between -90 and 90. Latitude and longitude look swapped: swap their columns'],
  [{ name: 'Sample', lat: 180.1, lon: 2 }, 'A latitude is between -90 and 90'],
  [{ name: 'Sample', lat: 1, lon: -180.1 }, 'A longitude is between -180 and 180'],
  [{ name: 'Sample', lat: 1, lon: 181 }, 'A longitude is between -180 and 180'],
  [{ name: 'Sample' }, 'Neither coordinates nor a city are given'],
  [{ name: 'x'.repeat(121), lat: 1, lon: 2 }, 'Name must be at most 120 characters'],
  [{ name: 'a\u0007b', lat: 1, lon: 2 }, 'Name contains characters that cannot be used'],
])('rejects %j with: %s', (values, reason) => expect(mapped(values)).toBe(reason));

test.each([
  ['Coffee Shop', 'cafe'],
  ["children's museum", 'museum'],
  ['tourism=theme_park', 'attraction'],
  ['shop=books', 'shopping'],
  ['Sushi Restaurant', 'restaurant'],
  ['Theatre', 'theatre'],
  ['place_of_worship', 'worship'],
  ['Café', 'cafe'],
  ['Brasserie', 'restaurant'],
  ['Restaurant gastronomique - cuisine raffinée', 'restaurant'],
  ['Gaststätte', 'restaurant'],
  ['Konditorei', 'cafe'],
  ['Musée', 'museum'],
  ['Museo de Bellas Artes', 'museum'],
  ['Igreja', 'worship'],
  ['Albergo', 'hotel'],
  ['भोजनालय', 'restaurant'],
  ['संग्रहालय', 'museum'],
  ['मंदिर', 'worship'],
  ['مطعم إيطالي', 'restaurant'],
  ['مقهى', 'cafe'],
  ['متحف', 'museum'],
  ['Hôtel de ville', undefined],
  ['dentist', undefined],
  ['toString', undefined],
  ['', undefined],
])('maps the category %s to %s', (word, kind) => expect(new Categories(PRESETS).kindOf([word])).toBe(kind));

test('skips words that have no kind', () => {
  expect(new Categories(PRESETS).kindOf(['building=yes', 'amenity=pub'])).toBe('bar');
  expect(new Categories(PRESETS, new Map([[nameOfCategory('Pub & Grill'), 'restaurant']])).kindOf(['pub', 'Pub and grill'])).toBe('restaurant');
});

test('maps names of the operator before the built-in table, and only to categories of this site', () => {
  const [museum, park] = categoriesOf(['museum', 'park']).all;
  if (!museum || !park) throw new Error('There are two categories.');
  const list = new CategoryList([
    { ...museum, names: { de: 'Schauhaus' }, plurals: { en: 'Zoos & Museums' } },
    { ...park, aliases: ['Zoo', 'grünzug'] },
  ]);
  const kindOf = (word: string) => new Categories(list).kindOf([word]);
  expect(['Schauhaus', 'zoos and museums', 'zoo', 'Grünzug', 'Museum', 'art_museum'].map(kindOf)).toEqual([
    'museum',
    'museum',
    'park',
    'park',
    'museum',
    'museum',
  ]);
  expect(['pub', 'cafe'].map(kindOf)).toEqual([undefined, undefined]);
  expect(new Categories(list).leftover).toBe('park');
});

test('derives the time zone of a city from its coordinates if the source states none', () => {
  const values = { name: 'Sampleville', state: 'Samplia', country: 'jp', lat: '35.7', lon: '139.7', population: '-4' };
  expect(new CityMapper(ORIGIN, new Map()).map({ line: 1, values, text: '' })).toMatchObject({
    row: { country: 'Japan', time_zone: 'Asia/Tokyo', population: null },
  });
  expect(new CityMapper(ORIGIN, new Map()).map({ line: 1, values: { ...values, state: '' }, text: '' })).toEqual({ reason: 'console.stateMissing' });
});

test('reads a Parquet file with its geometry, in portions', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-parquet-'));
  const filename = path.join(folder, 'sample.parquet');
  parquetWriteFile({
    filename,
    rowGroupSize: 2,
    columnData: [
      { name: 'id', data: ['a', 'b', 'c'], type: 'STRING' },
      { name: 'names', data: ['A', 'B', 'C'].map((primary) => ({ primary: `Sample ${primary}` })), type: 'JSON' },
      { name: 'categories', data: [{ primary: 'museum' }, { primary: 'coffee_shop' }, null], type: 'JSON' },
      { name: 'geometry', data: [point, point, point], type: 'GEOMETRY' },
      { name: 'bbox', data: ['x', 'x', 'x'], type: 'STRING' },
    ],
  });
  const { format, portions, share } = await openFile(filename);
  const rows: unknown[] = [];
  const shares: (number | undefined)[] = [];
  for await (const portion of portions) {
    shares.push(share());
    rows.push(portion.map((item) => ('values' in item ? [item.line, mapped(item.values)] : item)));
  }
  rmSync(folder, { recursive: true, force: true });
  expect([format, shares]).toEqual(['parquet', [0, 2 / 3]]);
  expect(rows).toMatchObject([
    [
      [1, { name: 'Sample A', source: 'overture', category: 'museum', latitude: 18.52, longitude: 73.85 }],
      [2, { name: 'Sample B', category: 'cafe' }],
    ],
    [[3, { name: 'Sample C', category: 'other' }]],
  ]);
});
