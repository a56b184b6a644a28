import fs from 'node:fs';
import path from 'node:path';
import { fixture, sampleFile } from '../../../../test/files/read-file.js';
import { startServer, type TestServer } from '../../../../test/server.js';
import { Interrupted } from '../import-run.js';
import { UnusableFile } from '../readers/index.js';
import { type Inspection, inspectFile } from './inspect-file.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const going = new AbortController().signal;
const inspected = (file: string, choices: Partial<Inspection> = {}, signal = going) =>
  inspectFile(server.dataSource, file, { reading: {}, ...choices }, signal);

function fileOf(text: string | Buffer, name = 'sample'): string {
  const file = sampleFile(name);
  fs.writeFileSync(file, text);
  return file;
}
const linesOf = (...lines: string[]): string => fileOf(`${lines.join('\n')}\n`);

/** Returns what each column of a file gives. */
async function targetsOf(file: string, choices: Partial<Inspection> = {}): Promise<Record<string, string | null>> {
  const { columns } = await inspected(file, choices);
  return Object.fromEntries(columns.map(({ name, target }) => [name, target]));
}

const PLACES = {
  name: 'name',
  category: 'category',
  address: 'fullAddress',
  postcode: 'pincode',
  city: 'city',
  phone: 'phone',
  website: 'website',
  latitude: 'latitude',
  longitude: 'longitude',
};
const POINT = { name: 'name', latitude: 'latitude', longitude: 'longitude', city: 'city' };
const OSM = { id: '', '@id': 'sourceId', '@type': '', geometry: 'position', name: 'name' };

const FILES: Readonly<Record<string, Record<string, string | null>>> = {
  'places.csv': PLACES,
  'places-1252.csv': PLACES,
  'places-utf16.csv': PLACES,
  'places-decimal-comma.csv': PLACES,
  'french-headers.csv': {
    nom: 'name',
    themes_libe: 'category',
    lieu: 'city',
    codepostal: 'pincode',
    ouverturealannee: null,
    precisions_tarifs: null,
    services: null,
    url_site: 'website',
    tel: 'phone',
    mail: 'email',
    adresse: 'fullAddress',
    location_latlong: 'position',
  },
  'bom-semi.csv': { ...POINT, description: 'description' },
  'emoji-long.csv': { ...POINT, description: 'description' },
  'sep.csv': POINT,
  'cr.csv': POINT,
  'nohdr.csv': { A: null, B: null, C: null, D: null },
  'dateline.geojson': { ...OSM, leisure: 'category', amenity: 'category', 'addr:city': 'city' },
  'osm.geojson': {
    ...OSM,
    amenity: 'category',
    leisure: 'category',
    phone: 'phone',
    website: 'website',
    'contact:website': 'website',
    opening_hours: 'openingHours',
    description: 'description',
    'addr:street': 'fullAddress',
    'addr:housenumber': 'fullAddress',
    'addr:postcode': 'pincode',
    'addr:city': 'city',
  },
  'overpass.json': { '@id': 'sourceId', '@type': '', geometry: 'position', tourism: 'category', information: '', map_size: '', map_type: '', level: '' },
  'osmium-export.geojson': {
    ...OSM,
    amenity: 'category',
    shop: 'category',
    tourism: 'category',
    'addr:street': 'fullAddress',
    'addr:housenumber': 'fullAddress',
    'addr:postcode': 'pincode',
    'addr:city': 'city',
    'addr:country': 'country',
    phone: 'phone',
    email: 'email',
    website: 'website',
    url: 'website',
    facebook: 'socialLinks',
    opening_hours: 'openingHours',
    stars: 'stars',
    internet_access: 'wifi',
    'internet_access:fee': '',
    operator: 'operator',
    wheelchair: 'wheelchair',
  },
  'overpass-name-en.geojson': { ...OSM, 'name:en': 'name:en', 'addr:country': 'country', tourism: 'category', shop: 'category', wikidata: 'wikidata' },
  'mymaps.kml': {
    name: 'name',
    description: 'description',
    folder: 'category',
    category: 'category',
    phone: 'phone',
    website: 'website',
    geometry: 'position',
  },
  'waypoints.gpx': { name: 'name', description: 'description', category: 'category', website: 'website', ele: null, geometry: 'position' },
  'takeout-saved-places.json': {
    id: 'sourceId',
    name: 'name',
    address: 'fullAddress',
    country: 'country',
    source_url: 'sourceUrl',
    Published: null,
    Updated: null,
    geometry: 'position',
  },
};

