import fs from 'node:fs';
import { buildCity, clearGuide } from '../../../test/builders.js';
import { fixture, sampleFile } from '../../../test/files/read-file.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { Place } from '../places/index.js';
import { type ImportChoices, prepareImport } from './choices.js';
import { ImportService } from './import.service.js';
import { openFile } from './readers/index.js';
import { LeftOutFile, RejectFile } from './reject-file.js';
import type { Summary } from './summary.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
});
afterAll(() => server.stop());

const CHOICES: ImportChoices = {
  what: 'places',
  reading: {},
  columns: { mapped: [], fixed: [] },
  words: new Map(),
  city: { mode: 'own' },
  createsCities: false,
  radius: 25,
  isPending: false,
  duplicates: 'same',
  alike: 'add',
  decisions: new Map(),
  origin: { source: 'sample-file', isForced: false },
};

const prepared = (file: string, choices: Partial<ImportChoices>) => prepareImport(server.dataSource, file, { ...CHOICES, ...choices });

/** Imports a file. */
async function imported(file: string, choices: Partial<ImportChoices>): Promise<Summary> {
  return new ImportService(server.dataSource).run(
    {
      ...(await prepared(file, choices)),
      rejects: new RejectFile(undefined),
      leftOut: new LeftOutFile(undefined),
      fingerprint: undefined,
      fileName: 'sample',
      actorId: null,
      options: {},
      isAnew: false,
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
    () => undefined,
  );
}

/** Returns the places with category and city. */
async function places(): Promise<string[]> {
  const all = await server.dataSource.getRepository(Place).find({ relations: { city: true }, order: { name: 'ASC' } });
  return all.map(({ name, category, city }) => `${name}: ${category}, ${city.name}`);
}

function fileOf(content: object): string {
  const file = sampleFile('choices.json');
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}
const element = (id: number, tags: object) => ({ type: 'node', id, lat: 47.14, lon: 9.52, tags });

describe('prepareImport', () => {
  it('puts all places into the city of an id, whatever their rows name', async () => {
    await buildCity(server.dataSource, { name: 'Rezé', latitude: 47.19, longitude: -1.55 });
    const { id } = await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.218, longitude: -1.554 });
    expect(await imported(fixture('places.csv'), { city: { mode: 'one', id } })).toMatchObject({ added: 3, rejected: 0 });
    expect(await places()).toEqual(['LA CANTINE Ô MOINES: other, Nantes', 'LA CIGALE: restaurant, Nantes', 'LA CIVELLE: restaurant, Nantes']);
  });

  it('refuses a city that the site does not have any more', async () => {
    const { id } = await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.218, longitude: -1.554 });
    await server.dataSource.query('UPDATE cities SET deleted_at = now() WHERE id = $1', [id]);
    await expect(imported(fixture('places.csv'), { city: { mode: 'one', id } })).rejects.toThrow(
      'This site does not have the chosen city any more. Choose another one.',
    );
    expect(await places()).toEqual([]);
  });

  it('takes the city that is typed, and the municipalities of an extract', async () => {
    expect(await imported(fixture('places.csv'), { city: { mode: 'one', name: 'Nantes, France' } })).toMatchObject({ added: 3, citiesAdded: 1 });
    const { municipalities, createsCities } = await prepared(fixture('osm.geojson'), { city: { mode: 'municipalities' }, createsCities: true });
    expect([municipalities !== undefined, createsCities]).toEqual([true, false]);
  });

  it('gives words a category or leaves their rows out, and counts these', async () => {
    await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.218, longitude: -1.554 });
    const words = new Map([
      ['brasserie', 'bar'],
      ['Restaurant gastronomique - cuisine raffinée', null],
    ]);
    const city = { mode: 'one', name: 'Nantes' } as const;
    expect(await imported(fixture('places.csv'), { words, city })).toMatchObject({
      added: 2,
      skippedKinds: { 'Restaurant gastronomique - cuisine raffinée': 1 },
    });
    expect(await places()).toEqual(['LA CANTINE Ô MOINES: other, Nantes', 'LA CIVELLE: bar, Nantes']);
  });

  it('takes elements of OpenStreetMap whose kind has got a category', async () => {
    await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
    const elements = [
      element(1, { name: 'Bank', amenity: 'bank' }),
      element(2, { name: 'Signpost', tourism: 'information', information: 'guidepost' }),
      element(3, { name: 'Station', railway: 'station' }),
      element(4, { name: 'School', amenity: 'school' }),
      element(5, { name: 'Café', amenity: 'cafe' }),
    ];
    const file = fileOf({ version: 0.6, elements });
    const words = new Map([
      ['amenity=bank', 'shopping'],
      ['tourism=information', 'attraction'],
      ['railway=station', 'other'],
      ['amenity=cafe', null],
    ]);
    expect(await imported(file, { words })).toMatchObject({ added: 3, skippedKinds: { 'amenity=school': 1, 'amenity=cafe': 1 } });
    expect(await places()).toEqual(['Bank: shopping, Vaduz', 'Signpost: attraction, Vaduz', 'Station: other, Vaduz']);
  });

  it('gives a category to records whose first word it is, and not to those that have it besides', async () => {
    await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
    const place = (name: string, category: string) => ({ name, category, latitude: 47.14, longitude: 9.52 });
    const file = fileOf([place('Place A', 'cafe; bar'), place('Place B', 'bar; cafe')]);
    expect(await imported(file, { words: new Map([['cafe', 'restaurant']]) })).toMatchObject({ added: 2 });
    expect(await places()).toEqual(['Place A: restaurant, Vaduz', 'Place B: bar, Vaduz']);
  });

  it('takes a table without a header whose columns are named by letters', async () => {
    await buildCity(server.dataSource, { name: 'Berlin', latitude: 52.52, longitude: 13.4 });
    const columns = {
      mapped: [
        ['name', 'A'],
        ['latitude', 'B'],
        ['longitude', 'C'],
        ['D', ''],
      ] as const,
      fixed: [['category', 'cafe']] as const,
    };
    expect(await imported(fixture('nohdr.csv'), { columns, reading: { isMapped: true } })).toMatchObject({ added: 1, columns: {} });
    expect(await places()).toEqual(['Some Cafe: cafe, Berlin']);
  });

  it('takes no position of a file whose geometry is left out', async () => {
    await buildCity(server.dataSource, { name: 'Vaduz', latitude: 47.14, longitude: 9.52 });
    const columns = { mapped: [['geometry', '']] as const, fixed: [['city', 'Vaduz']] as const };
    expect(await imported(fixture('waypoints.gpx'), { columns })).toMatchObject({ added: 2 });
    const [place] = await server.dataSource.getRepository(Place).find({ order: { name: 'ASC' } });
    expect(place).toMatchObject({ name: 'Stube', latitude: null, longitude: null });
  });

  it('does not open a file again that is open', async () => {
    const file = await openFile(fixture('places.csv'));
    expect((await prepareImport(server.dataSource, file, CHOICES)).file).toBe(file);
  });

  it.each<[string, Partial<ImportChoices>, string]>([
    [
      'a category that the site does not have',
      { words: new Map([['Brasserie', 'brasseries']]) },
      '“brasseries”, the category of “Brasserie”, is none of this site.',
    ],
    ['an unknown field', { columns: { mapped: [['nonsense', 'name of it']], fixed: [] } }, '“nonsense” and “name of it” are no field.'],
    ['a wrong fixed value', { columns: { mapped: [], fixed: [['category', 'nonsense']] } }, 'This site has no such category'],
    ['a wrong delimiter', { reading: { delimiter: 'comma' } }, '“comma” is no delimiter.'],
    ['an unknown kind', { only: 'resturant' }, '“resturant” is no kind of places.'],
  ])('refuses %s', async (_, choices, sentence) => {
    await expect(prepared(fixture('places.csv'), choices)).rejects.toThrow(sentence);
  });
});
