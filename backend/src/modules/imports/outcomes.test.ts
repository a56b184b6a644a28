import fs from 'node:fs';
import path from 'node:path';
import { buildCity, clearGuide } from '../../../test/builders.js';
import { runCommand, workInFolder } from '../../../test/command.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await sql('DELETE FROM imports; DELETE FROM import_removals');
});
afterAll(() => server.stop());
const { folder, read } = workInFolder();

const sql = <Row>(text: string): Promise<Row[]> => server.dataSource.query<Row[]>(text);

/** Returns all values of places and cities, except those that every change sets. */
const snapshot = (): Promise<unknown[]> =>
  sql(`SELECT to_jsonb(p) - '{version,updated_at,changed_in,places_count}'::text[] AS row FROM places p
    UNION ALL SELECT to_jsonb(c) - '{version,updated_at,changed_in,places_count}'::text[] FROM cities c ORDER BY 1`);

/** Changes what an import has added, as a newer file, a user, and deletions would leave it. */
const CHANGES = `
  UPDATE places SET phone = '+423 999 12 34', imported_at = imported_at - interval '1 day' WHERE id IN (SELECT id FROM places ORDER BY name LIMIT 1);
  UPDATE places SET website = 'https://users.example' WHERE id IN (SELECT id FROM places ORDER BY name OFFSET 1 LIMIT 1);
  UPDATE places SET deleted_at = now() WHERE id IN (SELECT id FROM places ORDER BY name OFFSET 2 LIMIT 1);
  DELETE FROM places WHERE id IN (SELECT id FROM places ORDER BY name OFFSET 3 LIMIT 1)`;

const FILES: readonly (readonly [name: string, ...args: string[]])[] = [
  ['places.csv', '--create-cities'],
  ['places-1252.csv', '--city', 'Nantes, France'],
  ['places-decimal-comma.csv', '--city', 'Nantes, France'],
  ['french-headers.csv', '--city', 'Nantes, France'],
  ['bom-semi.csv', '--city', 'Nantes, France'],
  ['emoji-long.csv', '--city', 'Vaduz, Liechtenstein'],
  ['osm.geojson', '--city', 'Vaduz, Liechtenstein'],
  ['overpass-name-en.geojson', '--city', 'Nantes, France'],
  ['osmium-export.geojson', '--city', 'Nantes, France'],
  ['mymaps.kml', '--city', 'Vaduz, Liechtenstein'],
  ['waypoints.gpx', '--city', 'Vaduz, Liechtenstein'],
  ['takeout-saved-places.json', '--city', 'Nantes, France'],
];

async function imported(name: string, ...args: string[]): Promise<Record<string, unknown>> {
  const { code, out } = await runCommand(['import', name, ...args, '--json'], server.dataSource);
  return { code, ...(JSON.parse(out) as Record<string, unknown>), seconds: 0, dryRun: false, rejects: null, leftOutFile: null };
}

/** Compares a dry run with the import, row by row, and undoes the import. @returns numbers of the import */
async function comparedAndUndone(name: string, ...args: string[]) {
  const before = await snapshot();
  const dry = await imported(name, ...args, '--dry-run', '--report', 'dry.csv');
  expect(await snapshot()).toEqual(before);
  const run = await imported(name, ...args, '--report', 'run.csv');
  expect(run).toEqual(dry);
  expect(read('run.csv')).toBe(read('dry.csv'));
  await runCommand(['imports', 'undo', 'last'], server.dataSource);
  expect(await snapshot()).toEqual(before);
  return run;
}

test.each(FILES)('a dry run of %s has the outcomes of the import, and its undo restores all rows', async (name, ...args) => {
  await buildCity(server.dataSource, { name: 'Sampleton', latitude: 10, longitude: 10 });
  fs.copyFileSync(path.join(import.meta.dirname, 'readers/fixtures', name), path.join(folder(), name));
  await comparedAndUndone(name, ...args);
  const { added } = await imported(name, ...args);
  expect(added).toBeGreaterThan(0);
  await sql(CHANGES);
  expect(await comparedAndUndone(name, ...args)).toMatchObject({ updated: 1, added: 0 });
  await comparedAndUndone(name, ...args, '--source', 'another');
  await comparedAndUndone(name, ...args, '--source', 'another', '--duplicates', 'add');
  await comparedAndUndone(name, ...args, '--source', 'another', '--duplicates', 'skip');
});