test.each(Object.entries(FILES))('knows what the columns of %s give', async (name, targets) => expect(await targetsOf(fixture(name))).toEqual(targets));

it('knows all files of other programs', () => {
  const names = fs.readdirSync(path.dirname(fixture('places.csv'))).filter((name) => name !== 'README.md');
  expect(names.sort()).toEqual(Object.keys(FILES).sort());
});

it('returns how a table was read, its first rows, samples and category words', async () => {
  expect(await inspected(fixture('places-1252.csv'))).toMatchObject({
    format: 'csv',
    encoding: 'windows-1252',
    delimiter: ';',
    sheet: null,
    sheets: [],
    kind: 'places',
    records: 3,
    isWhole: true,
    isOpenStreetMap: false,
    notes: [['imports.readAs', { encoding: 'windows-1252' }]],
    rows: [
      {
        line: 2,
        cells: [
          'LA CANTINE Ô MOINES',
          null,
          '12 quai de la Chaussée des Moines',
          '44120',
          'VERTOU',
          '02 99 99 00 00',
          expect.any(String),
          '47.1681536',
          '-1.4800455',
        ],
      },
      { line: 3 },
      { line: 4 },
    ],
    words: [
      { word: 'Brasserie', count: 1, category: 'restaurant', isLeftOut: false },
      { word: 'Restaurant gastronomique - cuisine raffinée', count: 1, category: 'restaurant', isLeftOut: false },
    ],
  });
});

it('reads with the encoding, delimiter and format that are chosen', async () => {
  const file = fileOf(Buffer.from('name;text\nCaf\xe9 \xa4;a,b,c,d\nBar;e,f,g,h\n', 'latin1'));
  const { encoding, delimiter, rows } = await inspected(file, { format: 'csv', reading: { encoding: 'iso-8859-15', delimiter: ';' } });
  expect([encoding, delimiter, rows[0]?.cells]).toEqual(['iso-8859-15', ';', ['Café €', 'a,b,c,d']]);
});

it('lists at most 3 different samples, and cuts long values', async () => {
  const file = linesOf('name,text,rest', `A,${'x'.repeat(300)},`, 'B,b,', 'B,b,', 'C,c\x07,', 'D,d,');
  const { columns, rows } = await inspected(file);
  expect(columns).toMatchObject([
    { name: 'name', samples: ['A', 'B', 'C'], filled: 5 },
    { name: 'text', samples: [`${'x'.repeat(80)} …`, 'b', 'c'], filled: 5 },
    { name: 'rest', samples: [], filled: 0 },
  ]);
  expect(rows[0]?.cells).toEqual(['A', `${'x'.repeat(200)} …`, null]);
});

it('shows the first 20 records, and counts those that cannot be read', async () => {
  const rows = Array.from({ length: 30 }, (_, i) => `Place ${i},cafe`);
  const reading = await inspected(linesOf('name,kind', 'A,b,c,d', ...rows));
  expect([reading.records, reading.rows.length, reading.rows[0]?.line, reading.columns[0]?.filled]).toEqual([31, 20, 3, 30]);
});

