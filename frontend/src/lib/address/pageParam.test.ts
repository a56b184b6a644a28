import { pageParam } from './pageParam';

test.each([
  ['1', 1],
  ['27', 27],
  ['9999', 9999],
  ['10000', 1],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['1e3', 1],
  ['two', 1],
  ['', 1],
  [null, 1],
])('parameter %j gives page %d', (text, page) => expect(pageParam(text)).toBe(page));
