import path from 'node:path';
import { categoriesOf } from '../../../../test/builders.js';
import { SHIPPED_ATTRIBUTES } from '../../../core/db/migrations/data/index.js';
import { englishOf } from '../../../core/errors/index.js';
import { HEADER_LANGUAGES, headersOf, headerOf, type HeaderField } from '../../places/index.js';
import { AttributeList, type AttributeRecord, CATEGORY_PRESETS } from '../../site/index.js';
import { type FileRecord, openFile, type Values } from '../readers/index.js';
import { AttributeColumns } from './attribute-columns.js';
import { Categories } from './categories/categories.js';
import type { ColumnChoices } from './columns.js';
import type { LeftOut } from './left-out.js';
import { PlaceMapper, type PlaceRow } from './place-row.js';

const CATEGORIES = new Categories(categoriesOf(CATEGORY_PRESETS));
const ATTRIBUTES = new AttributeColumns(new AttributeList(SHIPPED_ATTRIBUTES as readonly object[] as readonly AttributeRecord[]));

interface Result {
  rows: PlaceRow[];
  reasons: string[];
  left: LeftOut[];
  unused: string[];
}

function mapAll(records: readonly FileRecord[], choices?: ColumnChoices): Result {
  const mapper = new PlaceMapper(CATEGORIES, { source: 'samples', isForced: false }, ATTRIBUTES, choices);
  const result: Result = { rows: [], reasons: [], left: [], unused: mapper.columns.unusedOf(records[0]?.columns ?? []) };
  for (const record of records) {
    const mapped = mapper.map(record);
    if ('reason' in mapped) result.reasons.push(englishOf(mapped.reason));
    else if ('row' in mapped) {
      result.rows.push(mapped.row);
      result.left.push(...mapped.left);
    }
  }
  return result;
}

/** Maps the records of a file of `readers/fixtures`. */
async function mapFile(name: string, choices?: ColumnChoices): Promise<Result> {
  const records: FileRecord[] = [];
  const { portions } = await openFile(path.join(import.meta.dirname, '../readers/fixtures', name));
  for await (const portion of portions) {
    for (const item of portion) {
      if ('reason' in item) throw new Error(englishOf(item.reason));
      records.push(item);
    }
  }
  return mapAll(records, choices);
}

const mapOne = (values: Values, choices?: ColumnChoices) => mapAll([{ line: 1, values, text: '' }], choices);

const NANTES = [
  {
    name: 'LA CANTINE Ô MOINES',
    full_address: '12 quai de la Chaussée des Moines',
    pincode: '44120',
    city: 'VERTOU',
    latitude: 47.168154,
    longitude: -1.480046,
  },
  { name: 'LA CIGALE', full_address: '4 Place Graslin', pincode: '44000', city: 'NANTES', latitude: 47.21295, longitude: -1.562225 },
  { name: 'LA CIVELLE', full_address: '21 Quai Marcel Boissard', pincode: '44400', city: 'REZE', latitude: 47.194875, longitude: -1.582983 },
];
const near = ({ latitude, longitude, ...others }: (typeof NANTES)[number]) => ({
  ...others,
  latitude: expect.closeTo(latitude, 5) as number,
  longitude: expect.closeTo(longitude, 5) as number,
  phone: '02 99 99 00 00',
});

test.each(['places.csv', 'places-decimal-comma.csv'])('%s gives three places', async (name) => {
  const { rows, reasons, left } = await mapFile(name);
  expect(rows).toMatchObject(NANTES.map(near));
  expect(rows.map(({ website }) => website)).toEqual(['https://www.lacantineomoines.com', 'http://www.lacigale.com', 'http://www.lacivelle.com']);
  expect([reasons, left]).toEqual([[], []]);
});

test('french-headers.csv needs no help, and proposes attributes for the other columns', async () => {
  const { rows, reasons, left, unused } = await mapFile('french-headers.csv');
  expect(reasons).toEqual([]);
  expect(rows).toMatchObject([...NANTES.map(near), { name: 'LA TIMBALE', pincode: '44100', city: 'NANTES', full_address: '57 boulevard Victor Hugo' }]);
  expect(rows[0]).toMatchObject({ email: 'contact@example.org', website: 'https://www.lacantineomoines.com' });
  expect(unused).toEqual(['ouverturealannee', 'precisions_tarifs', 'services']);
  expect(left).toEqual([
    { field: undefined, column: 'ouverturealannee', value: 'oui', reason: 'imports.unusedColumn' },
    { field: undefined, column: 'services', value: 'Séminaire, Service en terrasse, WiFi', reason: 'imports.unusedColumn' },
  ]);
});

