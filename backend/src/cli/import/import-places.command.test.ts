import fs from 'node:fs';
import { buildCity, clearGuide } from '../../../test/builders.js';
import { runCommand, workInFolder } from '../../../test/command.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { City } from '../../modules/cities/index.js';
import { Place } from '../../modules/places/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
});
afterAll(() => server.stop());
const { write, read } = workInFolder();

const citypins = (...args: string[]) => runCommand(args, server.dataSource);
const places = () => server.dataSource.getRepository(Place).find({ order: { name: 'ASC', sourceId: 'ASC' } });
const cities = () => server.dataSource.getRepository(City).find({ order: { name: 'ASC' } });
const city = (name: string, more = {}) => buildCity(server.dataSource, { name, ...more });

/** Runs an import with `--json` and parses its output. */
async function imported(...args: string[]) {
  const { code, out } = await citypins('import', ...args, '--json');
  return { code, ...(JSON.parse(out) as Record<string, unknown>) };
}

/** Imports a file in a dry run and for good, and compares the outcomes of all records. @returns those of the import, by line */
async function importedTwice(file: string, ...args: string[]) {
  const dry = await imported(file, ...args, '--dry-run', '--report', 'dry.csv');
  const run = await imported(file, ...args, '--report', 'run.csv');
  const same = { seconds: 0, dryRun: false, rejects: null, leftOutFile: null };
  expect({ ...dry, ...same }).toEqual({ ...run, ...same });
  const rowsIn = (name: string) => read(name).replaceAll(/[\r"]/g, '').trim().split('\n').slice(1);
  const withoutIds = (rows: string[]) => rows.map((row) => row.split(',').slice(0, 3).join(','));
  expect(withoutIds(rowsIn('dry.csv'))).toEqual(withoutIds(rowsIn('run.csv')));
  return { ...run, rows: withoutIds(rowsIn('run.csv')) };
}

const HEADER = 'name,category,city,state,country,latitude,longitude,phone,website';

describe('cities of an import', () => {
  it('makes a city from its known positions, and takes 0, 0 for an unknown one', async () => {
    write(
      'zero.csv',
      HEADER,
      'Null Island Cafe,cafe,Angers,Pays de la Loire,France,0,0,,',
      'Chez Anjou,restaurant,Angers,Pays de la Loire,France,47.4784,-0.5632,,',
    );
    expect(await importedTwice('zero.csv', '--create-cities')).toMatchObject({ code: 0, added: 2, citiesAdded: 1 });
    expect(await cities()).toMatchObject([
      {
        name: 'Angers',
        state: 'Pays de la Loire',
        country: 'France',
        latitude: 47.4784,
        longitude: -0.5632,
        timeZone: 'Europe/Paris',
        source: 'geonames',
        placesCount: 2,
      },
    ]);
    expect(await places()).toMatchObject([{ latitude: 47.4784 }, { name: 'Null Island Cafe', latitude: null, longitude: null }]);
  });

  it('makes a city without known positions from the cities of the world, but no unknown one', async () => {
    write('zero.csv', HEADER, 'Unplaced Cafe,cafe,Laval,Pays de la Loire,France,0,0,,', 'Nowhere Cafe,cafe,Samplehausen,Pays de la Loire,France,0,0,,');
    expect(await importedTwice('zero.csv', '--create-cities')).toMatchObject({
      code: 3,
      added: 1,
      reasons: { 'There is no city of this name, and none nearby': 1 },
    });
    expect(await cities()).toMatchObject([{ name: 'Laval', country: 'France', latitude: 48.0732, longitude: -0.7634 }]);
  });

  it('averages longitudes on the circle, and leaves out positions far away', async () => {
    const row = (name: string, at: string) => `${name},cafe,Wainiyaku,Cakaudrove,Fiji,${at},,`;
    write('line.csv', HEADER, row('A One', '-16.88,179.99'), row('A Two', '-16.88,-179.99'), row('A Three', '-16.88,180'), row('A Four', '47,-1'));
    expect(await importedTwice('line.csv', '--create-cities')).toMatchObject({ code: 0, added: 4, citiesAdded: 1, far: { Wainiyaku: 1 } });
    const [wainiyaku] = await cities();
    expect(wainiyaku).toMatchObject({ timeZone: 'Pacific/Fiji', latitude: -16.88 });
    expect(180 - Math.abs(wainiyaku?.longitude ?? 0)).toBeLessThan(0.02);
    expect(await imported('line.csv', '--create-cities')).toMatchObject({ unchanged: 4, citiesAdded: 0 });
  });

  it('puts all rows into the city of --city, which it makes at its point in the world', async () => {
    write('two.csv', HEADER, 'Sample Bar,bar,VERTOU,,,47.168,-1.48,,', 'Sample Inn,hotel,Paris,,,48.85,2.35,,');
    expect(await importedTwice('two.csv', '--city', 'nantes')).toMatchObject({ code: 0, added: 2, citiesAdded: 1, far: { Nantes: 1 } });
    expect(await cities()).toMatchObject([{ name: 'Nantes', country: 'France', latitude: 47.21725, longitude: -1.55336, placesCount: 2 }]);
    write('more.csv', HEADER, 'Sample Zoo,attraction,Paris,,,48.85,2.35,,');
    expect(await imported('more.csv', '--city', 'Nantes, France')).toMatchObject({ added: 1, citiesAdded: 0 });
  });

  it('makes the city of --city where its country has it, however far the places are', async () => {
    write('far.csv', HEADER, 'Rote Stube,cafe,,,,47.14,9.52,,');
    expect(await importedTwice('far.csv', '--city', 'Berlin, Germany')).toMatchObject({ added: 1, citiesAdded: 1, far: { Berlin: 1 } });
    expect(await server.dataSource.query('SELECT country, round(latitude)::integer AS latitude FROM cities')).toEqual([{ country: 'Germany', latitude: 53 }]);
  });

  it('explains which cities a name of --city can mean, and that it is unknown', async () => {
    await city('Sampleton', { country: 'India' });
    await city('Sampleton', { country: 'Spain' });
    write('one.csv', HEADER, 'Sample Bar,bar,,,,,,,', 'Sample Pub,bar,Elsewhere,,,,,,');
    await expect(citypins('import', 'one.csv', '--city', 'Sampleton')).rejects.toThrow('There are 2 cities “Sampleton” on this site: ');
    expect(await imported('one.csv', '--city', 'Sampleton, Spain')).toMatchObject({ added: 2 });
    await expect(citypins('import', 'one.csv', '--city', 'Samplehausen')).rejects.toThrow('is neither on this site nor known in the world');
    const { err } = await citypins('import', 'one.csv', '--city', '').catch((error: unknown) => ({ err: String(error) }));
    expect(err).toContain('1 to 120 characters');
  });

  it('makes a city for each municipality of a file of OpenStreetMap, and else for the nearest settlement', async () => {
    const square = (west: number) => [
      [
        [west, 47],
        [west + 0.1, 47],
        [west + 0.1, 47.3],
        [west, 47.3],
        [west, 47],
      ],
    ];
    const feature = (id: string, properties: object, geometry: object) => ({ type: 'Feature', id, properties: { '@id': id, ...properties }, geometry });
    const at = (longitude: number, latitude: number) => ({ type: 'Point', coordinates: [longitude, latitude] });
    const municipality = (id: number, name: string, west: number) =>
      feature(`relation/${id}`, { name, boundary: 'administrative', admin_level: '8' }, { type: 'MultiPolygon', coordinates: [square(west)] });
    const features = [
      feature('node/1', { name: 'Sample Cafe', amenity: 'cafe', 'addr:city': 'Elsewhere' }, at(9.52, 47.141)),
      feature('node/2', { name: 'Sample Bar', amenity: 'bar' }, at(9.65, 47.1)),
      feature('node/3', { name: 'Sample Zoo', tourism: 'zoo' }, at(9.75, 47.1)),
      feature('node/4', { name: 'Sample Village', place: 'village' }, at(9.76, 47.1)),
      feature('node/5', { name: 'Sample Bank', amenity: 'bank' }, at(9.52, 47.141)),
      municipality(6, 'Vaduz', 9.45),
      municipality(7, 'Sampleberg', 9.6),
    ];
    fs.writeFileSync('extract.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
    expect(await importedTwice('extract.geojson', '--city', 'auto')).toMatchObject({ added: 3, citiesAdded: 3, skippedKinds: { 'amenity=bank': 1 } });
    expect(await cities()).toMatchObject([
      { name: 'Sample Village', latitude: 47.1, longitude: 9.76 },
      { name: 'Sampleberg', latitude: 47.1, longitude: 9.65 },
      { name: 'Vaduz', country: 'Liechtenstein', latitude: 47.14151 },
    ]);
    expect(await imported('extract.geojson', '--city', 'auto')).toMatchObject({ unchanged: 3, citiesAdded: 0 });
  });
});

describe('same places', () => {
  const LIST = [
    HEADER,
    'LA CANTINE Ô MOINES,,Nantes,,,47.1681536,-1.4800455,02 99 99 00 00,www.lacantineomoines.com',
    'LA CIGALE,restaurant,Nantes,,,47.2129501,-1.5622253,,http://www.lacigale.com',
  ];

  it('finds the places of a list under another name, with other letters and 40 m away', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    write('a.csv', ...LIST);
    expect(await imported('a.csv')).toMatchObject({ added: 2 });
    write('b.csv', ...LIST);
    expect(await importedTwice('b.csv')).toMatchObject({ added: 0, unchanged: 2 });
    write(
      'c.csv',
      HEADER,
      'La Cigalé,other,Nantes,,,47.2132,-1.5622253,02 40 00 00 00,',
      'La Cantine-o-Moines,,Nantes,,,47.1686,-1.4800455,,',
      'La Cigale,,Nantes,,,47.214,-1.5622253,,',
    );
    expect(await importedTwice('c.csv')).toMatchObject({
      added: 1,
      updated: 1,
      unchanged: 1,
      rows: ['2,updated,La Cigalé', '3,unchanged,La Cantine-o-Moines', '4,added,La Cigale'],
    });
    expect(await places()).toMatchObject([
      { name: 'LA CANTINE Ô MOINES', source: 'a' },
      { name: 'LA CIGALE', source: 'a', category: 'restaurant', latitude: 47.21295, phone: '02 40 00 00 00', website: 'http://www.lacigale.com' },
      { name: 'La Cigale', source: 'c' },
    ]);
  });

  it('adds or skips them on request', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    write('a.csv', ...LIST);
    await imported('a.csv');
    write('b.csv', ...LIST.map((line) => line.replace('02 99 99 00 00', '02 11 11 00 00')));
    expect(await importedTwice('b.csv', '--duplicates', 'skip')).toMatchObject({ added: 0, skipped: 2 });
    expect((await places())[0]).toMatchObject({ phone: '02 99 99 00 00' });
    expect(await importedTwice('b.csv', '--duplicates', 'add')).toMatchObject({ added: 2 });
    await expect(imported('b.csv', '--duplicates', 'maybe')).rejects.toThrow();
  });

  it('keeps what users have written or changed, and fills in what a place lacks', async () => {
    const { id: cityId } = await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    write('a.csv', ...LIST);
    await imported('a.csv');
    await server.dataSource.query(`UPDATE places SET phone = '02 12 34 56 78' WHERE name = 'LA CIGALE'`); // as a moderator does
    await server.dataSource.query(
      `INSERT INTO places (id, city_id, name, description, category, latitude, longitude, status, phone)
       VALUES (gen_random_uuid(), $1, 'La Civelle', 'Somebody has written this.', 'bar', 47.19, -1.58, 'active', '02 00 00 00 01')`,
      [cityId],
    );
    write(
      'osm.csv',
      `${HEADER},source,source_id,description`,
      'La Cigale,restaurant,Nantes,,,47.2129501,-1.5622253,02 77 77 77 77,,openstreetmap,node/1,',
      'LA CIVELLE,restaurant,Nantes,,,47.19,-1.58,02 88 88 88 88,https://civelle.example.org,openstreetmap,node/2,Another description of it.',
    );
    expect(await importedTwice('osm.csv')).toMatchObject({ added: 0, updated: 1, kept: 1, rows: ['2,kept,La Cigale', '3,updated,LA CIVELLE'] });
    expect((await places()).slice(1)).toMatchObject([
      { name: 'LA CIGALE', phone: '02 12 34 56 78', source: 'a' },
      {
        name: 'La Civelle',
        phone: '02 00 00 00 01',
        category: 'bar',
        website: 'https://civelle.example.org',
        description: 'Somebody has written this.',
        source: null,
        attribution: 'OpenStreetMap contributors',
        licence: 'ODbL-1.0',
      },
    ]);
    expect(await imported('osm.csv')).toMatchObject({ kept: 2, updated: 0 });
  });

  it('joins the rows of one place in a file, but neither branches nor a hotel and its restaurant', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    const row = (name: string, category: string, latitude: string, phone = '') => `${name},${category},Nantes,,,${latitude},-1.55,${phone},`;
    write(
      'list.csv',
      HEADER,
      row('Le Coq', 'hotel', '47.2'),
      row('Le Coq', 'restaurant', '47.2001'),
      row('le coq', 'hotel', '47.2002', '02 00 00 00 01'),
      row('Le Coq', 'hotel', '47.201'),
    );
    expect(await importedTwice('list.csv')).toMatchObject({ added: 3, repeated: 1 });
    expect((await places()).map(({ category, phone }) => [category, phone])).toEqual(expect.arrayContaining([['hotel', '02 00 00 00 01']]));
    expect(await importedTwice('list.csv')).toMatchObject({ added: 0, updated: 0, unchanged: 3, repeated: 1 });
  });

  it('lists new places that are probably the same as one of another source', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    write('a.csv', ...LIST);
    await imported('a.csv');
    write('b.csv', HEADER, 'Brasserie La Cigale,restaurant,Nantes,,,47.2135,-1.5622253,,', 'Chez Sample,bar,Nantes,,,47.2135,-1.5622253,,');
    expect(await importedTwice('b.csv')).toMatchObject({
      added: 2,
      alike: 1,
      alikePairs: [{ line: 2, name: 'Brasserie La Cigale', likeName: 'LA CIGALE', distance: 61 }],
    });
    const { out } = await citypins('import', 'b.csv');
    expect(out).not.toContain('probably');
  });

  it('finds pending places again, and adds new ones as pending with --pending', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    write('a.csv', ...LIST);
    expect(await importedTwice('a.csv', '--pending')).toMatchObject({ added: 2 });
    expect((await places()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    write('b.csv', ...LIST);
    expect(await importedTwice('b.csv')).toMatchObject({ added: 0, unchanged: 2 });
  });

  it('gives the same outcomes in a dry run if rows and cities come again in later batches', async () => {
    const spread = (i: number) =>
      `Sample ${i % 9_000},bar,Nantes,Pays de la Loire,France,${(47 + (i % 9_000) * 0.00001).toFixed(5)},-1.55,${i > 10_000 ? '02 00 00 00 01' : ''},`;
    write('many.csv', HEADER, ...Array.from({ length: 10_500 }, (_, i) => spread(i)), 'Sample End,bar,,,,47.01,-1.55,,');
    expect(await importedTwice('many.csv', '--create-cities')).toMatchObject({ read: 10_501, citiesAdded: 1, added: 9001 });
  });
});

