import {
  buildCity,
  buildCityImage,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildReport,
  buildReview,
  buildUser,
  clearGuide,
} from '../../../test/builders.js';
import { runCommand, workInFolder } from '../../../test/command.js';
import { CONTRADICTIONS } from '../../../test/invariants/contradictions.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { City } from '../../modules/cities/index.js';
import { Place } from '../../modules/places/index.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM imports; DELETE FROM import_removals');
});
afterAll(() => server.stop());
const { write } = workInFolder();

const sql = <Row>(text: string, parameters: unknown[] = []): Promise<Row[]> => server.dataSource.query<Row[]>(text, parameters);
const places = () => server.dataSource.getRepository(Place).find({ order: { sourceId: 'ASC' } });
const place = (sourceId: string) => server.dataSource.getRepository(Place).findOneByOrFail({ sourceId });
const pune = () => buildCity(server.dataSource, { name: 'Pune' });

const HEADER = 'id,name,lat,lon,city,category,phone,website,description';
const row = (id: number | string, more = `Sample ${id},18.52,73.85,Pune,bar,,,A bar with a description.`) => `${id},${more}`;

/** Runs a command with `--json` and parses its output. */
async function outcome(...args: string[]) {
  const { code, out, err } = await runCommand([...args, '--json'], server.dataSource);
  return { code, err, ...(JSON.parse(out) as Record<string, unknown>) };
}

interface Listed {
  id: string;
  state: string;
  canUndo: boolean;
  reason: string | null;
}

const listed = async () => (await outcome('imports', 'list')) as unknown as { total: number; imports: Listed[] };
const newest = async () => (await listed()).imports[0]?.id ?? '';
const undone = async (id?: string) => outcome('imports', 'undo', id ?? (await newest()));

/** Returns what contradicts in counters, map cells, and search. */
async function contradictions(): Promise<unknown[]> {
  const shown = "p.status = 'active' AND p.deleted_at IS NULL AND p.longitude IS NOT NULL";
  return [
    ...(await sql(CONTRADICTIONS)),
    ...(await sql(`SELECT 'map' AS what FROM (SELECT coalesce(sum(counts[1]), 0) AS n FROM map_cells WHERE level = 16 AND category = '') cells
      WHERE n <> (SELECT count(*) FROM places p WHERE ${shown} AND p.business_status IS DISTINCT FROM 'closed-permanently')`)),
    ...(await sql("SELECT 'search' AS what FROM place_search s FULL JOIN places p ON p.id = s.place_id WHERE p.id IS NULL")),
    ...(await sql("SELECT 'titles' AS what FROM place_titles t FULL JOIN places p ON p.id = t.place_id WHERE p.id IS NULL OR t.place_id IS NULL")),
  ];
}

/** Returns all values of the places by source id, except those that every change sets. */
async function snapshot(): Promise<unknown> {
  return sql("SELECT to_jsonb(p) - '{version,updated_at,changed_in}'::text[] AS place FROM places p ORDER BY id");
}

describe('imports list', () => {
  it('shows who imported which file, with source, licence, counts and state', async () => {
    await pune();
    write('places.csv', HEADER, row(1), row(2), '3,,1,1,Pune,bar,,,');
    await outcome('import', 'places.csv', '--licence', 'CC0-1.0', '--attribution', 'The samplers');
    const { out, code } = await runCommand(['imports', 'list'], server.dataSource);
    expect(code).toBe(0);
    expect(out.replace(/^\S+ {2}\S+ \S+ UTC/, 'ID  TIME')).toBe(`ID  TIME
  file     places.csv (places, csv)
  by       command line
  source   places
  licence  CC0-1.0 – The samplers
  counts   2 added, 1 rejected
  state    done
  undo     possible
`);
  });

  it('says that there are none', async () => {
    expect((await runCommand(['imports', 'list'], server.dataSource)).out).toBe('There are no imports yet.\n');
  });

  it('lists no dry run, and imports of older versions as ones that cannot be undone', async () => {
    await pune();
    write('places.csv', HEADER, row(1));
    await outcome('import', 'places.csv', '--dry-run');
    await sql(`INSERT INTO imports (id, fingerprint, summary, finished_at) VALUES (gen_random_uuid(), 'old', '{"added": 3}', now())`);
    const { total, imports } = await listed();
    expect(total).toBe(1);
    expect(imports).toMatchObject([{ state: 'done', canUndo: false }]);
    expect(imports[0]?.reason).toContain('older version');
    expect((await runCommand(['imports', 'list'], server.dataSource)).out).toContain('counts   3 added');
    await expect(undone()).rejects.toThrow('This import was made by an older version');
  });

  it('writes one entry into the activity log for each import and each undo', async () => {
    await pune();
    write('places.csv', HEADER, row(1), row(2), row(3));
    await outcome('import', 'places.csv');
    await undone();
    expect(await sql("SELECT action, label, actor_id, after FROM activities WHERE target_kind = 'import' ORDER BY created_at")).toEqual([
      { action: 'created', label: 'places.csv', actor_id: null, after: { added: 3 } },
      { action: 'undone', label: 'places.csv', actor_id: null, after: { places: 3 } },
    ]);
    expect(await sql("SELECT FROM activities WHERE target_kind <> 'import'")).toEqual([]);
  });
});