it('stops after 20,000 records', async () => {
  const rows = Array.from({ length: 20_010 }, (_, i) => `Place ${i},${i % 3 === 0 ? 'Café' : 'Nonsense'}`);
  const { records, isWhole, words } = await inspected(linesOf('name,category', ...rows));
  expect([records, isWhole]).toEqual([20_000, false]);
  expect(words).toEqual([
    { word: 'Nonsense', count: 13_333, category: null, isLeftOut: false },
    { word: 'Café', count: 6667, category: 'cafe', isLeftOut: false },
  ]);
});

it('stops when the signal is aborted', async () => {
  await expect(inspected(fixture('places.csv'), {}, AbortSignal.abort())).rejects.toThrow(Interrupted);
});

it('refuses a file that cannot be read', async () => {
  for (const file of [fileOf(''), fileOf(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))]) await expect(inspected(file)).rejects.toThrow(UnusableFile);
  await expect(inspected('/nowhere')).rejects.toThrow('/nowhere does not exist.');
});

it('names the properties of nested JSON as the import reads them', async () => {
  const place = { title: 'Sample Café', location: { lat: 47.1, lng: 9.5, name: 'Vaduz' }, tags: ['cheap', 'good'], hours: { monday: '9-17' }, empty: null };
  const file = fileOf(JSON.stringify({ data: [place] }));
  const { columns, rows } = await inspected(file);
  expect(columns.map(({ name, target }) => [name, target])).toEqual([
    ['title', 'name'],
    ['location.lat', 'latitude'],
    ['location.lng', 'longitude'],
    ['location.name', expect.anything()],
    ['tags', null],
    ['hours.monday', 'Mo'],
  ]);
  expect(rows[0]?.cells).toEqual(['Sample Café', '47.1', '9.5', 'Vaduz', 'cheap; good', '9-17']);
});

it('names the values of Overture and Foursquare by the fields that they give', async () => {
  const overture = {
    id: 'o1',
    names: { primary: 'Sample Café' },
    categories: { primary: 'cafe' },
    addresses: [{ freeform: 'Street 1', locality: 'Vaduz', country: 'LI' }],
    phones: ['+423 999 00 00'],
    confidence: 0.9,
    geometry: { type: 'Point', coordinates: [9.5, 47.1] },
  };
  expect(await targetsOf(fileOf(`${JSON.stringify(overture)}\n${JSON.stringify(overture)}\n`))).toEqual({
    id: 'sourceId',
    names: 'name',
    categories: 'category',
    addresses: 'fullAddress',
    phones: 'phone',
    confidence: '',
    geometry: 'position',
  });
  const foursquare = { fsq_place_id: 'f1', name: 'Sample Café', fsq_category_labels: ['Dining > Café'], locality: 'Vaduz', latitude: 47.1, longitude: 9.5 };
  expect(await targetsOf(fileOf(`${JSON.stringify(foursquare)}\n${JSON.stringify(foursquare)}\n`))).toEqual({
    fsq_place_id: 'sourceId',
    name: 'name',
    fsq_category_labels: 'category',
    locality: 'city',
    latitude: 'latitude',
    longitude: 'longitude',
  });
});

it('lists the kinds of OpenStreetMap that places have, with those that are left out by default', async () => {
  const element = (id: number, tags: object) => ({ type: 'node', id, lat: 47.1, lon: 9.5, tags });
  const elements = [
    element(1, { name: 'Bank', amenity: 'bank' }),
    element(2, { name: 'Other bank', amenity: 'bank' }),
    element(3, { name: 'Café', amenity: 'cafe' }),
    element(4, { name: 'Drugs', amenity: 'pharmacy' }),
    element(5, { name: 'Station', railway: 'station' }),
    element(6, { amenity: 'bench' }),
  ];
  const { isOpenStreetMap, words } = await inspected(fileOf(JSON.stringify({ version: 0.6, elements })));
  expect([isOpenStreetMap, words]).toEqual([
    true,
    [
      { word: 'amenity=bank', count: 2, category: null, isLeftOut: true },
      { word: 'amenity=cafe', count: 1, category: 'cafe', isLeftOut: false },
      { word: 'amenity=pharmacy', count: 1, category: null, isLeftOut: false },
      { word: 'railway=station', count: 1, category: null, isLeftOut: true },
    ],
  ]);
});

