import { Readable } from 'node:stream';
import { englishOf } from '../../../core/errors/index.js';
import { openStream } from './file.js';
import type { FileRecord, Unreadable } from './reader.js';

type Told = [line: number, what: string];

/** Reads a text that arrives in pieces. Returns line and name, or line and reason, of each record. */
async function read(content: string | Buffer, piece = 7): Promise<Told[]> {
  const bytes = Buffer.from(content);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) chunks.push(bytes.subarray(at, at + piece));
  const { portions } = await openStream(Readable.from(chunks));
  const items: (FileRecord | Unreadable)[] = [];
  for await (const portion of portions) items.push(...portion);
  return items.map((item) => [item.line, 'reason' in item ? `! ${englishOf(item.reason)}` : String(item.values.name)]);
}

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

describe('format detection', () => {
  const geoNames = [
    '1259229',
    'Sampleville',
    'Sampleville',
    '',
    '18.5',
    '73.8',
    'P',
    'PPL',
    'IN',
    '',
    '16',
    '',
    '',
    '',
    '100',
    '',
    '1',
    'Asia/Kolkata',
    '2024-01-01',
  ];
  test.each([
    ['name,lat,lon\nA,1,2', 'csv'],
    ['\uFEFFname;lat', 'csv'],
    [geoNames.join('\t'), 'geonames'],
    ['{"type":"Feature","properties":{}}\n{"type":"Feature"}', 'ndjson'],
    ['\x1e{"type":"Feature"}', 'ndjson'],
    ['{"id":"1"}\n{"id":"2"}', 'ndjson'],
    ['{"type":"FeatureCollection","features":[]}', 'geojson'],
    ['{\n  "type": "FeatureCollection"', 'geojson'],
    ['{"type":"umap","layers":[{"features":[', 'geojson'],
  ])('detects %j as %s', async (head, format) => expect((await openStream(Readable.from([Buffer.from(head)]))).format).toBe(format));
});

it('rejects Parquet on the standard input, because it must be read from its end', async () => {
  await expect(read('PAR1....')).rejects.toThrow('Parquet can only be read from a file of its own');
});

describe('CSV', () => {
  it('reads quoted values, line ends inside quotes and other delimiters', async () => {
    expect(await read(lines('id;name', '1;"Sample ""Café"""', '2;"Two\nlines"', '3;Sample Bar'))).toEqual([
      [2, 'Sample "Café"'],
      [3, 'Two\nlines'],
      [5, 'Sample Bar'],
    ]);
  });

  it('rejects broken lines and keeps the lines around them', async () => {
    const text = lines('id,name', '1,A', '2,"never closed', '3,C', '4,in "the" middle', '5,E', '6,"closed" early', '7,G,too,many', '8,H');
    expect(await read(text)).toEqual([
      [2, 'A'],
      [3, '! A quote is not closed'],
      [4, 'C'],
      [5, '! There is a quote inside a value that is not quoted'],
      [6, 'E'],
      [7, '! There is text after a closing quote'],
      [8, '! This has 4 values, and the header names 2 columns'],
      [9, 'H'],
    ]);
  });

  it('rejects a line whose quote is never closed and reads all lines after it', async () => {
    const rest = Array.from({ length: 500 }, (_, i) => `${i},Sample ${i}`);
    const told = await read(lines('id,name', '1,"open', ...rest), 997);
    expect(told).toHaveLength(501);
    expect(told[0]).toEqual([2, '! A quote is not closed']);
    expect(told.at(-1)).toEqual([502, 'Sample 499']);
  });

  it('reads single bytes that are not UTF-8 as Windows-1252, and rejects lines with NUL', async () => {
    const bytes = Buffer.concat([Buffer.from('id,name\n1,A\n2,Caf'), Buffer.from([0xe9]), Buffer.from('\n3,C\0\n4,Café\n')]);
    expect(await read(bytes)).toEqual([
      [2, 'A'],
      [3, 'Café'],
      [4, '! This contains a NUL character'],
      [5, 'Café'],
    ]);
  });

  it('removes the apostrophe before formulas and skips empty rows', async () => {
    expect(await read(lines('id,name', `1,'=Sample`, ',', "2,'tis Sample"))).toEqual([
      [2, '=Sample'],
      [4, `'tis Sample`],
    ]);
  });
});

const feature = (name: string): string => `{"type":"Feature","geometry":null,"properties":{"name":"${name}"}}`;

describe('JSON', () => {
  it('reads JSON lines, with and without the record separator of RFC 8142', async () => {
    expect(await read(lines(feature('A'), '{"name":', '[1]', `\x1e${feature('D')}`, '', '{"name":"E"}'))).toEqual([
      [1, 'A'],
      [2, '! This is not JSON'],
      [3, '! This is JSON, but not an object'],
      [4, 'D'],
      [6, 'E'],
    ]);
  });

  it('reads a feature collection with braces and brackets inside strings', async () => {
    const text = lines(
      '{"type":"FeatureCollection","generator":"a \\"test\\" [",',
      '"features":[',
      `${feature('A {[')},`,
      feature('B \\" }'),
      '],"more":{"features":1}}',
    );
    expect(await read(text)).toEqual([
      [3, 'A {['],
      [4, 'B " }'],
    ]);
  });

  it('reads the features of all layers of a uMap file', async () => {
    expect(await read(`{"type":"umap","layers":[{"features":[${feature('A')}]},{"_umap_options":{},"features":[${feature('B')},${feature('C')}]}]}`)).toEqual([
      [1, 'A'],
      [1, 'B'],
      [1, 'C'],
    ]);
  });

  it('rejects broken features and keeps the features around them', async () => {
    const text = lines(
      '{"type":"FeatureCollection","features":[',
      `${feature('A')},`,
      '{"type":"Feature","properties":{"name":"open},',
      `${feature('C')},`,
      '{"type":"Feature",,},',
      feature('E'),
      ']}',
    );
    expect(await read(text)).toEqual([
      [2, 'A'],
      [3, '! This is not JSON'],
      [4, 'C'],
      [5, '! This is not JSON'],
      [6, 'E'],
    ]);
  });

  it('keeps the complete features of a truncated file', async () => {
    const text = `{"type":"FeatureCollection","features":[\n${feature('A')},\n{"type":"Feature","prop`;
    expect(await read(text)).toEqual([
      [2, 'A'],
      [3, '! The file ends in the middle of this object'],
    ]);
  });

  it('rejects JSON without a list of objects', async () => {
    await expect(read('{\n "places": {}\n}')).rejects.toThrow('has no list of objects');
  });
});

describe('GeoNames', () => {
  it('rejects lines with a wrong number of columns', async () => {
    const line = (id: number, name: string) =>
      [id, name, name, '', '18.5', '73.8', 'P', 'PPL', 'IN', '', '16', '', '', '', '100', '', '1', 'Asia/Kolkata', '2024-01-01'].join('\t');
    expect(await read(lines(line(1, 'Sampleville'), '2\tHalf', line(3, 'Sampleburg "Old"')))).toEqual([
      [1, 'Sampleville'],
      [2, '! This has 2 values in place of 19'],
      [3, 'Sampleburg "Old"'],
    ]);
  });
});
