import { retryAfter, waitAfter } from './webhook.schedule.js';

const NOW = new Date('2026-11-24T12:00:00Z');
const DAY = 86_400;

test('a message is sent eight times over two days, and then no more', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => waitAfter(attempts, 0));
  expect(waits).toEqual([60, 300, 1800, 7200, 21_600, 43_200, DAY, null]);
});

test('Retry-After makes delays longer, but adds no attempt', () => {
  expect(waitAfter(1, 3600)).toBe(3600);
  expect(waitAfter(7, 3600)).toBe(DAY);
  expect(waitAfter(8, 3600)).toBeNull();
});

test.each([
  ['120', 120],
  ['Tue, 24 Nov 2026 12:00:30 GMT', 30],
  ['Tue, 24 Nov 2026 11:00:00 GMT', 0],
  ['999999999', DAY],
  ['Thu, 24 Dec 2026 12:00:00 GMT', DAY],
  ['soon', 0],
  ['-5', 0],
  ['', 0],
  [undefined, 0],
])('parses Retry-After %j as %i seconds', (header, seconds) => {
  expect(retryAfter(header, NOW)).toBe(seconds);
});
