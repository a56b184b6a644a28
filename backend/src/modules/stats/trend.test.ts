import type { Step } from './trend.query.js';
import { trendOf } from './trend.js';

const step = (daysAgo: number, by: number): Step => ({ name: 'cities', daysAgo, step: by });

test('an admin sees a total that nothing has changed as it is', () => {
  expect(trendOf(7, [])).toEqual({ change: 0, days: Array(30).fill(7) });
});

test('an admin sees when a total has grown and shrunk, and by which share in all', () => {
  const { change, days } = trendOf(12, [step(0, 1), step(2, -2), step(29, 2), step(30, 1)]);
  expect(change).toBeCloseTo(0.2);
  expect([days[0], days.slice(1, 27), days.slice(27)]).toEqual([13, Array(26).fill(13), [11, 11, 12]]);
});

test('an admin sees no share of nothing', () => {
  expect(trendOf(3, [step(1, 3)])).toMatchObject({ change: null, days: expect.arrayContaining([0, 3]) as number[] });
  expect(trendOf(0, []).change).toBeNull();
});
