import { inPortions } from './portions.js';

const all = (length: number) => Array.from({ length }, (_, i) => ({ id: String(i).padStart(5, '0') }));

test.each([
  [0, 1, []],
  [1, 1, [1]],
  [999, 1, [999]],
  [1000, 2, [1000]],
  [2100, 3, [1000, 1000, 100]],
])('reads a list of %d rows in %d steps', async (length, steps, expected) => {
  const read = jest.fn(async (after: string | null, limit: number) =>
    all(length)
      .filter(({ id }) => after === null || id > after)
      .slice(0, limit),
  );
  const sizes: number[] = [];
  for await (const rows of inPortions(read)) sizes.push(rows.length);
  expect([sizes, read.mock.calls.length]).toEqual([expected, steps]);
});
