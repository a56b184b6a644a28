import { type CsvColumns, csvHead, csvRows, streamCsv } from './csv.js';

interface Row {
  name: string | null;
  count: number;
  isOpen: boolean;
  at: Date | null;
}
const COLUMNS: CsvColumns<Row> = { name: ({ name }) => name, count: ({ count }) => count, open: ({ isOpen }) => isOpen, at: ({ at }) => at };
const row = (values: Partial<Row> = {}): Row => ({ name: 'Fort', count: -1, isOpen: true, at: null, ...values });
const csvOf = (columns: CsvColumns<Row>, rows: readonly Row[], options = {}) => csvHead(columns) + csvRows(columns, rows, options);
const HEAD = '\uFEFFname,count,open,at\r\n';

async function* portionsOf(...portions: Row[][]): AsyncGenerator<Row[]> {
  yield* portions;
}
async function read(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

test('quotes only texts, and leaves unknown values empty', () => {
  expect(csvOf(COLUMNS, [row({ name: 'Say "hi"', at: new Date(0) }), row({ name: null, isOpen: false })])).toBe(
    `${HEAD}"Say ""hi""",-1,true,1970-01-01T00:00:00.000Z\r\n,-1,false,\r\n`,
  );
});

test.each(['=1', '+1', '-1', '@A1', '\t=1', '\r=1'])('escapes the formula %j for spreadsheets', (name) => {
  expect(csvOf(COLUMNS, [row({ name })])).toBe(`${HEAD}"'${name}",-1,true,\r\n`);
});

test.each(['=1', "'=1", '+91 20', 'Say "hi"'])('writes %j as it is on request', async (name) => {
  const line = `"${name.replaceAll('"', '""')}",-1,true,\r\n`;
  expect(csvOf(COLUMNS, [row({ name })], { isRaw: true })).toBe(HEAD + line);
  expect((await read(streamCsv(COLUMNS, portionsOf([row({ name })]), { isRaw: true }))).join('')).toBe(HEAD + line);
});

test('a streamed table has the same content, one piece per portion', async () => {
  const portions = [[row(), row()], [row({ name: 'Park' })]];
  const pieces = await read(streamCsv(COLUMNS, portionsOf(...portions)));
  expect(pieces).toHaveLength(2);
  expect(pieces.join('')).toBe(csvOf(COLUMNS, portions.flat()));
  expect(await read(streamCsv(COLUMNS, portionsOf()))).toEqual([HEAD]);
});
