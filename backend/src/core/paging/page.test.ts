import { MAX_ROWS, readPage } from './page.js';

const rows = (total: number) => Array.from({ length: total }, (_, i) => i);
const read = (number: number, size: number, total: number) =>
  readPage({ number, size }, total, async ({ offset, limit }) => rows(total).slice(offset, offset + limit));

test.each([
  [1, 5, 12, [0, 1, 2, 3, 4], 1, 3],
  [2, 5, 12, [5, 6, 7, 8, 9], 2, 3],
  [3, 5, 12, [10, 11], 3, 3],
  [4, 5, 12, [10, 11], 3, 3],
  [10_000, 5, 12, [10, 11], 3, 3],
  [1, 5, 5, [0, 1, 2, 3, 4], 1, 1],
  [2, 5, 6, [5], 2, 2],
  [1, 100, 1, [0], 1, 1],
])('page %d of size %d of %d rows contains %j and is page %d of %d', async (number, size, total, items, page, pages) => {
  expect(await read(number, size, total)).toEqual({ items, total, page, pages });
});

test('an empty list has one empty page, and nothing is read', async () => {
  const neverCalled = jest.fn();
  expect(await readPage({ number: 7, size: 5 }, 0, neverCalled)).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(neverCalled).not.toHaveBeenCalled();
});

test.each([1, 7, 20, 100, 1000])('pages of size %d never reach beyond the maximum number of rows', async (size) => {
  let last = 0;
  const { pages } = await readPage({ number: MAX_ROWS, size }, 1_000_000, async ({ offset, limit }) => {
    last = offset + limit;
    return [];
  });
  expect(last).toBeLessThanOrEqual(MAX_ROWS);
  expect(pages).toBe(Math.floor(MAX_ROWS / size));
});
