import { filesOf } from './sizes.js';

const names = (width: number, height: number) => filesOf({ width, height }).map((file) => [file.name, file.width, file.height]);

test.each([
  [
    'a large picture',
    1600,
    1200,
    [
      [480, 480, 360],
      [960, 960, 720],
      [1600, 1600, 1200],
    ],
  ],
  [
    'one of just over a page',
    961,
    500,
    [
      [480, 480, 250],
      [960, 960, 499],
      [1600, 961, 500],
    ],
  ],
  [
    'one of just a page',
    960,
    500,
    [
      [480, 480, 250],
      [960, 960, 500],
    ],
  ],
  [
    'one between a card and a page',
    700,
    933,
    [
      [480, 480, 640],
      [960, 700, 933],
    ],
  ],
  ['a small one', 300, 200, [[480, 300, 200]]],
  [
    'a narrow strip',
    200,
    4800,
    [
      [480, 60, 1440],
      [960, 120, 2880],
      [1600, 200, 4800],
    ],
  ],
  [
    'the narrowest',
    1,
    4800,
    [
      [480, 1, 1440],
      [960, 1, 2880],
      [1600, 1, 4800],
    ],
  ],
])('stores %s in files of these sizes, none larger than the original', (_what, width, height, files) => {
  expect(names(width, height)).toEqual(files);
});
