import { newId } from '../db/ids.js';
import { InvalidInput } from '../errors/index.js';
import { QueryReader } from './query-reader.js';

const reader = (value: unknown) => new QueryReader({ it: value });

/** What is said about a value that cannot be used. */
function problem(read: () => unknown): Record<string, string> {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields;
    throw error;
  }
  return {};
}

test('a handler that reads what is absent or empty gets undefined, or its fallback', () => {
  for (const query of [reader(undefined), reader(''), new QueryReader({})]) {
    expect([query.text('it'), query.number('it'), query.boolean('it'), query.oneOf('it', ['a']), query.numbers('it', 2), query.ids('it')]).toEqual(Array(6).fill(undefined));
    expect(query.integer('it', { min: 1, max: 9, fallback: 5 })).toBe(5);
  }
});

test('a handler reads text as it was written', () => {
  expect(reader(' São Paulo 😀 ').text('it')).toBe(' São Paulo 😀 ');
  expect(reader('x'.repeat(200)).text('it')).toHaveLength(200);
});

test.each<[unknown, string]>([
  ['x'.repeat(201), 'it must be at most 200 characters'], ['a\0', 'it contains characters that cannot be used'], ['\ud800', 'it contains characters that cannot be used'],
  [['a', 'b'], 'it may be given once'], [{ a: 1 }, 'it may be given once'], [['a'], 'it may be given once'],
])('a handler refuses the text %j', (value, message) => {
  expect(problem(() => reader(value).text('it'))).toEqual({ it: message });
});

test.each([['3', 3], ['-4', 1], ['0', 1], ['10', 9], ['1e3', 9], ['1e30', 9], ['-1e30', 1], ['+2', 2], [' 2 ', 2], ['4.0', 4], ['007', 7]])('a handler reads %j as the whole number %d from 1 to 9', (text, number) => {
  expect(reader(text).integer('it', { min: 1, max: 9, fallback: 5 })).toBe(number);
});

test.each(['1.5', '1e-1'])('a handler refuses %j as a whole number', (text) => {
  expect(problem(() => reader(text).integer('it', { min: 1, max: 9, fallback: 5 }))).toEqual({ it: 'it must be a whole number' });
});

test.each(['abc', '1,5', '0x10', 'NaN', 'Infinity', '1 2', '--1', '1e', '.5', '١'])('a handler refuses %j as a number', (text) => {
  expect(problem(() => reader(text).number('it'))).toEqual({ it: 'it must be a number' });
});

test('a handler reads true and false, and nothing else as either', () => {
  expect([reader('true').boolean('it'), reader('false').boolean('it')]).toEqual([true, false]);
  for (const text of ['TRUE', '1', 'yes', 'on']) expect(problem(() => reader(text).boolean('it'))).toEqual({ it: 'it must be true or false' });
});

test('a handler reads one of several words in any case', () => {
  expect(reader('NeWest').oneOf('it', ['newest', 'rating'])).toBe('newest');
  for (const text of ['new', 'constructor', ' newest']) expect(problem(() => reader(text).oneOf('it', ['newest', 'rating']))).toEqual({ it: 'it must be one of newest, rating' });
});

test('a handler reads so many numbers between commas, and no other list', () => {
  expect(reader('1, -2.5,3e1').numbers('it', 3)).toEqual([1, -2.5, 30]);
  for (const text of ['1', '1,2', '1,2,3,4', '1,,3', '1,b,3', ',,', '1,2,Infinity', '1,2,1e400']) {
    expect(problem(() => reader(text).numbers('it', 3))).toEqual({ it: 'it must be 3 numbers with commas between them' });
  }
});

test('a handler reads up to a hundred ids between commas, and leaves out what is none', () => {
  const [one, other] = [newId(), newId()];
  expect(reader(`${one}, x,${other},`).ids('it')).toEqual([one, other]);
  expect(reader('x').ids('it')).toEqual([]);
  expect(problem(() => reader(Array(101).fill(one).join(',')).ids('it'))).toEqual({ it: 'it must be at most 100 ids with commas between them' });
  expect(problem(() => reader([one, other]).ids('it'))).toEqual({ it: 'it may be given once' });
});

test('a handler that asks for names every object has gets what was given, not what it inherits', () => {
  const query = new QueryReader(Object.assign(Object.create(null) as object, { limit: '2' }));
  for (const name of ['__proto__', 'constructor', 'toString']) expect(query.text(name)).toBeUndefined();
});

test.each([['2026-11-21', '2026-11-21T00:00:00.000Z'], ['2026-11-21T08:30Z', '2026-11-21T08:30:00.000Z'], ['2026-11-21T08:30:00.5+02:00', '2026-11-21T06:30:00.500Z']])(
  'a handler reads %j as a moment', (text, moment) => {
  expect(reader(text).moment('it')?.toISOString()).toBe(moment);
});

test.each(['yesterday', '2026', '2026-13-01', '2026-11-21T08:30', '+012026-11-21', '21/11/2026'])('a handler refuses %j as a moment', (text) => {
  expect(problem(() => reader(text).moment('it'))).toEqual({ it: 'it must be a date such as 2026-11-21' });
});
