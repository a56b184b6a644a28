import fs from 'node:fs';
import { buildCity, buildPlace, buildUser, clearGuide } from '../../test/builders.js';
import { type Ended, runCommand, workInFolder } from '../../test/command.js';
import { filesIn, zipOf } from '../../test/files/packs.js';
import { startServer, type TestServer } from '../../test/server.js';

let server: TestServer;
/** Server whose database imports the packs of `server`. */
let other: TestServer;
beforeAll(async () => {
  server = await startServer();
  other = await startServer();
});
beforeEach(async () => {
  for (const { dataSource } of [server, other]) await clearGuide(dataSource);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});
const { write } = workInFolder();

const citypins = (...args: string[]): Promise<Ended> => runCommand(args, server.dataSource);
const there = (...args: string[]): Promise<Ended> => runCommand(args, other.dataSource);
const json = ({ out }: Ended): Record<string, unknown> => JSON.parse(out) as Record<string, unknown>;

async function fill(): Promise<void> {
  const { id: cityId } = await buildCity(server.dataSource, { name: 'Pune' });
  await buildPlace(server.dataSource, { cityId });
  await buildPlace(server.dataSource, { cityId });
}

test('a zip and a folder carry the guide to another site, and a second export is the same', async () => {
  await fill();
  expect(await citypins('export', '--pack', 'guide.zip')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 cities, 2 places, 0 pictures and 0 maps written in/) as string,
  });
  expect(json(await there('import', 'guide.zip', '--dry-run', '--json'))).toMatchObject({
    cities: { all: 1, present: 0 },
    places: { all: 2 },
    content: { cities: 0 },
  });
  expect(await there('import', 'guide.zip')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^1 cities, 2 places, 0 pictures and 0 maps added in/) as string,
  });
  await there('export', '--pack', 'again.zip');
  expect(fs.readFileSync('again.zip').equals(fs.readFileSync('guide.zip'))).toBe(true);
  await citypins('export', '--pack', 'guide');
  await there('export', '--pack', 'again', '--json');
  expect(filesIn('again')).toEqual(filesIn('guide'));
  expect(json(await there('import', 'guide', '--add', '--json'))).toMatchObject({ cities: 0, places: 0, kept: 3 });
  expect(fs.readdirSync('.').sort()).toEqual(['again', 'again.zip', 'guide', 'guide.zip', 'packs']);
});

test('a site with a guide needs --add or --replace, and --replace asks', async () => {
  await fill();
  await citypins('export', '--pack', 'guide.zip');
  await buildPlace(other.dataSource, { name: 'Former' });
  await expect(there('import', 'guide.zip')).rejects.toThrow('Choose whether to add to them or to replace them');
  await expect(there('import', 'guide.zip', '--add', '--replace')).rejects.toThrow("cannot be used with option '--replace'");
  await expect(there('import', 'guide.zip', '--replace')).rejects.toThrow(/This site has 1 cities, 1 places.*\nNothing was changed\. Use --yes/s);
  expect(json(await there('import', 'guide.zip', '--replace', '--yes', '--json'))).toMatchObject({ cities: 1, places: 2, kept: 0 });
  expect(await other.dataSource.query(`SELECT 1 FROM places WHERE name = 'Former'`)).toEqual([]);
});

test('values of environment variables are no part of a pack', async () => {
  const value = { email: 'env@example.org', phone: '+41 1', address: '', socialLinks: [] };
  await server.dataSource.query(`INSERT INTO settings (id, name, value) VALUES (gen_random_uuid(), 'contact', $1)`, [value]);
  await runCommand(['export', '--pack', 'guide'], server.dataSource, { CONTACT_EMAIL: 'env@example.org' });
  const { settings } = JSON.parse(fs.readFileSync('guide/guide.json', 'utf8')) as { settings: object };
  expect(settings).toEqual({ contact: { phone: '+41 1', address: '', socialLinks: [] } });
});

test('a target that exists, a missing file and a wrong pack end with a sentence', async () => {
  await buildUser(server.dataSource);
  fs.mkdirSync('full');
  write('full/notes.txt', 'Mine');
  await expect(citypins('export', '--pack', 'full')).rejects.toThrow('full');
  expect(fs.readdirSync('full')).toEqual(['notes.txt']);
  await expect(citypins('export', '--pack', 'missing/guide.zip')).rejects.toThrow('missing does not exist');
  await expect(citypins('import', 'full')).rejects.toThrow('This is no pack: it has no file guide.json');
  fs.writeFileSync('broken.zip', 'PK\x03\x04 nothing else');
  await expect(citypins('import', 'broken.zip')).rejects.toThrow('This file is no zip, or it is damaged');
});

test('a zip without the file of a guide is read as the file in it', async () => {
  await buildCity(server.dataSource, { name: 'Pune', latitude: 18.5, longitude: 73.8 });
  const kml = '<kml><Placemark><name>Sample Café</name><Point><coordinates>73.8,18.5</coordinates></Point></Placemark></kml>';
  fs.writeFileSync('map.kmz', await zipOf({ 'doc.kml': kml }));
  expect(json(await citypins('import', 'map.kmz', '--json'))).toMatchObject({ read: 1, added: 1, rejected: 0 });
  fs.writeFileSync('tables.zip', await zipOf({ 'a.csv': 'name', 'b.csv': 'name' }));
  await expect(citypins('import', 'tables.zip')).rejects.toThrow('has 2 files that can be imported: a.csv, b.csv');
});
