import { shownRating } from './shown-rating.js';

test('an average of reviews is rounded down to a tenth, and a tenth stays', () => {
  expect([3.96, 4.25, 4.999, 0].map(shownRating)).toEqual([3.9, 4.2, 4.9, 0]);
  const tenths = Array.from({ length: 41 }, (_, n) => (n + 10) / 10);
  expect(tenths.map(shownRating)).toEqual(tenths);
});
