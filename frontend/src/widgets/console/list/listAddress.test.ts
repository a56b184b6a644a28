import { flagIn, orderOf, pageOf, present, sortOf, wordIn, wordOf, wordsIn } from './listAddress';

const SORTS = { name: 'NAME', joined: 'JOINED' } as const;
const address = (text: string) => new URLSearchParams(text);

test.each([
  ['', { number: 1, size: 25 }],
  ['page=3&size=100', { number: 3, size: 100 }],
  ['page=-1&size=1000', { number: 1, size: 25 }],
])('pageOf reads page and size from %j', (text, part) => {
  expect(pageOf(address(text))).toEqual(part);
});

test.each([
  ['', { sort: 'JOINED', direction: 'DESCENDING' }],
  ['sort=name', { sort: 'NAME', direction: 'ASCENDING' }],
  ['sort=-name', { sort: 'NAME', direction: 'DESCENDING' }],
  ['sort=toString', { sort: 'JOINED', direction: 'DESCENDING' }],
])('sortOf reads the order from %j', (text, order) => {
  expect(sortOf(address(text), SORTS, '-joined')).toEqual(order);
});

test.each(['name', '-name'])('wordOf is the inverse of orderOf for %s', (word) => {
  expect(wordOf(orderOf(word))).toBe(word);
});

test('unknown and absent values of parameters are left out', () => {
  expect(wordIn(address('status=pending'), 'status', ['PENDING'])).toBe('PENDING');
  expect(wordIn(address('status=PENDING'), 'status', ['PENDING'])).toBeUndefined();
  expect(flagIn(address('featured=false'), 'featured')).toBe(false);
  expect(flagIn(address('featured=1'), 'featured')).toBeUndefined();
  expect(wordsIn(address('category=cafe,,bar, '), 'category')).toEqual(['cafe', 'bar']);
  expect(wordsIn(address(''), 'category')).toEqual([]);
  expect(present({ search: undefined, featured: false })).toEqual({ featured: false });
});
