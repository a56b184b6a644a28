import { IsNull } from 'typeorm';
import { buildCity, buildPlace, clearGuide, PLACE_DETAILS } from '../../test/builders.js';
import { type Ended, runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
import { newId } from '../core/db/index.js';
import { City } from '../modules/cities/index.js';
import { Place, PlaceStatus } from '../modules/places/index.js';

let server: TestServer;
/** Server whose database imports the exports of `server`. */
let other: TestServer;
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
});
beforeEach(async () => {
  for (const { dataSource } of [server, other]) {
    await clearGuide(dataSource);
    await dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
  }
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
const { write, read } = workInFolder();

const citypins = (...args: string[]): Promise<Ended> => runCommand(args, server.dataSource);

/** Runs a command with `--json` and parses its output. */
async function outcome(...args: string[]) {
  const { code, out, err } = await citypins(...args, '--json');
  return { code, err, ...(JSON.parse(out) as Record<string, unknown>) };
}

const OSM_CAFE = {
  type: 'Feature',
  properties: { '@id': 'node/1', name: 'Café de la Gare', amenity: 'cafe', phone: '+33 2 40 00 00 00' },
  geometry: { type: 'Point', coordinates: [73.8501, 18.5202] },
};

describe('export', () => {
  const FIELDS = [
    'name',
    'description',
    'category',
    'latitude',
    'longitude',
    'fullAddress',
    'pincode',
    'phone',
    'website',
    'priceRange',
    'openingHours',
    'licence',
    'attribution',
    'sourceUrl',
    'names',
    'descriptions',
  ] as const;
  const known = async (of: TestServer) =>
    (
      await of.dataSource
        .getRepository(Place)
        .find({ where: { status: PlaceStatus.ACTIVE, deletedAt: IsNull() }, order: { name: 'ASC' }, relations: { city: true } })
    ).map((row) => [row.city.name, ...FIELDS.map((field) => row[field])]);

  it.each(['geojson', 'csv', 'ndjson', 'kml', 'gpx'])('writes all public places and cities as %s that import can read', async (format) => {
    const languages = { names: { hi: 'पुणे', 'zh-Hant': '浦那' }, descriptions: { de: 'Eine Stadt in Indien.' } };
    const city = await buildCity(server.dataSource, { name: 'Pune', ...languages });
    const { coordinates, ...texts } = PLACE_DETAILS;
    const names = { ar: 'مقهى', 'zh-Hant': '咖啡館' };
    await buildPlace(server.dataSource, { ...texts, ...coordinates, cityId: city.id, phone: '+91 20 1234 5678', names });
    await buildPlace(server.dataSource, {
      cityId: city.id,
      name: '=Sample "A", B',
      description: 'Two lines\nof a sample, with “quotes” and \\n.',
      names: { de: '=Muster "A", B' },
      descriptions: { de: 'Zwei Zeilen\nals Muster, mit „Anführungszeichen“.' },
      latitude: null,
      longitude: null,
    });
    await buildPlace(server.dataSource, { cityId: city.id, status: PlaceStatus.PENDING, name: 'Hidden' });
    await buildPlace(server.dataSource, { cityId: city.id, deletedAt: new Date(), name: 'Gone' });
    write('more.csv', 'id,name,lat,lon,city,category,licence,source_url', '1,Sample Café,18.52,73.85,Pune,cafe,ODbL-1.0,https://example.org/1');
    await citypins('import', 'more.csv');
    write('osm.geojson', JSON.stringify({ type: 'FeatureCollection', features: [OSM_CAFE] }));
    await citypins('import', 'osm.geojson');
    const file = `places.${format}`;
    // GPX contains only places with a position.
    const n = format === 'gpx' ? 3 : 4;
    expect(await outcome('export', file)).toMatchObject({ code: 0, format, rows: n });
    expect(await outcome('import', file)).toMatchObject({ code: 0, kept: n - 2, unchanged: 2, added: 0 });

    const cities = `cities.${format}`;
    expect(await outcome('export', '--what', 'cities', cities)).toMatchObject({ code: 0, rows: 1 });
    const there = (...args: string[]) => runCommand(args, other.dataSource);
    expect((await there('import', '--what', 'cities', cities)).code).toBe(0);
    expect(await other.dataSource.getRepository(City).findOneByOrFail({ name: 'Pune' })).toMatchObject(languages);
    expect((await there('import', file)).code).toBe(0);
    if (n === 4) expect(await known(other)).toEqual(await known(server));
    await there('export', `again.${format}`);
    await there('export', '--what', 'cities', `again-cities.${format}`);
    // The place without a position is missing from the counts of the other site.
    const rowsOf = (name: string) => (n === 4 ? read(name) : read(name).replaceAll(/<desc>1 place is left out.*?<\/desc>|(?<="places_count">)\d+/g, ''));
    expect(rowsOf(`again.${format}`)).toBe(rowsOf(file));
    expect(rowsOf(`again-cities.${format}`)).toBe(rowsOf(cities));
  });

  it('keeps an id only for the first row that has it, and no id of a row of the site', async () => {
    const city = await buildCity(server.dataSource, { name: 'Pune' });
    const { id } = await buildPlace(server.dataSource, { cityId: city.id, name: 'Own' });
    const free = newId();
    const line = (key: string, name: string, of: string) => `${of},osm,${key},${name},18.52,73.85,Pune,cafe`;
    write('some.csv', 'id,source,source_id,name,lat,lon,city,category', line('1', 'First', free), line('2', 'Second', free), line('3', 'Third', id));
    expect(await outcome('import', 'some.csv')).toMatchObject({ code: 0, added: 3 });
    const ids = new Map((await server.dataSource.getRepository(Place).find()).map((row) => [row.name, row.id]));
    expect([ids.get('Own'), ids.get('First')]).toEqual([id, free]);
    expect(new Set(ids.values()).size).toBe(4);
  });

  it('writes nothing but the data to stdout', async () => {
    await buildPlace(server.dataSource, { name: 'Sample Café' });
    const { code, out, err } = await citypins('export');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      type: 'FeatureCollection',
      features: [{ geometry: { type: 'Point' }, properties: { name: 'Sample Café', city: 'Pune' } }],
    });
    expect(err).toMatch(/^1 places written in [\d.]+ s\n$/);
  });

  /** Returns the values of each place of a KML or GPX file. */
  const valuesIn = (text: string, one: RegExp, value: RegExp) =>
    [...text.matchAll(one)].map(([part]) => Object.fromEntries([...part.matchAll(value)].map(([, name = '', content = '']) => [name, plain(content)])));
  const plain = (text: string) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

  async function buildSome() {
    const pune = await buildCity(server.dataSource, { name: 'Pune', state: 'Maharashtra', country: 'India' });
    const other = await buildCity(server.dataSource, { name: 'Pune', state: 'Bali', country: 'Indonesia' });
    const { coordinates, ...texts } = PLACE_DETAILS;
    await buildPlace(server.dataSource, {
      ...texts,
      ...coordinates,
      cityId: pune.id,
      name: 'Museum <A> & B',
      category: 'museum',
      latitude: 18.5,
      longitude: 73.8,
    });
    await buildPlace(server.dataSource, { cityId: pune.id, name: '=Café', category: 'cafe', moreCategories: ['bar'], latitude: 18.6, longitude: 73.9 });
    await buildPlace(server.dataSource, { cityId: pune.id, name: 'Nowhere', category: 'bar', latitude: null, longitude: null });
    await buildPlace(server.dataSource, { cityId: other.id, name: 'Warung', category: 'restaurant', latitude: -8.5, longitude: 115.2 });
  }
  async function features(...args: string[]) {
    const { out } = await citypins('export', '--format', 'ndjson', ...args);
    return out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: string; geometry: { coordinates: number[] } | null; properties: Record<string, unknown> });
  }
  const namesOf = async (...args: string[]) => (await features(...args)).map(({ properties }) => properties.name).sort();

  it('writes KML with all columns, and a folder for each category', async () => {
    await buildSome();
    expect(await outcome('export', 'all.kml')).toMatchObject({ code: 0, format: 'kml', rows: 4, leftOut: 0 });
    const text = read('all.kml');
    expect([...text.matchAll(/<Folder><name>(.*?)<\/name>/g)].map(([, name]) => name)).toEqual(['Bar', 'Cafe', 'Museum', 'Restaurant']);
    const values = valuesIn(text, /<Placemark>.*?<\/Placemark>/gs, /<Data name="([^"]*)"><value>(.*?)<\/value>/gs);
    const expected = (await features()).map(({ id, geometry, properties }) => {
      const [longitude, latitude] = geometry?.coordinates ?? [];
      const known = Object.entries({ id, ...properties, latitude, longitude }).filter(([, value]) => value !== undefined);
      return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
    });
    const sorted = (rows: Record<string, string>[]) => rows.sort((a, b) => ((a.id ?? '') < (b.id ?? '') ? -1 : 1));
    expect(sorted(values)).toEqual(sorted(expected));
  });

  it('writes GPX with the id of each place, and tells how many places have no position', async () => {
    await buildSome();
    expect(await outcome('export', 'all.gpx')).toMatchObject({ code: 0, format: 'gpx', rows: 3, leftOut: 1 });
    const text = read('all.gpx');
    expect(text).toContain('1 place is left out');
    expect(text).toContain('<bounds minlat="-8.500000" minlon="73.800000" maxlat="18.600000" maxlon="115.200000"/>');
    const values = valuesIn(text, /<wpt .*?<\/wpt>/gs, /<guide:value name="([^"]*)">(.*?)<\/guide:value>/gs);
    const located = (await features()).filter(({ geometry }) => geometry !== null);
    expect(values.map(({ id, address, phone, website, full_address }) => [id, address ?? full_address, phone, website])).toEqual(
      located.map(({ id, properties: { full_address, phone, website } }) => [id, full_address, phone, website]),
    );
    expect((await citypins('export', 'all.gpx')).out).toMatch(/^3 places written in [\d.]+ s; 1 without a position are left out\n$/);
  });

  it('writes GeoJSON with a bounding box and the credits of its rows', async () => {
    await buildSome();
    write('osm.geojson', JSON.stringify({ type: 'FeatureCollection', features: [OSM_CAFE] }));
    await citypins('import', 'osm.geojson');
    await citypins('export', '--bounds', '73.7,18.4,73.86,18.55', 'some.geojson');
    expect(JSON.parse(read('some.geojson'))).toMatchObject({
      bbox: [73.8, 18.5, 73.8501, 18.5202],
      licence: 'ODbL-1.0',
      attribution: 'OpenStreetMap contributors; CityPins',
      features: [
        { properties: { name: 'Museum <A> & B' } },
        { properties: { name: 'Café de la Gare', licence: 'ODbL-1.0', attribution: 'OpenStreetMap contributors' } },
      ],
    });
  });

  it('exports a city, categories and a rectangle', async () => {
    await buildSome();
    expect(await namesOf('--city', 'pune, indonesia')).toEqual(['Warung']);
    expect(await namesOf('--city', 'Pune, Maharashtra, India', '--category', 'bar,museum')).toEqual(['=Café', 'Museum <A> & B', 'Nowhere']);
    expect(await namesOf('--bounds', '70,10,73.85,20')).toEqual(['Museum <A> & B']);
    expect(await namesOf('--bounds', '73.85,-90,-170,90')).toEqual(['=Café', 'Warung']);
    expect(await namesOf('--what', 'cities', '--city', 'Pune, India')).toEqual(['Pune']);
  });

  it('writes CSV without apostrophes on request', async () => {
    await buildSome();
    await citypins('export', 'guarded.csv');
    await citypins('export', '--raw', 'raw.csv');
    expect(read('guarded.csv')).toContain(`"'=Café"`);
    expect(read('raw.csv')).toBe(read('guarded.csv').replaceAll(/"'(?='*[=+\-@\t\r])/g, '"'));
    expect(read('raw.csv')).toContain('"=Café"');
  });

  it.each([
    [['--city', 'Atlantis'], 'No public city has the name “Atlantis”.'],
    [['--city', 'Pune'], '2 cities have the name “Pune”. Use one of “Pune, Maharashtra, India”, “Pune, Bali, Indonesia”.'],
    [['--category', 'cafe,spa'], 'There is no category “spa”. The categories are restaurant, cafe, '],
  ])('refuses %j with a sentence, and writes no file', async (args, message) => {
    await buildSome();
    await expect(citypins('export', ...args, 'none.csv')).rejects.toThrow(message);
    expect(() => read('none.csv')).toThrow('ENOENT');
  });
});
