import { Blob as NodeBlob } from 'node:buffer';
import { joinedCsv } from './joinedCsv';

// jsdom's Blob lacks `arrayBuffer`
const PageBlob = globalThis.Blob;
beforeAll(() => void (globalThis.Blob = NodeBlob as unknown as typeof Blob));
afterAll(() => void (globalThis.Blob = PageBlob));

const MARK = '\uFEFF';
const file = (rows: string) => new Blob([`${MARK}id,name\r\n${rows}`], { type: 'text/csv' });
const textOf = async (blob: Blob) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());

test('several files are joined with one header and one byte order mark', async () => {
  const joined = await joinedCsv([file('1,"Zürich\r\nor so"\r\n'), file('2,Kyoto\r\n'), file('')]);
  expect(await textOf(joined)).toBe(`${MARK}id,name\r\n1,"Zürich\r\nor so"\r\n2,Kyoto\r\n`);
  expect(joined.type).toBe('text/csv');
});

test('a single file is returned unchanged', async () => {
  const one = file('1,Agra\r\n');
  expect(await joinedCsv([one])).toBe(one);
});