describe('files of cities', () => {
  const CITIES = ['name,state,country,lat,lon,Einwohner,fundación,phone', 'Vaduz,Oberland,Liechtenstein,47.14,9.52,5696,1342,+423 1'];

  it('are recognized, and their columns known', async () => {
    const file = linesOf(...CITIES.map((line) => line.slice(0, line.lastIndexOf(','))));
    expect((await inspected(file)).kind).toBe('cities');
    const targets = { name: 'name', state: 'state', country: 'country', lat: 'latitude', lon: 'longitude', Einwohner: 'population', fundación: 'founded_year' };
    expect(await targetsOf(file)).toEqual(targets);
    expect(await targetsOf(file, { what: 'places' })).toMatchObject({ name: 'name', Einwohner: null });
  });

  it('can be chosen, with columns of their own', async () => {
    const file = linesOf('Ort,Menschen,phone', 'Vaduz,5696,+423 1');
    const columns = { mapped: [['population', 'Menschen']] as const, fixed: [] };
    expect(await targetsOf(file, { what: 'cities', columns })).toEqual({ Ort: 'city', Menschen: 'population', phone: null });
  });

  it('are those of GeoNames', async () => {
    const cells = [
      '1',
      'Sampleville',
      'Sampleville',
      'Sample',
      '18.5',
      '73.8',
      'P',
      'PPL',
      'IN',
      '',
      '16',
      '',
      '',
      '',
      '100',
      '',
      '1',
      'Asia/Kolkata',
      '2024-01-01',
    ];
    const { kind, format, words, columns } = await inspected(linesOf(cells.join('\t')));
    expect([kind, format, words]).toEqual(['cities', 'geonames', []]);
    expect(columns.filter(({ target }) => target !== '').map(({ name, target }) => [name, target])).toEqual([
      ['geonameid', 'sourceId'],
      ['name', 'name'],
      ['latitude', 'latitude'],
      ['longitude', 'longitude'],
      ['country_code', 'country'],
      ['admin1_code', 'state'],
      ['population', 'population'],
      ['timezone', 'time_zone'],
    ]);
  });
});

it('takes the columns X and Y of a table without a header for no coordinates', async () => {
  const row = (from: number) => Array.from({ length: 26 }, (_, i) => from + i).join(',');
  const targets = await targetsOf(linesOf(row(1.5), row(2.5)));
  expect([Object.keys(targets).length, Object.values(targets).every((target) => target === null)]).toEqual([26, true]);
});

it('takes columns that are chosen already', async () => {
  const file = linesOf('Titel;Sorte;Rest', 'A;Café;x', 'B;Café;y');
  const columns = {
    mapped: [
      ['name', 'Titel'],
      ['category', 'Sorte'],
      ['Rest', ''],
    ] as const,
    fixed: [],
  };
  const reading = await inspected(file, { columns });
  expect(reading.columns.map(({ target }) => target)).toEqual(['name', 'category', '']);
  expect(reading.words).toEqual([{ word: 'Café', count: 2, category: 'cafe', isLeftOut: false }]);
  await expect(inspected(fixture('places.csv'), { columns })).rejects.toThrow('The file has no column “Titel”');
});

it('lists the 300 columns with the most values of a file that has more', async () => {
  const all = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`column ${i}`, 'x']));
  const some = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`column ${350 + i}`, 'x']));
  const { columns } = await inspected(
    fileOf(
      JSON.stringify([
        { name: 'A', ...all },
        { name: 'B', ...some },
      ]),
    ),
  );
  expect(columns.length).toBe(300);
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['name', 'column 350', 'column 399']));
});
