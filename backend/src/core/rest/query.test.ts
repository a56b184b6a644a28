import { newId } from '../db/index.js';
import { refusedFields } from '../../../test/refusals.js';
import { param, type QueryParameter, readQuery } from './query.js';

/** Reads a query with one parameter, `it`. */
const read = <Value>(parameter: QueryParameter<Value>, value: unknown): Value => readQuery({ it: parameter }, { it: value }).it as Value;

const TEXT = param.text('');
const NUMBER = param.number('');
const ONE_TO_NINE = param.integer('', { min: 1, max: 9 });
const FLAG = param.boolean('');
const SORT = param.oneOf(['newest', 'rating'], '');
const THREE = param.numbers(3, '');
const IDS = param.ids('');
const MOMENT = param.moment('');

/** Returns the errors for a value that is refused. */
const problem = (parameter: QueryParameter<unknown>, value: unknown) => refusedFields(() => read(parameter, value));

test('reads a missing or empty parameter as undefined, or as its default', () => {
  for (const absent of [undefined, '']) {
    expect([TEXT, NUMBER, ONE_TO_NINE, FLAG, SORT, THREE, IDS, MOMENT].map((parameter) => read<unknown>(parameter, absent))).toEqual(Array(8).fill(undefined));
    expect(read(param.orElse(ONE_TO_NINE, 5), absent)).toBe(5);
  }
  expect(readQuery({ it: TEXT, page: param.page().page }, {})).toEqual({ it: undefined, page: 1 });
});

test('refuses a missing parameter that is required', () => {
  expect(read(param.required(ONE_TO_NINE), '3')).toBe(3);
  for (const absent of [undefined, '']) expect(problem(param.required(ONE_TO_NINE), absent)).toEqual({ it: 'it is missing' });
});

test('reads text unchanged', () => {
  expect(read(TEXT, ' São Paulo 😀 ')).toBe(' São Paulo 😀 ');
  expect(read(TEXT, 'x'.repeat(200))).toHaveLength(200);
});

test.each<[unknown, string]>([
  ['x'.repeat(201), 'it must be at most 200 characters'],
  ['a\0', 'it contains characters that cannot be used'],
  ['\ud800', 'it contains characters that cannot be used'],
  [['a', 'b'], 'it may be given once'],
  [{ a: 1 }, 'it may be given once'],
  [['a'], 'it may be given once'],
])('refuses the text %j', (value, message) => {
  expect(problem(TEXT, value)).toEqual({ it: message });
});

test.each([
  ['3', 3],
  ['-4', 1],
  ['0', 1],
  ['10', 9],
  ['1e3', 9],
  ['1e30', 9],
  ['-1e30', 1],
  ['+2', 2],
  [' 2 ', 2],
  ['4.0', 4],
  ['007', 7],
])('reads %j as the whole number %d in the range 1 to 9', (text, number) => {
  expect(read(ONE_TO_NINE, text)).toBe(number);
});

test.each(['1.5', '1e-1'])('refuses %j as a whole number', (text) => {
  expect(problem(ONE_TO_NINE, text)).toEqual({ it: 'it must be a whole number' });
});

test.each(['abc', '1,5', '0x10', 'NaN', 'Infinity', '1 2', '--1', '1e', '.5', '١'])('refuses %j as a number', (text) => {
  expect(problem(NUMBER, text)).toEqual({ it: 'it must be a number' });
});

test('reads only true and false as booleans', () => {
  expect([read(FLAG, 'true'), read(FLAG, 'false')]).toEqual([true, false]);
  for (const text of ['TRUE', '1', 'yes', 'on']) expect(problem(FLAG, text)).toEqual({ it: 'it must be true or false' });
});

test('reads one of several words, in upper or lower case', () => {
  expect(read(SORT, 'NeWest')).toBe('newest');
  for (const text of ['new', 'constructor', ' newest']) expect(problem(SORT, text)).toEqual({ it: 'it must be one of newest, rating' });
});

test('reads exactly three numbers, separated by commas', () => {
  expect(read(THREE, '1, -2.5,3e1')).toEqual([1, -2.5, 30]);
  for (const text of ['1', '1,2', '1,2,3,4', '1,,3', '1,b,3', ',,', '1,2,Infinity', '1,2,1e400']) {
    expect(problem(THREE, text)).toEqual({ it: 'it must be 3 numbers with commas between them' });
  }
});

test('reads up to 100 ids, separated by commas, and skips malformed ids', () => {
  const [one, other] = [newId(), newId()];
  expect(read(IDS, `${one}, x,${other},`)).toEqual([one, other]);
  expect(read(IDS, 'x')).toEqual([]);
  expect(problem(IDS, Array(101).fill(one).join(','))).toEqual({ it: 'it must be at most 100 ids with commas between them' });
  expect(problem(IDS, [one, other])).toEqual({ it: 'it may be given once' });
});

test('ignores properties that the query object inherits', () => {
  const query = Object.assign(Object.create(null) as Record<string, unknown>, { limit: '2' });
  expect(Object.values(readQuery({ constructor: TEXT, toString: TEXT }, query))).toEqual([undefined, undefined]);
});

test('ignores parameters that the route has not declared', () => {
  expect(readQuery({ it: TEXT }, { it: 'a', other: 'b' })).toEqual({ it: 'a' });
});

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T08:30Z', '2026-11-21T08:30:00.000Z'],
  ['2026-11-21T08:30:00.5+02:00', '2026-11-21T06:30:00.500Z'],
])('reads %j as a point in time', (text, moment) => {
  expect(read(MOMENT, text)?.toISOString()).toBe(moment);
});

test.each(['yesterday', '2026', '2026-13-01', '2026-11-21T08:30', '+012026-11-21', '21/11/2026'])('refuses %j as a point in time', (text) => {
  expect(problem(MOMENT, text)).toEqual({ it: 'it must be a date such as 2026-11-21' });
});
