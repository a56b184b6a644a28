import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import { openStream } from './file.js';
import { fixture, read, readBytes } from '../../../../test/files/read-file.js';

const PLACES = [
  {
    name: 'LA CANTINE Ô MOINES',
    address: '12 quai de la Chaussée des Moines',
    postcode: '44120',
    city: 'VERTOU',
    phone: '02 99 99 00 00',
    website: 'www.lacantineomoines.com',
    latitude: '47.1681536',
    longitude: '-1.4800455',
  },
  {
    name: 'LA CIGALE',
    category: 'Restaurant gastronomique - cuisine raffinée',
    address: '4 Place Graslin',
    postcode: '44000',
    city: 'NANTES',
    phone: '02 99 99 00 00',
    website: 'http://www.lacigale.com',
    latitude: '47.2129501',
    longitude: '-1.5622253',
  },
  {
    name: 'LA CIVELLE',
    category: 'Brasserie',
    address: '21 Quai Marcel Boissard',
    postcode: '44400',
    city: 'REZE',
    phone: '02 99 99 00 00',
    website: 'http://www.lacivelle.com',
    latitude: '47.1948747',
    longitude: '-1.5829826',
  },
];

describe('tables of other programs', () => {
  it.each(['places.csv', 'places-1252.csv', 'places-utf16.csv'])('reads the three places of %s', async (name) => {
    expect(await read(fixture(name))).toMatchObject({ format: 'csv', values: PLACES, reasons: [] });
  });

  it('says in which encoding it has read a file', async () => {
    const [note] = (await read(fixture('places-1252.csv'))).notes;
    expect(note).toBe('The file was read as windows-1252. If accents are wrong, choose another encoding.');
    expect((await read(fixture('places.csv'))).notes).toEqual([]);
  });

  it('keeps decimal commas between semicolons in one value', async () => {
    const { values } = await read(fixture('places-decimal-comma.csv'));
    expect(values.map(({ latitude, longitude }) => [latitude, longitude])).toEqual([
      ['47,1681536', '-1,4800455'],
      ['47,2129501', '-1,5622253'],
      ['47,1948747', '-1,5829826'],
    ]);
  });

  it('reads quoted line breaks and quotes after a byte order mark', async () => {
    expect((await read(fixture('bom-semi.csv'))).values).toEqual([
      { name: 'Bom Eins', latitude: '52,5201', longitude: '13,4051', city: 'Berlin', description: 'Zeile eins\nZeile zwei; mit Semikolon und "Zitat"' },
      { name: 'Bom Zwei', latitude: '52.5202', longitude: '13.4052', city: 'Berlin', description: 'Eine ganz normale Beschreibung hier' },
    ]);
  });

  it('reads the delimiter that Excel states', async () => {
    expect((await read(fixture('sep.csv'))).values).toEqual([{ name: 'Sep Eins', latitude: '52.5203', longitude: '13.4053', city: 'Berlin' }]);
    expect((await readBytes('"sep=|"\nname|note\nA|1,2;3\n')).values).toEqual([{ name: 'A', note: '1,2;3' }]);
  });

  it('reads lines that end with CR, also mixed with the others', async () => {
    expect((await read(fixture('cr.csv'))).values).toEqual([{ name: 'Cr Only', latitude: '52.5207', longitude: '13.4057', city: 'Berlin' }]);
    expect((await readBytes('name,city\rA,X\r\nB,Y\nC,Z\r')).values.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('names a column without a name by its letter, unless it numbers the rows', async () => {
    const { values } = await read(fixture('french-headers.csv'));
    expect(values).toHaveLength(4);
    expect(values[2]).toEqual({
      nom: 'LA CIVELLE',
      themes_libe: 'Brasserie',
      lieu: 'REZE',
      codepostal: '44400',
      ouverturealannee: 'oui',
      services: 'Séminaire, Service en terrasse, WiFi',
      url_site: 'http://www.lacivelle.com',
      tel: '02 99 99 00 00',
      adresse: '21 Quai Marcel Boissard',
      location_latlong: '[47.1948747, -1.5829826]',
    });
    expect((await readBytes('name,,city\nA,7,X\nB,8,Y\n')).values[0]).toEqual({ name: 'A', B: '7', city: 'X' });
  });

  it('refuses a table without a header and names its columns, unless they are mapped', async () => {
    await expect(read(fixture('nohdr.csv'))).rejects.toThrow(
      'This table has no header. Its columns are A “Some Cafe”, B “52.52”, C “13.40”, D “Berlin”. Add a first row with their names, or choose what each column is.',
    );
    expect((await read(fixture('nohdr.csv'), { isMapped: true })).values).toEqual([{ A: 'Some Cafe', B: '52.52', C: '13.40', D: 'Berlin' }]);
  });

  it('skips titles and blank rows above the header', async () => {
    const { values, notes } = await readBytes('Restaurants of the town;;\n;;\nAs of 2024;;\nname;city;phone\nA;X;1\nB;Y;2\n');
    expect(values).toEqual([
      { name: 'A', city: 'X', phone: '1' },
      { name: 'B', city: 'Y', phone: '2' },
    ]);
    expect(notes).toEqual(['2 rows above the header were skipped.']);
  });

  it('keeps both columns of a name that comes twice, and says so', async () => {
    const { values, notes } = await readBytes('name,phone,phone\nA,1,2\n');
    expect(values).toEqual([{ name: 'A', phone: '1', 'phone (2)': '2' }]);
    expect(notes).toEqual(['The header has “phone” more than once: column C is called “phone (2)”.']);
  });

  it('pads rows that are too short, and rejects rows that are too long', async () => {
    const { values, reasons } = await readBytes('name,city,phone\nA\nB,Y\nC,Z,1,,\nD,Z,1,2\n');
    expect(values).toEqual([{ name: 'A' }, { name: 'B', city: 'Y' }, { name: 'C', city: 'Z', phone: '1' }]);
    expect(reasons).toEqual(['This has 4 values, and the header names 3 columns']);
  });

  it('reads a table with years as names of columns, and one with a single column', async () => {
    expect((await readBytes('name,2019,2020\nA,5,6\n')).values).toEqual([{ name: 'A', 2019: '5', 2020: '6' }]);
    expect((await readBytes('name\nA\nB\n')).values).toEqual([{ name: 'A' }, { name: 'B' }]);
  });

  it('finds the delimiter in spite of commas in texts', async () => {
    const text = 'name;description\nA;good, cheap, near\nB;small\nC;bread, cakes\n';
    expect((await readBytes(text)).values.map(({ description }) => description)).toEqual(['good, cheap, near', 'small', 'bread, cakes']);
  });

  it('reads with the encoding that is given, and refuses an unknown one', async () => {
    const bytes = iconv.encode('name,city\nМузей,Минск\n', 'windows-1251');
    expect((await readBytes(bytes, { encoding: 'Windows-1251' })).values).toEqual([{ name: 'Музей', city: 'Минск' }]);
    await expect(readBytes(bytes, { encoding: 'latin-99' })).rejects.toThrow('“latin-99” is no known encoding. Use for example utf-8');
  });
});

it('refuses a table with more columns than a spreadsheet has', async () => {
  await expect(readBytes(`name${',x'.repeat(20_000)}\nA\n`)).rejects.toThrow('This table has 20,001 columns, and at most 16,384 can be read.');
});

describe('variants of one table', () => {
  const rows = readFileSync(fixture('places.csv'), 'utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const quoted = (cell: string, delimiter: string) => (cell.includes(delimiter) || cell.includes(' ') ? `"${cell}"` : cell);
  const ENDS: Record<string, string> = { LF: '\n', CRLF: '\r\n', CR: '\r' };
  const encodings = ['utf-8', 'utf-8 with BOM', 'utf-16le', 'utf-16be', 'windows-1252', 'iso-8859-15'];
  const variants = [',', ';', '\t', '|'].flatMap((delimiter) =>
    encodings.flatMap((encoding) => Object.keys(ENDS).flatMap((end) => ['lower', 'upper', 'reversed'].map((form) => ({ delimiter, encoding, end, form })))),
  );

  it.each(variants)('reads the same places: $delimiter, $encoding, $end, header $form', async ({ delimiter, encoding, end, form }) => {
    const table = rows.map((cells, i) => {
      const own = form === 'upper' && i === 0 ? cells.map((cell) => cell.toUpperCase()) : cells;
      return form === 'reversed' ? own.toReversed() : own;
    });
    const text = table.map((cells) => `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}${ENDS[end]}`).join('');
    const [name = ''] = encoding.split(' ');
    const { format, values, reasons } = await readBytes(iconv.encode(text, name, { addBOM: encoding.startsWith('utf-16le') || encoding.endsWith('BOM') }));
    const lower = values.map((one) => Object.fromEntries(Object.entries(one).map(([key, value]) => [key.toLowerCase(), value])));
    expect([format, lower, reasons]).toEqual(['csv', PLACES, []]);
  });
});

describe('files that cannot be read', () => {
  const READABLE = /These files can be imported: .*CSV/;
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['blanks', ' \n\n', 'This file is empty.'],
    ['a picture', png, 'This is a picture (png).'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n', 'This is a PDF. Ask its author for the table as .xlsx or CSV.'],
    ['a program', Buffer.concat([Buffer.from('7f454c460201010000000000000000000200', 'hex'), Buffer.alloc(64)]), 'This is a program (elf).'],
    ['an SQLite database', Buffer.concat([Buffer.from('SQLite format 3\0\x10\0\x01\x01'), Buffer.alloc(80)]), 'This is an SQLite database'],
    ['an old Excel file', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'Save it as .xlsx or CSV.'],
    ['a web page', '<!DOCTYPE html>\n<html><body>Hi</body></html>', 'This is a web page.'],
    ['other XML', '<?xml version="1.0"?><a/>', 'This is XML of an unknown kind.'],
    ['random bytes', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 7919) % 256)), 'This file is binary, and of no known kind.'],
  ])('names %s', async (_what, bytes, sentence) => {
    await expect(readBytes(bytes)).rejects.toThrow(sentence);
    await expect(readBytes(bytes)).rejects.toThrow(READABLE);
    const stream = Readable.from(bytes.length > 0 ? [Buffer.from(bytes)] : []);
    await expect(openStream(stream)).rejects.toThrow(sentence);
  });
});