describe('imports undo', () => {
  it('removes what the import has added, and a later import adds it again', async () => {
    await pune();
    write('places.csv', HEADER, ...Array.from({ length: 2500 }, (_, i) => row(i)));
    await outcome('import', 'places.csv');
    expect(await contradictions()).toEqual([]);
    const plan = await outcome('imports', 'undo', await newest(), '--dry-run');
    expect(plan).toMatchObject({ code: 0, places: 2500, cities: 0, restored: 0, kept: {}, dryRun: true });
    expect(await places()).toHaveLength(2500);
    expect(await undone()).toMatchObject({ code: 0, places: 2500, kept: {}, dryRun: false });
    expect(await places()).toEqual([]);
    expect(await contradictions()).toEqual([]);
    expect(await sql('SELECT FROM import_removals')).toEqual([]);
    expect(await outcome('import', 'places.csv')).toMatchObject({ added: 2500 });
    expect(await contradictions()).toEqual([]);
  });

  it('refuses a second undo, an unknown import, and one that is too old', async () => {
    await pune();
    write('places.csv', HEADER, row(1));
    await outcome('import', 'places.csv');
    await sql("UPDATE imports SET finished_at = now() - interval '31 days'");
    await expect(undone()).rejects.toThrow('This import ended more than 30 days ago');
    await sql('UPDATE imports SET finished_at = now()');
    const id = await newest();
    expect(await outcome('imports', 'undo', 'last')).toMatchObject({ id, places: 1 });
    await expect(undone(id)).rejects.toThrow('This import has been undone already.');
    await expect(undone('12')).rejects.toThrow('Import not found');
    expect(await listed()).toMatchObject({ imports: [{ state: 'undone', canUndo: false }] });
  });

  it('takes back what the import has filled in a place that a user has written', async () => {
    const { id: cityId } = await pune();
    await buildPlace(server.dataSource, { cityId, name: 'Café Sample', latitude: 18.52, longitude: 73.85, website: null, phone: '+91 20 1234 5678' });
    const before = await snapshot();
    write('other.csv', HEADER, '7,Cafe sample,18.52,73.85,Pune,bar,,https://sample.example,A bar with a description.');
    expect(await outcome('import', 'other.csv')).toMatchObject({ added: 0, updated: 1 });
    expect(await places()).toMatchObject([{ website: 'https://sample.example', phone: '+91 20 1234 5678' }]);
    expect(await undone()).toMatchObject({ restored: 1, kept: {} });
    expect(await snapshot()).toEqual(before);
    expect(await contradictions()).toEqual([]);
  });

  it('undoes an import from the standard input', async () => {
    await pune();
    const id = crypto.randomUUID();
    await sql(`INSERT INTO imports (id, summary, kind, finished_at) VALUES ($1, '{"added": 1, "updated": 0, "citiesAdded": 0}', 'places', now())`, [id]);
    expect((await runCommand(['imports', 'list'], server.dataSource)).out).toContain('file     standard input (places');
    expect(await undone(id)).toMatchObject({ code: 0, places: 0 });
  });

  it('keeps each place that somebody has touched, and counts it by reason', async () => {
    const { id: cityId } = await pune();
    const ids = ['review', 'photo', 'edit', 'favorite', 'list', 'report', 'changed', 'deleted', 'imported', 'nobody'];
    write('places.csv', HEADER, ...ids.map((id) => row(id)));
    await outcome('import', 'places.csv');
    const first = await newest();
    const idOf = async (sourceId: string) => (await place(sourceId)).id;
    const { id: userId } = await buildUser(server.dataSource);
    const headers = await server.signInAs(await buildUser(server.dataSource, { role: 'admin' }));
    await buildReview(server.dataSource, { placeId: await idOf('review') });
    await buildPlaceImage(server.dataSource, { placeId: await idOf('photo') });
    await buildPlaceEdit(server.dataSource, { placeId: await idOf('edit') });
    await sql('INSERT INTO favorites (user_id, place_id) VALUES ($1, $2)', [userId, await idOf('favorite')]);
    await sql("INSERT INTO place_lists (id, user_id, name, visibility) VALUES (gen_random_uuid(), $1, 'Bars', 'private')", [userId]);
    await sql('INSERT INTO place_list_items (list_id, place_id, position) SELECT id, $1, 0 FROM place_lists', [await idOf('list')]);
    await buildReport(server.dataSource, { placeId: await idOf('report') });
    const ask = (name: string, more: string, id: string) =>
      server.graphql(`mutation ($ids: [ID!]) { ${name}(selection: { ids: $ids }${more}) { id } }`, { ids: [id] }, { headers });
    expect((await ask('categorizePlaces', ', category: "cafe"', await idOf('changed'))).body.errors).toBeUndefined();
    expect((await ask('deletePlaces', '', await idOf('deleted'))).body.errors).toBeUndefined();
    write('later.csv', HEADER, row('imported', 'Renamed,18.52,73.85,Pune,bar,,,A bar with a description.'));
    await outcome('import', 'later.csv', '--source', 'places');
    const kept = { reviews: 1, photos: 1, edits: 1, favorites: 1, lists: 1, reports: 1, changed: 1, deleted: 1, imported: 1 };
    expect(await outcome('imports', 'undo', first, '--dry-run')).toMatchObject({ places: 1, kept });
    expect(await undone(first)).toMatchObject({ places: 1, kept });
    expect((await places()).map(({ sourceId }) => sourceId)).toEqual(ids.filter((id) => id !== 'nobody').sort());
    expect((await place('review')).cityId).toBe(cityId);
    expect(await contradictions()).toEqual([]);
  });

  it('restores all values that the import has changed', async () => {
    await pune();
    await buildCity(server.dataSource, { name: 'Mumbai', latitude: 19.07, longitude: 72.87 });
    write('places.csv', HEADER, row(1, 'Sample A,18.52,73.85,Pune,bar,+91 20 1111 1111,,A bar with a description.'), row(2));
    await outcome('import', 'places.csv');
    const before = await snapshot();
    write(
      'places.csv',
      `${HEADER},name:de,opening_hours`,
      '1,Other A,19.07,72.87,Mumbai,cafe,,https://example.org/a,Another description of it.,Beispiel,24/7',
      `${row(2)},,`,
    );
    expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 1, unchanged: 1 });
    expect(await place('1')).toMatchObject({ name: 'Other A', category: 'cafe', names: { de: 'Beispiel' } });
    expect(await undone()).toMatchObject({ code: 0, restored: 1, partly: 0, places: 0, left: {} });
    expect(await snapshot()).toEqual(before);
    expect(await contradictions()).toEqual([]);
    expect(await outcome('import', 'places.csv')).toMatchObject({ updated: 1, unchanged: 1 });
  });

  it('keeps values that users have changed since, and restores the other ones', async () => {
    await pune();
    write('places.csv', HEADER, row(1), row(2), row(3));
    await outcome('import', 'places.csv');
    const changed = (id: number) => row(id, `Other ${id},18.53,73.86,Pune,cafe,+91 20 2222 2222,,A bar with a description.`);
    write('places.csv', HEADER, changed(1), changed(2), row(3));
    await outcome('import', 'places.csv');
    await sql("UPDATE places SET name = 'Edited', latitude = 18.6 WHERE source_id = '1'");
    await sql("UPDATE places SET name = 'E', latitude = 1, category = 'park', phone = '+91 20 3333 3333' WHERE source_id = '2'");
    expect(await outcome('imports', 'undo', await newest(), '--dry-run')).toMatchObject({ restored: 0, partly: 1, left: { changed: 1 } });
    expect(await undone()).toMatchObject({ restored: 0, partly: 1, left: { changed: 1 } });
    expect(await place('1')).toMatchObject({
      name: 'Edited',
      latitude: 18.6,
      longitude: 73.86,
      category: 'bar',
      phone: null,
      overridden: { name: 'Sample 1', latitude: 18.52 },
    });
    expect(await place('2')).toMatchObject({ name: 'E', category: 'park', overridden: { name: 'Sample 2', category: 'bar', phone: null, latitude: 18.52 } });
    expect(await contradictions()).toEqual([]);
  });

  it('restores what the source said of values that users had changed before', async () => {
    await pune();
    const named = (name: string) => row(1, `${name},18.52,73.85,Pune,bar,,,A bar with a description.`);
    write('places.csv', HEADER, named('First'));
    await outcome('import', 'places.csv');
    await sql("UPDATE places SET name = 'Edited' WHERE source_id = '1'");
    write('places.csv', HEADER, named('Second'));
    expect(await outcome('import', 'places.csv')).toMatchObject({ kept: 1 });
    expect(await place('1')).toMatchObject({ name: 'Edited', overridden: { name: 'Second' } });
    await undone();
    expect(await place('1')).toMatchObject({ name: 'Edited', overridden: { name: 'First' } });
  });

  it('leaves rows that a later import has changed, until that one is undone', async () => {
    await pune();
    const named = (name: string) => row(1, `${name},18.52,73.85,Pune,bar,,,A bar with a description.`);
    const ids: string[] = [];
    for (const name of ['First', 'Second', 'Third']) {
      write('places.csv', HEADER, named(name));
      await outcome('import', 'places.csv');
      ids.push(await newest());
    }
    expect(await outcome('imports', 'undo', ids[1] ?? '', '--dry-run')).toMatchObject({ restored: 0, left: { imported: 1 } });
    expect(await outcome('imports', 'undo', ids[0] ?? '', '--dry-run')).toMatchObject({ places: 0, kept: { imported: 1 } });
    await undone(ids[2]);
    expect((await place('1')).name).toBe('Second');
    await undone(ids[1]);
    expect((await place('1')).name).toBe('First');
    await undone(ids[0]);
    expect(await places()).toEqual([]);
  });

  it('removes cities that the import has added and that have no places any more', async () => {
    const header = 'id,name,lat,lon,city,state,country';
    write('places.csv', header, '1,Sample A,60,25,Samplinki,Uusimaa,FI', '2,Sample B,61,25,Otherby,Uusimaa,FI', '3,Sample C,62,25,Pictureby,Uusimaa,FI');
    expect(await outcome('import', 'places.csv', '--create-cities')).toMatchObject({ added: 3, citiesAdded: 3 });
    await buildReview(server.dataSource, { placeId: (await place('2')).id });
    await buildCityImage(server.dataSource, { cityId: (await place('3')).cityId });
    expect(await outcome('imports', 'undo', await newest(), '--dry-run')).toMatchObject({ places: 2, cities: 1, kept: { reviews: 1, places: 1, photos: 1 } });
    expect(await undone()).toMatchObject({ places: 2, cities: 1, kept: { reviews: 1, places: 1, photos: 1 } });
    const cities = await server.dataSource.getRepository(City).find({ order: { name: 'ASC' } });
    expect(cities.map(({ name }) => name)).toEqual(['Otherby', 'Pictureby']);
    expect(await contradictions()).toEqual([]);
  });

  it('undoes an import of cities', async () => {
    write(
      'cities.csv',
      'id,name,state,country,latitude,longitude,population',
      '1,Samplinki,Uusimaa,Finland,60,25,1000',
      '2,Otherby,Uusimaa,Finland,61,25,2000',
    );
    expect(await outcome('import', 'cities.csv', '--what', 'cities')).toMatchObject({ added: 2 });
    write(
      'cities.csv',
      'id,name,state,country,latitude,longitude,population',
      '1,Samplinki,Uusimaa,Finland,60,25,1500',
      '2,Otherby,Uusimaa,Finland,61,25,2000',
    );
    expect(await outcome('import', 'cities.csv', '--what', 'cities')).toMatchObject({ updated: 1, unchanged: 1 });
    const [second, first] = (await listed()).imports;
    await undone(second?.id);
    expect(await server.dataSource.getRepository(City).findOneByOrFail({ name: 'Samplinki' })).toMatchObject({ population: 1000 });
    expect(await undone(first?.id)).toMatchObject({ cities: 2, places: 0 });
    expect(await server.dataSource.getRepository(City).count()).toBe(0);
  });

  it('counts a row that comes in two batches of an import as added by it', async () => {
    await pune();
    const many = Array.from({ length: 10_000 }, (_, i) => row(i));
    write('places.csv', HEADER, ...many, row(5, 'Sample five again,18.52,73.85,Pune,bar,,,A bar with a description.'));
    expect(await outcome('import', 'places.csv')).toMatchObject({ added: 10_000, updated: 1 });
    expect(await undone()).toMatchObject({ places: 10_000, restored: 0, kept: {}, left: {} });
    expect(await contradictions()).toEqual([]);
  });
});