test('osm.geojson keeps every phone, name and description', async () => {
  const { rows, reasons, left } = await mapFile('osm.geojson');
  expect(reasons).toEqual([]);
  expect(rows).toHaveLength(9);
  expect(rows.map(({ phone, other_phones }) => [phone, other_phones]).filter(([phone]) => phone)).toEqual([
    ['+49 30 1234567', '+49 30 7654321'],
    ['+1 555 123 4567 ext. 12', null],
    ['+49-30-123 456', null],
    ['+49 30 1234567', null],
  ]);
  expect(rows.flatMap(({ description }) => description ?? [])).toEqual([
    'First line of a description second line after a line separator',
    'First line of a description second line after a vertical tab',
  ]);
  expect(rows.at(-1)?.name).toBe('Bidi Name تجربة');
  expect(rows.map(({ opening_hours }) => opening_hours).filter(Boolean)).toEqual([
    'Mo-Fr 08:00-18:00; PH off',
    'Mo-Su 18:00-02:00',
    'sunrise-sunset',
    'Mo-Fr 09:00-17:00',
  ]);
  expect(left).toEqual([]);
});

test('emoji-long.csv keeps three descriptions, cut between graphemes', async () => {
  const { rows, left } = await mapFile('emoji-long.csv');
  const graphemes = ({ description }: PlaceRow) =>
    new Set(Array.from(new Intl.Segmenter().segment((description ?? '').replace(/ …$/, '')), ({ segment }) => segment));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row.description?.length).toBeGreaterThan(1900);
    expect(graphemes(row).size).toBeLessThan(5);
  }
  expect(left).toEqual([]);
});

const FULL: Partial<Record<HeaderField, string>> = {
  name: 'Café Muster',
  description: 'A café that nobody has ever visited.',
  category: 'museum',
  fullAddress: 'Weg 1',
  pincode: '9490',
  city: 'Vaduz',
  state: 'Oberland',
  country: 'Liechtenstein',
  area: 'Altstadt',
  latitude: '47,14',
  longitude: '9,52',
  phone: '+423 232 12 12; +423 232 12 13',
  website: 'www.muster.example',
  email: 'mail@muster.example',
  openingHours: 'Mo-Fr 9-17 Uhr',
  priceRange: '$$',
};

test.each(HEADER_LANGUAGES)('headers in %s give the same row as field names, in any case', (language) => {
  const { rows: expected } = mapOne(
    Object.fromEntries(Object.entries(FULL).map(([field, value]) => [headersOf(field as HeaderField, 'en')[0] ?? field, value])),
  );
  const named = (form: (name: string) => string) =>
    Object.fromEntries(
      Object.entries(FULL).map(([field, value]) => {
        const names = headersOf(field as HeaderField, language).filter((name) => headerOf(name)?.field === field);
        return [form(names[0] ?? field), value];
      }),
    );
  for (const form of [(name: string) => name, (name: string) => name.toUpperCase(), (name: string) => ` ${name.replaceAll(' ', '_')}: `]) {
    const { rows, left } = mapOne(named(form));
    expect(rows.map((row) => ({ ...row, id: '' }))).toEqual(expected.map((row) => ({ ...row, id: '' })));
    expect(left).toEqual([]);
  }
  expect(expected).toMatchObject([
    { phone: '+423 232 12 12', other_phones: '+423 232 12 13', opening_hours: 'Mo-Fr 09:00-17:00', latitude: 47.14, longitude: 9.52, category: 'museum' },
  ]);
});

test('zero coordinates are no position, and are listed', () => {
  expect(mapOne({ name: 'Null Island Cafe', city: 'Angers', lat: '0', lon: '0.0' })).toMatchObject({
    rows: [{ latitude: null, longitude: null, city: 'Angers' }],
    left: [{ field: 'position', value: '0, 0' }],
  });
  expect(mapOne({ name: 'Null Island Cafe', geometry: { type: 'Point', coordinates: [0, 0] } }).reasons).toEqual(['Neither coordinates nor a city are given']);
});

