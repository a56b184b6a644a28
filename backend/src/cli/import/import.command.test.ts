import fs from 'node:fs';
import { buildCity, buildUser, clearGuide, PLACE_DETAILS } from '../../../test/builders.js';
import { databaseUrl, type Ended, runCommand, startCommand, workInFolder } from '../../../test/command.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { servicesOf } from '../../../test/services.js';
import { City } from '../../modules/cities/index.js';
import { buildDeferredIndexes } from '../../modules/imports/index.js';
import { Place, PlaceStatus } from '../../modules/places/index.js';
import { isTold } from '../output.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
});
afterAll(() => server.stop());
const { write, read, folder } = workInFolder();

const geonamesLine = (id: number, name: string, admin1: string) =>
  [id, name, name, '', '18.52', '73.85', 'P', 'PPL', 'IN', '', admin1, '', '', '', '3124458', '', '560', 'Asia/Kolkata', '2024-01-01'].join('\t');

const start = (args: readonly string[], input?: string) => startCommand(args, { env: { DATABASE_URL: databaseUrl(server.dataSource) }, cwd: folder(), input });
const citypins = (...args: string[]): Promise<Ended> => runCommand(args, server.dataSource);
const places = () => server.dataSource.getRepository(Place).find({ order: { sourceId: 'ASC' } });
const place = (sourceId: string) => server.dataSource.getRepository(Place).findOneByOrFail({ sourceId });
const pune = () => buildCity(server.dataSource, { name: 'Pune' });

/** Runs a command with `--json` and parses its output. */
async function outcome(...args: string[]) {
  const { code, out, err } = await citypins(...args, '--json');
  return { code, err, ...(JSON.parse(out) as Record<string, unknown>) };
}

/** Returns the definitions of all indexes. */
const indexes = async () =>
  (await server.dataSource.query<{ n: string }[]>("SELECT indexdef AS n FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")).map(({ n }) => n);

const HEADER = 'id,name,lat,lon,city,category,phone,website,opening_hours,description';

