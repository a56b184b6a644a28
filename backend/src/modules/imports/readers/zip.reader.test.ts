import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { zipOf } from '../../../../test/files/packs.js';
import { recordsOf, unusable } from '../../../../test/files/read-file.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a zip of texts by name. */
async function written(files: Record<string, string>, name = 'sample.zip'): Promise<{ file: string }> {
  const file = path.join(folder, name);
  writeFileSync(file, await zipOf(files));
  return { file };
}

const CSV = 'name,lat,lon\nSample Café,47.1,9.5\n';
const kml = (name: string): string => `<kml><Placemark><name>${name}</name><Point><coordinates>9.5,47.1</coordinates></Point></Placemark></kml>`;
const namesIn = async (zip: { file: string }): Promise<unknown[]> => (await recordsOf(zip)).map(({ values }) => values.name);

test.each([
  ['a table', { 'data/places.csv': CSV, 'README.txt': 'About', '__MACOSX/data/._places.csv': 'x', '.hidden.csv': 'x' }],
  ['a text', { 'places.txt': CSV, 'LICENSE.txt': 'CC0' }],
  ['the map of KMZ, whatever other files it has', { 'doc.kml': kml('Sample Café'), 'files/other.kml': kml('Other'), 'images/icon.png': 'x' }],
])('reads %s in a zip', async (_, files) => expect(await namesIn(await written(files))).toEqual(['Sample Café']));

test('reads the first map of a KMZ file without doc.kml', async () => {
  expect(await namesIn(await written({ 'a.kml': kml('First'), 'b.kml': kml('Second') }, 'map.kmz'))).toEqual(['First']);
});

test.each([
  ['several files', { 'a.csv': CSV, 'b.kml': kml('B') }, 'has 2 files that can be imported: a.csv, b.kml. Unpack it'],
  ['none', { 'a.shp': 'x', 'a.dbf': 'x' }, 'no file that can be imported. It has a.shp, a.dbf.'],
  ['nothing', { 'folder/.keep': '' }, 'It is empty.'],
  ['an office document', { mimetype: 'application/vnd.oasis', 'content.xml': '<x/>' }, 'office document'],
  ['a zip', { 'inner.zip': 'PK' }, 'inner.zip in this zip can only be read as a file of its own'],
  [
    'GeoNames',
    {
      'cities500.txt': `${['1', 'Sampleville', 'Sampleville', '', '18.5', '73.8', 'P', 'PPL', 'IN', '', '16', '', '', '', '100', '', '1', 'Asia/Kolkata', '2024-01-01'].join('\t')}\n`,
    },
    'is a table of GeoNames',
  ],
  ['a bomb', { 'bomb.csv': `name\n${'x'.repeat(30_000_000)}` }, 'expands to more than 200 times its size'],
])('refuses a zip with %s', async (_, files: Record<string, string>, sentence) => expect(unusable(await written(files))).resolves.toContain(sentence));

test.each([
  ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 30)],
  ['changed inside', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 50), Buffer.alloc(10, 1), bytes.subarray(60)])],
])('refuses a zip that is %s', async (_, damage) => {
  const { file } = await written({ 'a.csv': CSV.repeat(10) });
  writeFileSync(file, damage(readFileSync(file)));
  await expect(unusable({ file })).resolves.toContain('This zip is damaged');
});
