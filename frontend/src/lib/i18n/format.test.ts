import { capitalize, formatCompact, formatDate, formatNumber, formatYear } from './format';

test('numbers, dates, years and words are formatted in English', () => {
  expect(formatNumber(12460)).toBe('12,460');
  expect(formatCompact(20_667_656)).toBe('20.7M');
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  expect(formatYear(1507)).toBe('1507');
  expect(formatYear(-753)).toBe('753 BC');
  expect(capitalize('museum')).toBe('Museum');
});