describe('kinds of an import', () => {
  const osm = (tags: Record<string, string>[]) =>
    fs.writeFileSync(
      'osm.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: tags.map((properties, i) => ({
          type: 'Feature',
          properties: { '@id': `node/${i + 1}`, ...properties },
          geometry: { type: 'Point', coordinates: [-1.55, 47.2 + i / 100] },
        })),
      }),
    );
  const TAGS: Record<string, string>[] = [
    { name: 'Sample Grill', amenity: 'restaurant' },
    { name: 'Sample Drugs', amenity: 'pharmacy' },
    { name: 'Sample Bank', amenity: 'bank' },
    { name: 'Sample Lot', amenity: 'parking' },
    { amenity: 'bench' },
    { name: 'Sample Road', highway: 'residential' },
  ];

  it('takes the kinds that a guide shows from a file of OpenStreetMap', async () => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    osm(TAGS);
    expect(await imported('osm.geojson')).toMatchObject({
      code: 0,
      added: 2,
      rejected: 0,
      skippedKinds: { 'amenity=bank': 1, 'amenity=parking': 1, 'amenity=bench': 1, 'highway=residential': 1 },
    });
  });

  it.each([
    [
      ['--only', 'restaurant,bank'],
      ['Sample Bank', 'Sample Grill'],
    ],
    [['--skip', 'amenity=pharmacy'], ['Sample Grill']],
    [['--only', 'restaurant, pharmacy', '--skip', 'restaurant'], ['Sample Drugs']],
  ])('takes those of %j', async (args, names) => {
    await city('Nantes', { latitude: 47.2, longitude: -1.55 });
    osm(TAGS);
    await imported('osm.geojson', ...args);
    expect((await places()).map(({ name }) => name)).toEqual(names);
  });

  it('explains a word that is no kind', async () => {
    osm(TAGS);
    await expect(citypins('import', 'osm.geojson', '--only', 'resturant')).rejects.toThrow(
      '“resturant” is no kind of places. Use the categories of this site (',
    );
  });
});
