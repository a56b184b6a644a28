import { IsNull } from 'typeorm';
import { buildCity, buildPlace, clearGuide, PLACE_DETAILS } from '../../test/builders.js';
import { type Ended, runCommand, workInFolder } from '../../test/command.js';
import { startServer, type TestServer } from '../../test/server.js';
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

  it.each(['geojson', 'csv', 'ndjson'])('writes all public places and cities as %s that import can read', async (format) => {
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
    const file = `places.${format}`;
    expect(await outcome('export', file)).toMatchObject({ code: 0, format, rows: 3 });
    expect(await outcome('import', file)).toMatchObject({ code: 0, kept: 2, unchanged: 1, added: 0 });

    const cities = `cities.${format}`;
    expect(await outcome('export', '--what', 'cities', cities)).toMatchObject({ code: 0, rows: 1 });
    const there = (...args: string[]) => runCommand(args, other.dataSource);
    expect((await there('import', '--what', 'cities', cities)).code).toBe(0);
    expect(await other.dataSource.getRepository(City).findOneByOrFail({ name: 'Pune' })).toMatchObject(languages);
    expect((await there('import', file)).code).toBe(0);
    expect(await known(other)).toEqual(await known(server));
    await there('export', `again.${format}`);
    const plain = (name: string) =>
      read(name)
        .replace(/"?\b[0-9a-f-]{36}\b"?/g, 'id')
        .split('\n')
        .sort()
        .map((line) => line.replace(/,$/, ''));
    expect(plain(`again.${format}`)).toEqual(plain(file));
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
});
