import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../core/errors/index.js';
import { flag, keyOf, number, oneOf, optional, text, unique } from './column.js';
import { readTable } from './table.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-sample-'));
const file = path.join(folder, 'places.csv');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const cities = new Map([['pune', { id: 7 }]]);
function read(...lines: string[]) {
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return readTable(file, { key: unique(), city: keyOf(cities), status: oneOf('active', 'pending'), featured: flag, age: number, note: optional(text) });
}

const HEADER = 'key,city,status,featured,age,note';
const FORT = 'pune/fort,pune,active,true,12.5,';

test('a table has values by column, in any order of the columns, and rows instead of their keys', () => {
  expect(read(HEADER, FORT, 'pune/hall,pune,pending,false,0,"Says ""hello"", twice"')).toEqual([
    { key: 'pune/fort', city: { id: 7 }, status: 'active', featured: true, age: 12.5, note: null },
    { key: 'pune/hall', city: { id: 7 }, status: 'pending', featured: false, age: 0, note: 'Says "hello", twice' },
  ]);
  expect(read('note,age,featured,status,city,key', ',1,true,active,pune,pune/fort')).toMatchObject([{ key: 'pune/fort', age: 1, note: null }]);
  expect(read('key,city,status,featured,age', 'pune/fort,pune,active,true,1')).toMatchObject([{ key: 'pune/fort', note: null }]);
});

test.each([
  [[`${HEADER},motto`, `${FORT},`], 'line 1: Unknown column: motto'],
  [['key,city,status,featured,note', 'pune/fort,pune,active,true,'], 'line 1: Missing column: age'],
  [[HEADER, FORT, 'pune/hall,pune,active,true,1'], 'line 3: Invalid Record Length: columns length is 6, got 5 on line 3'],
  [[HEADER, FORT, 'pune/hall,pune,active,true,1,a "quote"'], 'line 3: Invalid Opening Quote'],
  [[HEADER, FORT, 'pune/hall,pune,active,true,1,"open'], 'line 3: Quote Not Closed'],
  [[HEADER, FORT, FORT], 'line 3: key "pune/fort" is there twice'],
  [[HEADER, ',pune,active,true,1,'], 'line 2: key "" is empty'],
  [[HEADER, 'pune/fort,puna,active,true,1,'], 'line 2: city "puna" does not exist'],
  [[HEADER, 'pune/fort,pune,gone,true,1,'], 'line 2: status "gone" is not one of active, pending'],
  [[HEADER, 'pune/fort,pune,active,yes,1,'], 'line 2: featured "yes" is not one of true, false'],
  [[HEADER, 'pune/fort,pune,active,true,old,'], 'line 2: age "old" is not a number'],
  [[HEADER, 'pune/fort,pune,active,true,,'], 'line 2: age "" is empty'],
  [[], 'line 1: Missing column: key'],
])('an invalid file is refused with its name and the line: %j', (lines, message) => {
  const problem = `${file}, ${message}`;
  expect(() => read(...lines)).toThrow(StartError);
  expect(() => read(...lines)).toThrow(problem);
});
