import { writeFileSync } from 'node:fs';
import { zipOf } from '../../../../../test/files/packs.js';
import { fixture, read, readBytes, sampleFile } from '../../../../../test/files/read-file.js';
import { knownDelimiter } from './delimiter.js';

const ROWS = [
  ['name', 'city', 'text'],
  ['Sample Café', 'Nantes', 'good, cheap; open | late'],
  ['Other Café', 'Rezé', 'a, b'],
];
const tableOf = (delimiter: string): string => ROWS.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join('\n');

describe('delimiter of CSV', () => {
  it.each([
    [',', ','],
    [';', ';'],
    ['|', '|'],
    ['tab', '\t'],
    [String.raw`\t`, '\t'],
    ['\t', '\t'],
    ['^', '^'],
    [' ', ' '],
    ['¦', '¦'],
  ])('knows %j', (text, delimiter) => expect(knownDelimiter(text)).toBe(delimiter));

  it.each(['', ',,', 'x', '7', '"', 'comma'])('refuses %j with a sentence', (text) => {
    expect(() => knownDelimiter(text)).toThrow(`“${text}” is no delimiter. Use a comma, a semicolon, a tab (written as tab), a vertical bar, or another sign.`);
  });

  it('refuses a line end', () => {
    expect(() => knownDelimiter('\n')).toThrow('“ ” is no delimiter.');
  });

  it.each([',', ';', '\t', '|', '^', '~'])('reads a table with the named delimiter %j', async (delimiter) => {
    const { values, facts } = await readBytes(tableOf(delimiter), { delimiter });
    expect(values).toEqual(ROWS.slice(1).map(([name, city, text]) => ({ name, city, text })));
    expect(facts).toEqual({ encoding: 'utf-8', delimiter, sheets: [] });
  });

  it('prefers the named delimiter to that of the file, and leaves out the line that states it', async () => {
    const { values, facts } = await readBytes('sep=,\nname;text\nA;1,2,3\nB;4,5,6\n', { delimiter: ';' });
    expect([values, facts.delimiter]).toEqual([
      [
        { name: 'A', text: '1,2,3' },
        { name: 'B', text: '4,5,6' },
      ],
      ';',
    ]);
  });

  it('reads long lines as a table if the delimiter is named', async () => {
    const text = `name^text\nA^${'word '.repeat(60)}\nB^${'word '.repeat(70)}\n`;
    await expect(readBytes(text)).rejects.toThrow('This is text, but no table and no list of places.');
    expect((await readBytes(text, { delimiter: '^' })).values.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('refuses an empty file and a wrong delimiter', async () => {
    await expect(readBytes('', { delimiter: ';' })).rejects.toThrow('This file is empty.');
    await expect(readBytes('a;b\n1;2\n', { delimiter: 'semicolon' })).rejects.toThrow('“semicolon” is no delimiter.');
  });
});

it.each([
  ['places.csv', 'utf-8', ';'],
  ['places-1252.csv', 'windows-1252', ';'],
  ['places-utf16.csv', 'utf-16le', ';'],
  ['french-headers.csv', 'utf-8', ','],
  ['sep.csv', 'utf-8', ';'],
  ['mymaps.kml', 'utf-8', undefined],
  ['osm.geojson', 'utf-8', undefined],
])('tells encoding and delimiter of %s', async (name, encoding, delimiter) => {
  expect((await read(fixture(name))).facts).toEqual({ encoding, ...(delimiter && { delimiter }), sheets: [] });
});

it('tells the encoding that the operator has named', async () => {
  expect((await read(fixture('places-1252.csv'), { encoding: 'iso-8859-15' })).facts.encoding).toBe('iso-8859-15');
});

it('tells encoding, delimiter and notes of a table in a zip', async () => {
  const file = sampleFile('table.zip');
  writeFileSync(file, await zipOf({ 'table.csv': 'Our cafés\n\nname;city\nCafé;Rezé\n' }));
  const { values, notes, facts } = await read(file);
  expect([values, notes, facts]).toEqual([
    [{ name: 'Café', city: 'Rezé' }],
    ['A row above the header was skipped.'],
    { encoding: 'utf-8', delimiter: ';', sheets: [] },
  ]);
});
