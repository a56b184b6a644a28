import { capitalize, formatCompact, formatDate, formatDecimal, formatNumber, formatRating, formatYear } from './format';

test('numbers, dates, years and words are formatted in English', () => {
  expect(formatNumber(12460)).toBe('12,460');
  expect(formatCompact(20_667_656)).toBe('20.7M');
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(formatYear(1507)).toBe('1507');
  expect(formatYear(-753)).toBe('753 BC');
  expect(capitalize('museum')).toBe('Museum');
});

test('an average rating is rounded down, another number to the nearest tenth', () => {
  expect([3.96, 4.25, 4, 0].map(formatRating)).toEqual(['3.9', '4.2', '4.0', '0.0']);
  expect(formatDecimal(3.96)).toBe('4.0');
});

test('a place shows at least 4.0 exactly if the filter "4+" finds it, whatever its reviews are', () => {
  const averages = Array.from({ length: 60 }, (_, n) => n + 1).flatMap((count) => Array.from({ length: 4 * count + 1 }, (_, more) => 1 + more / count));
  const wrong = [1, 2, 3, 4, 5].flatMap((least) => averages.filter((average) => average >= least !== Number(formatRating(average)) >= least));
  expect(wrong).toEqual([]);
});
