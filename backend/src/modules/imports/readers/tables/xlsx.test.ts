import { writeFileSync } from 'node:fs';
import { read, sampleFile } from '../../../../../test/files/read-file.js';
import { type Cell, partsOf, sheetXml, workbookOf } from '../../../../../test/files/workbooks.js';

let made = 0;

async function workbook(parts: Record<string, string | Buffer>): Promise<string> {
  made += 1;
  const file = sampleFile(`workbook-${made}.xlsx`);
  writeFileSync(file, await workbookOf(parts));
  return file;
}

const PLACES: Cell[][] = [
  ['Name', 'Phone', 'Latitude', 'Open', 'Since', 'Seen'],
  ['Café & Bar', 42_312_345, 47.1681536, true, new Date('2020-05-01'), new Date('2024-02-03T10:30:00Z')],
  ['Sum', null, 0.1 + 0.2, false, null, null],
];

it('reads the cells of the first sheet with rows as texts, and names the sheets', async () => {
  const { format, values, notes, facts } = await read(await workbook(partsOf({ Empty: [], Places: PLACES, Others: [['x'], ['y']] })));
  expect(facts).toEqual({ sheet: 'Places', sheets: ['Empty', 'Places', 'Others'] });
  expect(format).toBe('xlsx');
  expect(values).toEqual([
    { Name: 'Café & Bar', Phone: '42312345', Latitude: '47.1681536', Open: 'true', Since: '2020-05-01', Seen: '2024-02-03 10:30' },
    { Name: 'Sum', Latitude: '0.3', Open: 'false' },
  ]);
  expect(notes).toEqual(['The sheet “Places” was read. The workbook has the sheets “Empty”, “Places”, “Others”.']);
});

it('reads the sheet that is chosen by its name or number', async () => {
  const file = await workbook(partsOf({ First: [['name'], ['A']], Second: [['name'], ['B']] }));
  for (const sheet of ['Second', '2']) expect((await read(file, { sheet })).values).toEqual([{ name: 'B' }]);
  await expect(read(file, { sheet: 'Third' })).rejects.toThrow('This workbook has no sheet “Third”. Its sheets are 1 “First”, 2 “Second”.');
});

it('finds the header below titles, skips empty rows and keeps the numbers of rows', async () => {
  const file = await workbook(partsOf({ Places: [['Our places'], [], ['name', 'city'], ['A', 'X'], [null, null], ['B', 'Y']] }));
  const { values, notes } = await read(file);
  expect(values).toEqual([
    { name: 'A', city: 'X' },
    { name: 'B', city: 'Y' },
  ]);
  expect(notes).toEqual(['A row above the header was skipped.']);
});

it('refuses a table without a header and names its columns', async () => {
  await expect(read(await workbook(partsOf({ Places: [['Some Café', 52.52, 13.4]] })))).rejects.toThrow(
    'This table has no header. Its columns are A “Some Café”, B “52.52”, C “13.4”.',
  );
});

it('refuses a sheet with a cell so far away that the rows before it would fill the memory', async () => {
  const parts = partsOf({ Places: PLACES });
  const far = (cell: string) => ({ ...parts, 'xl/worksheets/sheet1.xml': sheetXml(PLACES).replace('</sheetData>', `${cell}</sheetData>`) });
  const files = ['<row r="1000000"><c r="XFD1000000"><v>1</v></c></row>', '<row><c r="ABC1000000"><v>1</v></c></row>'].map((cell) => workbook(far(cell)));
  for (const file of await Promise.all(files))
    await expect(read(file)).rejects.toThrow(/^A sheet has 1,000,000 rows and [\d,]+ columns, and at most 5,000,000 cells can be read/);
});

it('refuses a workbook without rows, a broken one and one that would fill the memory', async () => {
  await expect(read(await workbook(partsOf({ Empty: [] })))).rejects.toThrow('No sheet of this workbook has rows.');
  await expect(read(await workbook({ 'xl/workbook.xml': '<nonsense' }))).rejects.toThrow('This Excel workbook cannot be read');
  const bomb = await workbook({ ...partsOf({ Places: PLACES }), 'xl/worksheets/sheet9.xml': Buffer.alloc(51_000_000, ' ') });
  await expect(read(bomb)).rejects.toThrow(
    'Unpacked, this workbook has more than 50 MB, which cannot be read. Save the sheet as CSV, which can have any size.',
  );
});
