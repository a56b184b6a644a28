import fs from 'node:fs';
import path from 'node:path';
import { buildCity, clearGuide } from '../../../test/builders.js';
import { type Ended, runCommand, workInFolder } from '../../../test/command.js';
import { startServer, type TestServer } from '../../../test/server.js';
import { Place } from '../../modules/places/index.js';
import { isTold } from '../output.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
beforeEach(async () => {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM imports; DELETE FROM import_removals');
  await buildCity(server.dataSource, { name: 'Nantes', latitude: 47.218, longitude: -1.554 });
});
afterAll(() => server.stop());
const { folder } = workInFolder();

const citypins = (...args: string[]): Promise<Ended> => runCommand(args, server.dataSource);
const names = async () => (await server.dataSource.getRepository(Place).find({ order: { name: 'ASC' } })).map(({ name }) => name);

function fileOf(name: string, bytes: Buffer | string): string {
  fs.writeFileSync(path.join(folder(), name), bytes);
  return name;
}

const fixture = (name: string) => fileOf(name, fs.readFileSync(path.join(import.meta.dirname, '../../modules/imports/readers/fixtures', name)));

describe('import of files of other programs', () => {
  it.each(['places.csv', 'places-1252.csv', 'places-utf16.csv'])('adds the three places of %s', async (name) => {
    const { code, err } = await citypins('import', fixture(name));
    expect(await names()).toEqual(['LA CANTINE Ô MOINES', 'LA CIGALE', 'LA CIVELLE']);
    expect([code, err.includes('The file was read as windows-1252.')]).toEqual([0, name === 'places-1252.csv']);
  });

  it('reads the encoding that is given', async () => {
    const file = fileOf('sample.csv', Buffer.from('name;city\nCaf\xe9 \xa4;Nantes\n', 'latin1'));
    expect(await citypins('import', file, '--encoding', 'iso-8859-15')).toMatchObject({ code: 0 });
    expect(await names()).toEqual(['Café €']);
  });

  it('reads the delimiter that is given', async () => {
    const file = fileOf('sample.csv', 'name~city~text\nA, B; C~Nantes~1\nD, E; F~Nantes~2\n');
    const { code, out } = await citypins('import', file, '--delimiter', '~', '--map', 'text=');
    expect([code, out.includes('2 records in ')]).toEqual([0, true]);
    expect(await names()).toEqual(['A, B; C', 'D, E; F']);
  });

  it('says 1 record', async () => {
    const { out } = await citypins('import', fileOf('sample.csv', 'name,city\nA,Nantes\n'));
    expect(out).toMatch(/^1 record in /);
  });

  it('lists no folder of a placemark that has a category', async () => {
    const { code, out } = await citypins('import', fixture('mymaps.kml'), '--city', 'Nantes');
    expect([code, out.includes('Columns not used')]).toEqual([3, false]);
  });

  it.each([
    ['an empty file', '', [], 'This file is empty. These files can be imported:'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'), [], 'This is a picture (png).'],
    ['a table without a header', 'Some Cafe,52.52,13.40,Berlin\n', [], 'This table has no header. Its columns are A “Some Cafe”, B “52.52”'],
    ['an empty file, whatever the delimiter is', '', ['--delimiter', ';'], 'This file is empty. These files can be imported:'],
    ['a wrong delimiter', 'name,city\nA,Nantes\n', ['--delimiter', 'comma'], '“comma” is no delimiter.'],
    ['an unknown encoding', 'name,city\nA,Nantes\n', ['--encoding', 'latin-99'], '“latin-99” is no known encoding.'],
  ])('refuses %s with a sentence', async (_what, bytes, options, sentence) => {
    const failure: unknown = await citypins('import', fileOf('sample', bytes), ...options).catch((error: unknown) => error);
    expect([isTold(failure), String(failure)]).toEqual([true, expect.stringContaining(sentence)]);
    expect(await names()).toEqual([]);
  });

  it.each([
    ['a table without rows', 'name,city\n', 'The file has no records.'],
    ['a file of which all records are rejected', 'city,phone\nNantes,1\nNantes,2\n', 'No record was accepted.'],
  ])('fails for %s', async (_what, text, sentence) => {
    const { code, err } = await citypins('import', fileOf('sample.csv', text));
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('writes rejected rows in their own columns, and takes the corrected file', async () => {
    const file = fileOf(
      'bars.csv',
      'nom;ville;téléphone;latitude;longitude\nBar A;Nantes;+33 2 99 99 00 00;47.21;-1.55\nBar B;Nantes;;95;-1.56\n;Nantes;12;47.2;-1.5\nBar C;Nantes;1;2;3;4\n',
    );
    expect(await citypins('import', file)).toMatchObject({ code: 3 });
    const rejects = fs.readFileSync(path.join(folder(), 'bars.csv.rejects.csv'), 'utf8').replaceAll('\r', '');
    expect(rejects.split('\n')).toEqual([
      '\uFEFFrejected_line,rejected_reason,nom,ville,téléphone,latitude,longitude,rejected_text',
      '3,"A latitude is between -90 and 90. Latitude and longitude look swapped: swap their columns","Bar B","Nantes",,"95","\'-1.56",',
      '4,"Name is required",,"Nantes","12","47.2","\'-1.5",',
      '5,"This has 6 values, and the header names 5 columns",,,,,,"Bar C;Nantes;1;2;3;4"',
      '',
    ]);
    fileOf('bars.csv.rejects.csv', rejects.replace('"95"', '"47.2"'));
    const { code, out } = await citypins('import', 'bars.csv.rejects.csv');
    expect([code, out.includes('Columns not used')]).toEqual([3, false]);
    expect(await names()).toEqual(['Bar A', 'Bar B']);
    expect(await server.dataSource.query('SELECT DISTINCT source FROM places')).toEqual([{ source: 'bars' }]);
  });
});