describe('import', () => {
  it('adds valid records, and reports each rejected line', async () => {
    const { id: cityId } = await pune();
    write(
      'places.csv',
      HEADER,
      '1,Sample Café,18.52,73.85,Pune,coffee shop,+91 20 1234 5678,sample.example.org,Mo-Fr 09:00-18:00,"A sample café that nobody ever visited, with a comma."',
      '2,Broken "Bar,18.52,73.85,Pune,bar,,,,',
      '3,,18.52,73.85,Pune,bar,,,,',
      '4,Sample Pole,95,73.85,Pune,bar,,,,',
      '5,Sample Half,18.52,,Pune,bar,,,,',
      '6,Sample Nowhere,-40,-120,,bar,,,,',
      '7,Sample Hours,18.53,73.86,Pune,laundry,none,ftp://x.example.org,whenever we like,short',
      '8,Bad \u0007 name,18.5,73.8,Pune,bar,,,,',
    );
    const { code, ...told } = await outcome('import', 'places.csv', '--licence', 'CC0-1.0', '--attribution', 'The samplers');
    expect(told).toMatchObject({
      read: 8,
      added: 2,
      rejected: 6,
      leftOut: { phone: 1, website: 1, openingHours: 1, description: 1 },
      unmapped: { laundry: 1 },
      rejects: 'places.csv.rejects.csv',
    });
    expect(code).toBe(3);
    expect(
      read('places.csv.rejects.csv')
        .replaceAll('\r', '')
        .split('\n')
        .map((line) => line.split(',').slice(0, 2).join(',')),
    ).toEqual([
      '\uFEFFrejected_line,rejected_reason',
      '3,"A quote is not closed"',
      '4,"Name is required"',
      '5,"A latitude is between -90 and 90. Latitude and longitude look swapped: swap their columns"',
      '6,"Only one of latitude and longitude is given"',
      '7,"There is no city of this name',
      '9,"Name contains characters that cannot be used"',
      '',
    ]);
    const [cafe, hours] = await places();
    expect(cafe).toMatchObject({
      cityId,
      name: 'Sample Café',
      category: 'cafe',
      latitude: 18.52,
      longitude: 73.85,
      phone: '+91 20 1234 5678',
      website: 'https://sample.example.org',
      openingHours: 'Mo-Fr 09:00-18:00',
      description: 'A sample café that nobody ever visited, with a comma.',
      status: PlaceStatus.ACTIVE,
      source: 'places',
      sourceId: '1',
      licence: 'CC0-1.0',
      attribution: 'The samplers',
    });
    expect(hours).toMatchObject({ category: 'other', phone: null, website: null, openingHours: null, description: 'Place in Pune, Maharashtra, India.' });
    const found = await server.graphql<{ place: object; places: { total: number } }>(
      'query ($id: ID!) { place(id: $id) { source { name licence url } } places { total } }',
      { id: cafe?.id },
    );
    expect(found.body.data).toEqual({ place: { source: { name: 'The samplers', licence: 'CC0-1.0', url: null } }, places: { total: 2 } });
  });

  it('lists each value that is left out with line, column, value and reason', async () => {
    await pune();
    write('lieux.csv', 'nom,latitude,longitude,ville,tél,wifi,services,tarifs détaillés', '=Lieu,18.52,73.85,Pune,demander,vielleicht,"Terrasse, WiFi",');
    const { code, ...told } = await outcome('import', 'lieux.csv');
    expect([code, told]).toMatchObject([
      0,
      { added: 1, leftOut: { phone: 1, wifi: 1 }, columns: { services: 1, 'tarifs détaillés': 0 }, leftOutFile: 'lieux.csv.left-out.csv' },
    ]);
    expect(read('lieux.csv.left-out.csv').replaceAll('\r', '').split('\n').slice(1, -1).sort()).toEqual([
      '2,"services","Terrasse, WiFi","No field or attribute takes this column"',
      '2,"tél","demander","This does not look like a phone number"',
      '2,"wifi","vielleicht","Answer with yes or no"',
    ]);
    const { out } = await citypins('import', 'lieux.csv', '--dry-run');
    expect(out).toContain('1  services');
    await citypins('import', 'lieux.csv', '--map', 'services=', '--map', 'tél=', '--map', 'wifi=');
    expect(fs.existsSync('lieux.csv.left-out.csv')).toBe(false);
  });

  it('maps columns and fixes values as its options say, and refuses unknown names', async () => {
    await pune();
    write('places.csv', 'a,b,c,d', 'Sample Bar,18.52,73.85,Pizza');
    const options = ['--map', 'name=a', '--map', 'b=latitude', '--map', 'longitude=c', '--map', 'cuisine=d', '--fixed', 'city=Pune', '--fixed', 'category=bar'];
    expect(await outcome('import', 'places.csv', ...options)).toMatchObject({ code: 0, added: 1, leftOut: {}, columns: {} });
    expect(await places()).toMatchObject([{ name: 'Sample Bar', category: 'bar', latitude: 18.52, attributes: { cuisine: ['pizza'] } }]);
    await expect(citypins('import', 'places.csv', '--map', 'nome=x')).rejects.toThrow('“nome” and “x” are no field. Fields: name,');
    await expect(citypins('import', 'places.csv', '--map', 'name=x')).rejects.toThrow('The file has no column “x”. Its columns: a, b, c, d.');
  });

  it('keeps backslashes, tabs and line breaks in texts', async () => {
    await pune();
    const description = 'Ask for C:\\new\\table, as \\N is no name.\nThe second line\thas a tab.';
    write('places.csv', HEADER, `1,Sample \\o/ Bar,18.52,73.85,Pune,bar,,,,"${description}"`);
    expect(await outcome('import', 'places.csv')).toMatchObject({ code: 0, added: 1 });
    expect(await place('1')).toMatchObject({ name: 'Sample \\o/ Bar', description });
  });

  it('finds the city by name (ignoring case and accents) or distance, and adds cities only on request', async () => {
    const zurich = await buildCity(server.dataSource, { name: 'Zürich', state: 'Zurich', country: 'Switzerland', latitude: 47.37, longitude: 8.54 });
    const far = await buildCity(server.dataSource, { name: 'Pune', state: 'Elsewhere', country: 'Freedonia', latitude: -20, longitude: 10 });
    const near = await pune();
    const header = 'id,name,lat,lon,city,state,country';
    const rows = [
      '1,Sample A,47.36,8.55,ZURICH,,CH',
      '2,Sample B,18.53,73.86,,,',
      '3,Sample C,18.5,73.8,pune,,',
      '4,Sample D,-20.1,10,Pune,,',
      '5,Sample E,60,25,Samplinki,Uusimaa,FI',
    ];
    write('places.csv', header, ...rows);
    expect(await outcome('import', 'places.csv')).toMatchObject({ code: 3, added: 4, rejected: 1, citiesAdded: 0 });
    expect((await places()).map(({ cityId }) => cityId)).toEqual([zurich.id, near.id, near.id, far.id]);
    expect(await outcome('import', 'places.csv', '--create-cities')).toMatchObject({ code: 0, added: 1, unchanged: 4, citiesAdded: 1 });
    expect(await server.dataSource.getRepository(City).findOneBy({ name: 'Samplinki' })).toMatchObject({
      state: 'Uusimaa',
      country: 'Finland',
      timeZone: 'Europe/Helsinki',
    });
  });

  it('keeps values that users have changed here, and updates the others', async () => {
    const { id: cityId } = await pune();
    const old = '1,Sample Café,18.52,73.85,Pune,cafe,+91 20 1111 1111,,,A sample café with a description.';
    write(
      'guide.csv',
      HEADER,
      old,
      '2,Sample Bar,18.53,73.86,Pune,bar,+91 20 2222 2222,,,',
      '3,Sample Park,18.54,73.87,Pune,park,,,,',
      '4,Sample Zoo,18.55,73.88,Pune,zoo,,,,',
    );
    await outcome('import', 'guide.csv');
    const admin = await buildUser(server.dataSource, { role: 'admin' });
    const headers = await server.signInAs(admin);
    const ask = async (document: string, variables: object) =>
      (await server.graphql<Record<string, { id: string }>>(document, variables as Record<string, unknown>, { headers })).body;
    const cafe = await place('1');
    const input = {
      ...PLACE_DETAILS,
      name: 'Edited Café',
      description: cafe.description,
      category: 'cafe',
      coordinates: { latitude: 18.52, longitude: 73.85 },
      fullAddress: null,
      pincode: null,
      phone: '+91 20 9999 9999',
      website: null,
      priceRange: null,
      openingHours: null,
      cityId,
      featured: true,
      images: [],
    };
    const edited = await ask('mutation ($id: ID!, $input: PlaceInput!) { updatePlace(id: $id, version: 1, input: $input) { id } }', { id: cafe.id, input });
    expect(edited.errors).toBeUndefined();
    const bar = await place('2');
    const details = {
      ...PLACE_DETAILS,
      name: 'Sample Bar',
      category: 'bar',
      description: 'A bar that somebody knows better.',
      coordinates: { latitude: 18.53, longitude: 73.86 },
      phone: '+91 20 2222 2222',
      fullAddress: null,
      pincode: null,
      website: null,
      priceRange: null,
      openingHours: null,
    };
    const edit = (
      await ask('mutation ($id: ID!, $input: SuggestPlaceEditInput!) { suggestPlaceEdit(placeId: $id, input: $input) { id } }', { id: bar.id, input: details })
    ).data.suggestPlaceEdit;
    await ask('mutation ($id: ID!) { applyPlaceEdit(id: $id) { id } }', { id: edit?.id });
    const park = await place('3');
    await ask('mutation ($ids: [ID!]) { deletePlaces(selection: { ids: $ids }) { id } }', { ids: [park.id] });
    const zoo = await place('4');
    const renamed = await ask('mutation ($ids: [ID!]!) { categorizePlaces(selection: { ids: $ids }, category: "park") { id } }', { ids: [zoo.id] });
    await servicesOf(server).undoing.undo({ id: admin.id, role: 'admin', cityIds: null, sessionId: '' }, renamed.data.categorizePlaces?.id ?? '');

    write(
      'guide.csv',
      HEADER,
      '1,Source Café,18.5201,73.85,Pune,restaurant,+91 20 1111 2222,,Mo-Su 10:00-20:00,A sample café with a new description.',
      '2,Source Bar,18.53,73.86,Pune,bar,+91 20 3333 3333,,,',
      '3,Source Park,18.54,73.87,Pune,park,,,,',
      '4,Sample Zoo,18.55,73.88,Pune,museum,,,,',
    );
    expect(await outcome('import', 'guide.csv')).toMatchObject({ code: 0, updated: 3, removed: 1, added: 0 });
    expect(await place('1')).toMatchObject({
      name: 'Edited Café',
      phone: '+91 20 9999 9999',
      featured: true,
      category: 'restaurant',
      openingHours: 'Mo-Su 10:00-20:00',
      latitude: 18.5201,
      description: 'A sample café with a new description.',
      overridden: { name: 'Source Café', phone: '+91 20 1111 2222' },
    });
    expect(await place('2')).toMatchObject({ name: 'Source Bar', description: 'A bar that somebody knows better.', phone: '+91 20 3333 3333' });
    expect((await place('3')).deletedAt).not.toBeNull();
    expect(await place('4')).toMatchObject({ category: 'museum', overridden: null });
    expect(await outcome('import', 'guide.csv')).toMatchObject({ updated: 0, kept: 2, unchanged: 1, removed: 1 });

    await server.dataSource.query('DELETE FROM places WHERE id = $1', [park.id]); // as the hourly purge does
    expect(await outcome('import', 'guide.csv')).toMatchObject({ added: 0, removed: 1 });
    expect(await places()).toHaveLength(3);
  });

  it('resumes after SIGKILL with the same result, even if the deferred indexes were created meanwhile', async () => {
    const [, later] = [await pune(), await buildCity(server.dataSource, { name: 'Later' })];
    const all = await indexes();
    const rows = Array.from({ length: 10_020 }, (_, i) =>
      i % 1000 === 7 ? `${i},,1,2,Pune,,,,,` : `${i},Sample ${i},18.5,73.8,${i < 10_000 ? 'Pune' : 'Later'},bar,,,,`,
    );
    write('many.csv', HEADER, ...rows, rows[1] ?? '');
    const blocker = server.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await blocker.query('SELECT 1 FROM cities WHERE id = $1 FOR UPDATE', [later.id]); // the second batch waits for this row lock
    const { child, ended } = start(['import', 'many.csv']);
    const position = async () => Number((await server.dataSource.query<{ position: string }[]>('SELECT position FROM imports'))[0]?.position ?? 0);
    while ((await position()) < 10_000 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    const few = await indexes();
    child.kill('SIGKILL');
    expect((await ended).code).toBeNull();
    await blocker.rollbackTransaction();
    await blocker.release();
    expect(await server.dataSource.getRepository(Place).count()).toBe(9990);
    expect(few.length).toBeLessThan(all.length - 10);
    expect(all).toEqual(expect.arrayContaining(few));
    expect(await buildDeferredIndexes(server.dataSource)).toBe(all.length - few.length + 2); // 2 more: the statistics and the map
    expect(await indexes()).toEqual(all);

    const { code, ...resumed } = await outcome('import', 'many.csv');
    const rejects = read('many.csv.rejects.csv');
    const whole = await outcome('import', 'many.csv', '--source', 'another', '--duplicates', 'add');
    expect(code).toBe(3);
    expect({ ...resumed, seconds: 0, unchanged: 0 }).toEqual({ ...whole, code: undefined, seconds: 0, unchanged: 0 });
    expect(resumed).toMatchObject({ read: 10_021, added: 10_009, unchanged: 1, rejected: 11 });
    expect(read('many.csv.rejects.csv')).toBe(rejects);
    expect(
      await server.dataSource.query(
        "SELECT source_id, name, city_id FROM places WHERE source = 'many' EXCEPT SELECT source_id, name, city_id FROM places WHERE source = 'another'",
      ),
    ).toEqual([]);
    expect(await server.dataSource.query('SELECT sum(places_count)::integer AS n FROM cities')).toEqual([{ n: 20_018 }]);
  });

  it('adds each place once if two imports of the same places run in parallel', async () => {
    await pune();
    const rows = Array.from({ length: 400 }, (_, i) => `${i},Sample ${i},18.5,73.8,Pune,bar,,,,`);
    write('one.csv', HEADER, ...rows);
    write('other.csv', HEADER, ...rows.toReversed());
    const blocker = server.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await blocker.query('LOCK TABLE places IN SHARE MODE'); // both imports reach the insert, unless one waits for the other
    const args = (file: string) => ['import', file, '--source', 'both', '--json'];
    const ended = [start(args('one.csv')).ended, citypins(...args('other.csv'))]; // the second one runs in this process
    const waiting = async () =>
      Number(
        (
          await server.dataSource.query<{ n: string }[]>(
            'SELECT count(*) AS n FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())',
          )
        )[0]?.n,
      );
    while ((await waiting()) < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await blocker.rollbackTransaction();
    await blocker.release();
    const outcomes = (await Promise.all(ended)).map(({ code, out }) => ({ code, ...(JSON.parse(out) as { added: number; unchanged: number }) }));
    expect(outcomes.sort((a, b) => a.added - b.added)).toMatchObject([
      { code: 0, added: 0, unchanged: 400 },
      { code: 0, added: 400, unchanged: 0 },
    ]);
    expect(await server.dataSource.query('SELECT sum(places_count)::integer AS n FROM cities')).toEqual([{ n: 400 }]);
  });

  it('defers indexes only if there are no places yet, and creates them after the rows', async () => {
    const [, later] = [await pune(), await buildCity(server.dataSource, { name: 'Later' })];
    const all = await indexes();
    write('some.csv', HEADER, '1,Sample One,18.5,73.8,Pune,bar,,,,', '2,Sample Two,18.5,73.8,Later,bar,,,,');
    /** Returns the indexes that exist while an import waits for the lock of its second city. */
    const whileImporting = async () => {
      const blocker = server.dataSource.createQueryRunner();
      await blocker.startTransaction();
      await blocker.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await blocker.query('SELECT 1 FROM cities WHERE id = $1 FOR UPDATE', [later.id]);
      const progress = { hasEnded: false };
      const ended = citypins('import', 'some.csv').finally(() => (progress.hasEnded = true));
      const isWaiting = async () =>
        (
          await server.dataSource.query<unknown[]>(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO places %'",
          )
        ).length > 0;
      while (!(await isWaiting()) && !progress.hasEnded) await new Promise((resolve) => setTimeout(resolve, 20));
      const found = await indexes();
      await blocker.rollbackTransaction();
      await blocker.release();
      expect((await ended).code).toBe(0);
      return found;
    };
    const few = await whileImporting();
    expect(few.length).toBeLessThan(all.length - 10);
    expect(all).toEqual(expect.arrayContaining(few));
    expect(await indexes()).toEqual(all);
    const map =
      '{ mapViewport(bounds: { southWest: { latitude: 18, longitude: 73 }, northEast: { latitude: 19, longitude: 74 } }, zoom: 9) { items { count } } }';
    expect((await server.graphql(map)).body.data).toEqual({ mapViewport: { items: [{ count: 2 }] } });

    write('some.csv', HEADER, '3,Sample Three,18.5,73.8,Later,bar,,,,');
    expect(await whileImporting()).toEqual(all);
    expect((await server.graphql(map)).body.data).toEqual({ mapViewport: { items: [{ count: 3 }] } });
  });

  it('completes the search index after it was killed before indexing', async () => {
    await pune();
    write('many.csv', HEADER, ...Array.from({ length: 30 }, (_, i) => `${i},Sample Lantern ${i},18.5,73.8,Pune,bar,,,,`));
    const blocker = server.dataSource.createQueryRunner();
    await blocker.startTransaction();
    await blocker.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await blocker.query('LOCK TABLE place_search IN EXCLUSIVE MODE'); // blocks the search index, but not the places
    const { child, ended } = start(['import', 'many.csv']);
    while ((await server.dataSource.getRepository(Place).count()) < 30 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await ended;
    await blocker.rollbackTransaction();
    await blocker.release();

    const search = '{ places(filter: { search: "lantern" }) { total } }';
    expect(await outcome('import', 'many.csv')).toMatchObject({ code: 0, added: 30 });
    expect((await server.graphql(search)).body.data).toEqual({ places: { total: 30 } });
    expect(await server.dataSource.query('SELECT count(*)::integer AS n FROM place_titles')).toEqual([{ n: 30 }]);
  });

  it('changes nothing in a dry run, and reports the planned changes', async () => {
    await pune();
    write('places.csv', HEADER, '1,Sample Café,18.52,73.85,Pune,cafe,,,,');
    await citypins('import', 'places.csv');
    write(
      'places.csv',
      'id,name,lat,lon,city,state,country',
      '1,Other Café,18.52,73.85,Pune,,',
      '2,Sample Bar,1,2,Sampleville,State,Country',
      '3,Nothing,,,,,',
    );
    const before = await places();
    expect(await outcome('import', 'places.csv', '--dry-run', '--create-cities')).toMatchObject({
      code: 3,
      updated: 1,
      added: 1,
      rejected: 1,
      citiesAdded: 1,
      dryRun: true,
      rejects: null,
    });
    expect(await places()).toEqual(before);
    expect(await server.dataSource.getRepository(City).count()).toBe(1);
    expect(await server.dataSource.query('SELECT finished_at FROM imports')).toEqual([{ finished_at: expect.any(Date) as Date }]);
    expect(fs.readdirSync(folder())).toEqual(['places.csv']);
  });

  it('reads the standard input', async () => {
    await pune();
    const { code, out } = await start(['import', '-', '--json'], '{"id":"1","name":"Sample Café","lat":18.52,"lon":73.85,"category":"cafe"}\n').ended;
    expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ added: 1 })]);
    expect(await places()).toMatchObject([{ source: 'stdin', sourceId: '1', name: 'Sample Café' }]);
  });

  it("prefers the operator's categories to the built-in ones", async () => {
    await pune();
    write('places.csv', HEADER, '1,Sample Wash,18.52,73.85,Pune,Laundry,,,,', '2,Sample Café,18.52,73.85,Pune,cafe,,,,');
    write('mine.csv', 'category,kind', 'laundry,shopping', 'cafe,restaurant');
    expect(await outcome('import', 'places.csv', '--categories', 'mine.csv')).toMatchObject({ code: 0, added: 2 });
    expect((await places()).map(({ category }) => category)).toEqual(['shopping', 'restaurant']);
    write('mine.csv', 'category,kind', 'laundry,washing');
    await expect(citypins('import', 'places.csv', '--categories', 'mine.csv')).rejects.toThrow('has the kind “washing”');
  });

  it('imports cities of GeoNames', async () => {
    write('cities500.txt', geonamesLine(1259229, 'Sampleville', '16'), geonamesLine(2, 'X', '16'));
    write('admin1CodesASCII.txt', 'IN.16\tMaharashtra\tMaharashtra\t1264418');
    expect(await outcome('import', 'cities500.txt')).toMatchObject({ code: 3, added: 1, reasons: { 'Name must be at least 2 characters': 1 } });
    expect(await server.dataSource.getRepository(City).find()).toMatchObject([
      {
        name: 'Sampleville',
        state: 'Maharashtra',
        country: 'India',
        population: 3_124_458,
        timeZone: 'Asia/Kolkata',
        source: 'geonames',
        sourceId: '1259229',
        licence: 'CC-BY-4.0',
        description: 'Sampleville is a city in Maharashtra, India.',
      },
    ]);
    await server.dataSource.query(`UPDATE cities SET description = 'Written here by somebody who lives there.'`);
    write('cities500.txt', geonamesLine(1259229, 'Sampleville', '16').replace('3124458', '3200000'));
    expect(await outcome('import', 'cities500.txt')).toMatchObject({ code: 0, updated: 1 });
    expect(await server.dataSource.getRepository(City).find()).toMatchObject([
      { population: 3_200_000, description: 'Written here by somebody who lives there.' },
    ]);
  });

  it('exits with 2 and prints no stack on wrong usage', async () => {
    const ended = await start(['import', 'a.csv', '--radius', 'far']).ended;
    expect(ended).toMatchObject({ code: 2, out: '', err: expect.stringContaining('number of kilometers') as string });
    expect(ended.err).not.toContain('    at ');
  });

  it.each([
    [['import', 'missing.csv'], 'missing.csv does not exist.'],
    [['import', '.'], 'This is no pack: it has no file guide.json'],
    [['import', 'cities500.txt/x.csv'], 'cities500.txt is a file, and a folder is needed.'],
    [['import', 'cities500.txt', '--categories', '.'], 'The categories cannot be read. . is a folder, and a file is needed.'],
    [['import', 'cities500.txt', '--states', '.'], 'The names of states cannot be read. . is a folder, and a file is needed.'],
    [['import', 'cities500.txt', '--rejects', '.', '--restart'], 'The rejected records cannot be written. . is a folder, and a file is needed.'],
    [['export', 'no/such/folder.csv'], 'no/such does not exist.'],
    [['export', '.'], '. is a folder, and a file is needed.'],
    [['backup', 'no/such/guide.tar'], 'no/such does not exist.'],
    [['backup', 'cities500.txt/guide.tar'], 'cities500.txt is a file, and a folder is needed.'],
    [['restore', 'missing.tar'], 'missing.tar does not exist.'],
    [['restore', '.'], '. is a folder, and a file is needed.'],
  ])('%j explains why it fails', async (args, sentence) => {
    write('cities500.txt', geonamesLine(1259229, 'S', '16'));
    const failure: unknown = await citypins(...args).catch((error: unknown) => error);
    expect([(failure as Error).message, isTold(failure)]).toEqual([expect.stringContaining(sentence), true]);
  });

  it('explains a database that cannot be used', async () => {
    const ended = await startCommand(['export'], { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, cwd: folder() }).ended;
    expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringContaining('The database cannot be used') as string });
    expect(ended.err).not.toContain('    at ');
  });
});
