import { Readable } from 'node:stream';
import { formatOf, openStream } from './file.js';
import type { FileRecord, Unreadable } from './reader.js';

type Told = [line: number, what: string];

/** What is read of a text that arrives in pieces: line and name, or line and reason. */
async function read(content: string | Buffer, piece = 7): Promise<Told[]> {
  const bytes = Buffer.from(content);
  const chunks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) chunks.push(bytes.subarray(at, at + piece));
  const { portions } = await openStream(Readable.from(chunks));
  const items: (FileRecord | Unreadable)[] = [];
  for await (const portion of portions) items.push(...portion);
  return items.map((item) => [item.line, 'reason' in item ? `! ${item.reason}` : String(item.values.name)]);
}

const lines = (...texts: string[]): string => `${texts.join('\n')}\n`;

describe('the format is told from the beginning', () => {
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
    ['PAR1....', 'parquet'],
  ])('%j is %s', (head, format) => expect(formatOf(Buffer.from(head))).toBe(format));

  it('refuses UTF-16, which spreadsheets write', () => {
    expect(() => formatOf(Buffer.from('\uFEFFname', 'utf16le'))).toThrow('Save it as UTF-8');
  });
});

describe('CSV', () => {
  it('is read with quotes, line ends within them, and other delimiters', async () => {
    expect(await read(lines('id;name', '1;"Sample ""Café"""', '2;"Two\nlines"', '3;Sample Bar'))).toEqual([
      [2, 'Sample "Café"'],
      [3, 'Two\nlines'],
      [5, 'Sample Bar'],
    ]);
  });

  it('loses a broken line, and nothing else', async () => {
    const text = lines('id,name', '1,A', '2,"never closed', '3,C', '4,in "the" middle', '5,E', '6,"closed" early', '7,G,too,many', '8,H');
    expect(await read(text)).toEqual([
      [2, 'A'],
      [3, '! A quote is not closed'],
      [4, 'C'],
      [5, '! A quote stands inside a value that is not quoted'],
      [6, 'E'],
      [7, '! Something stands after a closing quote'],
      [8, '! This has 4 values, and the first line names 2 columns'],
      [9, 'H'],
    ]);
  });

  it('gives up on a quote that nobody closes, however long the file goes on', async () => {
    const rest = Array.from({ length: 500 }, (_, i) => `${i},Sample ${i}`);
    const told = await read(lines('id,name', '1,"open', ...rest), 997);
    expect(told).toHaveLength(501);
    expect(told[0]).toEqual([2, '! A quote is not closed']);
    expect(told.at(-1)).toEqual([502, 'Sample 499']);
  });

  it('names lines that are no UTF-8 or hold a NUL', async () => {
    const bytes = Buffer.concat([Buffer.from('id,name\n1,A\n2,'), Buffer.from([0xe9]), Buffer.from('\n3,C\0\n4,Café\n')]);
    expect(await read(bytes)).toEqual([
      [2, 'A'],
      [3, '! This is not UTF-8'],
      [4, '! This contains a NUL character'],
      [5, 'Café'],
    ]);
  });

  it('takes back what exports put before formulas, and skips rows without a value', async () => {
    expect(await read(lines('id,name', `1,'=Sample`, ',', "2,'tis Sample"))).toEqual([
      [2, '=Sample'],
      [4, `'tis Sample`],
    ]);
  });
});

const feature = (name: string): string => `{"type":"Feature","geometry":null,"properties":{"name":"${name}"}}`;

describe('JSON', () => {
  it('is read line by line, with what separates the texts of a sequence', async () => {
    expect(await read(lines(feature('A'), '{"name":', '[1]', `\x1e${feature('D')}`, '', '{"name":"E"}'))).toEqual([
      [1, 'A'],
      [2, '! This is not JSON'],
      [3, '! This is JSON, but no object'],
      [4, 'D'],
      [6, 'E'],
    ]);
  });

  it('is read from a collection, with braces and brackets in texts', async () => {
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

  it('is read from all layers of a uMap', async () => {
    expect(await read(`{"type":"umap","layers":[{"features":[${feature('A')}]},{"_umap_options":{},"features":[${feature('B')},${feature('C')}]}]}`)).toEqual([
      [1, 'A'],
      [1, 'B'],
      [1, 'C'],
    ]);
  });

  it('loses a broken feature, and nothing else', async () => {
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

  it('keeps what comes before the end of a file that is cut off', async () => {
    const text = `{"type":"FeatureCollection","features":[\n${feature('A')},\n{"type":"Feature","prop`;
    expect(await read(text)).toEqual([
      [2, 'A'],
      [3, '! The file ends in the middle of this feature'],
    ]);
  });

  it('must hold features or be an object on each line', async () => {
    await expect(read('{\n "places": [\n {}\n]}')).rejects.toThrow('has no list of features');
  });
});

describe('GeoNames', () => {
  it('names lines with other columns', async () => {
    const line = (id: number, name: string) =>
      [id, name, name, '', '18.5', '73.8', 'P', 'PPL', 'IN', '', '16', '', '', '', '100', '', '1', 'Asia/Kolkata', '2024-01-01'].join('\t');
    expect(await read(lines(line(1, 'Sampleville'), '2\tHalf', line(3, 'Sampleburg "Old"')))).toEqual([
      [1, 'Sampleville'],
      [2, '! This has 2 values in place of 19'],
      [3, 'Sampleburg "Old"'],
    ]);
  });
});