test('proposes to swap coordinates, but does not swap them', () => {
  expect(mapOne({ name: 'Sydney Opera', lat: '151.2', lon: '-33.8' }).reasons).toEqual([
    'A latitude is between -90 and 90. Latitude and longitude look swapped: swap their columns',
  ]);
  const choices = { mapped: [['latitude', 'lon'] as const, ['longitude', 'lat'] as const], fixed: [] };
  expect(mapOne({ name: 'Sydney Opera', lat: '151.2', lon: '-33.8' }, choices).rows).toMatchObject([{ latitude: -33.8, longitude: 151.2 }]);
});

test('reads a column for each day, and lists days that it cannot read', () => {
  const { rows, left } = mapOne({ Name: 'Gasthaus', Ort: 'Vaduz', Montag: 'Ruhetag', Dienstag: '9-17', Mittwoch: '9-17 Uhr', Sonntag: 'auf Anfrage' });
  expect(rows).toMatchObject([{ opening_hours: 'Mo off; Tu-We 09:00-17:00' }]);
  expect(left).toEqual([{ field: 'Su', column: 'Sonntag', value: 'auf Anfrage', reason: 'imports.notHours' }]);
});

test('keeps the good ones of several phones, and lists each left-out value with its column and reason', () => {
  const { rows, left } = mapOne({
    Nom: 'Le Lieu',
    Ville: 'Nantes',
    Tél: '02 40 00 00 00 / +33 2 41 00 00 00',
    Portable: '06 12 34 56 78; demander',
    Mél: 'personne',
    Horaires: 'sur rendez-vous',
  });
  expect(rows).toMatchObject([{ phone: '02 40 00 00 00', other_phones: '+33 2 41 00 00 00; 06 12 34 56 78', email: null, opening_hours: null }]);
  expect(left.map(({ column, value }) => [column, value])).toEqual([
    ['Mél', 'personne'],
    ['Portable', 'demander'],
    ['Horaires', 'sur rendez-vous'],
  ]);
  for (const { reason } of left) expect(englishOf(reason)).toMatch(/\w+ \w+/);
});

test('maps and fixes columns as the operator chooses, also of files of OpenStreetMap', () => {
  const choices: ColumnChoices = {
    mapped: [
      ['name', 'A'],
      ['B', 'cuisine'],
      ['name:de', 'C'],
      ['D', ''],
    ],
    fixed: [
      ['city', 'Nantes'],
      ['category', 'restaurant'],
      ['dogs', 'ja'],
    ],
  };
  expect(mapOne({ A: 'Le Lieu', B: 'Pizza', C: 'Der Ort', D: 'x', type: 'museum' }, choices)).toMatchObject({
    rows: [{ name: 'Le Lieu', city: 'Nantes', category: 'restaurant', names: { de: 'Der Ort' }, attributes: { cuisine: ['pizza'], dogs: 'yes' } }],
    left: [],
  });
  const osm = { '@id': 'node/1', name: 'Lieu', amenity: 'cafe', A: 'Le Lieu', geometry: { type: 'Point', coordinates: [-1.5, 47.2] } };
  expect(mapOne(osm, choices).rows).toMatchObject([
    { source: 'openstreetmap', source_id: 'node/1', name: 'Le Lieu', city: 'Nantes', category: 'restaurant', latitude: 47.2 },
  ]);
});

test.each<[ColumnChoices, RegExp]>([
  [{ mapped: [['nom', 'nomm']], fixed: [] }, /^“nom” and “nomm” are no field\. Fields: name, description, .*, cuisine, .*name:de/],
  [{ mapped: [], fixed: [['colour', 'red']] }, /^“colour” is no field\./],
  [
    { mapped: [], fixed: [['category', 'moonbase']] },
    /^The value “moonbase” for category in all rows cannot be used: This site has no such category\. It has .*museum/,
  ],
  [{ mapped: [], fixed: [['website', 'ftp://x']] }, /^The value “ftp:\/\/x” for website in all rows cannot be used: Write the full address/],
  [{ mapped: [], fixed: [['stars', 'many']] }, /^The value “many” for stars in all rows cannot be used: Enter a number/],
])('refuses the choices %j with a sentence', (choices, sentence) => {
  expect(() => mapOne({}, choices)).toThrow(sentence);
});

test('refuses a chosen column that the table lacks, and names those that it has', () => {
  const record = { line: 2, values: { nom: 'Lieu' }, text: '', columns: ['nom', 'ville'] };
  expect(() => mapAll([record], { mapped: [['name', 'nomm']], fixed: [] })).toThrow('The file has no column “nomm”. Its columns: nom, ville.');
});
