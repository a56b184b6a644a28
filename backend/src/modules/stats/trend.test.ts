import type { Step } from './trend.query.js';
import { trendOf } from './trend.js';

const step = (daysAgo: number, by: number): Step => ({ name: 'cities', daysAgo, step: by });

test('a total without changes stays the same', () => {
  expect(trendOf(7, [])).toEqual({ change: 0, days: Array(30).fill(7) });
});

test('returns the total of each day, and the growth as a fraction', () => {
  const { change, days } = trendOf(12, [step(0, 1), step(2, -2), step(29, 2), step(30, 1)]);
  expect(change).toBeCloseTo(0.2);
  expect([days[0], days.slice(1, 27), days.slice(27)]).toEqual([13, Array(26).fill(13), [11, 11, 12]]);
});

test('returns no growth from zero', () => {
  expect(trendOf(3, [step(1, 3)])).toMatchObject({ change: null, days: expect.arrayContaining([0, 3]) as number[] });
  expect(trendOf(0, []).change).toBeNull();
});
